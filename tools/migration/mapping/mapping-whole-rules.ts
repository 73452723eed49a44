import type { MigrationField, MigrationKind, MigrationMapping } from "#tools/migration/schema.ts";

/** What a sheet of a kind has to say at least: one of each list. */
const NEEDED: Record<MigrationKind, { one: readonly MigrationField[]; sentence: string }[]> = {
  clients: [{ one: ["name", "firstName", "lastName"], sentence: "the client's name" }],
  services: [
    { one: ["name"], sentence: "the service's name" },
    { one: ["price"], sentence: "its price" },
  ],
  products: [{ one: ["name"], sentence: "the product's name" }],
  appointments: [
    { one: ["date", "start"], sentence: "the day" },
    {
      one: ["clientName", "firstName", "lastName", "clientSourceId", "email", "phone"],
      sentence: "who comes",
    },
  ],
  formulas: [{ one: ["formula"], sentence: "the formula" }],
};

/** What of a sheet nobody can do without and no column holds; null where nothing is missing. */
export function missingOf({ kind, columns }: MigrationMapping): string | null {
  const missing = NEEDED[kind].filter(
    ({ one }) => !columns.some(({ field }) => one.includes(field)),
  );
  return missing.length > 0 ? missing.map(({ sentence }) => sentence).join(" and ") : null;
}
