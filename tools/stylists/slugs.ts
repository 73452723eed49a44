import { and, eq, lt } from "drizzle-orm";
import { releasedSlugs } from "#db/schema/booking.ts";
import { sqlState, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { FROZEN_DAYS, RESERVED_SLUGS } from "./slugs-data.ts";

type Held = { slug: string; stylistId: string };

/** @throws conflict for an address that is the product's own. */
export function refuseReserved(slug: string): void {
  if (RESERVED_SLUGS.has(slug)) {
    throw refused(`"${slug}" cannot be a booking address. Please choose another one.`);
  }
}

/**
 * Frees what was given up long enough ago. Call it before an address is taken. `everySalon` must see all salons: whoever
 * gave it up may be anybody's.
 */
export async function thawSlug(
  everySalon: Db,
  { slug, now }: { slug: string; now: Date },
): Promise<void> {
  const frozenSince = new Date(now.getTime() - FROZEN_DAYS * 24 * 60 * 60_000);
  await everySalon
    .delete(releasedSlugs)
    .where(and(eq(releasedSlugs.slug, slug), lt(releasedSlugs.releasedAt, frozenSince)));
}

/**
 * Writes a stylist's row with a new address, inside the caller's transaction. Who is first is settled by the unique index
 * on addresses; whether another gave it up lately, afterwards, by the unique key of what was given up: both hold over all
 * salons, which this transaction cannot see.
 * @throws conflict for an address that is taken or frozen.
 */
export async function takeSlug(
  ctx: Ctx,
  held: Held,
  write: (ctx: Ctx) => Promise<unknown>,
): Promise<void> {
  refuseReserved(held.slug);
  try {
    await write(ctx);
  } catch (error) {
    if (sqlState(error) === "23505") {
      throw refused("That booking address is taken. Please choose another one.");
    }
    throw error;
  }
  const own = and(eq(releasedSlugs.slug, held.slug), eq(releasedSlugs.stylistId, held.stylistId));
  await ctx.db.delete(releasedSlugs).where(own);
  const [free] = await ctx.db
    .insert(releasedSlugs)
    .values(released(ctx, held))
    .onConflictDoNothing()
    .returning({ slug: releasedSlugs.slug });
  if (!free) {
    throw refused(
      "That booking address belonged to somebody else until lately, and links to it may still be about. Please choose another one.",
    );
  }
  await ctx.db.delete(releasedSlugs).where(own);
}

/** Freezes an address that its stylist gives up, inside the transaction that takes it off their row. */
export async function releaseSlug(ctx: Ctx, held: Held): Promise<void> {
  await ctx.db.insert(releasedSlugs).values(released(ctx, held));
}

const released = (ctx: Ctx, held: Held) => ({
  ...held,
  salonId: ctx.actor.salonId,
  releasedAt: ctx.now(),
});

function refused(sentence: string): DomainError {
  return new DomainError("conflict", sentence, {
    issues: [{ path: "bookingSlug", message: sentence }],
  });
}
