import { Phrases } from "./names.ts";
import type { Meaning } from "./token.ts";
import words from "./words.json" with { type: "json" };
import { ProductType, Purpose, Zone } from "#tools/colour/words.ts";

function* rows(): Generator<readonly [string, Meaning]> {
  for (const [word, zone] of flat(words.zones))
    yield [word, { kind: "zone", zone: Zone.parse(zone) }];
  for (const [word, purpose] of flat(words.purposes))
    yield [word, { kind: "purpose", purpose: Purpose.parse(purpose), product: false }];
  for (const [word, purpose] of flat(words.products))
    yield [word, { kind: "purpose", purpose: Purpose.parse(purpose), product: true }];
  for (const [word, type] of flat(words.types))
    yield [word, { kind: "type", type: ProductType.parse(type) }];
  for (const word of words.developer) yield [word, { kind: "developer", volume: null }];
  for (const word of words.zeroDeveloper) yield [word, { kind: "developer", volume: 0 }];
  for (const kind of ["heat", "each", "equal", "total", "join", "break", "filler"] as const)
    for (const word of words[kind]) yield [word, { kind }];
  for (const word of words.double) yield [word, { kind: "times", value: 2 }];
  for (const word of words.triple) yield [word, { kind: "times", value: 3 }];
  for (const word of words.half) yield [word, { kind: "times", value: 0.5 }];
}

/** Words with what they stand for, of a table of words by meaning. */
function flat(table: Readonly<Record<string, readonly string[]>>): [string, string][] {
  return Object.entries(table).flatMap(([meaning, list]) =>
    list.map((word): [string, string] => [word, meaning]),
  );
}

/** The words of shorthand that are neither figures nor products, lower case, in English and the units' other languages. */
export const vocabulary = new Phrases<Meaning>(rows());
