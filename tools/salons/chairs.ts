import { and, desc, eq, gt, lte } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { chairs } from "#db/schema/booking.ts";
import { salons } from "#db/schema/salons.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { MOST_CHAIRS } from "./booking-data.ts";
import type { Chair, CreateChair } from "./booking-schema.ts";

/** The salon's chairs, newest first. A salon without chairs is not limited by them. `db` sees one salon. */
export function listChairs(ctx: { db: Db }): Promise<Chair[]> {
  return ctx.db
    .select({ id: chairs.id, name: chairs.name })
    .from(chairs)
    .orderBy(desc(chairs.createdAt), desc(chairs.id));
}

/**
 * Adds a chair. From the first one on, an appointment needs one that is free.
 * @throws conflict for a name that is taken or a chair too many, forbidden, tier_required below pro
 */
export async function createChair(ctx: Ctx, { name }: CreateChair): Promise<Chair> {
  await requireChanging(ctx);
  const { salonId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    await ctx.db.select({ id: salons.id }).from(salons).where(eq(salons.id, salonId)).for("update");
    const present = await listChairs(ctx);
    if (present.some((chair) => chair.name.toLowerCase() === name.toLowerCase())) {
      throw new DomainError("conflict", `There is already a chair called ${name}.`);
    }
    if (present.length >= MOST_CHAIRS) {
      throw new DomainError("conflict", `A salon has up to ${MOST_CHAIRS} chairs.`);
    }
    const chair = { id: newId(), name };
    await ctx.db.insert(chairs).values({ ...chair, salonId, createdAt: ctx.now() });
    return chair;
  });
}

/**
 * Takes a chair away; appointments that are over keep everything else.
 * @throws not_found; conflict while something to come is booked on it; forbidden, tier_required below pro
 */
export async function deleteChair(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    const now = ctx.now();
    const [chair] = await ctx.db.select().from(chairs).where(eq(chairs.id, id)).for("update");
    if (!chair) throw new DomainError("not_found", "Chair not found.");
    await ctx.db
      .delete(occupancies)
      .where(and(eq(occupancies.chairId, id), lte(occupancies.expiresAt, now)));
    const coming = await ctx.db
      .select({ kind: occupancies.kind })
      .from(occupancies)
      .where(and(eq(occupancies.chairId, id), gt(occupancies.endsAt, now)));
    if (coming.length > 0) throw new DomainError("conflict", whyKept(chair.name, coming));
    await ctx.db
      .update(occupancies)
      .set({ chairId: null, chairBusy: null })
      .where(eq(occupancies.chairId, id));
    await ctx.db.delete(chairs).where(eq(chairs.id, id));
    return { id };
  });
}

function whyKept(name: string, coming: { kind: string }[]): string {
  const booked = coming.filter(({ kind }) => kind === "appointment").length;
  if (booked === 0)
    return `Somebody is booking ${name} just now. Please try again in a few minutes.`;
  const what = booked === 1 ? "1 coming appointment is" : `${booked} coming appointments are`;
  return `${what} booked on ${name}. Move or cancel ${booked === 1 ? "it" : "them"} first.`;
}

async function requireChanging(ctx: Ctx): Promise<void> {
  requireMay(ctx, "manage_chairs");
  await requireTier(ctx, "pro", "Online booking");
}
