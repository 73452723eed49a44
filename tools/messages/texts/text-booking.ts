import { and, eq, isNull } from "drizzle-orm";
import { smsMessages } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/**
 * Notes that a text has booked. Call it within the transaction of the booking: a text whose answer is made a second time, because
 * the process that made the first has died, then books nothing more.
 * @throws conflict when this text has booked already; the transaction must not stand then
 */
export async function noteBookedByText(
  { db }: Pick<Ctx, "db">,
  { messageId, appointmentId }: { messageId: string; appointmentId: string },
): Promise<void> {
  const [noted] = await db
    .update(smsMessages)
    .set({ appointmentId })
    .where(and(eq(smsMessages.id, messageId), isNull(smsMessages.appointmentId)))
    .returning({ id: smsMessages.id });
  if (!noted) throw new DomainError("conflict", "This text has booked already.");
}

/** The appointment that a text has booked; null when it has booked none. */
export async function bookedByText(
  { db }: Pick<Ctx, "db">,
  { messageId }: { messageId: string },
): Promise<string | null> {
  const [text] = await db
    .select({ appointmentId: smsMessages.appointmentId })
    .from(smsMessages)
    .where(eq(smsMessages.id, messageId));
  return text?.appointmentId ?? null;
}
