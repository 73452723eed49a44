import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { suppliers } from "#db/schema/inventory.ts";
import { outbox } from "#db/schema/messages.ts";
import { supplierOrderLines, supplierOrders } from "#db/schema/orders.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { MAILS_OUT, orderNumber, totalOf } from "./order-rules.ts";
import type { Order, OrderLine, OrderMail } from "./order-schema.ts";
import { orderSentAt, orderStanding } from "./order-standing.ts";

/** An order's row as it stands, its mail counted in. */
export type OrderRow = typeof supplierOrders.$inferSelect;
export const ORDER_ROW = {
  ...getTableColumns(supplierOrders),
  status: orderStanding,
  submittedAt: orderSentAt,
};
/** A line's row. */
export type LineRow = typeof supplierOrderLines.$inferSelect;

/** An order's row. @throws not_found */
export async function readOrder({ db }: Pick<Ctx, "db">, id: string): Promise<OrderRow> {
  const [row] = await db.select(ORDER_ROW).from(supplierOrders).where(eq(supplierOrders.id, id));
  if (!row) throw unknownOrder();
  return row;
}

/** An order's row, locked until the transaction ends. @throws not_found */
export async function lockOrder({ db }: Pick<Ctx, "db">, id: string): Promise<OrderRow> {
  await db
    .select({ id: supplierOrders.id })
    .from(supplierOrders)
    .where(eq(supplierOrders.id, id))
    .for("update");
  // read apart: a statement that waited for the lock does not see the mail that was written meanwhile
  return readOrder({ db }, id);
}

/** The lines of orders, in the order in which they were asked for. */
export function linesOf({ db }: Pick<Ctx, "db">, ids: readonly string[]): Promise<LineRow[]> {
  return db
    .select()
    .from(supplierOrderLines)
    .where(inArray(supplierOrderLines.orderId, [...ids]))
    .orderBy(asc(supplierOrderLines.place));
}

/** Rows as the API gives them, in the same order: with lines, supplier and mail, and what they cost for the roles that see costs. */
export async function shownOrders(
  { db, actor }: Pick<Ctx, "db" | "actor">,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await linesOf(
    { db },
    rows.map(({ id }) => id),
  );
  const sellers = await db
    .select()
    .from(suppliers)
    .where(inArray(suppliers.id, [...new Set(rows.map(({ supplierId }) => supplierId))]));
  const mailIds = rows.flatMap(({ messageId }) => messageId ?? []);
  const mails = await db
    .select({
      id: outbox.id,
      status: outbox.status,
      recipient: outbox.recipient,
      error: outbox.error,
      maybeTwice: outbox.maybeTwice,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(inArray(outbox.id, mailIds));
  const known = await knownAddresses({ db }, sellers);
  const seesCosts = may(actor.role, "see_costs");
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((row) => {
    const seller = sellers.find(({ id }) => id === row.supplierId);
    const items = (byOrder.get(row.id) ?? []).map((line) => shownLine(line, { seesCosts }));
    const mail = mails.find(({ id }) => id === row.messageId);
    // nothing is sent to one that was deleted
    const supplierEmail = (seller?.deletedAt ? null : seller?.contactEmail) || null;
    return {
      id: row.id,
      number: orderNumber(row.id),
      supplierId: row.supplierId,
      supplierName: seller?.name ?? "",
      supplierEmail,
      addressIsNew: supplierEmail !== null && !known.has(supplierEmail.toLowerCase()),
      status: row.status,
      items,
      ...totalOf(items),
      note: row.note,
      expectedOn: row.expectedOn,
      mail: mail ? shownMail(mail) : null,
      createdAt: row.createdAt.toISOString(),
      submittedAt: row.submittedAt?.toISOString() ?? null,
      receivedAt: row.receivedAt?.toISOString() ?? null,
    };
  });
}

/** Of suppliers' addresses, in small letters, those that a mail of an order went to or is on its way to. */
async function knownAddresses(
  { db }: Pick<Ctx, "db">,
  sellers: readonly (typeof suppliers.$inferSelect)[],
): Promise<Set<string>> {
  const addresses = sellers.flatMap(({ contactEmail }) => contactEmail?.toLowerCase() || []);
  const address = sql<string>`lower(${outbox.recipient})`;
  if (addresses.length === 0) return new Set();
  const mailed = await db
    .selectDistinct({ address })
    .from(outbox)
    .where(
      and(
        inArray(address, addresses),
        eq(outbox.kind, "supplier_order"),
        inArray(outbox.status, [...MAILS_OUT]),
      ),
    );
  return new Set(mailed.map((mail) => mail.address));
}

/** One row as the API gives it. */
export async function shownOrder(ctx: Pick<Ctx, "db" | "actor">, row: OrderRow): Promise<Order> {
  const [order] = await shownOrders(ctx, [row]);
  if (!order) throw unknownOrder();
  return order;
}

/** The refusal for an order that is not of this salon. */
export const unknownOrder = () => new DomainError("not_found", "Order not found.");

function shownLine(line: LineRow, { seesCosts }: { seesCosts: boolean }): OrderLine {
  const { itemId, name, productCode, unit, quantity, received, costPerUnit } = line;
  const costPerUnitMinor = seesCosts ? costPerUnit : null;
  return { itemId, name, productCode, unit, quantity, received, costPerUnitMinor };
}

type MailRow = Omit<OrderMail, "sentAt"> & { sentAt: Date | null };

const shownMail = ({ status, recipient, error, maybeTwice, sentAt }: MailRow): OrderMail => ({
  status,
  recipient,
  error,
  maybeTwice,
  sentAt: sentAt?.toISOString() ?? null,
});
