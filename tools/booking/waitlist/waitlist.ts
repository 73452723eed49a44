import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { occupancies, waitlistEntries } from "#db/schema/appointments.ts";
import { clientFor } from "#tools/clients/client-for.ts";
import { atomically, type Ctx, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { consentByForm } from "#tools/messages/inbox/consents.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { requireScheduling } from "#tools/appointments/appointments.ts";
import { bookableOf } from "#tools/booking/times/slots.ts";
import { asEntry, type WaitlistRow } from "./rows.ts";
import type { JoinWaitlist, WaitlistEntry } from "./schema.ts";
import { wakeWaitlist } from "./wake.ts";

/** Somebody waits for a few things at most. */
const MOST_PER_CLIENT = 3;
const MOST_SHOWN = 1000;

/** A guest waits for a time on the page they stand on. @throws conflict when they wait for enough already; invalid for days that are over */
export function joinWaitlist(ctx: GuestCtx, wish: JoinWaitlist): Promise<WaitlistEntry> {
  const { salonId, stylistId } = ctx.guest;
  return enter(ctx, { ...wish, clientId: null, stylistId, salonId });
}

/** The salon writes somebody down. @throws tier_required below pro */
export async function addToWaitlist(ctx: Ctx, wish: JoinWaitlist): Promise<WaitlistEntry> {
  await requireScheduling(ctx);
  return enter(ctx, { ...wish, salonId: ctx.actor.salonId });
}

/** Who waits or has an offer, and who was told lately; those that waited longest first. */
export async function listWaitlist(ctx: Ctx): Promise<WaitlistEntry[]> {
  await requireScheduling(ctx);
  const rows = await ctx.db
    .select()
    .from(waitlistEntries)
    .where(inArray(waitlistEntries.status, ["waiting", "offered", "expired"]))
    .orderBy(
      sql`case ${waitlistEntries.status} when 'offered' then 0 when 'waiting' then 1 else 2 end`,
      asc(waitlistEntries.createdAt),
      asc(waitlistEntries.id),
    )
    .limit(MOST_SHOWN);
  return rows.map(asEntry);
}

/** Takes somebody off the list; what was offered to them is free again. @throws not_found */
export async function leaveWaitlist(ctx: Ctx, { id }: { id: string }): Promise<WaitlistEntry> {
  await requireScheduling(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockEntry(ctx, eq(waitlistEntries.id, id));
    if (!row) throw new DomainError("not_found", "Nobody waits under this id.");
    if (row.status === "booked") throw new DomainError("conflict", "They have booked already.");
    return asEntry(await endOffer(ctx, row, "cancelled"));
  });
}

/** Ends an offer, or the waiting itself: what was held is free again. Within a transaction that has locked the entry. */
export async function endOffer(
  { db, now, jobs }: Pick<Ctx, "db" | "now" | "jobs">,
  row: WaitlistRow,
  status: "cancelled" | "expired",
): Promise<WaitlistRow> {
  if (row.occupancyId) {
    const held = and(eq(occupancies.id, row.occupancyId), eq(occupancies.kind, "hold"));
    await db.delete(occupancies).where(held);
    await wakeWaitlist({ db, jobs }, row);
  }
  const [ended] = await db
    .update(waitlistEntries)
    .set({ status, occupancyId: null, tokenHash: null, updatedAt: now() })
    .where(eq(waitlistEntries.id, row.id))
    .returning();
  if (!ended) throw new Error("The waitlist lost a row.");
  return ended;
}

/** One entry that nobody else changes until the transaction ends. */
export async function lockEntry(
  { db }: Pick<Ctx, "db">,
  which: ReturnType<typeof eq>,
): Promise<WaitlistRow | undefined> {
  const [row] = await db.select().from(waitlistEntries).where(which).for("update");
  return row;
}

async function enter(
  ctx: Pick<Ctx, "db" | "now">,
  { salonId, ...wish }: JoinWaitlist & { salonId: string },
): Promise<WaitlistEntry> {
  const { stylistId, anyStylist, clientName, clientEmail, clientPhone } = wish;
  const service = await bookableOf(ctx, wish);
  const { timeZone } = await getBookingRules(ctx);
  if (wish.to < wallOf(timeZone, ctx.now().getTime()).date) {
    const message = "must not be over already";
    throw new DomainError("invalid", "These days are over.", { issues: [{ path: "to", message }] });
  }
  return atomically(ctx, async (ctx) => {
    await refuseTooMany(ctx, clientEmail);
    const clientId = await clientFor(
      { ...ctx, salonId },
      {
        clientId: wish.clientId ?? null,
        name: clientName,
        email: clientEmail,
        phone: clientPhone ?? null,
        source: "booking",
      },
    );
    const at = ctx.now();
    const [row] = await ctx.db
      .insert(waitlistEntries)
      .values({
        id: newId(),
        salonId,
        stylistId,
        anyStylist,
        clientId,
        clientName,
        clientEmail,
        clientPhone: clientPhone || null,
        serviceId: service.id,
        serviceType: service.name,
        segments: [...service.segments],
        fromDate: wish.from,
        toDate: wish.to,
        earliest: wish.earliest ?? null,
        latest: wish.latest ?? null,
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (!row) throw new Error("The waitlist took no row.");
    const byForm = { phone: clientPhone, clientId, method: "waitlist_form" } as const;
    if (wish.smsOptIn) await consentByForm({ ...ctx, salonId }, byForm);
    return asEntry(row);
  });
}

async function refuseTooMany({ db }: Pick<Ctx, "db">, email: string): Promise<void> {
  const open = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(
        eq(sql`lower(${waitlistEntries.clientEmail})`, email.toLowerCase()),
        inArray(waitlistEntries.status, ["waiting", "offered"]),
      ),
    );
  if (open.length >= MOST_PER_CLIENT)
    throw new DomainError("conflict", "You wait for enough times already: we will write to you.");
}
