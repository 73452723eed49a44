import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";

/** One thing a scripted model does in its turn. */
export type Act =
  | { say: string }
  | { call: string; input: unknown; id?: string }
  /** Holds the stream until the promise resolves, or the reply is aborted. */
  | { wait: Promise<unknown> }
  /** An error inside the stream. */
  | { fail: Error }
  /** The connection breaks. */
  | { drop: Error }
  | { finish: LanguageModelV4FinishReason["unified"] };

/** What a script sees: the newest words of the person, and the results that came since. */
export type Seen = {
  said: string;
  results: { toolName: string; output: unknown; type: string }[];
  options: LanguageModelV4CallOptions;
};

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 5, text: 5, reasoning: 0 },
};

/** A language model that does exactly what the test's script says, and remembers what it was asked. */
export function scriptedModel(script: (seen: Seen) => Act[]) {
  const asked: LanguageModelV4CallOptions[] = [];
  const model: LanguageModelV4 = {
    specificationVersion: "v4",
    provider: "test.scripted",
    modelId: "scripted",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The chat streams.")),
    doStream: async (options) => {
      asked.push(options);
      const acts = perform(script(seenIn(options)), options.abortSignal);
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          async pull(controller) {
            const { done, value } = await acts.next();
            if (done) controller.close();
            else controller.enqueue(value);
          },
        }),
      };
    },
  };
  return Object.assign(model, { asked });
}

async function* perform(
  acts: Act[],
  signal?: AbortSignal,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: "stream-start", warnings: [] };
  let unified: LanguageModelV4FinishReason["unified"] = "stop";
  for (const [index, act] of acts.entries()) {
    signal?.throwIfAborted();
    if ("wait" in act) await Promise.race([act.wait, aborted(signal)]);
    else if ("fail" in act) yield { type: "error", error: act.fail };
    else if ("drop" in act) throw act.drop;
    else if ("finish" in act) unified = act.finish;
    else if ("say" in act) {
      const id = `text-${index}`;
      yield { type: "text-start", id };
      yield { type: "text-delta", id, delta: act.say };
      yield { type: "text-end", id };
    } else {
      unified = "tool-calls";
      yield {
        type: "tool-call",
        toolCallId: act.id ?? `call-${crypto.randomUUID()}`,
        toolName: act.call,
        input: JSON.stringify(act.input),
      };
    }
  }
  yield { type: "finish", finishReason: { unified, raw: unified }, usage };
}

function aborted(signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")), {
      once: true,
    });
  });
}

function seenIn(options: LanguageModelV4CallOptions): Seen {
  const from = options.prompt.findLastIndex(({ role }) => role === "user");
  return {
    said: textOf(options.prompt[from]),
    results: options.prompt.slice(from + 1).flatMap(resultsOf),
    options,
  };
}

/** What the person said, without the lines that tell of the present and of the salon. */
function textOf(message: LanguageModelV4Message | undefined): string {
  if (message?.role !== "user") return "";
  return message.content
    .map((part) => (part.type === "text" && !/^\[(?:now|names) /.test(part.text) ? part.text : ""))
    .join(" ")
    .trim();
}

function resultsOf(message: LanguageModelV4Message): Seen["results"] {
  if (message.role !== "tool") return [];
  return message.content.flatMap((part) =>
    part.type === "tool-result"
      ? [
          {
            toolName: part.toolName,
            type: part.output.type,
            output: "value" in part.output ? part.output.value : undefined,
          },
        ]
      : [],
  );
}
