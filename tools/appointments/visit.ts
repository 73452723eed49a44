import { eq, inArray } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { unknownAppointment } from "./appointments.ts";
import type { Parties } from "./calendar-part.ts";
import type { CalendarEntry } from "./ical.ts";
import { changeableUntil } from "./rules.ts";
import { fullDate, spokenSpan, spokenTime } from "#tools/values/spoken-rules.ts";

/** An appointment with everything that a message about it says. */
export type Visit = ReturnType<typeof asVisit>;

/** @throws not_found */
export async function visitOf(
  ctx: Pick<Ctx, "db" | "now" | "publicUrl">,
  { appointmentId }: { appointmentId: string },
): Promise<Visit> {
  const visit = (await visitsOf(ctx, [appointmentId])).get(appointmentId);
  if (!visit) throw unknownAppointment();
  return visit;
}

/** Several at once, by their ids; one that is unknown is not among them. */
export async function visitsOf(
  ctx: Pick<Ctx, "db" | "now" | "publicUrl">,
  appointmentIds: readonly string[],
) {
  const rules = await getBookingRules(ctx);
  const rows = await ctx.db
    .select({ appointment: appointments, ...OF_PLACE })
    .from(appointments)
    .innerJoin(salons, eq(salons.id, appointments.salonId))
    .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
    .where(inArray(appointments.id, [...appointmentIds]));
  return new Map(rows.map((row) => [row.appointment.id, asVisit(ctx, row, rules)]));
}

/** What is read of a visit's stylist and salon. */
export const OF_PLACE = {
  stylist: stylists.name,
  shown: stylists.salonName,
  address: stylists.salonAddress,
  phone: stylists.phone,
  slug: stylists.bookingSlug,
  salon: salons.name,
};

type Row = {
  appointment: typeof appointments.$inferSelect;
  stylist: string;
  shown: string | null;
  address: string | null;
  phone: string | null;
  slug: string | null;
  salon: string;
};

/** A row as messages tell of it. */
export function asVisit(
  { now, publicUrl }: Pick<Ctx, "now" | "publicUrl">,
  { appointment, shown, slug, salon, ...row }: Row,
  { timeZone, cutoffHours }: Pick<BookingRules, "timeZone" | "cutoffHours">,
) {
  return {
    ...row,
    appointment,
    salon: shown || salon,
    timeZone,
    /** Where the client books anew; null without a page. */
    bookUrl: slug ? `${publicUrl}/book/${encodeURIComponent(slug)}` : null,
    /** Until when the client may change it themselves (ms); null when that is over. */
    changeableUntil: changeableUntil(appointment, { cutoffHours, now: now() }),
  };
}

/** When it is on the salon's clock: "Friday, November 27, 2026, 10:00 AM to 12:30 PM (Europe/Berlin)". */
export function whenOf({ appointment, timeZone }: Pick<Visit, "appointment" | "timeZone">): string {
  const { date, time: from } = wallOf(timeZone, appointment.startsAt.getTime());
  const { time: to } = wallOf(timeZone, appointment.endsAt.getTime());
  return `${fullDate(date)}, ${spokenSpan({ from, to })} (${timeZone})`;
}

/** An instant on the salon's clock: "Friday, November 27, 2026 at 10:00 AM". */
export function spokenInstant(timeZone: string, at: number): string {
  const { date, time } = wallOf(timeZone, at);
  return `${fullDate(date)} at ${spokenTime(time)}`;
}

/** What the client's calendar shows of it. */
export function entryOf(
  { appointment, salon, stylist, address }: Visit,
  { url }: { url?: string | undefined } = {},
): CalendarEntry {
  return {
    ...appointment,
    summary: `${appointment.serviceType || "Appointment"}, ${salon}`,
    description: `With ${stylist}.`,
    location: [salon, address].filter(Boolean).join(", "),
    ...(url && { url }),
  };
}

/** Who invites the client to it: the salon, by the address that its mails come from. */
export function partiesOf(
  { mail, publicUrl }: Pick<Ctx, "mail" | "publicUrl">,
  { appointment, salon }: Visit,
  { email }: { email: string },
): Parties {
  const from = mail.from ?? `no-reply@${new URL(publicUrl).hostname}`;
  return {
    organizer: { name: salon, email: from },
    attendee: { name: appointment.clientName, email },
  };
}
