import { boolean, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, salonId } from "./columns.ts";
import { consultations } from "./consultations.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

/** A link under which a client may read the plan of several visits. The token itself is kept by nobody but its holder. */
export const roadmapShares = pgTable(
  "roadmap_shares",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    consultationId: uuid().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull(),
    showCost: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.tokenHash),
    unique().on(t.salonId, t.consultationId),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.consultationId, consultations).onDelete("cascade"),
    index().on(t.salonId, t.stylistId),
  ],
);
