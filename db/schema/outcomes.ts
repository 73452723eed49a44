import { boolean, index, integer, pgTable, real, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, salonId } from "./columns.ts";
import { consultations } from "./consultations.ts";
import { photos } from "./photos.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

/** What came of a consultation; told again, it replaces what was told before. */
export const outcomes = pgTable(
  "outcomes",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    consultationId: uuid().notNull(),
    happy: boolean().notNull(),
    levelReached: real(),
    tone: text(),
    levelPlanned: real(),
    tonePlanned: text(),
    /** As "brand/line". */
    line: text(),
    photoId: uuid(),
    note: text().notNull().default(""),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique("outcomes_consultation").on(t.salonId, t.consultationId),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.consultationId, consultations).onDelete("cascade"),
    hangsOn(t.salonId, t.photoId, photos),
    index().on(t.salonId, t.line),
    index().on(t.salonId, t.photoId),
    index().on(t.salonId, t.stylistId),
  ],
);

/** The offset of a line that somebody accepted, with what it rested on. */
export const lineOffsets = pgTable(
  "line_offsets",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    line: text().notNull(),
    offset: real().notNull(),
    /** How many outcomes it was measured from. */
    count: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique("line_offsets_line").on(t.salonId, t.line),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId),
  ],
);
