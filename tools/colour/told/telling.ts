import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { Known } from "#tools/colour/case.ts";
import { certaintyOf } from "#tools/colour/science.ts";
import type { ColourFacts, ColourQuestion, ToldFact } from "./schema.ts";

/** What a question is answered from: its words, the lines it is about, and what is known. */
export type Asked = ColourQuestion & {
  /** The lines it is about, best first: the one that was named, those of a brand, or the salon's own. */
  lines: readonly BrandLine[];
  /** A line was named, and is one of the catalogue. */
  named: boolean;
  known: Known;
};

/** An answer, whose topic is that of the question. */
export type Told = Omit<ColourFacts, "topic" | "verdict" | "asks"> &
  Partial<Pick<ColourFacts, "verdict" | "asks">>;

/** One thing that a colourist asks of the craft. To answer another, write another. */
export type Technique = {
  /** Each of these stands in the words of the question. */
  about: readonly RegExp[];
  /** None of these does. */
  not?: RegExp;
  /** Also where a head is told with it. */
  ofHead?: true;
  /** Also where a client is named: it holds for all. */
  whoever?: true;
  /** Said whatever is told of safety beside it: it is a no by itself. */
  forbids?: true;
  /** Whether it is asked, where signs alone do not tell: by the lines or figures in the words. */
  asks?: (words: string) => boolean;
  tell: (asked: Asked & { words: string }) => Told;
};

/** One answer of what is said of each line. */
export function byLine(all: readonly Told[]): Told {
  const [one, another] = all;
  if (one && !another) return one;
  const says = all.map((each) => each.says).join(" ");
  return {
    says: `It differs by line. ${says}`,
    facts: all.flatMap(({ facts }) => facts),
  };
}

/** A figure of a line, as its leaflet has it. */
export function ofLine(line: BrandLine, rule: string, label: string, figure: string): ToldFact {
  return { rule, label, figure, source: line.source, confidence: line.confidence };
}

/** A figure of a general rule. */
export function ofRule(rule: string, label: string, figure: string, from: string): ToldFact {
  const confidence = certaintyOf(from);
  return { rule, label, figure, source: from, ...(confidence && { confidence }) };
}

/** What a line is called in a sentence: the first of its names, without an aside. */
export const lineName = ({ name }: BrandLine): string =>
  (name.split(" / ")[0] ?? name).replace(/ \(.*\)$/, "");

/** "30 to 40 min", "20 min". */
export const minuteWords = ([least, most]: readonly [number, number]): string =>
  least === most ? `${most} min` : `${least} to ${most} min`;

/** "1 to 2 levels", "1 level", "no level". */
export const levelWords = ([least, most]: readonly [number, number]): string =>
  most === 0
    ? "no level"
    : `${least === most ? most : `${least} to ${most}`} level${most === 1 ? "" : "s"}`;

/** "a", "a and b", "a, b and c"; `or` in the place of and. */
export const listed = (all: readonly string[], and = "and"): string =>
  all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} ${and} ${all.at(-1)}`;

/** Grams to a tenth, without an empty decimal. */
export const gramWords = (grams: number): string => `${Math.round(grams * 10) / 10} g`;

/** The share of white that words name, in percent; 0 where they name none. */
export const percentIn = (words: string): number =>
  Number(/\b(\d{1,3}) ?%? ?(?:grey|white)/.exec(words)?.[1] ?? 0);
