import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { chairs } from "#db/schema/booking.ts";
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
  ctx: Reach,
  stylistIds: readonly string[],
  keepHoldId?: string | null,
): Promise<void> {
  const ids = [...new Set(stylistIds)];
  const locked = await ctx.db
    .select({ id: stylists.id })
    .from(stylists)
    .where(inArray(stylists.id, ids))
    .orderBy(asc(stylists.id))
    .for("no key update");
  if (locked.length < ids.length) throw new DomainError("not_found", "Stylist not found.");
  const over = ctx.db
    .select({ id: occupancies.id })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.kind, "hold"),
        lte(occupancies.expiresAt, ctx.now()),
        // a chair is held against the whole salon
        or(inArray(occupancies.stylistId, ids), isNotNull(occupancies.chairId)),
        keepHoldId ? ne(occupancies.id, keepHoldId) : undefined,
      ),
    )
    // one that somebody is booking at this moment is not over
    .for("update", { skipLocked: true });
  await ctx.db.delete(occupancies).where(inArray(occupancies.id, over));
}

/**
 * Takes time, with a free chair where the salon has chairs; null when somebody has it. Within a transaction that has locked the book.
 * @throws not_found when the stylist has left meanwhile
 */
export function occupy(ctx: Reach, wanted: Occupancy): Promise<Occupied | null> {
  const { salonId, kind, reason = "", expiresAt = null, holder, network } = wanted;
  return withChair(ctx, wanted, null, async (db, place) => {
    const id = newId();
    await db.insert(occupancies).values({
      id,
      salonId,
      kind,
      reason,
      expiresAt,
      holder,
      network,
      createdAt: ctx.now(),
      ...place,
    });
    return { id, startsAt: place.startsAt, endsAt: place.endsAt, chairId: place.chairId };
  });
}

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
  { stylistId, startsAt, segments, onlineInGaps, kind }: Time & Pick<Occupancy, "kind">,
  ownId: string | null,
  write: (db: Db, place: Place) => Promise<Occupied | null>,
): Promise<Occupied | null> {
  const works = and(eq(stylists.id, stylistId), isNull(stylists.leftAt));
  const [stylist] = await ctx.db.select({ id: stylists.id }).from(stylists).where(works);
  if (!stylist) throw new DomainError("not_found", "Stylist not found.");
  const start = startsAt.getTime();
  const end = start + durationOf(segments) * 60_000;
  const endsAt = new Date(end);
  const place = { stylistId, startsAt, endsAt, busy: heldBy(segments, start), onlineInGaps };
  const seats = kind === "block" ? [null] : await seatsBetween(ctx, { startsAt, endsAt, ownId });
  for (const chairId of seats) {
    const seated = { ...place, chairId, chairBusy: chairId ? ([start, end] as const) : null };
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

/** The chairs that nobody holds then, the own one first; `[null]` for a salon without chairs. */
async function seatsBetween(
  { db }: Reach,
  { startsAt, endsAt, ownId }: { startsAt: Date; endsAt: Date; ownId: string | null },
): Promise<(string | null)[]> {
  const span = sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`;
  const holder = db
    .select({ id: occupancies.id })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.chairId, chairs.id),
        sql`${occupancies.chairBusy} && ${span}`,
        ownId ? ne(occupancies.id, ownId) : undefined,
      ),
    );
  const free = await db
    .select({ id: chairs.id })
    .from(chairs)
    .where(notExists(holder))
    .orderBy(asc(chairs.createdAt), asc(chairs.id));
  if (free.length === 0) {
    const [any] = await db.select({ id: chairs.id }).from(chairs).limit(1);
    return any ? [] : [null];
  }
  const own = ownId
    ? await db
        .select({ chairId: occupancies.chairId })
        .from(occupancies)
        .where(eq(occupancies.id, ownId))
    : [];
  return free
    .map(({ id }) => id)
    .sort((a, b) => Number(b === own[0]?.chairId) - Number(a === own[0]?.chairId));
}

/** The constraint that refused, which drizzle hides in `cause`. */
function constraintOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("constraint_name" in at && typeof at.constraint_name === "string")
      return at.constraint_name;
  }
  return undefined;
}
