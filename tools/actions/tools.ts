import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { ChatAction } from "./schema.ts";
import { undoLast } from "./undo.ts";

export const actionTools = {
  undo_last: defineTool({
    description:
      "Take back the newest act of this thread, when the stylist says undo. It can be done for 30 seconds after the act.",
    input: z.strictObject({}),
    output: ChatAction,
    effect: "write",
    refreshes: "all",
    route: "POST /api/actions/{id}/undo",
    unlisted: "It marks the line of the act that it takes back.",
    run: undoLast,
  }),
};
