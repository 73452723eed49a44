import type { SalonCtx } from "#tools/core/context.ts";
import { revokeOnce } from "#tools/messages/inbox/consents.ts";
import type { OutboxRow } from "./outbox.ts";

/** Twilio's word for a number that has sent STOP to it. */
const OPTED_OUT = 21610;

/** Writes into the ledger, once, what the carrier says: this number has opted out. Any other code changes nothing. */
export async function noteOptOut(
  ctx: SalonCtx,
  { recipient: phone, clientId }: Pick<OutboxRow, "recipient" | "clientId">,
  code: number | null,
): Promise<void> {
  if (code !== OPTED_OUT) return;
  const wording = `The carrier takes no texts to this number: it has opted out (${OPTED_OUT}).`;
  await revokeOnce(ctx, { phone, clientId, method: "carrier", wording });
}
