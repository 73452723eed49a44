import type { AppointmentRow } from "#tools/appointments/lock.ts";
import { bookableOf, openTimes } from "#tools/booking/times/slots.ts";
import type { Ctx } from "#tools/core/context.ts";
import { minutesOf } from "#tools/hours/work-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import type { NextTime } from "./schema.ts";

const OFFERED = 3;
/** Looked at before the day itself, and after it. */
const DAYS_BEFORE = 4;
const DAYS_AFTER = 10;

/**
 * Free times for the same again with the same stylist, so many weeks from today: of the days nearest to that one the times
 * nearest to the visit's own, at most three, the nearest day first.
 */
export async function nextTimes(
  ctx: Pick<Ctx, "db" | "now">,
  { stylistId, serviceType, startsAt, segments }: AppointmentRow,
  weeks: number,
): Promise<NextTime[]> {
  const { timeZone } = await getBookingRules(ctx);
  const usual = wallOf(timeZone, startsAt.getTime());
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const wanted = addDays(today, weeks * 7);
  const from = addDays(wanted, -Math.min(DAYS_BEFORE, weeks * 7 - 1));
  const { onlineInProcessing } = await bookableOf(ctx, { stylistId, serviceType });
  const starts = await openTimes(ctx, {
    stylistId,
    service: { segments, onlineInProcessing },
    channel: "staff",
    from,
    to: addDays(wanted, DAYS_AFTER),
  });
  const away = ({ time }: NextTime) => Math.abs(minutesOf(time) - minutesOf(usual.time));
  const days = Map.groupBy(
    starts.map(({ start }) => wallOf(timeZone, start)),
    ({ date }) => date,
  );
  const nearest = [...days.values()].flatMap(
    (of) => of.toSorted((a, b) => away(a) - away(b))[0] ?? [],
  );
  return nearest
    .toSorted((a, b) => daysBetween(a.date, wanted) - daysBetween(b.date, wanted))
    .slice(0, OFFERED)
    .map(({ date, time }) => ({ date, time }));
}

const DAY_MS = 86_400_000;
const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;
