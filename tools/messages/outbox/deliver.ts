import { NotSent } from "#tools/core/not-sent.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { noteOptOut } from "./carrier.ts";
import { claimMessage, type Claimed } from "./claim.ts";
import type { OutboxDesk } from "./desk.ts";
import { passageOf } from "./gate.ts";
import { adoptLeftBehind } from "./left-behind.ts";
import type { OutboxRow } from "./outbox.ts";
import { unsealed, type Sealed } from "./sealed.ts";
import { senderOf } from "#tools/messages/settings.ts";
import { noteGone, noteNotGone, noteUntried } from "./settle.ts";

/** `again`: the other side said not now, and the job is to come back. */
export type Delivered = "done" | "again";

const BROKE_OFF_TWICE =
  "The mail server broke off twice after it had this mail. It has probably arrived, and is not sent again by itself.";
const TOO_LATE = "Its time was over before it could go.";
const PERHAPS_TOO_LATE =
  "The try to send it was cut off, and now its time is over. It may have arrived.";

/**
 * Hands a message over once, if it still is to go: safe to call as often as one likes and from several processes. A try that was
 * cut off is looked up where the other side can tell; where it cannot, the message goes once more and is said to be doubtful.
 * @param last whether the job does not come back after this
 */
export async function deliverMessage(
  ctx: SalonCtx,
  desk: OutboxDesk,
  { id, last }: { id: string; last: boolean },
): Promise<Delivered> {
  const claimed = await claimMessage(ctx, desk, id);
  if (claimed === "over") return "done";
  if (typeof claimed === "string") return last ? "done" : "again";
  try {
    return await handOver(ctx, desk, claimed, last);
  } finally {
    claimed.release();
  }
}

async function handOver(
  ctx: SalonCtx,
  desk: OutboxDesk,
  claimed: Claimed,
  last: boolean,
): Promise<Delivered> {
  const { row } = claimed;
  try {
    const content = contentOf(ctx, row);
    if (!content) await giveUp(ctx, row, "Its words cannot be read any more.");
    else await (row.channel === "mail" ? post : text)(ctx, desk, claimed, content);
    return "done";
  } catch (error) {
    return await failed(ctx, row, { error, last });
  }
}

function contentOf(ctx: SalonCtx, { sealed, subject, body }: OutboxRow): Sealed | null {
  // kept before anything was sealed
  if (sealed === null) return subject === null ? null : { text: body };
  return unsealed(ctx, sealed);
}

async function post(
  ctx: SalonCtx,
  desk: OutboxDesk,
  claimed: Claimed,
  content: Sealed,
): Promise<void> {
  const { row, interrupted, doubtedBefore } = claimed;
  if (interrupted && doubtedBefore) return giveUp(ctx, row, BROKE_OFF_TWICE);
  if (isUseless(ctx, row)) return giveUp(ctx, row, interrupted ? PERHAPS_TOO_LATE : TOO_LATE);
  await ctx.mail.send({ id: row.id, to: row.recipient, subject: row.subject ?? "", ...content });
  await noteGone(ctx, desk, row);
}

async function text(
  ctx: SalonCtx,
  desk: OutboxDesk,
  { row }: Claimed,
  content: Sealed,
): Promise<void> {
  const from = await senderOf(ctx);
  if (!from) return giveUp(ctx, row, "The salon has no number to text from.");
  const words = { id: row.id, from, to: row.recipient, body: content.text };
  if (row.attempts > 1 && (await adoptLeftBehind(ctx, desk, row, words))) return;
  if (isUseless(ctx, row)) return giveUp(ctx, row, TOO_LATE);
  const passage = await passageOf(ctx, row);
  if (passage.go) await noteGone(ctx, desk, row, await ctx.sms.send(words));
  else if ("until" in passage)
    await noteUntried(ctx, row, { status: "queued", dueAt: passage.until, error: passage.why });
  else await noteUntried(ctx, row, { status: "refused", error: passage.why, sealed: null });
}

const isUseless = (ctx: SalonCtx, { uselessAfter }: OutboxRow) =>
  uselessAfter !== null && uselessAfter <= ctx.now();

const giveUp = (ctx: SalonCtx, row: OutboxRow, error: string) =>
  noteUntried(ctx, row, { status: "failed", error });

async function failed(
  ctx: SalonCtx,
  row: OutboxRow,
  { error, last }: { error: unknown; last: boolean },
): Promise<Delivered> {
  const known = error instanceof NotSent ? error : null;
  ctx.log.warn({ err: error, messageId: row.id }, "a message did not go out");
  if (row.channel === "sms" && known) await noteOptOut(ctx, row, known.code);
  const doubtful = row.channel === "mail" && known?.perhapsSent === true;
  const brokeOffTwice = doubtful && row.maybeTwice;
  const over = last || brokeOffTwice || known?.permanent === true;
  const said = known?.message ?? "Something went wrong here. It is looked into and tried again.";
  await noteNotGone(ctx, row, {
    status: over ? "failed" : "queued",
    error: brokeOffTwice ? BROKE_OFF_TWICE : said.slice(0, 500),
    ...(doubtful && { maybeTwice: true }),
  });
  return over ? "done" : "again";
}
