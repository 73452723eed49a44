import type { Schema } from "./from-schema.ts";

/** A body that is made when it is sent: all of them at once would fill the memory. */
export type Heavy = { headers: Record<string, string>; body: () => string };

/** The most that is read of a body of words, in bytes, less what stands around it. */
const ROOM = 1024 * 1024 - 20_000;

const filled = (unit: string, room = ROOM) =>
  unit.repeat(Math.max(1, Math.floor(room / unit.length)));
const listed = (item: string) => `[${filled(`${item},`)}${item}]`;

/** What is dear to whoever reads it letter by letter, word by word, code by code or by a pattern. */
const UNITS = [
  ...["x", "7/1, ", "1", "a@", " 10 ", "\n", "äß", "((", "A word. ", "not a ", "6 oct. "].map(
    (unit) => (room: number) => filled(unit, room),
  ),
  countedUp,
];

/** Words of which no two are the same: what is looked up once for each of them. */
export function countedUp(room: number): string {
  const words = Array.from({ length: Math.ceil(room / 2) }, (_, at) => at.toString(36));
  return words.join(",").slice(0, Math.max(1, room));
}

/** Values that are dear to whoever takes them apart. */
const HEAVY_VALUES = [
  manyKeys,
  () => listed("0"),
  () => listed("{}"),
  () => listed('"7/1"'),
  () => `${"[".repeat(ROOM / 2)}${"]".repeat(ROOM / 2)}`,
  // two bytes of what is sent stand for one line
  ...UNITS.map((unit) => () => JSON.stringify(unit(ROOM / 2))),
];

/** An object of 90,000 names. */
export function manyKeys(): string {
  return `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":0`).join(",")}}`;
}

type Place = { at: (string | number)[]; longest: number };

/** Bodies for a route that takes JSON, from one that it takes: all of it and each field as heavy as any is read, and each text as long as it may be. */
export function heavyBodies(schema: Schema, plain: string): Heavy[] {
  const headers = { "content-type": "application/json" };
  const whole = JSON.parse(plain) as Record<string, unknown>;
  const fields = Object.keys(schema.properties ?? {}).flatMap((name) => {
    const rest = JSON.stringify({ ...whole, [name]: undefined }).slice(1, -1);
    const before = `{${rest}${rest && ","}${JSON.stringify(name)}:`;
    return HEAVY_VALUES.map((value) => () => `${before}${value()}}`);
  });
  const longest = [...texts(schema, whole)].flatMap((place) =>
    UNITS.map((unit) => () => JSON.stringify(withValue(whole, place.at, unit(place.longest)))),
  );
  return [...HEAVY_VALUES, ...fields, ...longest].map((body) => ({ headers, body }));
}

/** Every text of a body that says how long it may be. */
function* texts(schema: Schema, value: unknown, at: Place["at"] = []): Generator<Place> {
  const ways = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const { maxLength, properties, items } of ways) {
    if (maxLength !== undefined && at.length > 0) yield { at, longest: maxLength };
    for (const [name, of] of Object.entries(properties ?? {}))
      yield* texts(of, (value as Record<string, unknown> | undefined)?.[name], [...at, name]);
    if (items && Array.isArray(value) && value.length > 0)
      yield* texts(items, value[0], [...at, 0]);
  }
}

function withValue(whole: unknown, [name, ...rest]: Place["at"], value: unknown): unknown {
  if (name === undefined) return value;
  const held = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  held[name] = withValue(held[name], rest, value);
  return held;
}

/** A form of very many parts, each of them empty. */
export const manyParts = (parts: number): string =>
  `${`${MARK}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(parts)}${MARK}--\r\n`;
const MARK = "--b";

/** Forms of about one MB: very many parts, a part with very many lines at its head, and nothing but marks. */
export function heavyForms(): Heavy[] {
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const bodies = [
    () => manyParts(18_000),
    () => `${MARK}\r\n${filled("a: b\r\n")}\r\n\r\n${MARK}--\r\n`,
    () => filled(MARK),
  ];
  return bodies.map((body) => ({ headers, body }));
}
