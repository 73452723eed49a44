import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { messageSettings, outbox, smsConversations, smsMessages } from "#db/schema/messages.ts";
import { stylists } from "#db/schema/stylists.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import type { Db, Texter } from "#tools/core/context.ts";
import { isPublic, isSlug } from "#tools/stylists/rules.ts";
import { TIERS } from "#tools/subscription/data.ts";
import { includes } from "#tools/subscription/rules.ts";
import type { IncomingSms } from "#tools/messages/sms-schema.ts";

/** Whom a text is for; `stylistId` where it names one. */
export type Destination = { salonId: string; stylistId?: string };

/**
 * Which salon a text is for. One to a salon's own number is that salon's. The installation's number, and any number where there is
 * no Twilio, is shared: a text that is nothing but a booking address goes there, any other to the salon that the number wrote
 * with last, else to the only salon that answers texts, else to the booking address that it begins with. Null where nothing
 * tells, and "nobody" for a number that is none of ours. `everySalon` must see all salons.
 */
export async function destinationOf(
  { db: everySalon, sms }: { db: Db; sms: Pick<Texter, "delivers" | "number"> },
  { from, to, body }: Pick<IncomingSms, "from" | "to" | "body">,
): Promise<Destination | "nobody" | null> {
  const [own] = await everySalon
    .select({ salonId: messageSettings.salonId })
    .from(messageSettings)
    .where(eq(messageSettings.number, to));
  // a salon may have called it its own before it was everybody's
  if (own && to !== sms.number) return own;
  if (sms.delivers && to !== sms.number) return "nobody";
  const [first = "", ...rest] = body.trim().toLowerCase().split(/\s+/);
  const named = await ofSlug(everySalon, first.replace(/[.,:;!?]+$/, ""));
  if (named && rest.length === 0) return named;
  return (
    (await lastWrittenWith(everySalon, from, sms.delivers)) ??
    (await theOnlyOne(everySalon)) ??
    named
  );
}

async function ofSlug(everySalon: Db, slug: string): Promise<Destination | null> {
  if (!isSlug(slug)) return null;
  const [found] = await answering(everySalon, eq(stylists.bookingSlug, slug));
  return found ?? null;
}

/** A text counts when it came in or went out: one that was refused must not draw a client's next words to whoever wrote it. */
async function lastWrittenWith(
  everySalon: Db,
  phone: string,
  delivers: boolean,
): Promise<Destination | null> {
  const wasRead = or(
    eq(smsMessages.direction, "in"),
    isNull(smsMessages.outboxId),
    inArray(outbox.status, ["sending", "sent", "delivered", ...(delivers ? [] : UNDELIVERING)]),
  );
  const [last] = await everySalon
    .select({ salonId: smsMessages.salonId })
    .from(smsConversations)
    .innerJoin(smsMessages, eq(smsMessages.conversationId, smsConversations.id))
    .leftJoin(outbox, eq(outbox.id, smsMessages.outboxId))
    .where(and(eq(smsConversations.phone, phone), wasRead))
    .orderBy(desc(smsMessages.createdAt), desc(smsMessages.id))
    .limit(1);
  return last ?? null;
}

/** Where no text goes out, the inbox is all there is to read. */
const UNDELIVERING = ["not_sent", "queued"] as const;

async function theOnlyOne(everySalon: Db): Promise<Destination | null> {
  const owners = await answering(everySalon, eq(stylists.role, "owner"));
  const [only, another] = owners;
  return only && !another ? { salonId: only.salonId } : null;
}

const SCHEDULING = TIERS.flatMap(({ id }) => (includes(id, "pro") ? [id] : []));

/** Stylists of salons that answer texts: two at most, which tells one from several. */
async function answering(
  everySalon: Db,
  which: ReturnType<typeof eq>,
): Promise<Required<Destination>[]> {
  const rows = await everySalon
    .select({ salonId: stylists.salonId, stylistId: stylists.id, status: stylists.accountStatus })
    .from(stylists)
    .innerJoin(subscriptions, eq(subscriptions.salonId, stylists.salonId))
    .leftJoin(messageSettings, eq(messageSettings.salonId, stylists.salonId))
    .where(
      and(
        which,
        isNull(stylists.leftAt),
        ne(stylists.accountStatus, "suspended"),
        ne(stylists.accountStatus, "rejected"),
        inArray(subscriptions.tier, SCHEDULING),
        or(isNull(messageSettings.smsOn), eq(messageSettings.smsOn, true)),
      ),
    )
    .limit(2);
  return rows
    .filter(({ status }) => isPublic(status))
    .map(({ salonId, stylistId }) => ({ salonId, stylistId }));
}
