import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import { defineTool } from "#tools/core/tool.ts";
import { forget, forgetAll, getMemories, remember } from "./memory.ts";
import { Forgotten, Memories, Memory, Remember } from "./schema.ts";

const Forget = z.strictObject({
  id: z.uuid().optional(),
  all: z.literal(true).optional().describe("Everything, only where just that is asked for."),
});

/** What the assistant keeps in mind of the salon. */
export const memoryTools = {
  remember: defineTool({
    description:
      "Keep something in mind for the whole salon: a note of how things are done here, or what a word of theirs means. Not what belongs in a client's record, and nothing of anybody's health.",
    input: Remember,
    output: Memory,
    effect: "write",
    refreshes: ["memory"],
    route: "POST /api/memory",
    changes: async (_ctx, { words, means }) =>
      changesOf([[means ? `“${words}” means` : "In mind", null, means ? means.name : words]]),
    records: () => [],
    undo:
      async () =>
      ({ id }) => ({ tool: "forget", input: { id } }),
    did: (_input, { means }) => (means ? "kept what a word means here" : "kept a note in mind"),
    run: remember,
  }),
  list_memories: defineTool({
    description:
      "What is kept in mind of the salon, where it came from, and whether taps on choices are kept.",
    input: z.strictObject({}),
    output: Memories,
    effect: "read",
    run: getMemories,
  }),
  forget: defineTool({
    description: "Forget one thing that is kept in mind, by its id, or all of it.",
    input: Forget,
    output: Forgotten,
    effect: "ask",
    refreshes: ["memory"],
    route: ["DELETE /api/memory/{id}", "DELETE /api/memory"],
    asksWith: async (ctx, asked) => {
      const some = await those(ctx, asked);
      return some.length === 1 && asked.id
        ? `Forget “${some[0]?.words}”?`
        : `Forget all ${some.length} things that I keep in mind?`;
    },
    changes: async (ctx, asked) =>
      (await those(ctx, asked)).map(({ words, means }) => ({
        label: means ? `Word for ${means.name}` : "In mind",
        before: words,
        after: null,
      })),
    records: () => [],
    did: (_input, { forgotten }) =>
      `forgot ${forgotten === 1 ? "a thing that was" : `${forgotten} things that were`} kept in mind`,
    run: async (ctx, { id, all }) => {
      if (id) {
        await forget(ctx, { id });
        return { forgotten: 1 };
      }
      if (!all) throw refused("id", "Say what to forget.");
      return forgetAll(ctx);
    },
  }),
};

async function those(ctx: Ctx, { id }: z.output<typeof Forget>): Promise<Memory[]> {
  const { memories } = await getMemories(ctx);
  return id ? memories.filter((each) => each.id === id) : memories;
}
