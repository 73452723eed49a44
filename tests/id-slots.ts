import type { Schema } from "./from-schema.ts";
import type { Owned } from "./salons/furnished-salon.ts";

/** The names in `owned` of what an id of this name may be of: `preferredStylistId` of `stylistId`, and what tells nothing of anything. */
export function mayBeOf(name: string, owned: Owned): string[] {
  const all = Object.keys(owned);
  if (name in owned) return [name];
  const of = name.replace(/Ids?$/, "").toLowerCase();
  const fits = all.filter((key) => of.endsWith(key.replace(/Id$|s$/, "").toLowerCase()));
  return fits.length > 0 ? fits : all;
}

const isId = (schema: Schema): boolean =>
  schema.format === "uuid" ||
  [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].some(isId);

/** The fields of a schema, however deep, that hold an id or ids. */
export function idsIn({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
  allOf = [],
}: Schema): string[] {
  const within = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
  const own = Object.entries(properties).flatMap(([name, schema]) =>
    isId(schema) ? [name] : idsIn(schema),
  );
  return [...new Set([...own, ...within.flatMap(idsIn)])];
}

/** The schema with a field that must be there wherever it may be, and of what would hold it too. */
export function requiring(schema: Schema, field: string): Schema {
  const { properties, items, anyOf, oneOf, allOf, required = [] } = schema;
  const deeper = (schemas: Schema[]) => schemas.map((each) => requiring(each, field));
  const holds = Object.entries(properties ?? {}).flatMap(([name, each]) =>
    name === field || idsIn(each).includes(field) ? [name] : [],
  );
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, requiring(each, field)]),
      ),
      required: [...new Set([...required, ...holds])],
    }),
    ...(items && { items: requiring(items, field) }),
    ...(anyOf && { anyOf: deeper(anyOf) }),
    ...(oneOf && { oneOf: deeper(oneOf) }),
    ...(allOf && { allOf: deeper(allOf) }),
  };
}
