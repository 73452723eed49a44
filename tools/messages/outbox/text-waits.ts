import { tellDevices, type PushTeller } from "#tools/push/tell.ts";
import type { ConversationRow } from "#tools/messages/inbox/conversations.ts";

/** Has the devices told of whom a client's text waits for: whoever took the conversation over, else whose calendar it is about. */
export async function tellOfText(
  ctx: PushTeller,
  { salonId, takenById, stylistId }: ConversationRow,
  messageId: string,
): Promise<void> {
  const whose = takenById ?? stylistId;
  if (whose) await tellDevices(ctx, { salonId, stylistId: whose, cause: "text", of: messageId });
}
