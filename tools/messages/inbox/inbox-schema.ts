import { z } from "zod";

/** What the inbox is narrowed to: those with one client, whose notices count too, conversations that wait for somebody of the salon, or with texts nobody has seen. */
export const InboxFilter = z.object({
  needsYou: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
  clientId: z.uuid().optional(),
  unread: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
});
export type InboxFilter = z.infer<typeof InboxFilter>;
