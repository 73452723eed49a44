import type { TextStreamPart, ToolSet } from "ai";
import { truthful } from "#agent/chat/claims/assistant.ts";
import { figuresIn, keysOf, type At } from "#agent/chat/claims/figures.ts";
import type { ColourFacts } from "#tools/colour/told/schema.ts";
import { stylistTools } from "#tools/registry.ts";
import { NOW, RESULTS, type Call, type Ending } from "./turn-results.ts";

/** A call by the name of its result, or with the result itself. */
export type AnyCall = Call | readonly [{ tool: string; input: unknown; value: unknown }, Ending];

/** The parts of a stream in which a model calls tools and then says something; cards come after what is said. */
function partsOf(calls: readonly AnyCall[], reply: string): TextStreamPart<ToolSet>[] {
  const each = calls.map((call) => {
    const [which, ending] = typeof call === "string" ? ([call, ""] as const) : call;
    const { tool: toolName, input, value } = typeof which === "string" ? RESULTS[which] : which;
    const rest = { toolName, toolCallId: toolName, input };
    if (ending === "waits")
      return {
        type: "tool-approval-request",
        approvalId: toolName,
        toolCall: { type: "tool-call", ...rest },
      };
    if (ending === "denied") return { type: "tool-output-denied", ...rest };
    if (ending === "failed") return { type: "tool-error", ...rest, error: new Error("no") };
    const output = ending === "" ? { ok: true, value } : { ok: false, sentence: ending.refused };
    return { type: "tool-result", ...rest, output };
  });
  const waits = each.filter(({ type }) => type === "tool-approval-request");
  const done = each.filter((part) => !waits.includes(part));
  return [
    ...done,
    ...(done.length > 0 ? [{ type: "finish-step", finishReason: "tool-calls" }] : []),
    { type: "text-start", id: "t" },
    ...(reply.match(/[\s\S]{1,7}/g) ?? []).map((text) => ({ type: "text-delta", id: "t", text })),
    { type: "text-end", id: "t" },
    ...waits,
    { type: "finish-step", finishReason: waits.length > 0 ? "tool-calls" : "stop" },
  ] as TextStreamPart<ToolSet>[];
}

/** What is shown of a reply that a model makes of a turn, piece by piece. */
export async function piecesShown(
  said: string,
  calls: readonly AnyCall[],
  reply: string,
  now = NOW,
): Promise<string[]> {
  const written = new ReadableStream<TextStreamPart<ToolSet>>({
    start(controller) {
      for (const part of partsOf(calls, reply)) controller.enqueue(part);
      controller.close();
    },
  });
  const thread = [
    { id: "m", role: "user" as const, parts: [{ type: "text" as const, text: said }] },
  ];
  const check = truthful(thread, {
    timeZone: "UTC",
    currency: "USD",
    now,
    stylistId: "01980000-0000-7000-8000-000000000002",
    tools: new Set(Object.keys(stylistTools)),
    knows: () => Promise.resolve(RESULTS.ratio.value as ColourFacts),
    passes: () => false,
  });
  const pieces: string[] = [];
  for await (const part of written.pipeThrough(check))
    if (part.type === "text-delta") pieces.push(part.text);
  return pieces;
}

/** The same as one text. */
export const shownOfTurn = async (...turn: Parameters<typeof piecesShown>) =>
  (await piecesShown(...turn)).join("").trim();

/** Figures of an honest reply that can be read nowhere in what is shown. */
export function figuresLost(reply: string, shown: string, at: At): string[] {
  const there = new Set(figuresIn(shown, at).flatMap(keysOf));
  return figuresIn(reply, at)
    .filter(
      (figure) =>
        figure.kind !== "count" &&
        !keysOf(figure).some((key) => there.has(key)) &&
        !figure.values.some((value) => there.has(`count:${value}`)),
    )
    .map(({ from, to }) => reply.slice(from, to));
}
