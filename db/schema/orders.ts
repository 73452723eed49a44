import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { OrderStatus } from "#tools/inventory/orders/order-schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { items, itemUnit, suppliers } from "./inventory.ts";
import { outbox } from "./messages.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const orderStatus = pgEnum("order_status", OrderStatus.enum);

export const supplierOrders = pgTable(
  "supplier_orders",
  {
    id: id(),
    salonId: salonId(),
    supplierId: uuid().notNull(),
    stylistId: uuid().notNull(),
    status: orderStatus().notNull(),
    note: text().notNull().default(""),
    expectedOn: date({ mode: "string" }),
    /** The mail that carries it. */
    messageId: uuid(),
    createdAt: instant().notNull(),
    submittedAt: instant(),
    receivedAt: instant(),
    cancelledAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.supplierId, suppliers),
    hangsOn(t.salonId, t.messageId, outbox),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.messageId),
    index().on(t.salonId, t.stylistId),
    index().on(t.salonId, t.supplierId),
  ],
);

export const supplierOrderLines = pgTable(
  "supplier_order_lines",
  {
    salonId: salonId(),
    orderId: uuid().notNull(),
    itemId: uuid().notNull(),
    place: integer().notNull(),
    /** As they were when it was ordered. */
    name: text().notNull(),
    productCode: text(),
    unit: itemUnit().notNull(),
    costPerUnit: integer(),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.itemId] }),
    inSalon(t),
    hangsOn(t.salonId, t.orderId, supplierOrders).onDelete("cascade"),
    hangsOn(t.salonId, t.itemId, items),
    check("supplier_order_lines_positive", sql`quantity > 0 and received >= 0`),
    index().on(t.salonId, t.itemId),
  ],
);
