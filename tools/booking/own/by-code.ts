import { and, eq, inArray } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { atomically, type GuestCtx, type SalonCtx } from "#tools/core/context.ts";
import { consume, forgive } from "#tools/core/rate-limit.ts";
import { noteBookedByText } from "#tools/messages/texts/text-booking.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { minutesOf } from "#tools/hours/work-rules.ts";
import { bestOffers, type FreeStart } from "#tools/booking/times/availability-rules.ts";
import { cancelOwn, moveOwn } from "./own.ts";
import { testOnlyFor } from "#tools/booking/patch-pair.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import { openTimes } from "#tools/booking/times/slots.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import { visitsOfNumber, type NumbersVisit } from "./visits-of-number.ts";

/** Wrong codes of one number, until somebody of the salon must see to it. */
const WRONG_CODES = { max: 5, windowMs: 60 * 60_000 };
/** Whoever changes a visit by text has the answer to that text: a second one would say the same. */
const BY_MAIL = { channels: ["mail"] as const };
const DAYS_AHEAD = 21;
const MOST_OFFERS = 3;

/** The visit of a number that a code names; `wrong` where none of its visits has it, `too_many` after five wrong ones in an hour. */
export async function visitByCode(
  ctx: SalonCtx,
  { phone, code }: { phone: string; code: string },
): Promise<NumbersVisit | "wrong" | "too_many"> {
  const key = `visit code ${ctx.salonId} ${phone}`;
  const { allowed } = await consume(ctx, key, WRONG_CODES);
  if (!allowed) return "too_many";
  const found = (await visitsOfNumber(ctx, phone)).find(
    ({ id, startsAt }) => startsAt > ctx.now() && visitCode(ctx.signer, id) === code,
  );
  if (!found) return "wrong";
  await forgive(ctx, key);
  return found;
}

/** Notes that a client has said that they come. Said again it stays at the first time. @returns false when it does not stand any more */
export async function confirmByClient(ctx: SalonCtx, { id }: { id: string }): Promise<boolean> {
  const now = ctx.now();
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, id))
      .for("update");
    if (!row || !isStanding(row.status)) return false;
    if (!row.clientConfirmedAt)
      await ctx.db
        .update(appointments)
        .set({ clientConfirmedAt: now, updatedAt: now })
        .where(eq(appointments.id, id));
    return true;
  });
}

/** Notes by how many minutes a client will be late for a visit that stands. */
export async function noteLate(
  ctx: SalonCtx,
  { id, minutes }: { id: string; minutes: number },
): Promise<void> {
  await ctx.db
    .update(appointments)
    .set({ lateMinutes: minutes, updatedAt: ctx.now() })
    .where(and(eq(appointments.id, id), inArray(appointments.status, ["pending", "confirmed"])));
}

/** The guest on whose behalf a visit is changed by its code. */
export function guestOfVisit(
  { salonId, ...reach }: SalonCtx,
  { stylistId }: Pick<NumbersVisit, "stylistId">,
): GuestCtx {
  return { ...reach, guest: { salonId, stylistId } };
}

/** Ends a visit by its code. @returns whether the visit for its patch test went with it @throws conflict when it is over, or the salon's time for changes is */
export async function endByCode(
  ctx: SalonCtx,
  visit: NumbersVisit,
): Promise<{ withTest: boolean }> {
  const test = await testOnlyFor(ctx, visit);
  await cancelOwn(guestOfVisit(ctx, visit), { appointmentId: visit.id }, BY_MAIL);
  return { withTest: test !== null };
}

/** When a client would rather come; times are HH:mm, days of the salon's calendar. */
export type OtherTime = {
  from?: string | undefined;
  to?: string | undefined;
  days?: readonly string[] | undefined;
  after?: string | undefined;
  before?: string | undefined;
  near?: string | undefined;
};

/** A few free times to which a visit can be moved, with the same stylist and as long as it is, in order. */
export async function otherTimes(
  ctx: SalonCtx,
  visit: NumbersVisit,
  wish: OtherTime,
): Promise<{ date: string; time: string }[]> {
  const { timeZone } = await getBookingRules(ctx);
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const from = wish.from && wish.from > today ? wish.from : today;
  const last = addDays(from, DAYS_AHEAD - 1);
  const to = wish.to && wish.to < last ? wish.to : last;
  if (to < from) return [];
  const { stylistId, segments, occupancyId } = visit;
  const starts = await openTimes(ctx, {
    stylistId,
    service: { segments, onlineInProcessing: false },
    channel: "online",
    from,
    to,
    ...(occupancyId && { ignoreOccupancyId: occupancyId }),
  });
  const at = ({ start }: FreeStart) => wallOf(timeZone, start);
  const fitting = starts.filter((start) => {
    const { date, time } = at(start);
    return (
      start.start !== visit.startsAt.getTime() &&
      (!wish.days || wish.days.includes(date)) &&
      (!wish.after || time >= wish.after) &&
      (!wish.before || time < wish.before)
    );
  });
  const { near } = wish;
  const best = near ? closest(fitting, (start) => away(at(start).time, near)) : null;
  const offers = best ?? bestOffers(fitting, MOST_OFFERS, (start) => wallOf(timeZone, start).date);
  return offers.map(at);
}

const away = (time: string, near: string) => Math.abs(minutesOf(time) - minutesOf(near));

function closest(starts: readonly FreeStart[], distance: (start: FreeStart) => number) {
  const exact = starts.filter((start) => distance(start) === 0);
  const sorted = exact.length > 0 ? exact : starts.toSorted((a, b) => distance(a) - distance(b));
  return sorted.slice(0, MOST_OFFERS).sort((a, b) => a.start - b.start);
}

/**
 * Moves a visit by its code, as the answer to a text, which moves once however often its answer is made.
 * @throws conflict as `moveOwn` does
 */
export function moveByCode(
  ctx: SalonCtx,
  visit: NumbersVisit,
  { date, time, messageId }: { date: string; time: string; messageId: string },
): Promise<OwnAppointment> {
  return atomically(guestOfVisit(ctx, visit), async (ctx) => {
    const moved = await moveOwn(
      ctx,
      {
        appointmentId: visit.id,
        appointmentDate: date,
        appointmentTime: time,
      },
      BY_MAIL,
    );
    await noteBookedByText(ctx, { messageId, appointmentId: visit.id });
    return moved;
  });
}
