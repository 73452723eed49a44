import { clientFor } from "#tools/clients/client-for.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import { atomically, sqlState, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { gates } from "#tools/core/gate.ts";
import { newId } from "#tools/core/id.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";
import { consentByForm } from "#tools/messages/inbox/consents.ts";
import { tellDevices } from "#tools/push/tell.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { toldOfPayment, askedOf, askToPay, openAsked } from "./book-payment.ts";
import { countBooking } from "./book-limits.ts";
import { startWanted } from "./book-start.ts";
import { writeVisit } from "./write-visit.ts";
import { checkOn, groundAt, isTakenOn } from "#tools/booking/times/check-start.ts";
import { seatsOn } from "#tools/booking/times/open-question.ts";
import { ownAppointment, readOwnAppointment } from "#tools/booking/own/own.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import { heldByPage, takenMeanwhile } from "#tools/booking/times/holds.ts";
import {
  lockBook,
  occupy,
  reoccupy,
  type Occupied,
  type Time,
} from "#tools/booking/times/occupy.ts";
import { bookPatchVisit } from "./patch-visit.ts";
import type { AppointmentSource, BookAppointment, Booked } from "#tools/appointments/schema.ts";
import { bookableOf, type Bookable } from "#tools/booking/times/slots.ts";

/** What is booked. Whoever writes by text is reached by their number, so that an address can be missing. */
export type ToBook = Omit<BookAppointment, "clientEmail"> & { clientEmail: string | null };

/** From where it was booked, and what is done in the same transaction. */
type Told = {
  source: AppointmentSource;
  address: string | undefined;
  also: ((ctx: GuestCtx, appointmentId: string) => Promise<void>) | undefined;
};

/**
 * Books somebody without an account on a stylist's page. Of many at once for one time one gets it. `address` is where the
 * request came from: bookings are counted against it. `also` is done in the same transaction.
 * @throws invalid with what is missing or does not exist; not_found for a service that is not this stylist's; conflict for
 * a time that cannot be had, with `alternatives` (the next free slots) and never a word of who has it; rate_limited
 */
export async function bookAppointment(
  given: GuestCtx,
  input: ToBook,
  source: AppointmentSource,
  address?: string,
  also?: Told["also"],
): Promise<Booked> {
  const { stylistId } = given.guest;
  if (input.stylistId !== stylistId) throw new DomainError("not_found", "Stylist not found.");
  const rulesRead = await getBookingRules(given);
  const ctx = { ...given, rulesRead };
  const { startsAt, holdId: held, ...asked } = startWanted(ctx, rulesRead.timeZone, input);
  const wanted = { stylistId, ...asked };
  const write = async (ctx: GuestCtx) => {
    const taken = await takeTime(ctx, { wanted, startsAt, held, holder: input.holder });
    return taken && writeDown(ctx, { ...taken, input, source, address, also });
  };
  // of a crowd at one process one at a time goes for the lock
  const booked = await turns.pass(stylistId, () =>
    atomically(ctx, write).catch((error: unknown) => {
      if (sqlState(error) === "23P01") return null;
      throw error;
    }),
  );
  if (!booked) throw await refusal(ctx, { startsAt, service: await bookableOf(ctx, wanted) });
  const { answer, waiting } = booked;
  if (waiting) await openAsked(ctx, { ...waiting, manageUrl: answer.manageUrl });
  return answer;
}

/** What the stylist's time is taken for. */
type Wish = {
  wanted: Parameters<typeof bookableOf>[1];
  startsAt: Date;
  /** The hold that was named, or the page that has one. */
  held: string | null;
  holder: string | null | undefined;
};

/**
 * Locks the book and takes the time for a service, if it can be had; null when somebody has it.
 * @throws conflict with the reason why it cannot be booked; not_found for a service that is not this stylist's
 */
async function takeTime(
  ctx: GuestCtx,
  { wanted, startsAt, held, holder }: Wish,
): Promise<{ service: Bookable; time: Occupied } | null> {
  const { stylistId } = ctx.guest;
  // all at once: on one connection each is answered when the one before it is
  const locked = lockBook(ctx, [stylistId], held);
  const holding = held || !holder ? Promise.resolve(held) : heldByPage(ctx, holder);
  const looked = holding.then((id) =>
    groundAt(ctx, { stylistId, startsAt, ignoreOccupancyId: id }),
  );
  const named = bookableOf(ctx, wanted);
  const [, holdId, ground, service] = await Promise.all([locked, holding, looked, named]);
  if (!service.online) throw new DomainError("conflict", BY_PHONE);
  const asked = { stylistId, service, startsAt, channel: "online" } as const;
  // first: whoever lost a time is shown the next ones, also where it was the last of its day
  if (isTakenOn(ground, asked)) return null;
  const check = checkOn(ground, asked);
  if (!check.ok && check.taken) return null;
  if (!check.ok) throw new DomainError("conflict", check.sentence);
  if (ground.hasLeft) throw new DomainError("not_found", "Stylist not found.");
  const { segments, onlineInProcessing: onlineInGaps } = service;
  const start = startsAt.getTime();
  const seats = seatsOn(ground, [start, start + durationOf(segments) * 60_000]);
  const time = await take(ctx, { stylistId, startsAt, segments, onlineInGaps, seats }, holdId);
  return time && { service, time };
}

/** Writes down who comes, what for and how they were told, for a time that was taken. */
async function writeDown(
  ctx: GuestCtx,
  {
    input,
    service,
    time,
    source,
    address,
    also,
  }: Told & { input: ToBook; service: Bookable; time: Occupied },
) {
  const { salonId, stylistId } = ctx.guest;
  const { startsAt } = time;
  const rules = await getBookingRules(ctx);
  const { clientName, clientEmail } = input;
  const clientPhone = input.clientPhone || null;
  const contact = { name: clientName, email: clientEmail, phone: clientPhone };
  const clientId = await clientFor({ ...ctx, salonId }, { ...contact, source: "booking" });
  const now = ctx.now();
  const id = newId();
  const needsPatchTest = await lacksTest(ctx, { service, clientId, startsAt, rules });
  const test = needsPatchTest ? input.patchTestToken : null;
  // where a test is lacking, and none is booked, somebody of the salon looks first
  const toPay = await askedOf(ctx, service);
  const isTested = !needsPatchTest || Boolean(test);
  const standsAtOnce = rules.confirmation === "automatic" && isTested && !toPay;
  const of = { clientId, clientName, clientEmail, clientPhone };
  if (test) await bookPatchVisit(ctx, { token: test, colourAt: startsAt, of, source });
  const { open, manageUrl, visit, templates } = await writeVisit(ctx, {
    ...of,
    id,
    salonId,
    stylistId,
    serviceId: service.id,
    // what is on the menu goes by its name there: its time and its test are that service's
    serviceType: service.name,
    startsAt,
    endsAt: time.endsAt,
    segments: [...service.segments],
    needsPatchTest,
    price: service.price,
    notes: input.notes ?? "",
    status: standsAtOnce ? "confirmed" : "pending",
    source,
    occupancyId: time.id,
    createdAt: now,
    updatedAt: now,
  });
  const byForm = { phone: clientPhone, clientId, method: "booking_form" } as const;
  if (input.smsOptIn) await consentByForm({ ...ctx, salonId }, byForm);
  await also?.(ctx, id);
  // whoever writes by text has the answer to it
  const byText = source === "sms";
  const told = { kind: "confirmation", appointmentId: id, manageUrl } as const;
  const tell = async () => {
    if (toPay)
      return askToPay(ctx, { appointmentId: id, clientId, asked: toPay, manageUrl, byText });
    const known = { visit, templates };
    await tellClient(ctx, { ...told, known, ...(byText && { channels: ["mail"] }) });
    return null;
  };
  const [waiting] = await Promise.all([
    tell(),
    countBooking(ctx, { open, stylistId, address }),
    tellDevices(ctx, { salonId, stylistId, cause: "booked", of: id }),
  ]);
  const payment = waiting && toldOfPayment(ctx, waiting);
  const appointment = toPay
    ? await readOwnAppointment(ctx, { appointmentId: id })
    : ownAppointment(visit);
  const answer: Booked = { appointment, manageUrl, payment };
  await ctx.keep?.(ctx, answer);
  return { answer, waiting };
}

const turns = gates(1);

/** Refusals that are being written: whoever is told no at the same moment about the same time is told the same. */
const refusals = new Map<string, Promise<DomainError>>();

/** The refusal of a time that somebody has, with the next ones that are free. */
function refusal(
  ctx: GuestCtx,
  { startsAt, service }: { startsAt: Date; service: Bookable },
): Promise<DomainError> {
  const key = `${ctx.guest.stylistId} ${service.id ?? service.name} ${startsAt.getTime()}`;
  const begun = refusals.get(key);
  if (begun) return begun;
  const writing = takenMeanwhile(ctx, { startsAt }, service).finally(() => refusals.delete(key));
  refusals.set(key, writing);
  return writing;
}

const BY_PHONE = "Please call the salon to book this service.";

/** The client's own hold becomes the appointment's time; one that is gone meanwhile is taken anew, if it still can be. */
async function take(ctx: GuestCtx, time: Time, holdId: string | null): Promise<Occupied | null> {
  const { salonId } = ctx.guest;
  const held = holdId ? await reoccupy(ctx, { id: holdId, from: "hold" }, time) : null;
  return held ?? occupy(ctx, { ...time, salonId, kind: "appointment" });
}

/**
 * Whether the visit waits for a patch test. Whoever reacted to one is booked like somebody who has none: anybody can type
 * another's name and number, and a refusal would tell them. The salon sees the reaction, and mixing refuses.
 */
async function lacksTest(
  ctx: GuestCtx,
  asked: {
    service: Bookable;
    clientId: string | null;
    startsAt: Date;
    rules: { requirePatchTest: boolean };
  },
): Promise<boolean> {
  const { service, clientId, startsAt, rules } = asked;
  if (!service.needsPatchTest || !rules.requirePatchTest) return false;
  if (!clientId) return true;
  const { state } = await patchStandingOf(ctx, clientId, startsAt);
  return state !== "passed";
}
