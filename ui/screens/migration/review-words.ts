import type { DateOrder, MigrationFile } from "#tools/migration/schema.ts";

/** Who says what the columns hold. */
export const PROPOSED_BY: Record<MigrationFile["proposedBy"], string> = {
  tables: "Its columns are known by their headings and what stands below them.",
  model: "Some of its columns were proposed by AI: look them over.",
  person: "Its columns are as you set them.",
};

/** How a day like 03/04/26 is meant. */
export const DATE_ORDERS: Record<DateOrder, string> = {
  day: "Day first, 31/12",
  month: "Month first, 12/31",
  year: "Year first, 26/12/31",
};
