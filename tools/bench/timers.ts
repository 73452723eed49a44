import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { consultations } from "#db/schema/consultations.ts";
import { timers } from "#db/schema/formulas.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { awaitEnd } from "#tools/push/timer-end.ts";
import { getFormula } from "#tools/formulas/formulas.ts";
import type { AddMinutes, ChangeTimer, StartTimer, Timer } from "#tools/formulas/schema.ts";

/** How long a timer that has rung stays on the list, so that a second device still shows it. */
const KEPT_AFTER_RINGING_MS = 60 * 60_000;

/** Starts a processing timer; one of a formula belongs to that formula's consultation. @throws not_found for what is another salon's */
export async function startTimer(
  ctx: Ctx,
  { label, minutes, clientName, consultationId, formulaId, step }: StartTimer,
): Promise<Timer> {
  const formula = formulaId ? await getFormula(ctx, { id: formulaId }) : undefined;
  const visitId = formula?.consultationId ?? consultationId;
  const [visit] = visitId
    ? await ctx.db.select().from(consultations).where(eq(consultations.id, visitId))
    : [];
  if (visitId && !visit) throw new DomainError("not_found", "Consultation not found.");
  const startedAt = ctx.now();
  const row = {
    id: newId(),
    salonId: ctx.actor.salonId,
    stylistId: ctx.actor.stylistId,
    consultationId: visitId ?? null,
    clientName: clientName ?? visit?.clientName ?? null,
    formulaId: formulaId ?? null,
    step: step ?? null,
    label,
    minutes,
    startedAt,
    endsAt: new Date(startedAt.getTime() + minutes * 60_000),
    stoppedAt: null,
  };
  await atomically(ctx, async (ctx) => {
    await ctx.db.insert(timers).values(row);
    await awaitEnd(ctx, row);
  });
  return asTimer(row);
}

/** The salon's timers that run or rang within the hour, the next to ring first. */
export async function listTimers(ctx: Ctx): Promise<Timer[]> {
  const since = new Date(ctx.now().getTime() - KEPT_AFTER_RINGING_MS);
  const rows = await running(ctx.db, { since: since.toISOString() });
  return rows.map(asTimer);
}

const running = builtOnce((db) =>
  db
    .select()
    .from(timers)
    .where(and(isNull(timers.stoppedAt), gt(timers.endsAt, sql`${sql.placeholder("since")}`)))
    .orderBy(asc(timers.endsAt)),
);

/** Stops a timer; stopping it again changes nothing. @throws not_found */
export async function stopTimer(ctx: Ctx, { id }: { id: string }): Promise<Timer> {
  const [row] = await ctx.db
    .update(timers)
    .set({ stoppedAt: sql`coalesce(${timers.stoppedAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(eq(timers.id, id))
    .returning();
  if (!row) throw new DomainError("not_found", "Timer not found.");
  return asTimer(row);
}

/** Lets a timer run on that was stopped, towards the same end. @throws not_found */
export function resumeTimer(ctx: Ctx, { id }: { id: string }): Promise<Timer> {
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(timers)
      .set({ stoppedAt: null })
      .where(eq(timers.id, id))
      .returning();
    if (!row) throw new DomainError("not_found", "Timer not found.");
    await awaitEnd(ctx, row);
    return asTimer(row);
  });
}

/** Lengthens or shortens a timer; one that has rung runs on from now. @throws not_found, conflict when it was stopped */
export function addMinutes(ctx: Ctx, { id, minutes }: AddMinutes): Promise<Timer> {
  const now = ctx.now().toISOString();
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(timers)
      .set({
        minutes: sql`greatest(${timers.minutes} + ${minutes}::real, 0)`,
        endsAt: sql`greatest(${timers.endsAt}, ${now}::timestamptz) + make_interval(secs => ${minutes * 60}::float8)`,
      })
      .where(and(eq(timers.id, id), isNull(timers.stoppedAt)))
      .returning();
    if (row) {
      await awaitEnd(ctx, row);
      return asTimer(row);
    }
    const [stopped] = await ctx.db.select().from(timers).where(eq(timers.id, id));
    if (!stopped) throw new DomainError("not_found", "Timer not found.");
    throw new DomainError("conflict", "This timer was stopped.");
  });
}

/** Stops or changes a timer. @throws not_found, conflict */
export function changeTimer(
  ctx: Ctx,
  { id, change }: { id: string; change: ChangeTimer },
): Promise<Timer> {
  return change.action === "stop"
    ? stopTimer(ctx, { id })
    : addMinutes(ctx, { id, minutes: change.minutes });
}

function asTimer(row: Omit<typeof timers.$inferSelect, "salonId" | "stylistId">): Timer {
  return {
    id: row.id,
    label: row.label,
    clientName: row.clientName,
    consultationId: row.consultationId,
    formulaId: row.formulaId,
    step: row.step,
    minutes: row.minutes,
    startedAt: row.startedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
  };
}
