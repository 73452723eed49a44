import type { MigrationFile } from "#tools/migration/schema.ts";

/** Who says what the columns hold. */
export const PROPOSED_BY: Record<MigrationFile["proposedBy"], string> = {
  tables: "Its columns are known by their headings and what stands below them.",
  model: "Some of its columns were proposed by AI: look them over.",
  person: "Its columns are as you set them.",
};

/** How a day like 03/04/26 is meant. */
export const DAY_ORDERS = [
  { value: "shown", label: "As the files show" },
  { value: "day", label: "Day first, 31/12" },
  { value: "month", label: "Month first, 12/31" },
  { value: "year", label: "Year first, 26/12/31" },
] as const;
