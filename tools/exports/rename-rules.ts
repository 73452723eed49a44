const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Gives an id another one, always the same. */
export type Rename = (id: string) => string;

/**
 * A value with every id in it renamed, wherever it stands: in columns, in lists, in addresses within texts. No id of the file
 * is ever used as it is.
 */
export function renamed(value: unknown, rename: Rename): unknown {
  if (typeof value === "string") return value.replaceAll(UUID, (id) => rename(id.toLowerCase()));
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [renamed(name, rename), renamed(held, rename)]),
  );
}
