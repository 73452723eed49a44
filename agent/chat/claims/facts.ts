import { listed } from "#agent/models/builtin/wording.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { spokenDate, spokenStart, spokenTime } from "#tools/values/spoken-rules.ts";
import { figuresIn, keysOf } from "./figures.ts";
import { HOLDING, stemOf, wordsIn, type Leaf, type Place, type Row } from "./rows.ts";

const MOST = { labels: 3, facts: 5 };
/** Values of text that is longer are told of by the card alone. */
const LONGEST = 200;

/**
 * What some rows hold of the matter of a sentence, under the names by which it goes there: what the sentence rightly says, what
 * it names, and what is so of the kind of its figures; without what stands in `shown` already.
 */
export function factsIn(
  sentence: string,
  rows: readonly Row[],
  { shown, ...at }: Place & { shown: string },
): string[] {
  const words = wordsIn(sentence);
  const figures = figuresIn(sentence.replaceAll(/\btwice\b/gi, "2 times"), at);
  const keys = new Set(figures.flatMap(keysOf));
  const labels = [...new Set(rows.map(({ label }) => label))].slice(0, MOST.labels);
  const among = rows.filter(({ label }) => labels.includes(label));
  // what is so of a kind of which the sentence has nothing right
  const wrong = figures
    .map(({ kind }) => `${kind}:`)
    .filter(
      (kind) =>
        !among.some(({ own }) =>
          own.some((leaf) => leaf.keys.some((key) => key.startsWith(kind) && keys.has(key))),
        ),
    );
  const holds = (text: ReadonlySet<string>) => {
    const said = [...text].filter((word) => word.length > 2 && !HOLDING.has(word));
    return said.length > 0 && said.every((word) => words.has(word));
  };
  const isMeant = ({ keys: held, isPlain, words: said, name }: Leaf, isBowl: boolean) =>
    held.some(
      (key) =>
        (keys.has(key) && (isPlain || !key.startsWith("count:"))) ||
        (isPlain && name !== "created" && wrong.some((kind) => key.startsWith(kind))),
    ) ||
    (!isBowl && (holds(said) || holds(wordsIn(name))));
  const told = new Map<string, Set<string>>();
  for (const { own, label, tool } of among) {
    const facts = told.get(label) ?? new Set();
    for (const leaf of own)
      if (leaf.value !== label && isMeant(leaf, tool.has(BOWLS)))
        for (const fact of factOf(leaf, { shown, keys, at }))
          if (facts.size < MOST.facts) facts.add(fact);
    told.set(label, facts);
  }
  return [...told].map(([label, facts]) =>
    facts.size === 0 ? "" : `${label ? `${label}: ` : ""}${listed([...facts])}.`,
  );
}

/** What texts of the rows say of the matter of a sentence, sentence by sentence as they stand there. */
export function quotesIn(sentence: string, rows: readonly Row[]): string[] {
  const words = wordsIn(sentence);
  const texts = rows.flatMap(({ own }) =>
    own.flatMap(({ value, words: short }) =>
      typeof value === "string" && short.size === 0 ? (value.match(SENTENCES) ?? []) : [],
    ),
  );
  const shared = (text: string) =>
    [...wordsIn(text)].filter((word) => word.length > 2 && !HOLDING.has(word) && words.has(word))
      .length;
  return [...new Set(texts.map((text) => text.trim()))]
    .map((text) => ({ text, count: shared(text) }))
    .filter(({ count }) => count >= QUOTED.shared)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, QUOTED.most)
    .map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`));
}
const SENTENCES = /.+?(?:[.!?](?=\s+\p{Lu}|\s*$)|$)/gsu;
/** A text that shares fewer words with what was said is about something else. */
const QUOTED = { shared: 2, most: 2 };

/** The tool whose report tells of every bowl. */
const BOWLS = stemOf("formulate");

/** What a record says by having nothing there. */
const KEPT = /^(?:allergies|must know|notes|phone|email|birth date)$/;
/** Values that are shorter may stand in a text by chance. */
const SAYING = 3;

type Telling = { shown: string; keys: ReadonlySet<string>; at: Place };

function factOf({ name, value, keys: own }: Leaf, { shown, keys, at }: Telling): string[] {
  if (value === null || value === "") return KEPT.test(name) ? [`${name}: none on record`] : [];
  if (typeof value === "boolean") return value ? [name] : [];
  const said = wordsOf(value, own[0]?.split(":")[0], at);
  const isSaid = (text: string) => shown.toLowerCase().includes(text.toLowerCase());
  if (said === undefined || (said.length >= SAYING && isSaid(said))) return [];
  const [day = "", time] = said.split(" at ");
  const isOfTime = own.some((key) => key.startsWith("time:") && keys.has(key));
  if (time && isSaid(day) && !isOfTime) return [];
  return [UNIT.test(name) ? said : `${name} ${said}`];
}

/** Names of values that say no more than their unit. */
const UNIT = /^(?:minutes|grams)$/;

function wordsOf(value: unknown, kind: string | undefined, at: Place): string | undefined {
  if (typeof value === "number") {
    if (kind === "money") return money(value, at.currency);
    const unit = { minutes: " min", grams: " g", ml: " ml", percent: "%", volume: " vol" };
    return `${value}${unit[kind as keyof typeof unit] ?? ""}`;
  }
  if (typeof value !== "string" || value.length > LONGEST) return undefined;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return spokenStart(at.timeZone, value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return spokenDate(value);
  return /^\d\d:\d\d$/.test(value) ? spokenTime(value) : value;
}
