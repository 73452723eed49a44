import { kindsOf, type Lexicon } from "./names.ts";
import type { Token } from "./tokens.ts";

/** What a sentence is looked at by: words that are known, and what each may name. */
export type Known = {
  /** Words that mean something by themselves. */
  words: ReadonlySet<string>;
  lexicon: Lexicon;
  /** Words of like use, by the numbers of the coarse and the fine group they fall in. */
  groups: ReadonlyMap<string, readonly number[]>;
};

/** The groups of a word, where it has some. */
const groupsOf = ({ word, shape }: Token, { groups }: Known): string[] =>
  shape === "word"
    ? (groups.get(word) ?? []).map((group, which) => `${which === 0 ? "like" : "near"}:${group}`)
    : [];

const named = (shape: string) => shape === "name" || shape === "Name";

/** A word as it counts in a sentence: itself, or only what it looks like. */
function symbol(token: Token, { words, lexicon }: Known): string {
  const { word, shape } = token;
  if (words.has(word)) return word;
  const [kind] = kindsOf(token, lexicon);
  if (kind) return `<${kind}>`;
  return named(shape) ? "<name>" : shape === "word" ? "<word>" : `<${shape}>`;
}

/** What tells a sentence's intent: its words, pairs of them, what they may name, and what came before. */
export function featuresOf(
  tokens: readonly Token[],
  after: string | undefined,
  known: Known,
): string[] {
  const features = new Set<string>([`after:${after ?? "-"}`, "bias"]);
  const seen = tokens.filter(({ word }) => word !== "," && word !== ".");
  const symbols = seen.map((token) => symbol(token, known));
  seen.forEach((token, at) => {
    const own = symbols[at] ?? "";
    features.add(own);
    for (const kind of kindsOf(token, known.lexicon)) features.add(`may:${kind}`);
    if (named(token.shape)) features.add("a:name");
    else if (token.shape !== "word" && token.shape !== "mark") features.add(`a:${token.shape}`);
    for (const group of groupsOf(token, known)) features.add(group);
    features.add(`${own} ${symbols[at + 1] ?? "$"}`);
    if (at === 0) features.add(`^ ${own}`);
    if (symbols[at + 2]) features.add(`${own} _ ${symbols[at + 2]}`);
  });
  features.add(`long:${Math.min(8, Math.floor(seen.length / 2))}`);
  if (seen.length <= 4) features.add(`after:${after ?? "-"} short`);
  return [...features];
}

/** What tells whether a word belongs to a fact: itself and its neighbours. */
export function surroundings(tokens: readonly Token[], at: number, known: Known): string[] {
  const near = (offset: number): string => {
    const token = tokens[at + offset];
    return token ? symbol(token, known) : offset < 0 ? "^" : "$";
  };
  const looks = (offset: number): string => tokens[at + offset]?.shape ?? "-";
  const token = tokens[at];
  const [here, left, right] = [near(0), near(-1), near(1)];
  const features = [
    `0:${here}`,
    `-1:${left}`,
    `1:${right}`,
    `-2:${near(-2)}`,
    `2:${near(2)}`,
    `s:${looks(0)}`,
    `s-1:${looks(-1)}`,
    `s1:${looks(1)}`,
    `-1,0:${left} ${here}`,
    `0,1:${here} ${right}`,
    `-1,s:${left} ${looks(0)}`,
    `1,s:${right} ${looks(0)}`,
    `-2,-1:${near(-2)} ${left}`,
    `s,s1:${looks(0)} ${looks(1)}`,
  ];
  if (token) features.push(...groupsOf(token, known));
  if (token)
    for (const kind of kindsOf(token, known.lexicon))
      features.push(`may:${kind}`, `may-1:${kind} ${left}`);
  for (const [offset, name] of [
    [-1, "l"],
    [1, "r"],
  ] as const) {
    const next = tokens[at + offset];
    if (!next) continue;
    for (const kind of kindsOf(next, known.lexicon)) features.push(`${name}:${kind}`);
    for (const group of groupsOf(next, known)) features.push(`${name}:${group}`);
  }
  return features;
}
