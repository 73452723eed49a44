import { and, asc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import type { PatchStanding } from "#tools/clients/schema.ts";
import type { Choice } from "#tools/core/act-schema.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import { listServices } from "#tools/pricing/services/services.ts";
import { patchTest } from "#tools/colour/science.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import type { Appointment, BookForClient } from "#tools/appointments/schema.ts";
import { addDays, dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { bookableOf } from "#tools/booking/times/slots.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** What should be known of a visit before it stands at its time: a patch test that is lacking then, and what else its client has that day. */
export async function knownOfVisit(ctx: Ctx, visit: Appointment): Promise<string[]> {
  return [...(await patchTestOf(ctx, visit)), ...(await sameDayOf(ctx, visit))];
}

/** The services of a stylist, to choose one by its name. */
export async function menuOf(ctx: Ctx, stylistId: string): Promise<Choice[]> {
  const menu = await listServices(ctx, { stylistId });
  return menu.map(({ name }) => ({ value: name, label: name }));
}

/** That a visit is booked for no service of the menu, where there is one. */
export async function unlinked(
  ctx: Ctx,
  { serviceType }: Pick<BookForClient, "serviceType">,
  { serviceId, stylistId, segments }: Appointment,
): Promise<string[]> {
  if (serviceId || (await menuOf(ctx, stylistId)).length === 0) return [];
  const named = serviceType ? `“${serviceType}” is not on the menu` : "No service is named";
  return [`${named}: this takes ${durationOf(segments)} minutes and has no price. Edit names one.`];
}

async function patchTestOf(ctx: Ctx, visit: Appointment): Promise<string[]> {
  const { clientId, clientName, startsAt, stylistId, serviceType } = visit;
  const { needsPatchTest } = await bookableOf(ctx, visit).catch((error: unknown) => {
    // what was given to a colleague is of another's menu: with them it goes by its name
    if (error instanceof DomainError && error.code === "not_found")
      return bookableOf(ctx, { stylistId, serviceType });
    throw error;
  });
  if (!needsPatchTest) return [];
  const { state } = await patchStandingOf(ctx, clientId, new Date(startsAt));
  return state === "passed" ? [] : [LACKS[state](clientName)];
}

const DUE = `one is due at least ${patchTest.readAfterHours} hours before`;

const LACKS: Record<Exclude<PatchStanding["state"], "passed">, (name: string) => string> = {
  missing: (name) => `${name} has no patch test: ${DUE}.`,
  expired: (name) => `The patch test of ${name} has lapsed by then: a new ${DUE}.`,
  pending: (name) => `The patch test of ${name} has not been read yet.`,
  failed: (name) => `${name} reacted to a patch test: no color until a doctor has seen it.`,
};

/** Days around a visit on which the same again is worth a word. */
const NEAR_DAYS = 21;

/** The same service that its client has already, shortly before or after: the nearest one. */
export async function sameSoon(ctx: Ctx, visit: Appointment): Promise<string[]> {
  const { id, clientId, clientName, serviceType, appointmentDate } = visit;
  if (!clientId || !serviceType) return [];
  const { timeZone } = await getBookingRules(ctx);
  const { startsAt: from } = dayBounds(timeZone, addDays(appointmentDate, -NEAR_DAYS));
  const { endsAt: to } = dayBounds(timeZone, addDays(appointmentDate, NEAR_DAYS));
  const others = await ctx.db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.serviceType, serviceType),
        ne(appointments.id, id),
        inArray(appointments.status, ["pending", "confirmed"]),
        gte(appointments.startsAt, new Date(Math.max(from, ctx.now().getTime()))),
        lt(appointments.startsAt, new Date(to)),
      ),
    );
  const at = Date.parse(visit.startsAt);
  const away = (each: { startsAt: Date }) => Math.abs(each.startsAt.getTime() - at);
  const [nearest] = others.toSorted((a, b) => away(a) - away(b));
  if (!nearest) return [];
  const wall = wallOf(timeZone, nearest.startsAt.getTime());
  return wall.date === appointmentDate
    ? []
    : [
        `${clientName} has ${serviceType} on ${fullDate(wall.date)} at ${spokenTime(wall.time)} already.`,
      ];
}

async function sameDayOf(ctx: Ctx, visit: Appointment): Promise<string[]> {
  const { id, clientId, clientName, appointmentDate } = visit;
  if (!clientId) return [];
  const { timeZone } = await getBookingRules(ctx);
  const { startsAt, endsAt } = dayBounds(timeZone, appointmentDate);
  const others = await ctx.db
    .select({ of: appointments, stylistName: stylists.name })
    .from(appointments)
    .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
    .where(
      and(
        eq(appointments.clientId, clientId),
        ne(appointments.id, id),
        inArray(appointments.status, ["pending", "confirmed"]),
        gte(appointments.startsAt, new Date(startsAt)),
        lt(appointments.startsAt, new Date(endsAt)),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  return others.map(({ of, stylistName }) => {
    const { time } = wallOf(timeZone, of.startsAt.getTime());
    return `${clientName} has ${of.serviceType || "a visit"} with ${stylistName} at ${spokenTime(time)} on that day as well.`;
  });
}
