import { index, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, salonId } from "./columns.ts";
import { photos } from "./photos.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

/** The picture of a stylist that anybody sees on their booking page. */
export const portraits = pgTable(
  "portraits",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    photoId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique("portraits_stylist").on(t.salonId, t.stylistId),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.photoId, photos),
    index().on(t.salonId, t.photoId),
  ],
);
