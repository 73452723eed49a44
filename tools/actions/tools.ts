import { defineTool } from "#tools/core/tool.ts";
import { UndoLast, UndoneAction } from "./schema.ts";
import { lastAct, undoLast } from "./undo.ts";

export const actionTools = {
  undo_last: defineTool({
    description:
      "Take back the newest act of this thread, when the stylist says undo. It can be done as long as nothing has followed from it.",
    input: UndoLast,
    output: UndoneAction,
    effect: "write",
    refreshes: "all",
    route: "POST /api/actions/{id}/undo",
    asksWith: async (ctx, asked) => `Take back: ${(await lastAct(ctx, asked)).words}?`,
    changes: async (ctx, asked) => [
      { label: (await lastAct(ctx, asked)).words, before: "done", after: "taken back" },
    ],
    unlisted: "It marks the line of the act that it takes back.",
    run: undoLast,
  }),
};
