import { asc, eq } from "drizzle-orm";
import { formulas, timers } from "#db/schema/formulas.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Bowl } from "./schema.ts";

/** A timer that was stopped within a minute was a slip, one that ran on for hours was forgotten: neither tells how long it was on. One that nobody stopped tells only when it rang. */
const BELIEVED_MINUTES = [1, 120] as const;

/**
 * The bowls of a consultation as they were really used: the newest that the stylist wrote stands in for the one it replaced,
 * a bowl that was timed carries the minutes it was on, and what is withheld is none, since nobody could weigh it.
 */
export async function usedBowls(
  ctx: Ctx,
  { consultationId, bowls }: { consultationId: string; bowls: readonly Bowl[] },
): Promise<Bowl[]> {
  const stored = await ctx.db
    .select()
    .from(formulas)
    .where(eq(formulas.consultationId, consultationId))
    .orderBy(asc(formulas.createdAt));
  const ran = await ctx.db.select().from(timers).where(eq(timers.consultationId, consultationId));
  return bowls.flatMap((bowl) => {
    const last = bowls.findLast(({ role }) => role === bowl.role) === bowl;
    const cards = stored.filter(({ role }) => role === bowl.role);
    const edited = cards.findLast(({ source, withheld }) => source === "stylist" && !withheld);
    if (cards.length > 0 && cards.every(({ withheld }) => withheld)) return [];
    const used = last && edited?.bowl ? (edited.bowl as Bowl) : bowl;
    const times = ran.flatMap(({ step, startedAt, stoppedAt }) =>
      step === bowl.order && stoppedAt ? minutesBetween(startedAt, stoppedAt) : [],
    );
    const minutes = times.findLast(
      (each) => each >= BELIEVED_MINUTES[0] && each <= BELIEVED_MINUTES[1],
    );
    return [minutes === undefined ? used : { ...used, minutes: [minutes, minutes] }];
  });
}

/** Minutes from one instant to another, to half a minute. */
const minutesBetween = (from: Date, until: Date) =>
  Math.round((until.getTime() - from.getTime()) / 30_000) / 2;
