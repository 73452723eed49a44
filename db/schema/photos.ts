import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { inSalon } from "./tenancy.ts";

export const photos = pgTable(
  "photos",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid(),
    storageKey: text().notNull(),
    thumbnailKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** What the pixels say (tools/colour/reading), and the points the stylist tapped for it. */
    reading: jsonb(),
    points: jsonb(),
    /** The process that is still working on it; null once it is kept. What a dead process left behind is swept. */
    instance: bigint({ mode: "number" }),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt),
    index().on(t.salonId, t.stylistId),
  ],
);
