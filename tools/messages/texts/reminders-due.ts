import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { messageSettings, outbox } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { patchTest } from "#tools/colour/science.ts";
import type { Db } from "#tools/core/context.ts";
import { MessageChannel } from "#tools/messages/schema.ts";
import { reminderDue, turnedBetween, type Remindable } from "./reminder-rules.ts";
import { likeWay, ofWay, waysOf, type Stretch, type Way } from "#tools/messages/salon-ways.ts";

const HOUR_MS = 3_600_000;
/** Quiet time moves a reminder by a day at most, and to an hour before it. */
const SHIFT_MS = 26 * HOUR_MS;
const TEST_MS = patchTest.readAfterHours * HOUR_MS;

/**
 * How long before its time a reminder is written, to go by itself then: what comes due in one minute for thousands of visits is
 * written over the ten before. Of a patch test it is asked at the last moment whether it is needed still.
 */
const AHEAD_MS: Record<Due["kind"], number> = { reminder: 10 * 60_000, patch_test: 0 };

/** A visit to remind of: what for, the hours before that it stands for, and when it is to go. */
export type Due = {
  kind: "reminder" | "patch_test";
  id: string;
  startsAt: Date;
  hours: number;
  at: Date;
};

/**
 * The visits of all salons that are to be reminded of now or in a moment, by salon: one query over what stands, which reads only
 * the stretches of the calendar that reminders can be due for. `everySalon` must see all salons. Who was told is left out; whoever tells asks again, within the transaction.
 */
export async function remindersDue(everySalon: Db, stretch: Stretch): Promise<Map<string, Due[]>> {
  const ways = await waysOf(everySalon);
  const due = new Map<string, Due[]>();
  for (const kind of ["reminder", "patch_test"] as const) {
    const found = await dueOf(everySalon, { kind, ways, stretch });
    for (const { salonId, ...each } of await untold(everySalon, found))
      due.set(salonId, [...(due.get(salonId) ?? []), each]);
  }
  return due;
}

/** What a message about it is kept by, before the channel: the same visit at another time is another cause. */
export function causeOf({ kind, id, startsAt, hours }: Omit<Due, "at">): string {
  return `${kind} ${id} ${startsAt.toISOString()} ${hours}h`;
}

/** How many are looked up by one statement. */
const LOOKED_UP = 2_000;

async function untold<D extends Due & { salonId: string }>(
  everySalon: Db,
  due: readonly D[],
): Promise<D[]> {
  const left: D[] = [];
  for (let from = 0; from < due.length; from += LOOKED_UP) {
    const some = due.slice(from, from + LOOKED_UP);
    const causes = some.map((each) => ({ salonId: each.salonId, cause: causeOf(each) }));
    const rows = await everySalon.execute<{ cause: string }>(sql`
      select c.cause from json_to_recordset(${JSON.stringify(causes)}::text::json) as c("salonId" uuid, cause text)
      where exists (select from ${outbox} o where o.salon_id = c."salonId"
        and o.dedupe_key in (${sql.join(
          MessageChannel.options.map((channel) => sql`c.cause || ${` ${channel}`}`),
          sql`, `,
        )}))`);
    const told = new Set(rows.map(({ cause }) => cause));
    left.push(...some.filter((each) => !told.has(causeOf(each))));
  }
  return left;
}

type Asked = { kind: Due["kind"]; ways: readonly Way[]; stretch: Stretch };

async function dueOf(
  everySalon: Db,
  { kind, ways, stretch }: Asked,
): Promise<(Due & { salonId: string })[]> {
  const hoursOf = kind === "reminder" ? reminderHours : patchHours;
  const spans = spansOf({ kind, ways, stretch }, hoursOf);
  if (spans.length === 0) return [];
  const rows = await everySalon
    .select({
      id: appointments.id,
      salonId: appointments.salonId,
      startsAt: appointments.startsAt,
      updatedAt: appointments.updatedAt,
      ...ofWay,
    })
    .from(appointments)
    .innerJoin(salons, eq(salons.id, appointments.salonId))
    .leftJoin(messageSettings, eq(messageSettings.salonId, salons.id))
    .where(
      and(
        inArray(appointments.status, ["pending", "confirmed"]),
        gt(appointments.startsAt, stretch.now),
        // what waits for its payment may not come to be
        isNull(appointments.payBy),
        or(isNotNull(appointments.clientEmail), isNotNull(appointments.clientPhone)),
        kind === "patch_test" ? eq(appointments.needsPatchTest, true) : undefined,
        or(...spans),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const now = stretch.now.getTime();
  const until = now + AHEAD_MS[kind];
  const due: (Due & { salonId: string })[] = [];
  for (const [place, row] of rows.entries()) {
    // whoever waits for an answer comes in between
    if (place % BETWEEN === BETWEEN - 1) await setImmediate();
    const { id, salonId, startsAt } = row;
    const found = reminderDue(remindable(kind, row, hoursOf(row)), now, until);
    if (found)
      due.push({ kind, id, salonId, startsAt, hours: found.hours, at: new Date(found.at) });
  }
  return due;
}

const BETWEEN = 500;

/** A patch test is reminded of before the last moment at which it can be done. */
function remindable(
  kind: Due["kind"],
  row: Way & { startsAt: Date; updatedAt: Date },
  hours: readonly number[],
): Remindable {
  const { timeZone, quietFrom, quietTo, startsAt, updatedAt } = row;
  const quiet = { from: quietFrom, to: quietTo };
  const settledAt = updatedAt.getTime();
  return kind === "reminder"
    ? { startsAt: startsAt.getTime(), settledAt, hours, quiet, timeZone }
    : {
        startsAt: startsAt.getTime() - TEST_MS,
        settledAt,
        hours: hours.map((each) => each - patchTest.readAfterHours),
        quiet,
        timeZone,
      };
}

const isTold = ({ reminderByMail, reminderBySms }: Way) => reminderByMail || reminderBySms;
const reminderHours = (way: Way) => (isTold(way) ? way.reminderHours : []);
const patchHours = (way: Way) =>
  way.patchTestHours !== null && isTold(way) ? [way.patchTestHours] : [];

/** Where visits begin that can be due: at their hours from now, and where quiet time has just moved some, around them. */
function spansOf({ kind, ways, stretch }: Asked, hoursOf: (way: Way) => number[]): SQL[] {
  const now = stretch.now.getTime();
  const since = stretch.since.getTime();
  const ahead = AHEAD_MS[kind];
  const begins = (from: number, to: number) =>
    and(gt(appointments.startsAt, new Date(from)), lte(appointments.startsAt, new Date(to)));
  const hours = [...new Set(ways.flatMap(hoursOf))];
  // what has been booked since the round that looked ahead at its time is found when that has come
  const onTime = hours.flatMap((each) =>
    [...new Set([0, ahead])].map((early) =>
      begins(since + early + each * HOUR_MS, now + early + each * HOUR_MS),
    ),
  );
  const moved = ways.map((way) => {
    const quiet = { from: way.quietFrom, to: way.quietTo };
    const own = hoursOf(way);
    const span = { since, now: now + ahead };
    if (own.length === 0 || !turnedBetween({ timeZone: way.timeZone, quiet }, span))
      return undefined;
    const soonest = since + Math.min(...own) * HOUR_MS - SHIFT_MS;
    const latest = span.now + Math.max(...own) * HOUR_MS + SHIFT_MS;
    return and(likeWay(way), begins(Math.max(now, soonest), latest));
  });
  return [...onTime, ...moved].flatMap((span) => span ?? []);
}
