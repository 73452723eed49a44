import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ItemCategory, ItemUnit } from "#tools/inventory/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { pricedPart } from "./pricing.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const itemCategory = pgEnum("item_category", ItemCategory.enum);
export const itemUnit = pgEnum("item_unit", ItemUnit.enum);

/** A salon with a row has inventory. */
export const inventorySubscriptions = pgTable(
  "inventory_subscriptions",
  { salonId: uuid().primaryKey(), isActive: boolean().notNull(), activatedAt: instant().notNull() },
  (t) => [inSalon(t)],
);

/** One that was deleted stays for its orders. */
export const suppliers = pgTable(
  "suppliers",
  {
    id: id(),
    salonId: salonId(),
    name: text().notNull(),
    accountNumber: text(),
    contactEmail: text(),
    contactPhone: text(),
    website: text(),
    address: text(),
    notes: text(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (t) => [unique().on(t.salonId, t.id), inSalon(t), index().on(t.salonId, t.createdAt.desc())],
);

/** What the salon keeps. One that was deleted stays for its log. */
export const items = pgTable(
  "items",
  {
    id: id(),
    salonId: salonId(),
    name: text().notNull(),
    brand: text(),
    category: itemCategory().notNull(),
    productCode: text(),
    barcode: text(),
    unit: itemUnit().notNull(),
    /** Tenths of a gram that one unit holds; null where it is counted only. */
    unitSize: integer(),
    /** What is in stock: tenths of a gram, or units where it is counted only. The sum of its movements. */
    stock: bigint({ mode: "number" }).notNull().default(0),
    /** When the open container was opened. */
    openedAt: instant(),
    lowStockThreshold: integer().notNull(),
    targetQuantity: integer(),
    /** Minor units. */
    costPerUnit: integer(),
    supplierId: uuid(),
    /** What it is in the catalogue. */
    brandId: text(),
    lineId: text(),
    part: pricedPart(),
    code: text(),
    volume: real(),
    expiresOn: date({ mode: "string" }),
    notes: text(),
    needsCount: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    hangsOn(t.salonId, t.supplierId, suppliers),
    check("items_never_negative", sql`stock >= 0`),
    check("items_linked_whole", sql`(brand_id is null) = (line_id is null)`),
    uniqueIndex("items_by_barcode")
      .on(t.salonId, t.barcode)
      .where(sql`deleted_at is null`),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index("items_by_shade").on(t.salonId, t.brandId, t.lineId),
    index().on(t.salonId, t.supplierId),
  ],
);
