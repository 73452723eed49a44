import { readTogether, type Ctx, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { AsksAtBooking } from "#tools/payments/rules.ts";
import { FREE_TEXT_SERVICE } from "#tools/pricing/services/service-data.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { findService } from "#tools/pricing/services/services.ts";
import { toldToClients } from "#tools/pricing/services/starter-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { bestOffers, freeStarts, type Channel, type FreeStart } from "./availability-rules.ts";
import { openQuestion, questionOf, readGround, type Wanted } from "./open-question.ts";
import type { Availability, FindSlots, Slot } from "#tools/appointments/slot-schema.ts";
import { signSlot } from "./slot-token.ts";

/** Days that are looked at when nobody says until when, and at most. */
const USUAL_DAYS = 14;
const MOST_DAYS = 31;

/** What is booked: a service of the menu, or words of the client's own that take an hour. */
export type Bookable = Pick<
  Service,
  "name" | "segments" | "onlineInProcessing" | "online" | "needsPatchTest"
> & {
  id: string | null;
  /** Minor units; null where nobody knows: words of the client's own, and the starter menu, whose prices are examples. */
  price: number | null;
  /** What it asks for when a client books it; null where it says nothing of money. */
  atBooking: AsksAtBooking | null;
};

/**
 * The service that is meant, by id or by name; words that name none are taken as they are.
 * @throws not_found for an id that is not of this stylist
 */
export async function bookableOf(
  ctx: Pick<Ctx, "db">,
  asked: { stylistId: string; serviceId?: string | null; serviceType?: string | null },
): Promise<Bookable> {
  const { stylistId, serviceId, serviceType } = asked;
  const service = await findService(ctx, {
    stylistId,
    ...(serviceId && { serviceId }),
    ...(serviceType && { serviceType }),
  });
  if (service) {
    const { payAtBooking, depositMinor: depositAmount, depositPercent } = service;
    const { basePriceMinor: price } = toldToClients(service);
    return { ...service, price, atBooking: { payAtBooking, depositAmount, depositPercent } };
  }
  if (serviceId) throw new DomainError("not_found", "This service is not offered here.");
  const nothingKnown = { id: null, price: null, atBooking: null };
  return { ...FREE_TEXT_SERVICE, ...nothingKnown, name: serviceType || "Appointment" };
}

/**
 * The free times of a stylist's page, in order, each with the token that books it.
 * @throws invalid for more than 31 days; not_found for a service that is not theirs or not booked online
 */
export async function findSlots(ctx: GuestCtx, asked: FindSlots): Promise<Availability> {
  const { stylistId } = ctx.guest;
  const [service, ground] = await readTogether(ctx, (ctx) =>
    Promise.all([
      bookableOf(ctx, { ...asked, stylistId }),
      readGround(ctx, { ...atMost(asked, ctx.now()), stylistId }),
    ]),
  );
  if (!service.online)
    throw new DomainError("not_found", "This service is booked with the salon itself.");
  const { timeZone, now } = ground;
  const days = daysOf(asked, wallOf(timeZone, now).date);
  const { segments, onlineInProcessing } = service;
  const starts = freeStarts(
    questionOf(ground, { ...days, segments, onlineInProcessing, channel: "online" }),
  );
  return { timeZone, slots: starts.map((start) => slotOf(ctx, { stylistId, service, start })) };
}

/** The same, of any stylist of the salon, for the salon itself: not bound to notice or horizon. */
export async function openTimes(
  ctx: Pick<Ctx, "db" | "now">,
  asked: Pick<Wanted, "stylistId" | "from" | "to" | "ignoreOccupancyId"> & {
    service: Pick<Bookable, "segments" | "onlineInProcessing">;
    channel: Channel;
  },
): Promise<FreeStart[]> {
  const { service, ...where } = asked;
  const { segments, onlineInProcessing } = service;
  return freeStarts(await openQuestion(ctx, { ...where, segments, onlineInProcessing }));
}

/** The next few free times from a day on, the ones that leave no idle gap first in each day: what is offered when a time is gone. */
export async function nextSlots(
  ctx: GuestCtx,
  asked: { service: Bookable; from: string; count: number },
): Promise<Slot[]> {
  const { service, from, count } = asked;
  const { stylistId } = ctx.guest;
  const { timeZone } = await getBookingRules(ctx);
  const to = addDays(from, MOST_DAYS - 1);
  const starts = await openTimes(ctx, { stylistId, service, channel: "online", from, to });
  const offers = bestOffers(starts, count, (start) => wallOf(timeZone, start).date);
  return offers.map((start) => slotOf(ctx, { stylistId, service, start }));
}

/** A free start as it is handed out. */
export function slotOf(
  ctx: Pick<Ctx, "signer" | "now">,
  { stylistId, service, start }: { stylistId: string; service: Bookable; start: FreeStart },
): Slot {
  const startsAt = new Date(start.start);
  const words = { stylistId, serviceId: service.id, serviceType: service.name, startsAt };
  return {
    start: startsAt.toISOString(),
    end: new Date(start.end).toISOString(),
    token: signSlot(ctx, { ...words, holdId: null }),
  };
}

/** The days that can be meant, wherever the salon is: a ground holds those beside them too. */
function atMost({ from, to }: Pick<FindSlots, "from" | "to">, now: Date) {
  const first = from ?? now.toISOString().slice(0, 10);
  const most = addDays(first, MOST_DAYS);
  const last = to ?? addDays(first, USUAL_DAYS - 1);
  return { from: first, to: last < most ? last : most };
}

function daysOf({ from, to }: Pick<FindSlots, "from" | "to">, today: string) {
  const first = from ?? today;
  const last = to ?? addDays(first, USUAL_DAYS - 1);
  if (last > addDays(first, MOST_DAYS - 1) || last < first) {
    const message =
      last < first ? "must not be before it begins" : `may be ${MOST_DAYS} days at most`;
    throw new DomainError("invalid", `The days asked for ${message}.`, {
      issues: [{ path: "to", message }],
    });
  }
  return { from: first, to: last };
}
