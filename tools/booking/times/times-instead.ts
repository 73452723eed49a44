import { eq } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import type { Alternative } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { DomainError } from "#tools/core/errors.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import type { BookForClient, MoveAppointment } from "#tools/appointments/schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { segmentsOf } from "#tools/booking/book/book-for-client.ts";
import { resized } from "#tools/booking/book/move.ts";
import { bookableOf, openTimes } from "./slots.ts";
import { shortDate, spokenTime } from "#tools/values/spoken-rules.ts";

const DAYS_AHEAD = 14;
/** Of the day that was asked for. */
const SAME_DAY = 4;

type Wall = { date: string; time: string };
type Asked = Pick<Parameters<typeof openTimes>[1], "stylistId" | "service" | "ignoreOccupancyId"> &
  Wall;

/** Free times near the one at which a client could not be booked. */
export async function timesToBook(
  ctx: Ctx,
  input: BookForClient,
  refusal: DomainError,
): Promise<Alternative[]> {
  if (!isOfItsTime(refusal)) return [];
  const { stylistId, appointmentDate: date, appointmentTime: time } = input;
  const service = await bookableOf(ctx, input);
  const segments = segmentsOf(service, input);
  return timesNear(ctx, { stylistId, service: { ...service, segments }, date, time });
}

/** The same for a visit that could not be moved. @throws not_found */
export async function timesToMove(
  ctx: Ctx,
  input: MoveAppointment,
  refusal: DomainError,
): Promise<Alternative[]> {
  if (!isOfItsTime(refusal)) return [];
  const { id, appointmentDate: date, appointmentTime: time, durationMinutes } = input;
  const [row] = await ctx.db
    .select({ of: appointments, onlineInProcessing: occupancies.onlineInGaps })
    .from(appointments)
    .innerJoin(occupancies, eq(occupancies.id, appointments.occupancyId))
    .where(eq(appointments.id, id));
  if (!row) return [];
  const { of, onlineInProcessing } = row;
  const stays = (input.stylistId ?? of.stylistId) === of.stylistId;
  const ways = await timesNear(ctx, {
    stylistId: input.stylistId ?? of.stylistId,
    service: { segments: [...resized(of.segments, durationMinutes)], onlineInProcessing },
    ignoreOccupancyId: of.occupancyId ?? undefined,
    date,
    time,
  });
  const { timeZone } = await getBookingRules(ctx);
  const now = wallOf(timeZone, of.startsAt.getTime());
  // where it stands already is no other time
  return ways.filter(
    ({ edits }) =>
      !stays || edits["appointmentDate"] !== now.date || edits["appointmentTime"] !== now.time,
  );
}

/** Whether another time might do: no time does after a reaction, nor for what is over. */
const isOfItsTime = ({ code, details }: DomainError): boolean =>
  code === "conflict" && (details["patchTest"] as { state?: string })?.state !== "failed";

/** Of the day the times that are nearest, then of each day after it the one that is nearest to that time of day. */
async function timesNear(ctx: Ctx, { date, time, ...where }: Asked): Promise<Alternative[]> {
  const { timeZone } = await getBookingRules(ctx);
  const starts = await openTimes(ctx, {
    ...where,
    channel: "staff",
    from: date,
    to: addDays(date, DAYS_AHEAD),
  });
  const nearest = starts
    .map(({ start }) => wallOf(timeZone, start))
    .toSorted((a, b) => away(a, time) - away(b, time));
  const days = Map.groupBy(nearest, (each) => each.date);
  const sameDay = (days.get(date) ?? []).slice(0, SAME_DAY);
  const later = [...days].flatMap(([day, [first]]) => (first && day !== date ? [first] : []));
  return [sameDay, later].flatMap((each) => each.toSorted(byStart)).map((to) => timeOn(to, date));
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const away = (at: Wall, time: string) => Math.abs(minutesOf(at.time) - minutesOf(time));
const byStart = (a: Wall, b: Wall) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);

/** Several fit beside each other on a phone. */
const timeOn = ({ date, time }: Wall, asked: string): Alternative => ({
  label: date === asked ? spokenTime(time) : `${shortDate(date)} at ${spokenTime(time)}`,
  edits: { appointmentDate: date, appointmentTime: time },
});
