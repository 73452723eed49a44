import { CLIENT_FIELDS, FILLABLE_FIELDS, type FillableField } from "#tools/clients/fields.ts";
import { namesSomebody } from "#tools/values/name-rules.ts";
import { isYearless } from "./day-rules.ts";
import { wholeName } from "./name-rules.ts";
import { quoted, rowReader, type HowRead, type Judged } from "./row-reader-rules.ts";
import type { SourceRecord } from "#tools/migration/schema.ts";

/** A client as a row tells of them. */
export type ClientTold = { name: string; stylist: string | null } & Record<
  FillableField,
  string | null
>;

/** Room that the notes keep for a birthday of which nobody knows the year. */
const FOR_BIRTHDAY = 100;

/** A client by a row, within the limits of the product's own form. */
export function clientOf(fields: SourceRecord["fields"], how: HowRead): Judged<ClientTold> {
  const row = rowReader(fields, how);
  const name = row.needed("name", wholeName(fields), {
    longest: CLIENT_FIELDS.name.longest,
    lacking: "no name stands in this row",
  });
  if (name !== "" && !namesSomebody(name)) row.refuse("name", `${quoted(name)} is nobody's name`);
  // a birthday is worth keeping also where nobody knows the year
  const day = row.raw("birthDate");
  const yearless = isYearless(day);
  const read = (field: FillableField): string | null => {
    const { kind, longest } = CLIENT_FIELDS[field];
    if (field === "notes") return row.text(field, longest - FOR_BIRTHDAY);
    if (kind === "email") return row.email(field);
    if (kind === "phone") return row.phone(field);
    if (kind === "day") return yearless ? null : bornOn(row, how);
    return row.text(field, longest);
  };
  const told = Object.fromEntries(FILLABLE_FIELDS.map((field) => [field, read(field)])) as Record<
    FillableField,
    string | null
  >;
  if (yearless) told.notes = [told.notes, `Birthday: ${day}`].filter(Boolean).join("\n");
  return row.judged({ name, ...told, stylist: row.line("stylist", CLIENT_FIELDS.name.longest) });
}

function bornOn(row: ReturnType<typeof rowReader>, { today }: HowRead): string | null {
  const day = row.day("birthDate");
  if (day === null || day <= today) return day;
  return row.omit("birthDate", `${quoted(row.raw("birthDate"))} lies in the future`);
}
