import { sql, type SQL } from "drizzle-orm";
import { CLIENT_FIELDS, FILLABLE_FIELDS, type FillableField } from "#tools/clients/fields.ts";
import { columnOf } from "#tools/core/fields.ts";

/** The column of a field that a sheet may fill. */
export const columnFor = (field: FillableField): SQL => sql`${sql.identifier(columnOf(field))}`;

/** A part of a statement for each field that a sheet may fill. */
export const fieldsOf = (part: (field: FillableField) => SQL, between = sql`, `): SQL =>
  sql.join(FILLABLE_FIELDS.map(part), between);

/** Those fields as columns of a record set. */
export const recordColumns = fieldsOf(
  (field) =>
    sql`${sql.identifier(field)} ${sql.raw(CLIENT_FIELDS[field].kind === "day" ? "date" : "text")}`,
);
