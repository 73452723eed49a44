import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, salonId } from "./columns.ts";
import { salons } from "./salons.ts";

/** The first answer to a creating request, given again when the same key comes back. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    salonId: salonId(),
    key: text().notNull(),
    request: text().notNull(),
    /** Null while the first request is still running. */
    status: integer(),
    body: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.salonId, t.key] }),
    foreignKey({ columns: [t.salonId], foreignColumns: [salons.id] }).onDelete("cascade"),
  ],
);
