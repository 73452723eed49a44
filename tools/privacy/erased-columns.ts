import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { appointments, waitlistEntries } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { VISIT_FIELDS } from "#tools/appointments/fields.ts";
import { CONSULTATION_FIELDS } from "#tools/consultations/fields.ts";
import { columnOf, type Erased, type WrittenField } from "#tools/core/fields.ts";
import { FORMULA_FIELDS } from "#tools/formulas/fields.ts";

/** What stands where a name did. */
export const NOBODY = "Erased client";

/** The columns of a table that may hold words; of those the database makes by itself nothing is said. */
type Worded<T extends PgTable> = Exclude<
  {
    [Name in keyof T["_"]["columns"]]: T["_"]["columns"][Name]["_"]["columnType"] extends
      | "PgText"
      | "PgJsonb"
      | "PgArray"
      ? Name
      : never;
  }[keyof T["_"]["columns"]],
  "words"
>;

/** A table with what is left of each column that holds words: one without an entry does not compile. */
const of = <T extends PgTable>(table: T, columns: Record<Worded<T>, Erased>) => ({
  table,
  columns,
});

/** What erasing leaves of the fields that are columns. */
const erasedOf = <Of extends Record<string, WrittenField>>(fields: Of) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { erased }]) => (erased ? [[name, erased]] : [])),
  ) as { [Name in keyof Of as Of[Name] extends { erased: Erased } ? Name : never]: Erased };

const { notes: _, ...waited } = VISIT_FIELDS;

/** What is left of words about a client who is erased, in what hangs on their record. */
export const ERASED_COLUMNS = {
  appointments: of(appointments, { ...erasedOf(VISIT_FIELDS), segments: "stays" }),
  waitlist: of(waitlistEntries, {
    ...erasedOf(waited),
    segments: "stays",
    earliest: "stays",
    latest: "stays",
    tokenHash: "theirs",
  }),
  consultations: of(consultations, {
    ...erasedOf(CONSULTATION_FIELDS),
    serviceType: "stays",
    desiredTone: "stays",
    hairCondition: "stays",
    previousTreatments: "stays",
    damageLevel: "stays",
    porosity: "stays",
    underlyingTone: "stays",
    unwantedTone: "stays",
    hairThickness: "stays",
    hairLength: "stays",
    touchupFrequency: "stays",
    budget: "stays",
    grayCoverage: "stays",
    uncorrectedTones: "stays",
    zones: "stays",
    services: "stays",
    aiAnalysis: "blotted",
    request: "blotted",
    answer: "blotted",
    usage: "stays",
    error: "stays",
  }),
  formulas: of(formulas, {
    // a colourist may name a formula of their own after whom it is for; the rest the engine writes, from no words of theirs
    name: "blotted",
    color: "stays",
    ingredients: "stays",
    processingTime: "stays",
    developerRatio: "stays",
    instructions: "stays",
    brandId: "stays",
    lineId: "stays",
    bowl: "stays",
    findings: "blotted",
  }),
  library: of(libraryFormulas, {
    ...erasedOf(FORMULA_FIELDS),
    bowls: "blotted",
    unread: "blotted",
    brandId: "stays",
    lineId: "stays",
    tone: "stays",
  }),
  outcomes: of(outcomes, {
    tone: "stays",
    tonePlanned: "stays",
    line: "stays",
    note: "emptied",
  }),
};

/** What is set in a row of the client's own. */
export function leftOf<Row>({
  table,
  columns,
}: {
  table: PgTable & { $inferInsert: Row };
  columns: Record<string, Erased>;
}): Partial<Row> {
  const all = getTableColumns<PgTable>(table);
  const gone = Object.entries(columns)
    .filter(([, left]) => left === "emptied" || left === "theirs")
    .map(([name]) => [name, !all[name]?.notNull ? null : name === "clientName" ? NOBODY : ""]);
  return Object.fromEntries(gone) as Partial<Row>;
}

/** The columns, in the database's words, whose words are one of these after a client was erased. */
export const columnsLeft = (...ways: Erased[]) =>
  Object.values(ERASED_COLUMNS).flatMap(({ table, columns }) => {
    const all = getTableColumns<PgTable>(table);
    return Object.entries<Erased>(columns)
      .filter(([, left]) => ways.includes(left))
      .map(([name]) => ({
        table: getTableName(table),
        column: columnOf(name),
        kind: all[name]?.columnType === "PgJsonb" ? ("jsonb" as const) : ("text" as const),
      }));
  });
