import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Attachment, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { limit } from "#tools/core/rate-limit.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";
import { holdBack, lockMessage, sendOnceMore } from "#tools/messages/outbox/outbox.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";
import { orderCsv } from "./order-csv.ts";
import { orderLetter } from "./order-letter.ts";
import { orderableSupplier } from "./order-lines.ts";
import { paperOf, type OrderPaper } from "./order-paper.ts";
import { orderPdf } from "./order-pdf.ts";
import { mailSentence } from "./order-rules.ts";
import { lockOrder, readOrder, shownOrder, type OrderRow } from "./order-rows.ts";
import type { OrderEmailed } from "./order-schema.ts";
import { requireOrders, setOrder, standsAlready } from "./orders.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

const HOUR_MS = 3_600_000;
/** Order mails of a salon: more than any salon orders, too few for whoever would have us write to strangers. */
const MAILS = [
  { max: 25, windowMs: HOUR_MS },
  { max: 100, windowMs: 24 * HOUR_MS },
];

/**
 * Puts the order into the outbox for its supplier, as PDF and CSV. A draft is submitted while that mail is on its way or gone, and
 * stays a draft where no mail server takes it. An order has one mail: asking again while it is under way or gone makes none, and
 * where it failed tries the same one again, unless the supplier's address is another by now. `message` says how the mail stands.
 * @throws forbidden, not_found, invalid for a supplier without an address, conflict for an order that is past being sent; rate_limited
 */
export async function emailOrder(ctx: Ctx, { id }: { id: string }): Promise<OrderEmailed> {
  await requireOrders(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockOrder(ctx, id);
    if (row.status !== "draft" && row.status !== "submitted") throw standsAlready(row);
    const { contactEmail: to } = await orderableSupplier(ctx, row.supplierId);
    if (!to)
      throw new DomainError("invalid", "This supplier has no e-mail address.", { issues: [] });
    const messageId = await mailOf(ctx, row, to);
    const order = await shownOrder(ctx, await setOrder(ctx, row, { messageId }));
    if (!order.mail) throw new Error("An order that was e-mailed has a mail.");
    return { order, message: mailSentence(order.mail) };
  });
}

/** The id of the mail that carries a locked order to that address: the one it has, made ready to go where it is not, else a new one. */
async function mailOf(ctx: Ctx, row: OrderRow, to: string): Promise<string> {
  if (!row.messageId) return newMail(ctx, row, { to, cause: row.id });
  const message = await lockMessage(ctx, row.messageId);
  const { id, status, recipient } = message;
  if (["sent", "delivered", "sending"].includes(status)) return id;
  if (status !== "cancelled" && recipient === to) {
    if (status !== "queued" && ctx.mail.delivers) {
      await countMail(ctx);
      await sendOnceMore(ctx, message);
    }
    return id;
  }
  if (status !== "cancelled") await holdBack(ctx, message);
  return newMail(ctx, row, { to, cause: id });
}

async function newMail(
  ctx: Ctx,
  row: OrderRow,
  { to, cause }: { to: string; cause: string },
): Promise<string> {
  await countMail(ctx);
  const paper = await paperOf(ctx, { ...row, submittedAt: row.submittedAt ?? ctx.now() });
  const { subject, letter } = orderLetter(paper);
  const { text, html } = writeLetter(letter, { publicUrl: ctx.publicUrl, subject });
  const message = await queueMail(ctx, {
    kind: "supplier_order",
    dedupeKey: `supplier_order ${cause}`,
    to,
    senderName: paper.salon.name,
    replyTo: paper.salon.email,
    subject,
    text,
    html,
    attachments: await attachmentsOf(paper),
  });
  if (!message) throw new Error("The order's row is locked, so its mail is made once.");
  await writeAudit(ctx, {
    action: "order.sent",
    words: `put order ${paper.number} into the outbox for ${paper.supplier.name}`,
    subjectId: row.id,
  });
  return message.id;
}

async function countMail(ctx: Ctx): Promise<void> {
  for (const rate of MAILS)
    await limit(ctx, `order mails of ${ctx.actor.salonId} in ${rate.windowMs / HOUR_MS} h`, rate);
}

async function attachmentsOf(paper: OrderPaper): Promise<Attachment[]> {
  const csv = Buffer.from(orderCsv(paper));
  const pdf = await orderPdf(paper);
  return [
    { filename: fileName(paper, "pdf"), contentType: "application/pdf", base64: base64(pdf) },
    { filename: fileName(paper, "csv"), contentType: "text/csv", base64: base64(csv) },
  ];
}

const base64 = (bytes: Buffer) => bytes.toString("base64");
const fileName = ({ number }: OrderPaper, kind: "pdf" | "csv") => `order-${number}.${kind}`;

/** An order as a file to print or to read in, for sending it by some other way. @throws not_found, subscription_required */
export async function orderFile(
  ctx: Ctx,
  { id, kind }: { id: string; kind: "pdf" | "csv" },
): Promise<{ fileName: string; bytes: Buffer }> {
  await requireInventory(ctx);
  const paper = await paperOf(ctx, await readOrder(ctx, id));
  const bytes = kind === "pdf" ? await orderPdf(paper) : Buffer.from(orderCsv(paper));
  return { fileName: fileName(paper, kind), bytes };
}
