import { timestamp, uuid } from "drizzle-orm/pg-core";

/** An instant, stored with its zone. */
export const instant = () => timestamp({ withTimezone: true });

/** Row id: UUIDv7 made by the app. */
export const id = () => uuid().primaryKey();

/** The tenant of a row. Row-level security is laid on every table that has this column (db/sql/after.sql). */
export const salonId = () => uuid().notNull();
