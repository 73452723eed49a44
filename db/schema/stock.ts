import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  AdjustReason,
  MovementKind,
  StockTakeStatus,
  type Drawn,
} from "#tools/inventory/items/movement-schema.ts";
import { appointments } from "./appointments.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { formulas } from "./formulas.ts";
import { items } from "./inventory.ts";
import { supplierOrders } from "./orders.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const movementKind = pgEnum("movement_kind", MovementKind.enum);
export const adjustReason = pgEnum("adjust_reason", AdjustReason.enum);
export const stockTakeStatus = pgEnum("stock_take_status", StockTakeStatus.enum);

/** A count of the shelf, with what was counted so far. */
export const stockTakes = pgTable(
  "stock_takes",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    status: stockTakeStatus().notNull(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    // one count at a time
    uniqueIndex("stock_takes_open")
      .on(t.salonId)
      .where(sql`status = 'open'`),
    index().on(t.salonId, t.stylistId),
  ],
);

export const stockTakeLines = pgTable(
  "stock_take_lines",
  {
    salonId: salonId(),
    takeId: uuid().notNull(),
    itemId: uuid().notNull(),
    units: integer().notNull(),
    /** Tenths of a gram in the open container. */
    open: integer().notNull().default(0),
    /** What was on record when it was counted, as of `items.stock`. */
    expected: bigint({ mode: "number" }).notNull(),
    countedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.takeId, t.itemId] }),
    inSalon(t),
    hangsOn(t.salonId, t.takeId, stockTakes).onDelete("cascade"),
    hangsOn(t.salonId, t.itemId, items),
    index().on(t.salonId, t.itemId),
  ],
);

/** Bowls that were mixed. */
export const mixedBowls = pgTable(
  "mixed_bowls",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    formulaId: uuid(),
    /** As the formula was called. */
    name: text().notNull(),
    clientId: uuid(),
    /** The client's visit of that day, and what was booked. */
    appointmentId: uuid(),
    serviceId: uuid(),
    grams: real().notNull(),
    leftGrams: real(),
    drawn: jsonb().$type<Drawn[]>().notNull(),
    /** Minor units by the prices of that moment; null where one was missing. */
    cost: integer(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.formulaId, formulas),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.appointmentId, appointments),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.formulaId, t.createdAt.desc()),
    index().on(t.salonId, t.serviceId, t.createdAt.desc()),
    index().on(t.salonId, t.appointmentId),
    index().on(t.salonId, t.clientId),
    index().on(t.salonId, t.stylistId),
  ],
);

/** The log of what came and went. Never changed; what is in stock is its sum. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: id(),
    salonId: salonId(),
    itemId: uuid().notNull(),
    stylistId: uuid().notNull(),
    kind: movementKind().notNull(),
    /** Signed, as of `items.stock`, and what was in stock after it. */
    amount: bigint({ mode: "number" }).notNull(),
    after: bigint({ mode: "number" }).notNull(),
    flagged: boolean().notNull().default(false),
    reason: adjustReason(),
    note: text().notNull().default(""),
    bowlId: uuid(),
    orderId: uuid(),
    takeId: uuid(),
    createdAt: instant().notNull(),
    /** Lines of the log in the order in which they were written. */
    line: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.itemId, items),
    hangsOn(t.salonId, t.bowlId, mixedBowls),
    hangsOn(t.salonId, t.orderId, supplierOrders),
    hangsOn(t.salonId, t.takeId, stockTakes),
    check("stock_movements_never_negative", sql`after >= 0`),
    index().on(t.salonId, t.itemId, t.line.desc()),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.bowlId),
    index().on(t.salonId, t.orderId),
    index().on(t.salonId, t.stylistId),
    index().on(t.salonId, t.takeId),
  ],
);
