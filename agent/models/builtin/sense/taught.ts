import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { INTENTS } from "./intents/all.ts";
import type { Lexicon } from "./names.ts";
import type { SlotKind } from "./intent.ts";
import { unpacked, type Packed } from "./packed.ts";
import { senseBy, type Sensed } from "./sense.ts";
import type { Token } from "./tokens.ts";

/** All that was taught: `npm run teach` writes it. */
export const taught = unpacked(
  JSON.parse(
    gunzipSync(readFileSync(join(import.meta.dirname, "taught.json.gz"))).toString(),
  ) as Packed,
);

const read = senseBy(taught, INTENTS);

/** How many sentences are remembered: a chat is read from its beginning for every step of every reply. */
const REMEMBERED = 4_000;
const remembered = new WeakMap<Lexicon, Map<string, Sensed | undefined>>();
const NONE: Lexicon = new Map();

/** What a sentence seems to be. `after`: the tool that was called before it; `own`: the salon's names; `only`: the one intent, or the few, it is read for. */
export function sense(
  text: string,
  after: string | undefined,
  own: Lexicon = NONE,
  only?: string | ReadonlySet<string>,
): Sensed | undefined {
  const known = remembered.get(own) ?? new Map<string, Sensed | undefined>();
  remembered.set(own, known);
  const key = `${after ?? ""}\n${typeof only === "string" ? only : [...(only ?? [])].join()}\n${text}`;
  if (known.has(key)) return known.get(key);
  const sensed = read(text, after, own, only);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, sensed);
  return sensed;
}

const named: Lexicon = new Map(
  Object.entries(taught.names).map(([word, kinds]) => [word, new Set(kinds)]),
);

/** What a word may name, by the examples and by the salon's own names. */
export const kindsNamed = ({ word }: Token, own: Lexicon = NONE): ReadonlySet<SlotKind> =>
  new Set([...(own.get(word) ?? []), ...(named.get(word) ?? [])]) as ReadonlySet<SlotKind>;
