import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";
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

/** What this process hands over at the moment. What is marked as its own and is not here was left behind by a failure. */
const inHand = new Set<string>();

/**
 * Takes a message for this process, and counts the try.
 * @returns `busy` while a process that lives has it in hand, `over` when it is gone, done or not due
 */
export async function claimMessage(ctx: SalonCtx, id: string): Promise<Claimed | "busy" | "over"> {
  const hand = `${ctx.instance} ${id}`;
  const release = () => void inHand.delete(hand);
  let taken = false;
  try {
    return await atomically(ctx, async (ctx) => {
      const [before] = await ctx.db.select().from(outbox).where(eq(outbox.id, id)).for("update");
      if (!before || before.dueAt > ctx.now()) return "over";
      const interrupted = before.status === "sending";
      if (interrupted && !(await isAbandoned(ctx, before))) return "busy";
      if (!interrupted && before.status !== "queued") return "over";
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
      if (!row) return "over";
      // before anybody else can see the row again
      inHand.add(hand);
      taken = true;
      return { row, interrupted, doubtedBefore, release };
    });
  } catch (error) {
    if (taken) release();
    throw error;
  }
}

async function isAbandoned(ctx: SalonCtx, { id, instance }: OutboxRow): Promise<boolean> {
  if (instance === ctx.instance) return !inHand.has(`${instance} ${id}`);
  return instance === null || isDead(ctx, instance);
}
