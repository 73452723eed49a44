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
  const add = (word: string, kind: string) =>
    lexicon.set(word, (lexicon.get(word) ?? new Set()).add(kind));
  for (const { kind, name } of names) {
    for (const { word, shape } of tokensOf(name))
      if (!IDLE.test(word) && shape !== "mark" && !/^(?:n\d|n12|n3t|big|dec)$/.test(shape))
        add(word, kind);
    // "blowdry" is a blow dry, "touchup" a touch-up
    if (kind === "service") for (const word of joinedIn(name)) add(word, kind);
  }
  return lexicon;
}

/** Two words of a name written as one, and a third with them. */
function joinedIn(name: string): string[] {
  const words = tokensOf(name).flatMap(({ word, shape }) => (shape === "mark" ? [] : [word]));
  return words.slice(1).map((word, at) => `${words[at] ?? ""}${word}`);
}

const NONE: ReadonlySet<string> = new Set();

/** What a word may name; "danas" is Dana's. */
export const kindsOf = ({ word }: Token, lexicon: Lexicon): ReadonlySet<string> =>
  lexicon.get(word) ?? NONE;
