import { and, asc, count, eq, getTableColumns } from "drizzle-orm";
import { scheduledAsks } from "#db/schema/assistant.ts";
import { chats } from "#db/schema/chats.ts";
import { stylists } from "#db/schema/stylists.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { consentWords, nextTurn } from "./rules.ts";
import {
  Consent,
  MOST_ASKS,
  type ChangeAsk,
  type GiveConsent,
  type Rhythm,
  type ScheduleAsk,
  type ScheduledAsk,
} from "./schema.ts";

type Row = typeof scheduledAsks.$inferSelect;
type Read = Row & { chatAt: Date | null };

/** One's own scheduled asks, oldest first. */
export async function listAsks(ctx: Ctx): Promise<ScheduledAsk[]> {
  const { timeZone } = await getBookingRules(ctx);
  const rows = await reading(ctx)
    .where(mine(ctx))
    .orderBy(asc(scheduledAsks.createdAt), asc(scheduledAsks.id));
  return rows.map((row) => shown(row, timeZone));
}

/**
 * Has something asked again and again, from its next turn on.
 * @throws forbidden for a token; conflict for too many
 */
export function scheduleAsk(
  ctx: Ctx,
  { words, time, weekdays = [], monthDay, consent }: ScheduleAsk,
): Promise<ScheduledAsk> {
  requirePerson(ctx);
  const { salonId, stylistId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    // two at once count each other
    await ctx.db.select({}).from(stylists).where(eq(stylists.id, stylistId)).for("no key update");
    await refuseTooMany(ctx);
    const id = newId();
    const now = ctx.now();
    await ctx.db.insert(scheduledAsks).values({
      id,
      salonId,
      stylistId,
      words,
      weekdays: inOrder(weekdays),
      monthDay,
      time,
      consent,
      doneUpTo: now,
      createdAt: now,
    });
    if (consent) await auditConsent(ctx, id, consent);
    return readAsk(ctx, id);
  });
}

/**
 * Changes an ask, pauses it or lets it go on. Turns that passed meanwhile are not made up for; other words take its consent away.
 * @throws forbidden for a token; not_found, also for another's
 */
export function changeAsk(
  ctx: Ctx,
  { id, words, time, weekdays, monthDay, paused }: ChangeAsk & { id: string },
): Promise<ScheduledAsk> {
  requirePerson(ctx);
  return atomically(ctx, async (ctx) => {
    const before = await ownAsk(ctx, id);
    const days = {
      ...(weekdays?.length && { weekdays: inOrder(weekdays), monthDay: null }),
      ...(monthDay !== undefined && { weekdays: [], monthDay }),
    };
    await ctx.db
      .update(scheduledAsks)
      .set({
        ...days,
        words: words ?? before.words,
        time: time ?? before.time,
        doneUpTo: ctx.now(),
        ...(words !== undefined && words !== before.words && { consent: null }),
        ...(paused !== undefined && { pausedAt: paused ? (before.pausedAt ?? ctx.now()) : null }),
      })
      .where(eq(scheduledAsks.id, id));
    return readAsk(ctx, id);
  });
}

/**
 * Gives an ask a standing consent or takes it back: only by whoever is signed in and sees what it is for.
 * @throws forbidden for a token; not_found, also for another's
 */
export function giveConsent(
  ctx: Ctx,
  { id, consent }: GiveConsent & { id: string },
): Promise<ScheduledAsk> {
  requirePerson(ctx);
  return atomically(ctx, async (ctx) => {
    await ownAsk(ctx, id);
    await ctx.db.update(scheduledAsks).set({ consent }).where(eq(scheduledAsks.id, id));
    await auditConsent(ctx, id, consent);
    return readAsk(ctx, id);
  });
}

/** Ends an ask for good. What its runs said stays among the chats. @throws forbidden for a token; not_found, also for another's */
export function deleteAsk(ctx: Ctx, { id }: { id: string }): Promise<ScheduledAsk> {
  requirePerson(ctx);
  return atomically(ctx, async (ctx) => {
    const gone = await readAsk(ctx, id);
    await ctx.db.delete(scheduledAsks).where(and(mine(ctx), eq(scheduledAsks.id, id)));
    return gone;
  });
}

/** One of one's own. @throws not_found */
export async function readAsk(ctx: Ctx, id: string): Promise<ScheduledAsk> {
  const { timeZone } = await getBookingRules(ctx);
  const [row] = await reading(ctx).where(and(mine(ctx), eq(scheduledAsks.id, id)));
  if (!row) throw unknown();
  return shown(row, timeZone);
}

/** When it comes, of a row. */
export const rhythmOf = ({ weekdays, monthDay, time }: Row): Rhythm => ({
  weekdays: weekdays as number[],
  monthDay,
  time,
});

/** With when its thread was last written in: null where it is not there any more. */
const reading = ({ db }: Ctx) =>
  db
    .select({ ...getTableColumns(scheduledAsks), chatAt: chats.updatedAt })
    .from(scheduledAsks)
    .leftJoin(chats, eq(chats.id, scheduledAsks.chatId));

function shown(row: Read, timeZone: string): ScheduledAsk {
  const rhythm = rhythmOf(row);
  const { id, words, consent, pausedAt, doneUpTo, lastRunAt, lastOutcome, chatId, chatAt } = row;
  const next = new Date(nextTurn(timeZone, rhythm, doneUpTo.getTime()));
  return {
    id,
    words,
    ...rhythm,
    consent: consent === null ? null : Consent.parse(consent),
    paused: pausedAt !== null,
    nextRunAt: pausedAt ? null : next.toISOString(),
    lastRunAt: lastRunAt?.toISOString() ?? null,
    lastOutcome: lastOutcome === "waits" && !stillWaits(row) ? "answered" : lastOutcome,
    chatId: chatAt ? chatId : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whether nobody has gone on with the thread since the run. */
const stillWaits = ({ chatAt, lastRunAt }: Read) =>
  chatAt !== null && lastRunAt !== null && chatAt <= lastRunAt;

async function ownAsk(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(scheduledAsks)
    .where(and(mine(ctx), eq(scheduledAsks.id, id)))
    .for("update");
  if (!row) throw unknown();
  return row;
}

async function refuseTooMany(ctx: Ctx): Promise<void> {
  const [had] = await ctx.db.select({ asks: count() }).from(scheduledAsks).where(mine(ctx));
  if ((had?.asks ?? 0) >= MOST_ASKS)
    throw new DomainError(
      "conflict",
      `You have ${MOST_ASKS} scheduled asks. Delete one that is no longer used first.`,
    );
}

const auditConsent = (ctx: Ctx, subjectId: string, consent: Consent | null) =>
  writeAudit(ctx, {
    action: "settings.changed",
    words: consent
      ? `let a scheduled ask act without a tap: ${consentWords(consent)}`
      : "let a scheduled ask do nothing without a tap any more",
    subjectId,
  });

const inOrder = (weekdays: readonly number[]): number[] =>
  [...new Set(weekdays)].toSorted((a, b) => a - b);

const mine = ({ actor }: Ctx) => eq(scheduledAsks.stylistId, actor.stylistId);

const unknown = () => new DomainError("not_found", "There is no such scheduled ask.");
