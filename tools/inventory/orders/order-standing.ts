import { sql, type SQL } from "drizzle-orm";
import { supplierOrders } from "#db/schema/orders.ts";
import { MAILS_OUT } from "./order-rules.ts";
import type { OrderStatus } from "./order-schema.ts";

const carried = sql`from outbox where outbox.id = supplier_orders.message_id and outbox.status in (${sql.join(
  MAILS_OUT.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
)})`;

/**
 * How an order stands. Its row says what was done by hand: whatever has no mail that is out is as its row says, and a draft is
 * submitted only while it has one. So an order is a draft again by itself once its mail is known not to go.
 */
export const orderStanding: SQL<OrderStatus> = sql`(case when supplier_orders.status = 'draft' and exists (select ${carried}) then 'submitted' else supplier_orders.status end)`;

/** When it was sent off: as it was said by hand, else when its mail was put on its way. */
export const orderSentAt =
  sql<Date | null>`coalesce(supplier_orders.submitted_at, (select outbox.due_at ${carried}))`.mapWith(
    supplierOrders.submittedAt,
  );
