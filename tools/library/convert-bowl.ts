import { readRatio } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { convert } from "#tools/colour/convert/convert.ts";
import { cautionsFor, termsOf } from "#tools/colour/convert/terms.ts";
import type { NotedBowl, NotedShade } from "#tools/colour/notation/schema.ts";
import type { ConvertAnswer } from "#tools/colour/schema.ts";
import type { ConversionCandidate, ConvertedIngredient } from "./convert-schema.ts";
import { developerOf } from "./convert-developer.ts";
import { weighBowl, type Piece } from "./convert-weights.ts";
import { gramsText } from "#tools/formulas/rules.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** What is known of the hair, where anything is: levels 1-12. */
export type HairLevels = { currentLevel?: number | undefined; desiredLevel?: number | undefined };

export type ConvertedBowl = {
  bowl: NotedBowl;
  ingredients: ConvertedIngredient[];
  cautions: string[];
};

/**
 * A bowl in another line: each shade by its chosen candidate (the best where nothing was chosen), the weight of the whole mixture
 * kept, ratio, developer and minutes those of the new line. A bowl in which a shade has nothing that stands for it is left
 * without weights. `choices` are places among the candidates, ingredient by ingredient.
 */
export function convertBowl(
  bowl: NotedBowl,
  to: BrandLine | undefined,
  { levels = {}, choices = [] }: { levels?: HairLevels; choices?: readonly number[] } = {},
): ConvertedBowl {
  const from = bowl.line ? findLine(bowl.line) : undefined;
  if (!from || !to) return untouched(bowl, from);
  if (from.key === to.key) return asItIs(bowl, from);
  const answers = bowl.shades.map((shade) => answerFor(from, to, shade, bowl, levels));
  const chosen = answers.map(({ candidates }, at) => candidates[choices[at] ?? 0]);
  const terms = termsFor(from, to, chosen[0], bowl, levels);
  const pieces: Piece[] = bowl.shades.map((shade, at) => ({ shade, into: chosen[at]?.blend }));
  const ratio = terms.ratio ? readRatio(terms.ratio) : undefined;
  const weighed = weighBowl(pieces, bowl.developer?.grams ?? null, {
    before: readRatio(bowl.ratio ?? "") ?? readRatio(from.mixingRatio),
    after: ratio,
  });
  const volume = terms.developer?.volume ?? null;
  const shades = weighed.shades.map((shade) => noted(to, shade));
  const converted: NotedBowl = {
    ...bowl,
    line: to.key,
    brandName: to.brandName,
    lineName: to.name,
    named: "line",
    type: to.type === "developer" ? bowl.type : to.type,
    shades,
    developer: ratio ? { volume, grams: weighed.developer } : null,
    ratio: terms.ratio ?? null,
    minutes: terms.minutes ?? null,
    assumed: [],
  };
  const tubes = bowl.shades.map((shade, at) =>
    ingredient(from, to, shade, {
      answer: answers[at],
      chosen: chosen[at],
      grams: weighed.perPiece[at] ?? null,
    }),
  );
  return {
    bowl: converted,
    ingredients: [...tubes, ...developerOf(bowl, to, converted, terms)],
    cautions: [
      ...new Set([
        ...bowl.shades.flatMap(({ code, level }) => cautionsFor(from, to, code, level)),
        ...(terms.grey ? [terms.grey] : []),
      ]),
    ],
  };
}

/** Whether every shade of a bowl has a candidate. */
export function isWhole(ingredients: readonly ConvertedIngredient[]): boolean {
  return ingredients.every(({ converted }) => converted !== null);
}

const shadeTypes = ["permanent", "high-lift", "demi-permanent", "toner", "semi-permanent"];
const hasShades = ({ type }: BrandLine) => shadeTypes.includes(type);

function answerFor(
  from: BrandLine,
  to: BrandLine,
  { code }: NotedShade,
  bowl: NotedBowl,
  { currentLevel, desiredLevel }: HairLevels,
): ConvertAnswer {
  if (hasShades(from) || hasShades(to))
    return convert({
      from: from.key,
      code,
      to: to.key,
      context: {
        ...(currentLevel && { currentLevel }),
        ...(desiredLevel && { desiredLevel }),
      },
      ...(bowl.developer?.volume && { formula: { developer: bowl.developer.volume } }),
    });
  return productFor(from, to);
}

/** Powder for powder: what has no shades is replaced by the other line's product, by weight. */
function productFor(from: BrandLine, to: BrandLine): ConvertAnswer {
  if (from.type !== to.type)
    return {
      candidates: [],
      noEquivalent: true,
      reason: `${from.name} is a ${words(from.type)} and ${to.name} a ${words(to.type)}: neither stands for the other.`,
    };
  return {
    candidates: [
      {
        code: to.name,
        blend: [{ code: to.name, parts: 1 }],
        level: null,
        tone: "clear",
        basis: "computed",
        note: `One ${words(to.type)} for another, the mixture by weight. They differ in lift and in speed: watch it, and test a strand first.`,
      },
    ],
    noEquivalent: false,
  };
}

/** Lightener is mixed with the bottle it was mixed with: its strength follows the hair, not a table of lift. */
function termsFor(
  from: BrandLine,
  to: BrandLine,
  chosen: ConversionCandidate | undefined,
  { developer }: NotedBowl,
  { currentLevel, desiredLevel }: HairLevels,
) {
  const lifts = to.type === "permanent" || to.type === "high-lift";
  const known = lifts && currentLevel !== undefined && desiredLevel !== undefined;
  return termsOf(from, to, chosen?.blend[0]?.code, {
    ...(known && { context: { currentLevel, desiredLevel } }),
    used: developer?.volume ?? undefined,
  });
}

function ingredient(
  from: BrandLine,
  to: BrandLine,
  shade: NotedShade,
  got: {
    answer: ConvertAnswer | undefined;
    chosen: ConversionCandidate | undefined;
    grams: number | null;
  },
): ConvertedIngredient {
  const { answer, chosen, grams } = got;
  return {
    original: named(from, shade.code),
    originalAmount: amountOf(shade),
    converted: chosen?.code ?? null,
    name: chosen ? `${to.brandName} ${named(to, chosen.code)}` : named(from, shade.code),
    amount: amountOf({ grams, parts: shade.parts }),
    basis: chosen?.basis ?? null,
    note: chosen?.note ?? answer?.reason ?? `Nothing in ${to.name} stands for it.`,
    candidates: answer?.candidates ?? [],
  };
}

function noted(
  to: BrandLine,
  { code, grams, parts }: { code: string; grams: number | null; parts: number | null },
): NotedShade {
  const shade = findShade(to, code);
  return {
    code,
    known: shade !== undefined || code === to.name,
    level: shade?.level ?? null,
    tone: shade?.tone ?? null,
    grams,
    parts,
    nearest: null,
  };
}

/** A bowl that has no line to come from or to go to. */
function untouched(bowl: NotedBowl, from: BrandLine | undefined): ConvertedBowl {
  const note = from
    ? from.type === "treatment"
      ? `${from.name} goes with any line and stays as it is.`
      : `There is no line to convert a ${words(from.type)} to.`
    : "The line it belongs to is not written. Name it, and it can be converted.";
  return { bowl, ingredients: plain(bowl, from, note, from?.type === "treatment"), cautions: [] };
}

function asItIs(bowl: NotedBowl, from: BrandLine): ConvertedBowl {
  return {
    bowl,
    ingredients: plain(bowl, from, `It is in ${from.name} already.`, true),
    cautions: [],
  };
}

function plain(
  bowl: NotedBowl,
  from: BrandLine | undefined,
  note: string,
  stays: boolean,
): ConvertedIngredient[] {
  return bowl.shades.map(({ code, grams, parts }) => ({
    original: named(from, code),
    originalAmount: amountOf({ grams, parts }),
    converted: stays ? code : null,
    name: from ? `${from.brandName} ${named(from, code)}` : code,
    amount: amountOf({ grams, parts }),
    basis: null,
    note,
    candidates: [],
  }));
}

function amountOf({ grams, parts }: Pick<NotedShade, "grams" | "parts">) {
  if (grams !== null) return gramsText(grams);
  if (parts === null) return "not weighed";
  return parts === 1 ? "1 part" : `${parts} parts`;
}

/** A shade by its line; products bear the line's own name already. */
function named(line: BrandLine | undefined, code: string) {
  return !line || line.name === code ? code : `${line.name} ${code}`;
}

const words = (type: string) => oneSpelling(type.replaceAll("-", " "));
