import { and, eq } from "drizzle-orm";
import { waitlistEntries } from "#db/schema/appointments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Db, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fingerprint, isToken } from "#tools/core/tokens.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import { signSlot } from "#tools/booking/times/slot-token.ts";
import { endOffer, lockEntry } from "./waitlist.ts";
import type { WaitlistRow } from "./rows.ts";

/** An offer as whoever holds its link sees it. */
export type OpenOffer = {
  salonId: string;
  stylistId: string;
  clientName: string;
  serviceType: string;
  stylistName: string;
  salonName: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
};

/** The offer behind a link; null for one that is unknown, ended or taken, which look the same. `everySalon` must see all salons. */
export async function readOffer(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<OpenOffer | null> {
  if (!isToken(token)) return null;
  const [found] = await everySalon
    .select({
      entry: waitlistEntries,
      timeZone: salons.timeZone,
      salon: salons.name,
      salonName: stylists.salonName,
      stylistName: stylists.name,
    })
    .from(waitlistEntries)
    .innerJoin(salons, eq(salons.id, waitlistEntries.salonId))
    .innerJoin(stylists, eq(stylists.id, waitlistEntries.offeredStylistId))
    .where(
      and(eq(waitlistEntries.tokenHash, fingerprint(token)), eq(waitlistEntries.status, "offered")),
    );
  const { offeredStart, offerEndsAt } = found?.entry ?? {};
  if (!found || !offeredStart || !offerEndsAt || offerEndsAt <= now) return null;
  const { entry, timeZone, salon, salonName, stylistName } = found;
  return {
    salonId: entry.salonId,
    stylistId: entry.offeredStylistId ?? entry.stylistId,
    clientName: entry.clientName,
    serviceType: entry.serviceType,
    stylistName,
    salonName: salonName ?? salon,
    timeZone,
    startsAt: offeredStart,
    endsAt: offerEndsAt,
  };
}

/**
 * Takes the offer: the held time becomes an appointment. Of two who press at once one has it.
 * @throws not_found when it has ended meanwhile; conflict when the time is gone
 */
export async function acceptOffer(ctx: GuestCtx, { token }: { token: string }): Promise<Booked> {
  const row = await openEntry(ctx, token);
  const { id, clientName, clientEmail, clientPhone, serviceType, offeredStart } = row;
  const { stylistId } = ctx.guest;
  // another stylist has it by the same name, under an id of their own
  const serviceId = stylistId === row.stylistId ? row.serviceId : null;
  if (!offeredStart || !row.occupancyId || !clientEmail) throw ended();
  const slot = { stylistId, serviceId, serviceType, startsAt: offeredStart };
  const slotToken = signSlot(ctx, { ...slot, holdId: row.occupancyId });
  const form = { stylistId, clientName, clientEmail, clientPhone, serviceType, slotToken };
  const booked = await bookAppointment(ctx, form, "page");
  await ctx.db
    .update(waitlistEntries)
    .set({
      status: "booked",
      appointmentId: booked.appointment.id,
      occupancyId: null,
      tokenHash: null,
      updatedAt: ctx.now(),
    })
    .where(eq(waitlistEntries.id, id));
  return booked;
}

/** Leaves the offer to the next who waits. */
export async function declineOffer(ctx: GuestCtx, { token }: { token: string }): Promise<void> {
  await atomically(ctx, async (ctx) => {
    await endOffer(ctx, await openEntry(ctx, token), "cancelled");
  });
}

async function openEntry(ctx: GuestCtx, token: string): Promise<WaitlistRow> {
  const row = await lockEntry(ctx, eq(waitlistEntries.tokenHash, fingerprint(token)));
  const isOpen = row?.status === "offered" && row.offerEndsAt && row.offerEndsAt > ctx.now();
  if (!row || !isOpen) throw ended();
  return row;
}

const ended = () => new DomainError("not_found", "This offer has ended.");
