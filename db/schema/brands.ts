import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { inSalon } from "./tenancy.ts";

/** The lines a stylist works with, best first. Brand and line ids are those of the catalogue (tools/colour). */
export const brandPreferences = pgTable(
  "brand_preferences",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    brandId: text().notNull(),
    productLineId: text().notNull(),
    productType: text().notNull().default("general"),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique("brand_preferences_pair").on(t.stylistId, t.brandId, t.productLineId),
    inSalon(t),
    byStylist(t).onDelete("cascade"),
    index().on(t.salonId, t.stylistId),
  ],
);

/** What stands on the salon's shelf, by the codes of the catalogue. */
export const shelfShades = pgTable(
  "shelf_shades",
  {
    salonId: salonId(),
    brandId: text().notNull(),
    lineId: text().notNull(),
    code: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.salonId, t.brandId, t.lineId, t.code] }), inSalon(t)],
);
