import { and, desc, eq, lt, ne } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import { GOOD_FOR_MS, READ_AFTER_MS } from "#tools/clients/patch-rules.ts";
import { patchTest } from "#tools/colour/science.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";
import { PATCH_VISIT } from "#tools/pricing/services/service-data.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import type { AppointmentRow } from "#tools/appointments/lock.ts";
import { issueLink } from "#tools/appointments/links.ts";
import type { AppointmentSource } from "#tools/appointments/schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { checkStart } from "#tools/booking/times/check-start.ts";
import { occupy } from "#tools/booking/times/occupy.ts";
import { bookableOf, openTimes, type Bookable } from "#tools/booking/times/slots.ts";
import { readSlotToken } from "#tools/booking/times/slot-token.ts";

/** How far ahead a time for the test is looked for. */
const DAYS_AHEAD = 13;

const patchVisit = ({ guest }: Pick<GuestCtx, "guest">) => ({
  stylistId: guest.stylistId,
  serviceType: PATCH_VISIT,
});

/**
 * The first instant at which colour can be had by somebody who still needs a test: the first free time for one, and the hours
 * until it is read. Null where none is free in the next days.
 */
export async function firstAfterTest(ctx: GuestCtx): Promise<Date | null> {
  const { timeZone } = await getBookingRules(ctx);
  const from = wallOf(timeZone, ctx.now().getTime()).date;
  const service = await bookableOf(ctx, patchVisit(ctx));
  const { stylistId } = ctx.guest;
  const days = { from, to: addDays(from, DAYS_AHEAD) };
  const [first] = await openTimes(ctx, { stylistId, service, channel: "online", ...days });
  return first ? new Date(first.end + READ_AFTER_MS) : null;
}

type Row = Pick<AppointmentRow, "id" | "clientId" | "needsPatchTest" | "startsAt">;

/** The visit for the test of one that needs it, where it is booked. */
export async function testOf(
  ctx: Pick<GuestCtx, "db">,
  { clientId, needsPatchTest, startsAt }: Row,
): Promise<{ startsAt: Date; endsAt: Date } | null> {
  if (!needsPatchTest || !clientId) return null;
  const [visit] = await ctx.db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.serviceType, PATCH_VISIT),
        ne(appointments.status, "cancelled"),
        lt(appointments.startsAt, startsAt),
      ),
    )
    .orderBy(desc(appointments.startsAt))
    .limit(1);
  return visit ?? null;
}

/** Before when a visit cannot be had instead, since its test is not read by then; null where it needs none. */
export async function notBefore(ctx: GuestCtx, row: Row): Promise<Date | null> {
  if (!row.needsPatchTest) return null;
  const { state } = await patchStandingOf(ctx, row.clientId, row.startsAt);
  if (state === "passed") return null;
  const visit = await testOf(ctx, row);
  return visit ? new Date(visit.endsAt.getTime() + READ_AFTER_MS) : firstAfterTest(ctx);
}

/** Who comes to the test, and for which visit it is. */
type TestFor = {
  token: string;
  colourAt: Date;
  of: Pick<
    typeof appointments.$inferInsert,
    "clientId" | "clientName" | "clientEmail" | "clientPhone"
  >;
  source: AppointmentSource;
};

/**
 * Books the short visit for the test in the transaction of the visit that needs it; the stylist's book is locked.
 * @throws conflict for a time that is taken or too late; invalid for a token of something else
 */
export async function bookPatchVisit(
  ctx: GuestCtx,
  { token, colourAt, of, source }: TestFor,
): Promise<void> {
  const { salonId, stylistId } = ctx.guest;
  const service = await bookableOf(ctx, patchVisit(ctx));
  const slot = readSlotToken(ctx, token);
  if (slot.stylistId !== stylistId || !isOf(slot, service)) throw notOffered();
  const { startsAt } = slot;
  const { segments, onlineInProcessing } = service;
  if (startsAt.getTime() + durationOf(segments) * 60_000 + READ_AFTER_MS > colourAt.getTime())
    throw new DomainError(
      "conflict",
      `A patch test is read after ${patchTest.readAfterHours} hours. Please choose an earlier time for it.`,
    );
  if (startsAt.getTime() + GOOD_FOR_MS < colourAt.getTime())
    throw new DomainError(
      "conflict",
      `A patch test counts for ${patchTest.goodForHours / 24} days. Please choose a later time for it.`,
    );
  const check = await checkStart(ctx, { stylistId, service, startsAt, channel: "online" });
  const time = { stylistId, startsAt, segments, onlineInGaps: onlineInProcessing };
  const held = check.ok ? await occupy(ctx, { ...time, salonId, kind: "appointment" }) : null;
  if (!held) throw new DomainError("conflict", "The time for the patch test has just been taken.");
  const now = ctx.now();
  const id = newId();
  await ctx.db.insert(appointments).values({
    ...of,
    id,
    salonId,
    stylistId,
    serviceId: service.id,
    serviceType: service.name,
    startsAt: held.startsAt,
    endsAt: held.endsAt,
    segments,
    price: service.price,
    status: "confirmed",
    source,
    occupancyId: held.id,
    createdAt: now,
    updatedAt: now,
  });
  const manageUrl = await issueLink(ctx, { salonId, appointmentId: id });
  await tellClient(ctx, { kind: "confirmation", appointmentId: id, manageUrl });
}

/** A token names a service of the menu by its id, and another by its name. */
const isOf = (slot: ReturnType<typeof readSlotToken>, { id, name }: Bookable) =>
  slot.serviceId ? slot.serviceId === id : slot.serviceType === name;

const notOffered = () =>
  new DomainError("invalid", "This time was not offered for a patch test.", {
    issues: [{ path: "patchTestToken", message: "was not offered for a patch test" }],
  });
