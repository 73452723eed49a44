import { integer, pgEnum, pgTable, real, text, unique, index, uuid } from "drizzle-orm/pg-core";
import { PricedPart } from "#tools/pricing/cost/cost-schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { formulas } from "./formulas.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const pricedPart = pgEnum("priced_part", PricedPart.enum);

/** What packs cost the salon. Without a code it is the price of every shade of the line. */
export const productPrices = pgTable(
  "product_prices",
  {
    id: id(),
    salonId: salonId(),
    brandId: text().notNull(),
    lineId: text().notNull(),
    part: pricedPart().notNull(),
    code: text(),
    packGrams: real().notNull(),
    /** Minor units. */
    price: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique("product_prices_of")
      .on(t.salonId, t.brandId, t.lineId, t.part, t.code)
      .nullsNotDistinct(),
    inSalon(t),
  ],
);

/** What was mixed and what was left, weighed after the service. The newest of a formula counts. */
export const reweighs = pgTable(
  "reweighs",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    formulaId: uuid().notNull(),
    mixedGrams: real().notNull(),
    leftGrams: real().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.formulaId, formulas).onDelete("cascade"),
    index().on(t.salonId, t.formulaId, t.createdAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);
