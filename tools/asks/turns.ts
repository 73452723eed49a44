import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { scheduledAsks } from "#db/schema/assistant.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { tellDevices } from "#tools/push/tell.ts";
import { atomically, type Actor, type Db, type SalonCtx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { rhythmOf } from "./asks.ts";
import { nextTurn } from "./rules.ts";
import { Consent, type AskOutcome } from "./schema.ts";

/** An ask whose turn has come, and up to when its turns were done as it was looked at. */
export type AskDue = { id: string; doneUpTo: Date };

/**
 * Asks whose turn has come and was not done, by salon: of several turns that were missed it is one. `everySalon` must see all
 * salons.
 */
export async function asksDue(everySalon: Db, now: Date): Promise<Map<string, AskDue[]>> {
  const rows = await everySalon
    .select({ ask: scheduledAsks, timeZone: salons.timeZone })
    .from(scheduledAsks)
    .innerJoin(salons, eq(salons.id, scheduledAsks.salonId))
    .innerJoin(stylists, eq(stylists.id, scheduledAsks.stylistId))
    .where(and(isNull(scheduledAsks.pausedAt), maySignIn));
  const due = rows.filter(
    ({ ask, timeZone }) =>
      nextTurn(timeZone, rhythmOf(ask), ask.doneUpTo.getTime()) <= now.getTime(),
  );
  return Map.groupBy(
    due.map(({ ask }) => ask),
    ({ salonId }) => salonId,
  );
}

/** Takes turns, each once however many processes look: a job of its own asks. @returns how many were taken */
export async function takeTurns(ctx: SalonCtx, due: readonly AskDue[]): Promise<number> {
  let taken = 0;
  for (const each of due) if (await atomically(ctx, (ctx) => take(ctx, each))) taken += 1;
  return taken;
}

async function take({ db, jobs, salonId, now }: SalonCtx, due: AskDue): Promise<boolean> {
  const still = and(
    eq(scheduledAsks.id, due.id),
    eq(scheduledAsks.doneUpTo, due.doneUpTo),
    isNull(scheduledAsks.pausedAt),
  );
  const [ask] = await db.select().from(scheduledAsks).where(still).for("update");
  if (!ask) return false;
  const chatId = newId();
  await db
    .update(scheduledAsks)
    .set({ doneUpTo: now(), lastRunAt: now(), lastOutcome: "running", chatId })
    .where(eq(scheduledAsks.id, ask.id));
  const job = { salonId, id: ask.id, of: chatId };
  await jobs.add(db, "ask", [ask.chatId ? { ...job, about: ask.chatId } : job]);
  return true;
}

/** A run that is to be done: who asks what, in which thread, and what they have consented to. */
export type AskRun = { actor: Actor; words: string; consent: Consent | null };

/** The run of a turn that was taken; null where it is over, or nobody may ask it any more. */
export async function runOf(
  { db, salonId }: SalonCtx,
  { id, chatId }: { id: string; chatId: string },
): Promise<AskRun | null> {
  const [row] = await db
    .select({ ask: scheduledAsks, userId: stylists.userId, role: stylists.role })
    .from(scheduledAsks)
    .innerJoin(stylists, eq(stylists.id, scheduledAsks.stylistId))
    .where(and(eq(scheduledAsks.id, id), eq(scheduledAsks.chatId, chatId), maySignIn));
  if (!row?.userId || row.ask.pausedAt || row.ask.lastOutcome !== "running") return null;
  const { userId, role, ask } = row;
  return {
    actor: { userId, salonId, stylistId: ask.stylistId, role, isAdmin: false },
    words: ask.words,
    consent: ask.consent === null ? null : Consent.parse(ask.consent),
  };
}

/** Notes how a run came out, once, and has the devices of its stylist told. */
export function settleRun(
  ctx: SalonCtx,
  { id, chatId, outcome }: { id: string; chatId: string; outcome: AskOutcome },
): Promise<void> {
  return atomically(ctx, async (ctx) => {
    const [ask] = await ctx.db
      .update(scheduledAsks)
      .set({ lastOutcome: outcome, lastRunAt: ctx.now() })
      .where(
        and(
          eq(scheduledAsks.id, id),
          eq(scheduledAsks.chatId, chatId),
          eq(scheduledAsks.lastOutcome, "running"),
        ),
      )
      .returning({ salonId: scheduledAsks.salonId, stylistId: scheduledAsks.stylistId });
    if (ask) await tellDevices(ctx, { ...ask, cause: "ask", of: `${id} ${chatId}` });
  });
}

/** Whoever has left or is shut out asks nothing. */
const maySignIn = and(
  isNull(stylists.leftAt),
  isNotNull(stylists.userId),
  ne(stylists.accountStatus, "suspended"),
);
