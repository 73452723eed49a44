import { lockAppointment } from "#tools/appointments/lock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import { tellReceipt } from "#tools/payments/bill/receipt.ts";
import { requireMoneyOf } from "#tools/payments/whose.ts";
import type { SendReceipt, SentReceipt } from "./schema.ts";

/**
 * Sends the receipt of a visit that is closed. @throws not_found, forbidden; conflict where it is not closed; invalid where no way
 * that is asked for leads to its client, or it went there within the hour
 */
export async function sendReceipt(
  ctx: Ctx,
  { appointmentId, by }: SendReceipt,
): Promise<SentReceipt> {
  await requireMoneyOf(ctx, appointmentId);
  return atomically(ctx, async (ctx) => {
    const { clientName } = await lockAppointment(ctx, appointmentId);
    const sent = await tellReceipt(ctx, appointmentId, by);
    if (sent.length === 0)
      throw refused("by", `${clientName} cannot be reached that way, or has it already.`);
    return { clientName, sent };
  });
}
