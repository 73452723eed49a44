import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, salonId } from "./columns.ts";
import { inSalon } from "./tenancy.ts";

/** The first answer to a creating request, given again when the same key comes back. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    salonId: salonId(),
    key: text().notNull(),
    /** A hash of the request's method, path and content. */
    request: text().notNull(),
    /** Null while the first request is still running. */
    status: integer(),
    /** The answer's text, as it was sent. */
    body: text(),
    /** The process that runs the first request; when it is dead, the key is free again. */
    instance: bigint({ mode: "number" }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.salonId, t.key] }), inSalon(t), index().on(t.createdAt)],
);
