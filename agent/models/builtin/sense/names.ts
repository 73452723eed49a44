import type { SlotKind } from "./intent.ts";
import { tokensOf, type Token } from "./tokens.ts";

/** What a word may be the name of. */
export type Lexicon = ReadonlyMap<string, ReadonlySet<string>>;

/** Kinds whose names can be listed. */
export const NAMED: readonly SlotKind[] = [
  "client",
  "service",
  "category",
  "item",
  "supplier",
  "stylist",
  "brand",
  "line",
  "formula",
];

const IDLE =
  /^(?:the|a|an|and|of|for|in|on|to|my|our|your|her|his|it|them|all|any|new|old|one|box|tube|bottle|pack|treatment|service|colour|me|us|with|no|s|some|other|last|next)$/;

/** The words of names, with what they name. */
export function lexiconOf(names: readonly { kind: string; name: string }[]): Lexicon {
  const lexicon = new Map<string, Set<string>>();
  for (const { kind, name } of names)
    for (const { word, shape } of tokensOf(name)) {
      if (IDLE.test(word) || shape === "mark" || /^(?:n\d|n12|n3t|big|dec)$/.test(shape)) continue;
      const kinds = lexicon.get(word) ?? new Set();
      kinds.add(kind);
      lexicon.set(word, kinds);
    }
  return lexicon;
}

const NONE: ReadonlySet<string> = new Set();

/** What a word may name; "danas" is Dana's. */
export const kindsOf = ({ word }: Token, lexicon: Lexicon): ReadonlySet<string> =>
  lexicon.get(word) ?? NONE;
