import { surroundings, type Known } from "./features.ts";
import type { Intent, SlotKind } from "./intent.ts";
import { scoresOf, type Linear } from "./linear.ts";
import type { Filled } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** Outside of any fact. */
export const OUT = "O";

/** The labels that words may have in sentences of an intent: beginning or inside of a fact, or outside of all. */
export const labelsFor = (slots: readonly string[]): string[] => [
  OUT,
  ...slots.flatMap((slot) => [`B-${slot}`, `I-${slot}`]),
];

/** Which label may follow which. */
const follows = (before: string, label: string): boolean =>
  !label.startsWith("I-") || before.slice(2) === label.slice(2);

/** What tells a word's label: its surroundings, for themselves and in sentences of this intent. */
export function evidence(
  tokens: readonly Token[],
  at: number,
  intent: string,
  known: Known,
): string[] {
  const plain = surroundings(tokens, at, known);
  return [...plain, ...plain.map((feature) => `${intent}~${feature}`)];
}

/** Before the first word. */
export const START = "^";

/** The row of labels with the highest score. `word` scores a label at a word, `step` one label after another. */
export function bestPath(
  labels: readonly string[],
  length: number,
  word: (at: number, label: string) => number,
  step: (before: string, label: string) => number,
): string[] {
  type Path = { label: string; score: number; before: Path | undefined };
  let paths: Path[] = [{ label: START, score: 0, before: undefined }];
  for (let at = 0; at < length; at += 1) {
    paths = labels.flatMap((label) => {
      let best: Path | undefined;
      let most = -Infinity;
      for (const path of paths) {
        if (!follows(path.label, label)) continue;
        const score = path.score + step(path.label, label);
        if (score > most) [best, most] = [path, score];
      }
      return best ? [{ label, score: most + word(at, label), before: best }] : [];
    });
  }
  let last = paths.reduce((a, b) => (b.score > a.score ? b : a));
  const row: string[] = [];
  while (last.before) {
    row.unshift(last.label);
    last = last.before;
  }
  return row;
}

/** The likeliest row of labels, word by word. */
export function labelled(
  tokens: readonly Token[],
  { id, slots }: Pick<Intent, "id" | "slots">,
  model: Linear,
  known: Known,
): string[] {
  const labels = labelsFor(Object.keys(slots));
  const numbers = new Map(labels.map((label) => [label, model.labels.indexOf(label)]));
  const of = (scores: Float64Array | undefined, label: string) =>
    scores?.[numbers.get(label) ?? -1] ?? 0;
  const steps = new Map(
    [...labels, START].map((before) => [before, scoresOf(model, stepsFrom(before, id))]),
  );
  const words = tokens.map((_, at) => scoresOf(model, evidence(tokens, at, id, known)));
  return bestPath(
    labels,
    tokens.length,
    (at, label) => of(words[at], label),
    (before, label) => of(steps.get(before), label),
  );
}

/** What tells which label comes after another, in all sentences and in those of this intent. */
export const stepsFrom = (before: string, intent: string): string[] => [
  `>${before}`,
  `${intent}>${before}`,
];

const endOf = (text: string, to: number) => to + (ENDING.exec(text.slice(to))?.[0].length ?? 0);

/** The facts of a sentence, by their slots; the first where one is said twice. */
export function filledBy(
  text: string,
  tokens: readonly Token[],
  labels: readonly string[],
  kinds: Intent["slots"],
): Filled {
  const spans: { slot: string; from: number; to: number }[] = [];
  labels.forEach((label, at) => {
    const token = tokens[at];
    const last = spans.at(-1);
    if (!token || label === OUT) return;
    if (label.startsWith("I-") && last) last.to = token.to;
    else spans.push({ slot: label.slice(2), from: token.from, to: token.to });
  });
  const filled: Record<string, string> = {};
  let end = 0;
  for (const { slot, from, to } of spans) {
    const kind = kinds[slot] ?? "text";
    const before = filled[slot];
    const said = text.slice(from, kind === "text" ? endOf(text, to) : to).replace(/[:;,]+$/, "");
    if (before === undefined) filled[slot] = PEOPLE.has(kind) ? called(said, text.slice(to)) : said;
    else if (LISTED.has(kind) && ALSO.test(text.slice(end, from)))
      filled[slot] = `${before} and ${said}`;
    end = to;
  }
  return filled;
}

/** What ends somebody's own words and is no word: "see you!", "{{clientName}}". */
const ENDING = /^[!}]*/;
/** Kinds of which several may be said in one breath, and what stands between them. */
const LISTED: ReadonlySet<SlotKind> = new Set(["text", "shade"]);
const ALSO = /^(?:[\s,;&+/]|\b(?:and|also|plus|or|now|to|as well as|both|the)\b)*$/i;
const PEOPLE: ReadonlySet<SlotKind> = new Set(["client", "stylist"]);
/** Names that end so by themselves. */
const ENDS =
  /(?:ss|us|is|(?:om|uc|ol|on|li|ti)as|ames|ances|arles|arlos|agnes|mercedes|dolores|ines|tess|jess|boss|wes|les|ros|chris|moss|ross)$/i;
/** What cannot be somebody's. */
const NOT_OWNED =
  /^\W*(?:$|[.,;:?!]|(?:is|has|was|to|for|at|on|in|and|needs?|wants?|from|with)\b)/i;

/** A name as it is written: "danas" before what is hers is Dana. */
function called(said: string, rest: string): string {
  const bare = said.replace(/['’]s?$/, "");
  const owned = bare === said && /[a-z]s$/i.test(said) && !ENDS.test(said) && !NOT_OWNED.test(rest);
  const name = owned ? said.slice(0, -1) : bare;
  return NO_NAME.test(name)
    ? name
    : name.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (at) => at.toUpperCase());
}

const NO_NAME = /^(?:her|him|them|she|he|they|me|my|i|us|we|everyone|everybody|all)\b/i;
