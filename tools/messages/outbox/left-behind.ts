import { and, eq, isNotNull, lt } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { sqlState, type SalonCtx, type TextMessage } from "#tools/core/context.ts";
import { NotSent } from "#tools/core/not-sent.ts";
import type { OutboxDesk } from "./desk.ts";
import type { OutboxRow } from "./outbox.ts";
import { noteGone } from "./settle.ts";

/** SQLSTATE: another row has it already. */
const HAS_ALREADY = "23505";
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Looks up at the carrier whether an earlier try of this text was taken, and if so notes that it has gone.
 * @returns whether it has
 * @throws NotSent where that cannot be told at the moment: then it must not be sent either
 */
export async function adoptLeftBehind(
  ctx: SalonCtx,
  desk: OutboxDesk,
  row: OutboxRow,
  words: TextMessage,
): Promise<boolean> {
  const since = new Date(row.createdAt.getTime() - CLOCKS_DIFFER_MS);
  const known = await knownTo(ctx, row);
  for (;;) {
    const left = await ctx.sms.find(words, { since, known });
    if (!left) return false;
    if (await isAnotherUnderWay(ctx, row)) throw askAgain();
    try {
      await noteGone(ctx, desk, row, left);
      return true;
    } catch (error) {
      if (sqlState(error) !== HAS_ALREADY) throw error;
      // it was another message's, of another salon or noted this very moment
      known.push(left.providerId);
    }
  }
}

/** What the carrier gave to other texts of ours to this number: a text that is found again must be none of them. */
async function knownTo({ db }: SalonCtx, { recipient }: OutboxRow): Promise<string[]> {
  const rows = await db
    .select({ providerId: outbox.providerId })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), isNotNull(outbox.providerId)));
  return rows.flatMap(({ providerId }) => providerId ?? []);
}

/**
 * Whether an earlier text to this number is being sent: what is found may be that one, of which nothing is noted yet. The later
 * waits for the earlier and never the other way round, so that two do not wait for one another.
 */
async function isAnotherUnderWay({ db }: SalonCtx, { id, recipient }: OutboxRow): Promise<boolean> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.status, "sending"), lt(outbox.id, id)))
    .limit(1);
  return rows.length > 0;
}

const askAgain = () =>
  new NotSent("Another text to this number is on its way. This one is looked into after it.", {
    permanent: false,
    perhapsSent: true,
    code: null,
  });
