import { and, eq, isNotNull } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";
import { NotSent } from "#tools/core/not-sent.ts";
import { noteOptOut } from "./carrier.ts";
import { passageOf } from "./gate.ts";
import type { OutboxRow } from "./outbox.ts";
import { SEALED_FOR, type Sealed } from "./queue.ts";
import { senderOf } from "./settings.ts";

/** `again`: the other side said not now, and the job is to come back. */
export type Delivered = "done" | "again";

/**
 * Hands a message over once, if it still is to go: safe to call as often as one likes and from several processes. A try that
 * was cut off is looked up where the other side can tell, and said to be doubtful where it cannot.
 * @param last whether the job does not come back after this
 */
export async function deliverMessage(
  ctx: SalonCtx,
  { id, last }: { id: string; last: boolean },
): Promise<Delivered> {
  const claimed = await claim(ctx, id);
  if (!claimed) return "done";
  const { row, interrupted } = claimed;
  const content = contentOf(ctx, row);
  if (!content)
    return settle(ctx, row, { status: "failed", error: "Its words cannot be read any more." });
  if (row.uselessAfter && row.uselessAfter <= ctx.now())
    return settle(ctx, row, { status: "failed", error: "Its time was over before it could go." });
  try {
    return row.channel === "mail"
      ? await post(ctx, row, content, interrupted)
      : await text(ctx, row, content);
  } catch (error) {
    return failed(ctx, row, { error, last });
  }
}

type Claimed = { row: OutboxRow; interrupted: boolean };

/** Takes the message for this process; undefined when it is gone, done or in the hands of one that lives. */
function claim(ctx: SalonCtx, id: string): Promise<Claimed | undefined> {
  return atomically(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(outbox).where(eq(outbox.id, id)).for("update");
    if (!before || before.dueAt > ctx.now()) return undefined;
    const interrupted = before.status === "sending";
    if (interrupted && !(await isAbandoned(ctx, before))) return undefined;
    if (!interrupted && before.status !== "queued") return undefined;
    const [row] = await ctx.db
      .update(outbox)
      .set({
        status: "sending",
        attempts: before.attempts + 1,
        attemptedAt: ctx.now(),
        instance: ctx.instance,
      })
      .where(eq(outbox.id, id))
      .returning();
    return row && { row, interrupted };
  });
}

async function isAbandoned(ctx: SalonCtx, { instance }: OutboxRow): Promise<boolean> {
  return instance === null || (await isDead(ctx, instance));
}

function contentOf({ signer }: SalonCtx, { sealed, subject, body }: OutboxRow): Sealed | null {
  // kept before anything was sealed
  if (sealed === null) return subject === null ? null : { text: body };
  const opened = signer.open(SEALED_FOR, sealed);
  return opened === null ? null : (JSON.parse(opened) as Sealed);
}

async function post(
  ctx: SalonCtx,
  row: OutboxRow,
  content: Sealed,
  interrupted: boolean,
): Promise<Delivered> {
  // a mail server cannot be asked what it took
  if (interrupted)
    await ctx.db.update(outbox).set({ maybeTwice: true }).where(eq(outbox.id, row.id));
  await ctx.mail.send({ id: row.id, to: row.recipient, subject: row.subject ?? "", ...content });
  return settle(ctx, row, { status: "sent", error: null, sentAt: ctx.now(), sealed: null });
}

async function text(ctx: SalonCtx, row: OutboxRow, content: Sealed): Promise<Delivered> {
  const from = await senderOf(ctx);
  if (!from)
    return settle(ctx, row, { status: "failed", error: "The salon has no number to text from." });
  const words = { id: row.id, from, to: row.recipient, body: content.text };
  if (row.attempts > 1) {
    const since = new Date(row.createdAt.getTime() - 60_000);
    const left = await ctx.sms.find(words, { since, known: await knownTo(ctx, row) });
    if (left) return taken(ctx, row, left);
  }
  const passage = await passageOf(ctx, row);
  if (!passage.go)
    return "until" in passage
      ? settle(ctx, row, { status: "queued", dueAt: passage.until })
      : settle(ctx, row, { status: "refused", error: passage.why, sealed: null });
  return taken(ctx, row, await ctx.sms.send(words));
}

function taken(
  ctx: SalonCtx,
  row: OutboxRow,
  { providerId, segments }: { providerId: string; segments: number | null },
): Promise<Delivered> {
  const carrier = { providerId, ...(segments !== null && { segments }) };
  const sent = { status: "sent" as const, error: null, sentAt: ctx.now(), sealed: null };
  return settle(ctx, row, { ...sent, ...carrier });
}

/** What the carrier gave to other texts of ours to this number: a text that is found again must be none of them. */
async function knownTo({ db }: SalonCtx, { recipient }: OutboxRow): Promise<string[]> {
  const rows = await db
    .select({ providerId: outbox.providerId })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), isNotNull(outbox.providerId)));
  return rows.flatMap(({ providerId }) => providerId ?? []);
}

async function failed(
  ctx: SalonCtx,
  row: OutboxRow,
  { error, last }: { error: unknown; last: boolean },
): Promise<Delivered> {
  const known = error instanceof NotSent ? error : null;
  const said = error instanceof Error ? error.message : String(error);
  ctx.log.warn({ err: error, messageId: row.id }, "a message did not go out");
  if (row.channel === "sms" && known) await noteOptOut(ctx, row, known.code);
  const over = last || known?.permanent === true;
  await settle(ctx, row, {
    status: over ? "failed" : "queued",
    error: said.slice(0, 500),
    ...(row.channel === "mail" && known?.perhapsSent && { maybeTwice: true }),
  });
  return over ? "done" : "again";
}

/** Writes how the try ended, unless the other side has told more meanwhile. */
async function settle(
  ctx: SalonCtx,
  { id }: OutboxRow,
  outcome: Partial<OutboxRow>,
): Promise<Delivered> {
  await ctx.db
    .update(outbox)
    .set({ ...outcome, instance: null })
    .where(and(eq(outbox.id, id), eq(outbox.status, "sending")));
  return "done";
}
