import { and, eq, isNull } from "drizzle-orm";
import { timers } from "#db/schema/formulas.ts";
import { atomically, type Ctx, type SalonCtx } from "#tools/core/context.ts";
import { tellDevices } from "./tell.ts";

/** A timer that rang longer ago than this is told of no more. */
const LATE_MS = 10 * 60_000;

/** Has a look taken at a timer when it is to end. Within the transaction that sets the end. */
export const awaitEnd = (
  ctx: Pick<Ctx, "db" | "jobs" | "now" | "actor">,
  timer: { id: string; endsAt: Date },
): Promise<void> => lookAtEnd(ctx, { salonId: ctx.actor.salonId, ...timer });

/**
 * Has the devices of whoever started a timer told, when its time is up. One that was lengthened, or started by a clock that is
 * ahead of this one, is looked at again. Safe to call as often as one likes: each end is told of once.
 */
export function tellOfEnd(ctx: SalonCtx, { id }: { id: string }): Promise<void> {
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(timers)
      .where(and(eq(timers.id, id), isNull(timers.stoppedAt)));
    if (!row) return;
    const overFor = ctx.now().getTime() - row.endsAt.getTime();
    if (overFor > LATE_MS) return;
    if (overFor < 0) return lookAtEnd(ctx, row);
    const { salonId, stylistId, endsAt } = row;
    await tellDevices(ctx, { salonId, stylistId, cause: "timer", of: `${id} ${endsAt.getTime()}` });
  });
}

async function lookAtEnd(
  { db, jobs, now }: Pick<Ctx, "db" | "jobs" | "now">,
  { salonId, id, endsAt }: { salonId: string; id: string; endsAt: Date },
): Promise<void> {
  const after = Math.max(0, Math.ceil((endsAt.getTime() - now().getTime()) / 1000));
  await jobs.add(db, "timer_end", [{ salonId, id }], { after });
}
