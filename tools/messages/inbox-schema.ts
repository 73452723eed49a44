import { z } from "zod";

/** What the inbox is narrowed to: conversations that wait for somebody of the salon, or with texts nobody has seen. */
export const InboxFilter = z.object({
  needsYou: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
  unread: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
});
export type InboxFilter = z.infer<typeof InboxFilter>;
