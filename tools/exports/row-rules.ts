/** What a value of a column must be like, as the database names its type. */
export type Shape = { name: string; type: string; notNull: boolean; options: string[] | null };

const LONGEST = 1_000_000;
const INT4 = 2_147_483_647;
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  uuid: matches(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/),
  text: (value) => typeof value === "string" && value.length <= LONGEST && !value.includes("\0"),
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= INT4,
  bigint: Number.isSafeInteger,
  real: Number.isFinite,
  boolean: (value) => typeof value === "boolean",
  date: matches(/^\d{4}-\d\d-\d\d$/),
  "timestamp with time zone": matches(
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d(:?\d\d)?)$/,
  ),
  jsonb: (value) => value !== undefined,
  tstzrange: matches(/^[[(][-\d :+."T,Z]{1,200}[\])]$/),
  tstzmultirange: matches(/^\{[-\d :+."T,Z[\]()]{0,100000}\}$/),
};

/** What is wrong with a row of a table, in words; null where nothing is. Columns that are not named keep their default. */
export function wrongIn(row: unknown, columns: readonly Shape[]): string | null {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return "is no row";
  for (const name of Object.keys(row))
    if (!columns.some((column) => column.name === name))
      return `has an unknown column "${name.slice(0, 60)}"`;
  for (const column of columns) {
    const value = (row as Record<string, unknown>)[column.name];
    if (value === undefined) continue;
    if (value === null ? column.notNull : !fits(value, column))
      return `has a value in "${column.name}" that does not fit`;
  }
  return null;
}

function fits(value: unknown, { type, options }: Shape): boolean {
  if (type.endsWith("[]")) {
    const one = { name: "", type: type.slice(0, -2), notNull: true, options };
    return Array.isArray(value) && value.length <= 10_000 && value.every((each) => fits(each, one));
  }
  if (options) return typeof value === "string" && options.includes(value);
  return PLAIN[type]?.(value) ?? false;
}

function matches(pattern: RegExp) {
  return (value: unknown) => typeof value === "string" && pattern.test(value);
}
