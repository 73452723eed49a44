import { wholeName } from "./name-rules.ts";
import { rowReader, type HowRead, type Judged } from "./row-reader-rules.ts";
import type { SourceRecord } from "#tools/migration/schema.ts";

/** A formula as a row tells of it, its shorthand not yet read. */
export type FormulaTold = {
  notation: string;
  name: string | null;
  clientSourceId: string | null;
  clientName: string | null;
  email: string | null;
  phone: string | null;
  usedOn: string | null;
  stylist: string | null;
  notes: string;
};

/** A formula by a row: brand, shorthand and developer put together as somebody would write them in one line. */
export function formulaTold(fields: SourceRecord["fields"], how: HowRead): Judged<FormulaTold> {
  const row = rowReader(fields, how);
  const body = row.needed("formula", row.raw("formula"), {
    longest: 3800,
    lacking: "no formula stands in this row",
  });
  const said = { firstName: fields.firstName, lastName: fields.lastName, name: fields.clientName };
  return row.judged({
    notation: composed(body, row.line("brand", 80), row.line("developer", 80)),
    name: row.line("name", 120),
    clientSourceId: row.line("clientSourceId", 200),
    clientName: row.within("clientName", wholeName(said), 120),
    email: row.email("email"),
    phone: row.phone("phone"),
    usedOn: row.day("date"),
    stylist: row.line("stylist", 120),
    notes: row.text("notes", 4000) ?? "",
  });
}

function composed(body: string, brand: string | null, developer: string | null): string {
  const made =
    brand && !body.toLowerCase().includes(brand.toLowerCase()) ? `${brand} ${body}` : body;
  if (!developer || /\bvol|\d ?%/i.test(body)) return made;
  return `${made}, ${/^\d{1,2}$/.test(developer) ? `${developer} vol` : developer}`;
}
