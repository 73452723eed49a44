import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { updatePost, withdrawPost } from "./posts.ts";
import { Post, UpdatePost } from "./schema.ts";

const TAKES_BACK = "It takes an act back that is in the ledger.";

/** What takes back acts on posts. */
export const socialUndoTools = {
  withdraw_post: defineTool({
    description: "A post that was kept, not kept after all.",
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
    effect: "write",
    unlisted: TAKES_BACK,
    run: withdrawPost,
  }),
  put_post_back: defineTool({
    description: "A post as it was before a change.",
    input: UpdatePost.extend({ id: z.uuid() }),
    output: Post,
    effect: "write",
    unlisted: TAKES_BACK,
    run: updatePost,
  }),
};
