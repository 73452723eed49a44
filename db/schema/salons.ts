import { pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

/** The tenant. */
export const salons = pgTable("salons", {
  id: id(),
  name: text().notNull(),
  timeZone: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
