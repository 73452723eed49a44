import { eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { occupancies } from "#db/schema/appointments.ts";
import { bookingRules, stylistHours } from "#db/schema/booking.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import type { DayHours } from "#tools/hours/schema.ts";
import type { Range, Work } from "#tools/hours/work-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { rulesIn } from "#tools/salons/booking.ts";
import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import type { Channel, OpenQuestion, Taken } from "./availability-rules.ts";

/** Whose book is looked at, between which days of the salon's calendar (both included). */
type Looked = {
  stylistId: string;
  from: string;
  to: string;
  /** What the appointment that is to be moved holds itself, or the hold that is to be booked. */
  ignoreOccupancyId?: string | null | undefined;
};

/** What is to be done, and for whom it is looked up. */
type Asked = {
  segments: readonly Segment[];
  onlineInProcessing: boolean;
  channel: Channel;
};

/** What is to be done, by whom, between which days. */
export type Wanted = Looked & Asked;

/** Everything that decides when a stylist is free: rules, hours and what is taken. Holds that are over count for nothing. */
export type Ground = Pick<OpenQuestion, "timeZone" | "work" | "taken" | "now"> & {
  rules: BookingRules;
  stylistName: string;
  hasLeft: boolean;
  /** Each chair in its order, the one that was there first in front, and when it is taken. */
  chairs: readonly { id: string; taken: readonly Range[] }[];
};

/** Where a client can sit from one instant to another; a salon without chairs has one place, and none is its name. */
export function seatsOn({ chairs }: Ground, [from, to]: Range): (string | null)[] {
  if (chairs.length === 0) return [null];
  const isFree = (taken: readonly Range[]) => taken.every(([a, b]) => b <= from || to <= a);
  return chairs.flatMap(({ id, taken }) => (isFree(taken) ? [id] : []));
}

/** Gathers the ground and asks it. @throws not_found */
export async function openQuestion(
  ctx: Pick<Ctx, "db" | "now">,
  wanted: Wanted,
): Promise<OpenQuestion> {
  return questionOf(await readGround(ctx, wanted), wanted);
}

/** What is asked of a ground that was read for these days, or more. */
export function questionOf(
  { chairs, ...ground }: Ground,
  { segments, onlineInProcessing, channel, from, to }: Asked & Pick<Looked, "from" | "to">,
): OpenQuestion {
  const taken = chairs.map((chair) => chair.taken);
  return { ...ground, chairs: taken, segments, onlineInProcessing, channel, from, to };
}

/** Days that are read beside those asked for: of another zone, begun the evening before, and the buffer that follows. */
const BESIDE = 3;

/** Reads it by one statement. @throws not_found */
export async function readGround(
  { db, now }: Pick<Ctx, "db" | "now">,
  { stylistId, from, to, ignoreOccupancyId = null }: Looked,
): Promise<Ground> {
  const at = now();
  const [found] = await ground(db, {
    stylistId,
    first: addDays(from, -BESIDE),
    last: addDays(to, BESIDE),
    at: at.toISOString(),
    ignored: ignoreOccupancyId,
  });
  if (!found) throw new DomainError("not_found", "Stylist not found.");
  const { week, exceptions, chairs, taken, stylistName, leftAt } = found;
  const rules = rulesIn(found);
  return {
    timeZone: rules.timeZone,
    rules,
    stylistName,
    hasLeft: leftAt !== null,
    work: { week: week ?? DEFAULT_WEEK, exceptions: exceptions.map(asException) },
    taken: taken.filter(([own]) => own).map(asTaken),
    chairs: chairs.map((id) => ({ id, taken: taken.flatMap((row) => seatIn(row, id)) })),
    now: at.getTime(),
  };
}

type Exception = [stylistId: string | null, from: string, to: string, hours: DayHours | null];
type TakenRow = [
  own: boolean,
  counts: boolean,
  ...[startsAt: number, endsAt: number, busy: string, onlineInGaps: boolean],
  ...[chairId: string | null, chairFrom: number, chairTo: number],
];

const asException = ([stylistId, from, to, hours]: Exception): Work["exceptions"][number] => ({
  stylistId,
  from,
  to,
  hours,
});

const asTaken = ([, counts, startsAt, endsAt, busy, onlineInGaps]: TakenRow): Taken => ({
  whole: [startsAt, endsAt],
  busy: occupancies.busy.mapFromDriverValue(busy) as readonly Range[],
  onlineInGaps,
  counts,
});

const seatIn = ([, , , , , , chairId, from, to]: TakenRow, id: string): Range[] =>
  chairId === id ? [[from, to]] : [];

const { placeholder } = sql;
const first = sql`${placeholder("first")}::date`;
const last = sql`${placeholder("last")}::date`;
const ms = (at: ReturnType<typeof sql>) => sql`extract(epoch from ${at}) * 1000`;

const ground = builtOnce((db) =>
  db
    .select({
      timeZone: salons.timeZone,
      rules: bookingRules,
      stylistName: stylists.name,
      leftAt: stylists.leftAt,
      week: stylistHours.week,
      exceptions: sql<Exception[]>`(
        select coalesce(json_agg(json_build_array(e.stylist_id, e.from_date, e.to_date, e.hours)
          order by e.created_at desc, e.id desc), '[]') from hours_exceptions e
        where e.to_date >= ${first} and e.from_date <= ${last}
          and (e.stylist_id is null or e.stylist_id = ${stylists.id}))`,
      chairs: sql<string[]>`(
        select coalesce(json_agg(c.id order by c.created_at, c.id), '[]') from chairs c)`,
      taken: sql<TakenRow[]>`(
        select coalesce(json_agg(json_build_array(o.stylist_id = ${stylists.id}, o.kind <> 'block',
          ${ms(sql`o.starts_at`)}, ${ms(sql`o.ends_at`)}, o.busy, o.online_in_gaps,
          o.chair_id, ${ms(sql`lower(o.chair_busy)`)}, ${ms(sql`upper(o.chair_busy)`)})
          order by o.starts_at), '[]') from occupancies o
        where o.ends_at > ${first} and o.starts_at < ${last} + 1
          and (o.stylist_id = ${stylists.id} or o.chair_id is not null)
          and (o.expires_at is null or o.expires_at > ${placeholder("at")}::timestamptz)
          and o.id is distinct from ${placeholder("ignored")}::uuid)`,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .leftJoin(bookingRules, eq(bookingRules.salonId, salons.id))
    .leftJoin(stylistHours, eq(stylistHours.stylistId, stylists.id))
    .where(eq(stylists.id, placeholder("stylistId"))),
);
