import type { LanguageModelV4 } from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";

const MEGABYTE = 1024 * 1024;
/** No honest answer is longer. */
const MAX_ANSWER_BYTES = 2 * MEGABYTE;

/** A fetch whose answers end with an error past 2 MB, so that a broken or hostile service cannot fill the memory. */
export function cappedFetch(base: typeof fetch = globalThis.fetch): typeof fetch {
  return async (input, init) => {
    const response = await base(input, init);
    if (!response.body) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > MAX_ANSWER_BYTES) controller.error(new Error("The answer is too long."));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, response);
  };
}

/** How long one call may take, and how many may run at once in this process. */
export type Patience = { timeoutMs: number; atOnce: number };

/** A model whose calls end after a while, whatever the service does, and of which only so many run at once: one more is refused at once. */
export function patient(model: LanguageModelV4, { timeoutMs, atOnce }: Patience): LanguageModelV4 {
  let running = 0;
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v4",
      transformParams: async ({ params }) => {
        const deadline = AbortSignal.timeout(timeoutMs);
        return {
          ...params,
          abortSignal: params.abortSignal
            ? AbortSignal.any([params.abortSignal, deadline])
            : deadline,
        };
      },
      wrapGenerate: async ({ doGenerate }) => {
        if (running >= atOnce) throw new Error("Too many calls to the model at once.");
        running += 1;
        try {
          return await doGenerate();
        } finally {
          running -= 1;
        }
      },
    },
  });
}
