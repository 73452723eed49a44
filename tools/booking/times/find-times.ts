import { z } from "zod";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { firstAfterTest } from "#tools/booking/book/patch-visit.ts";
import { bestOffers, type FreeStart } from "./availability-rules.ts";
import { Slot } from "#tools/appointments/slot-schema.ts";
import { bookableOf, openTimes, slotOf, type Bookable } from "./slots.ts";
import { minutesOf } from "#tools/hours/work-rules.ts";
import { spokenStart } from "#tools/values/spoken-rules.ts";

const MOST_OFFERS = 4;
const MOST_DAYS = 31;

/** Only the client knows: who they are is not known before they book. */
export const HadPatchTest = z
  .boolean()
  .optional()
  .describe("The client said that they have had a patch test here already.");

export const FindTimes = z.object({
  serviceId: z.string().max(60).optional().describe("The id of a service from get_services."),
  serviceName: z.string().max(120).optional().describe("Or its name."),
  from: CalendarDate.describe("First day, in the salon's calendar."),
  to: CalendarDate.describe("Last day, 31 days on at most."),
  days: z.array(CalendarDate).max(14).optional().describe("Only these days between them."),
  after: TimeOfDay.optional().describe("Starts at this time of day or later."),
  before: TimeOfDay.optional().describe("Starts before this time of day."),
  near: TimeOfDay.optional().describe("The time that was asked for: the closest come first."),
  hadPatchTest: HadPatchTest,
});
export type FindTimes = z.infer<typeof FindTimes>;

export const FoundTimes = z.object({
  service: z.object({ id: z.string().nullable(), name: z.string() }),
  timeZone: z.string(),
  /** How many times fit the wish; the offers are the best of them. */
  fitting: z.int(),
  offers: z.array(Slot.extend({ when: z.string() })),
  testFirstOn: CalendarDate.nullable().describe(
    "The service needs a patch test, which is read after two days: nothing is offered before this day, unless they have had one. Say so.",
  ),
});
export type FoundTimes = z.infer<typeof FoundTimes>;

/**
 * A few free times of the guest's stylist that fit a wish, in order of time: the ones that leave least idle around them,
 * or the ones closest to the time that was asked for; a time that is exactly what was asked for is offered alone. Who has not
 * had the patch test that the service needs is offered nothing that begins before one could be read.
 * @throws not_found for a service that is not theirs or not booked online
 */
export async function findTimes(ctx: GuestCtx, wish: FindTimes): Promise<FoundTimes> {
  const { stylistId } = ctx.guest;
  const service = await guestService(ctx, wish);
  const { timeZone } = await getBookingRules(ctx);
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const from = wish.from > today ? wish.from : today;
  const last = addDays(from, MOST_DAYS - 1);
  const to = wish.to < last ? wish.to : last;
  const starts =
    to < from ? [] : await openTimes(ctx, { stylistId, service, channel: "online", from, to });
  const wallAt = (at: number) => wallOf(timeZone, at);
  const tested = await testedFrom(ctx, service, wish);
  const testedOn = tested && wallAt(tested.getTime()).date;
  const fitting = starts.filter(({ start }) => {
    const { date, time } = wallAt(start);
    return (
      (!tested || start >= tested.getTime()) &&
      (!wish.days || wish.days.includes(date)) &&
      (!wish.after || time >= wish.after) &&
      (!wish.before || time < wish.before)
    );
  });
  const { near } = wish;
  const offers = near
    ? closest(fitting, minutesOf(near), (start) => minutesOf(wallAt(start).time))
    : bestOffers(fitting, MOST_OFFERS, (start) => wallAt(start).date);
  return {
    service: { id: service.id, name: service.name },
    timeZone,
    fitting: fitting.length,
    offers: offers.map((start) => {
      const slot = slotOf(ctx, { stylistId, service, start });
      return { ...slot, when: spokenStart(timeZone, slot.start) };
    }),
    testFirstOn: testedOn && testedOn > from ? testedOn : null,
  };
}

/** From when a service can be had by somebody who still needs the test for it; null where nothing has to be waited for. */
export async function testedFrom(
  ctx: GuestCtx,
  { needsPatchTest }: Bookable,
  { hadPatchTest }: Pick<FindTimes, "hadPatchTest">,
): Promise<Date | null> {
  if (!needsPatchTest || hadPatchTest) return null;
  const { requirePatchTest } = await getBookingRules(ctx);
  return requirePatchTest ? firstAfterTest(ctx) : null;
}

/**
 * The service a guest means, which they may book themselves.
 * @throws not_found for what is not theirs, is not booked online, or is on no menu
 */
export async function guestService(
  ctx: GuestCtx,
  asked: { serviceId?: string | undefined; serviceName?: string | undefined },
): Promise<Bookable> {
  const { stylistId } = ctx.guest;
  const { serviceId, serviceName } = asked;
  const service = await bookableOf(ctx, {
    stylistId,
    ...(serviceId && { serviceId }),
    ...(serviceName && { serviceType: serviceName }),
  });
  if (service.id === null)
    throw new DomainError("not_found", "This service is not on the menu. See get_services.");
  if (!service.online)
    throw new DomainError("not_found", "This service is booked with the salon itself.");
  return service;
}

function closest(
  starts: readonly FreeStart[],
  near: number,
  minutesAt: (start: number) => number,
): FreeStart[] {
  const away = ({ start }: FreeStart) => Math.abs(minutesAt(start) - near);
  const exact = starts.filter((start) => away(start) === 0);
  const found = exact.length > 0 ? exact : starts.toSorted((a, b) => away(a) - away(b));
  return found.slice(0, MOST_OFFERS - 1).sort((a, b) => a.start - b.start);
}
