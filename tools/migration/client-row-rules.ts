import { namesSomebody } from "#tools/clients/name-rules.ts";
import { isYearless } from "./day-rules.ts";
import { wholeName } from "./name-rules.ts";
import { quoted, rowReader, type HowRead, type Judged } from "./row-reader-rules.ts";
import type { SourceRecord } from "./schema.ts";

/** A client as a row tells of them. */
export type ClientTold = {
  name: string;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  allergies: string | null;
  notes: string | null;
  mustKnow: string | null;
  stylist: string | null;
};

/** A client by a row, within the limits of the product's own form. */
export function clientOf(fields: SourceRecord["fields"], how: HowRead): Judged<ClientTold> {
  const row = rowReader(fields, how);
  const name = row.needed("name", wholeName(fields), {
    longest: 120,
    lacking: "no name stands in this row",
  });
  if (name !== "" && !namesSomebody(name)) row.refuse("name", `${quoted(name)} is nobody's name`);
  // a birthday is worth keeping also where nobody knows the year
  const day = row.raw("birthDate");
  const yearless = isYearless(day);
  const birthDate = yearless ? null : bornOn(row, how);
  const notes = row.text("notes", 4900);
  return row.judged({
    name,
    email: row.email("email"),
    phone: row.phone("phone"),
    birthDate,
    allergies: row.text("allergies", 2000),
    notes: yearless ? [notes, `Birthday: ${day}`].filter(Boolean).join("\n") : notes,
    mustKnow: row.text("mustKnow", 300),
    stylist: row.line("stylist", 120),
  });
}

function bornOn(row: ReturnType<typeof rowReader>, { today }: HowRead): string | null {
  const day = row.day("birthDate");
  if (day === null || day <= today) return day;
  return row.omit("birthDate", `${quoted(row.raw("birthDate"))} lies in the future`);
}
