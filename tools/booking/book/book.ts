import { appointments } from "#db/schema/appointments.ts";
import { clientFor } from "#tools/clients/client-for.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import { atomically, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { gates } from "#tools/core/gate.ts";
import { newId } from "#tools/core/id.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";
import { consentByForm } from "#tools/messages/inbox/consents.ts";
import { tellDevices } from "#tools/push/tell.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { isTaken } from "#tools/booking/times/taken.ts";
import { toldOfPayment, askedOf, askToPay, openAsked } from "./book-payment.ts";
import { countBooking } from "./book-limits.ts";
import { startWanted } from "./book-start.ts";
import { checkStart } from "#tools/booking/times/check-start.ts";
import { heldByPage, takenMeanwhile } from "#tools/booking/times/holds.ts";
import { issueLink } from "#tools/appointments/links.ts";
import {
  lockBook,
  occupy,
  reoccupy,
  type Occupied,
  type Time,
} from "#tools/booking/times/occupy.ts";
import { readOwnAppointment } from "#tools/booking/own/own.ts";
import { bookPatchVisit } from "./patch-visit.ts";
import type { AppointmentSource, BookAppointment, Booked } from "#tools/appointments/schema.ts";
import { bookableOf, type Bookable } from "#tools/booking/times/slots.ts";

/** What is booked. Whoever writes by text is reached by their number, so that an address can be missing. */
export type ToBook = Omit<BookAppointment, "clientEmail"> & { clientEmail: string | null };

/**
 * Books somebody without an account on a stylist's page. Of many at once for one time one gets it. `address` is where the
 * request came from: bookings are counted against it. `also` is done in the same transaction.
 * @throws invalid with what is missing or does not exist; not_found for a service that is not this stylist's; conflict for
 * a time that cannot be had, with `alternatives` (the next free slots) and never a word of who has it; rate_limited
 */
export async function bookAppointment(
  ctx: GuestCtx,
  input: ToBook,
  source: AppointmentSource,
  address?: string,
  also?: (ctx: GuestCtx, appointmentId: string) => Promise<void>,
): Promise<Booked> {
  const { salonId, stylistId } = ctx.guest;
  if (input.stylistId !== stylistId) throw new DomainError("not_found", "Stylist not found.");
  const rules = await getBookingRules(ctx);
  const { startsAt, holdId: held, ...asked } = startWanted(ctx, rules.timeZone, input);
  const holder = input.holder ?? undefined;
  const service = await bookableOf(ctx, { stylistId, ...asked });
  if (!service.online) throw new DomainError("conflict", BY_PHONE);
  const { segments, onlineInProcessing } = service;
  const time: Time = { stylistId, startsAt, segments, onlineInGaps: onlineInProcessing };
  const ownHold = async (ctx: GuestCtx) =>
    held ?? (holder && (await heldByPage(ctx, holder))) ?? null;
  const write = async (ctx: GuestCtx) => {
    await lockBook(ctx, [stylistId], held);
    const holdId = await ownHold(ctx);
    if (await isTaken(ctx, { ...time, exceptHoldId: holdId })) return null;
    const check = await checkStart(ctx, {
      stylistId,
      service,
      startsAt,
      channel: "online",
      ...(holdId && { ignoreOccupancyId: holdId }),
    });
    if (!check.ok && check.taken) return null;
    if (!check.ok) throw new DomainError("conflict", check.sentence);
    const taken = await take(ctx, time, holdId);
    if (!taken) return null;
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
    await ctx.db.insert(appointments).values({
      ...of,
      id,
      salonId,
      stylistId,
      serviceId: service.id,
      // what is on the menu goes by its name there: its time and its test are that service's
      serviceType: service.name,
      startsAt: taken.startsAt,
      endsAt: taken.endsAt,
      segments,
      needsPatchTest,
      price: service.price,
      notes: input.notes ?? "",
      status: standsAtOnce ? "confirmed" : "pending",
      source,
      occupancyId: taken.id,
      createdAt: now,
      updatedAt: now,
    });
    const byForm = { phone: clientPhone, clientId, method: "booking_form" } as const;
    if (input.smsOptIn) await consentByForm({ ...ctx, salonId }, byForm);
    const manageUrl = await issueLink(ctx, { salonId, appointmentId: id });
    await countBooking(ctx, { stylistId, clientId, contact, address });
    await also?.(ctx, id);
    // whoever writes by text has the answer to it
    const byText = source === "sms";
    const waiting =
      toPay &&
      (await askToPay(ctx, { appointmentId: id, clientId, asked: toPay, manageUrl, byText }));
    const told = { kind: "confirmation", appointmentId: id, manageUrl } as const;
    if (!waiting) await tellClient(ctx, { ...told, ...(byText && { channels: ["mail"] }) });
    await tellDevices(ctx, { salonId, stylistId, cause: "booked", of: id });
    const payment = waiting && toldOfPayment(ctx, waiting);
    const appointment = await readOwnAppointment(ctx, { appointmentId: id });
    const answer: Booked = { appointment, manageUrl, payment };
    await ctx.keep?.(ctx, answer);
    return { answer, waiting };
  };
  // of a crowd at one process one at a time goes for the lock, and once one has it the others need not
  const booked = await turns.pass(stylistId, async () =>
    (await isTaken(ctx, { ...time, exceptHoldId: await ownHold(ctx) }))
      ? null
      : atomically(ctx, write),
  );
  if (!booked) throw await refusal(ctx, { startsAt, service });
  const { answer, waiting } = booked;
  if (waiting) await openAsked(ctx, { ...waiting, manageUrl: answer.manageUrl });
  return answer;
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
