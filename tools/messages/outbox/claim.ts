import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";
import type { OutboxDesk } from "./desk.ts";
import type { OutboxRow } from "./outbox.ts";

/** A message in the hands of this process, until `release`. */
export type Claimed = {
  row: OutboxRow;
  /** The try before this one was cut off: nobody noted how it ended. */
  interrupted: boolean;
  /** Some try before that one was in doubt already. */
  doubtedBefore: boolean;
  release: () => void;
};

type Taken = Omit<Claimed, "release">;

/** What this process hands over at the moment. What is marked as its own and is not here was left behind by a failure. */
const inHand = new Set<string>();

/**
 * Why a message cannot be taken: a process that lives has it in hand, it is not due by this process's clock, which may be behind
 * that of whoever wrote it, or it is gone or done.
 */
type Refusal = "busy" | "early" | "over";

/** Takes a message for this process, and counts the try. */
export async function claimMessage(
  ctx: SalonCtx,
  desk: OutboxDesk,
  id: string,
): Promise<Claimed | Refusal> {
  const hand = `${ctx.instance} ${id}`;
  if (inHand.has(hand)) return "busy";
  // before anybody else can see that it is taken
  inHand.add(hand);
  const release = () => void inHand.delete(hand);
  let taken: Taken | Refusal = "over";
  try {
    const row = await desk.take({ salonId: ctx.salonId, id });
    taken = row
      ? { row, interrupted: false, doubtedBefore: row.maybeTwice }
      : await takeLeftBehind(ctx, id);
    return typeof taken === "string" ? taken : { ...taken, release };
  } finally {
    if (typeof taken === "string") release();
  }
}

/** What does not simply wait for its time: done, another's, or left behind by a try that was cut off. */
async function takeLeftBehind(ctx: SalonCtx, id: string): Promise<Taken | Refusal> {
  return atomically(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(outbox).where(eq(outbox.id, id)).for("update");
    const interrupted = before?.status === "sending";
    if (!before || (!interrupted && before.status !== "queued")) return "over";
    if (before.dueAt > ctx.now()) return "early";
    if (interrupted && !(await isAbandoned(ctx, before))) return "busy";
    const { maybeTwice: doubtedBefore } = before;
    const [row] = await ctx.db
      .update(outbox)
      .set({
        status: "sending",
        attempts: before.attempts + 1,
        attemptedAt: ctx.now(),
        instance: ctx.instance,
        // a mail server cannot be asked what it took
        maybeTwice: doubtedBefore || (interrupted && before.channel === "mail"),
      })
      .where(eq(outbox.id, id))
      .returning();
    return row ? { row, interrupted, doubtedBefore } : "over";
  });
}

/** Nobody in this process has it in hand: who asks has just taken it there. */
const isAbandoned = async (ctx: SalonCtx, { instance }: OutboxRow): Promise<boolean> =>
  instance === null || instance === ctx.instance || isDead(ctx, instance);
