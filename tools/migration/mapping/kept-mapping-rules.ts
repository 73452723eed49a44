import type { DateOrder, MigrationMapping } from "#tools/migration/schema.ts";

/** A mapping as it stands in the table: one that was kept when two orders were known says its own as `dayFirst`. */
type Kept = Omit<MigrationMapping, "dateOrder"> & {
  dateOrder?: DateOrder | null;
  dayFirst?: boolean;
};

/** A mapping as it is known now. What was kept as `dayFirst` was proposed without a look at the whole, and is proposed anew. */
export function currentMapping({
  dayFirst: _order,
  dateOrder = null,
  ...mapping
}: Kept): MigrationMapping {
  return { ...mapping, dateOrder };
}

/** The order by which a file is read that has begun to come in. */
export function settledOrder({ dateOrder, dayFirst = true }: Kept): DateOrder {
  return dateOrder ?? (dayFirst ? "day" : "month");
}
