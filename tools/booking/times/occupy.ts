import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { builtOnce, insertedOnce } from "#db/built-once.ts";
import { occupancies } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { sqlState, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { heldBy } from "#tools/hours/rules.ts";

type Reach = Pick<Ctx, "db" | "now">;

/** Time to be taken: a stylist's, from an instant on. */
export type Time = {
  /** Where a client can sit then, of a stylist who is there, where both are known already. */
  seats?: readonly (string | null)[];
  stylistId: string;
  startsAt: Date;
  segments: readonly Segment[];
  /** Clients may book the stylist while it processes. */
  onlineInGaps: boolean;
};

/** What an appointment, a block or a hold is to hold. */
export type Occupancy = Time & {
  salonId: string;
  kind: "appointment" | "block" | "hold";
  reason?: string;
  /** Of a hold, and only of one. */
  expiresAt?: Date;
  /** Of a hold: whose it is and from where, as fingerprints. */
  holder?: string | undefined;
  network?: string | undefined;
};

/** What holds it now. */
export type Occupied = { id: string; startsAt: Date; endsAt: Date; chairId: string | null };

/**
 * Locks the book of stylists for the rest of the transaction, in one order for everybody, and clears away holds that
 * are over, but for the one that is about to be booked. Whoever writes to a stylist's time calls it first, and once, with all
 * whose time it may touch. Where it stands among other locks, `atomically` says.
 * @throws not_found when one of them is not of the salon
 */
export async function lockBook(
  { db, now }: Reach,
  stylistIds: readonly string[],
  keepHoldId: string | null = null,
): Promise<void> {
  const ids = [...new Set(stylistIds)];
  const locked = await lock(db, {
    ids: `{${ids.join(",")}}`,
    now: now().toISOString(),
    kept: keepHoldId,
  });
  if (locked.length < ids.length) throw new DomainError("not_found", "Stylist not found.");
}

const { placeholder } = sql;
const asked = sql`any(${placeholder("ids")}::uuid[])`;
const lock = builtOnce((db) => {
  const over = db
    .select({ id: occupancies.id })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.kind, "hold"),
        sql`${occupancies.expiresAt} <= ${placeholder("now")}::timestamptz`,
        // a chair is held against the whole salon
        or(sql`${occupancies.stylistId} = ${asked}`, isNotNull(occupancies.chairId)),
        sql`${occupancies.id} is distinct from ${placeholder("kept")}::uuid`,
      ),
    )
    // one that somebody is booking at this moment is not over
    .for("update", { skipLocked: true });
  // goes when the rows are locked: PostgreSQL ends a statement with what of it nobody reads
  const cleared = db.$with("cleared").as(
    db
      .delete(occupancies)
      // as a list they are found once, and not again for each row of the book
      .where(sql`${occupancies.id} = any(array(${over}))`)
      .returning(),
  );
  return db
    .with(cleared)
    .select({ id: stylists.id })
    .from(stylists)
    .where(sql`${stylists.id} = ${asked}`)
    .orderBy(asc(stylists.id))
    .for("no key update");
});

/**
 * Takes time, with a free chair where the salon has chairs; null when somebody has it. Within a transaction that has locked the book.
 * @throws not_found when the stylist has left meanwhile
 */
export function occupy(ctx: Reach, wanted: Occupancy): Promise<Occupied | null> {
  const { salonId, kind, reason = "", expiresAt = null, holder = null, network = null } = wanted;
  const createdAt = ctx.now();
  return withChair(ctx, wanted, null, async (db, place) => {
    const id = newId();
    const of = { id, salonId, kind, reason, expiresAt, holder, network, createdAt };
    await insertion(db, { ...of, ...place });
    return { id, startsAt: place.startsAt, endsAt: place.endsAt, chairId: place.chairId };
  });
}

const insertion = insertedOnce(occupancies, (db, row) => db.insert(occupancies).values(row));

/**
 * Takes other time for what holds time already; its appointment's stylist and times follow by the foreign key. Null when
 * somebody has it, or nothing is held any more. A hold becomes an appointment's. Within a transaction that has locked the book.
 * @throws not_found when the stylist has left meanwhile
 */
export function reoccupy(
  ctx: Reach,
  { id, from }: { id: string; from: "appointment" | "hold" },
  wanted: Time,
): Promise<Occupied | null> {
  const kind = "appointment" as const;
  return withChair(ctx, { ...wanted, kind }, id, async (db, place) => {
    const [kept] = await db
      .update(occupancies)
      .set({ kind, expiresAt: null, holder: null, network: null, ...place })
      .where(and(eq(occupancies.id, id), eq(occupancies.kind, from)))
      .returning({ id: occupancies.id });
    if (!kept) return null;
    return { id, startsAt: place.startsAt, endsAt: place.endsAt, chairId: place.chairId };
  });
}

type Place = Pick<
  typeof occupancies.$inferInsert,
  "stylistId" | "startsAt" | "endsAt" | "busy" | "onlineInGaps"
> & { chairId: string | null; chairBusy: readonly [number, number] | null };

/** Tries it on each chair that looks free, until the constraints let one be. */
async function withChair(
  ctx: Reach,
  {
    stylistId,
    startsAt,
    segments,
    onlineInGaps,
    kind,
    seats: known,
  }: Time & Pick<Occupancy, "kind">,
  ownId: string | null,
  write: (db: Db, place: Place) => Promise<Occupied | null>,
): Promise<Occupied | null> {
  const start = startsAt.getTime();
  const end = start + durationOf(segments) * 60_000;
  const endsAt = new Date(end);
  const place = { stylistId, startsAt, endsAt, busy: heldBy(segments, start), onlineInGaps };
  const seats = known ?? (await seatsBetween(ctx, { stylistId, startsAt, endsAt, ownId }));
  for (const chairId of kind === "block" ? [null] : seats) {
    const seated = { ...place, chairId, chairBusy: chairId ? ([start, end] as const) : null };
    // whoever knows that there is one place alone takes its refusal for the end of the whole
    if (known && chairId === null) return write(ctx.db, seated);
    try {
      // a savepoint: what a constraint refuses must not end the whole transaction
      return await ctx.db.transaction((db) => write(db, seated));
    } catch (error) {
      // the chair was taken away meanwhile
      if (chairId && sqlState(error) === "23503") continue;
      if (sqlState(error) !== "23P01") throw error;
      if (constraintOf(error) !== "occupancies_chair_free") return null;
    }
  }
  return null;
}

/**
 * The chairs that nobody holds then, the own one first; `[null]` for a salon without chairs.
 * @throws not_found when the stylist has left meanwhile
 */
async function seatsBetween(
  { db }: Reach,
  {
    startsAt,
    endsAt,
    ...of
  }: { stylistId: string; startsAt: Date; endsAt: Date; ownId: string | null },
): Promise<(string | null)[]> {
  const between = { from: startsAt.toISOString(), to: endsAt.toISOString() };
  const [found] = await freeChairs(db, { ...of, ...between });
  if (!found) throw new DomainError("not_found", "Stylist not found.");
  return found.any ? found.free : [null];
}

const freeChairs = builtOnce((db) => {
  const own = sql`${placeholder("ownId")}::uuid`;
  const holders = sql`select from occupancies o where o.chair_id = c.id and o.id is distinct from ${own}
    and o.chair_busy && tstzrange(${placeholder("from")}::timestamptz, ${placeholder("to")}::timestamptz)`;
  const place = sql`c.id = (select chair_id from occupancies where id = ${own}) desc nulls last, c.created_at, c.id`;
  return db
    .select({
      any: sql<boolean>`exists(select from chairs)`,
      free: sql<string[]>`(select coalesce(json_agg(c.id order by ${place}), '[]') from chairs c
        where not exists (${holders}))`,
    })
    .from(stylists)
    .where(and(eq(stylists.id, placeholder("stylistId")), isNull(stylists.leftAt)));
});

/** The constraint that refused, which drizzle hides in `cause`. */
function constraintOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("constraint_name" in at && typeof at.constraint_name === "string")
      return at.constraint_name;
  }
  return undefined;
}
