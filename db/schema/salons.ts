import { boolean, integer, pgTable, real, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

/** The tenant. */
export const salons = pgTable("salons", {
  id: id(),
  name: text().notNull(),
  timeZone: text().notNull(),
  /** ISO 4217; every amount of money of the salon is in minor units of it. */
  currency: text().notNull().default("USD"),
  /** What an hour in the chair is charged at; null until the salon says. */
  hourlyRate: integer(),
  /** What 100 g of mixed product costs the salon on average; null until the salon says. */
  productRate: integer(),
  /** Rent, power, insurance and the like, in percent of product and labour. */
  overheadPercent: real().notNull().default(25),
  /** What the salon keeps of a price, in percent of it. */
  marginPercent: real().notNull().default(20),
  /** Whether a tap on one of several choices is kept as what the word means here. */
  learnsFromTaps: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
});
