import { eq, or } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { atomically, type Db, type SalonCtx } from "#tools/core/context.ts";
import { noteOptOut } from "./carrier.ts";
import type { OutboxRow } from "./outbox.ts";
import type { MessageStatus } from "#tools/messages/schema.ts";
import { carrierSentence } from "./twilio-errors-data.ts";

/** What Twilio tells of a text that it has taken. */
export type CarrierReport = {
  /** What Twilio knows the text by. */
  sid: string;
  /** Our own id of it, as we gave it along; null where Twilio was not told. */
  messageId: string | null;
  /** Twilio's word for how far it is. */
  status: string;
  errorCode: number | null;
  /** In millionths of the currency, where it says. */
  priceMicros: number | null;
  priceCurrency: string | null;
};

/** Twilio's words for how far a text is, in ours. */
const HEARD: ReadonlyMap<string, MessageStatus> = new Map<string, MessageStatus>([
  ["accepted", "sent"],
  ["scheduled", "sent"],
  ["queued", "sent"],
  ["sending", "sent"],
  ["sent", "sent"],
  ["delivered", "delivered"],
  ["read", "delivered"],
  ["undelivered", "undelivered"],
  ["failed", "failed"],
  ["canceled", "failed"],
]);
const ENDED = new Set<MessageStatus>(["delivered", "undelivered", "failed"]);

/**
 * Whose text a report is of, by Twilio's id or, before we know that, by ours.
 * @param everySalon a report does not say which salon it is of
 */
export async function reportedText(
  everySalon: Db,
  { sid, messageId }: Pick<CarrierReport, "sid" | "messageId">,
): Promise<{ salonId: string; id: string } | null> {
  const rows = await everySalon
    .select({ salonId: outbox.salonId, id: outbox.id, providerId: outbox.providerId })
    .from(outbox)
    .where(or(eq(outbox.providerId, sid), messageId ? eq(outbox.id, messageId) : undefined));
  const row = rows.find(({ providerId }) => providerId === sid) ?? rows[0];
  return row ? { salonId: row.salonId, id: row.id } : null;
}

/**
 * Notes what Twilio tells of a text. A text only gets on: what comes late, out of order or once more changes nothing. A report that
 * comes before the process that sent the text has noted it, or after that process died, says that the text was taken.
 */
export function noteReport(ctx: SalonCtx, id: string, report: CarrierReport): Promise<void> {
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(outbox).where(eq(outbox.id, id)).for("update");
    if (!row || row.channel !== "sms") return;
    const change = { ...progressOf(ctx, row, report), ...chargeOf(row, report) };
    if (Object.keys(change).length === 0) return;
    await ctx.db.update(outbox).set(change).where(eq(outbox.id, id));
    if (change.status && ENDED.has(change.status)) await noteOptOut(ctx, row, report.errorCode);
  });
}

function progressOf(
  ctx: SalonCtx,
  row: OutboxRow,
  { sid, status, errorCode }: CarrierReport,
): Partial<OutboxRow> {
  const heard = HEARD.get(status);
  const isNews = row.providerId === sid && row.status === "sent" && heard !== "sent";
  if (!heard || !(isNews || isUnmarked(row, heard))) return {};
  const taken = { status: heard, providerId: sid, instance: null, error: null };
  const sentAt = row.sentAt ?? ctx.now();
  if (heard === "sent") return { ...taken, sentAt };
  if (heard === "delivered") return { ...taken, sentAt, deliveredAt: ctx.now(), sealed: null };
  const error = errorCode ? carrierSentence(errorCode) : "Twilio could not deliver it.";
  return { ...taken, sentAt, error };
}

/**
 * Whether a try of this text went over without our having noted it. That it came to nothing is taken for true only of a try that is
 * under way: it may be told of one before, and the next one sends it again.
 */
function isUnmarked({ providerId, attempts, status }: OutboxRow, heard: MessageStatus): boolean {
  if (providerId !== null || attempts === 0) return false;
  return status === "sending" || heard === "sent" || heard === "delivered";
}

function chargeOf(
  row: OutboxRow,
  { sid, priceMicros, priceCurrency }: CarrierReport,
): Partial<OutboxRow> {
  if (priceMicros === null || row.priceMicros !== null) return {};
  return row.providerId === sid ? { priceMicros, priceCurrency } : {};
}
