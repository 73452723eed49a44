import { BY_NATURALS, DIGITS } from "./codes.ts";
import { COMPARE } from "./compare.ts";
import { ADDITIVES } from "./additives.ts";
import { AFTER_SHAPING, BROWS, FADES, LASTS, MIXED_LIFE, OPEN_TUBE } from "./keeping.ts";
import { INSTEAD } from "./instead.ts";
import { MINUTES_OK } from "./how-long.ts";
import { HIGH_LIFT_OR, LIGHTENER_FOR } from "./lightening.ts";
import { BOTH_ASKED } from "./one-answer.ts";
import { ONE_BOWL } from "./one-bowl.ts";
import { linesNamed } from "./lines-meant.ts";
import { OWN_BOWL } from "./own-bowl.ts";
import { DEMI_LIFT, MISSING_STRENGTH, STRENGTHS } from "./strengths.ts";
import { POROSITY_SIGNS } from "./porosity.ts";
import type { Asked, Technique, Told } from "./telling.ts";
import { WHY_CANCELS, WHY_FILL, WHY_NO_LIFT } from "./theory.ts";
import { DAMP_OR_DRY, HEAT, PIGMENTS, PRE_SOFTEN, WASH_FIRST, WHERE_FIRST } from "./working.ts";

/** What is known of the craft, the narrower before the wider. */
const TECHNIQUES: readonly Technique[] = [
  BROWS,
  MIXED_LIFE,
  OPEN_TUBE,
  ADDITIVES,
  AFTER_SHAPING,
  FADES,
  LASTS,
  WHY_NO_LIFT,
  WHY_FILL,
  WHY_CANCELS,
  POROSITY_SIGNS,
  OWN_BOWL,
  ONE_BOWL,
  PRE_SOFTEN,
  DIGITS,
  INSTEAD,
  BY_NATURALS,
  COMPARE,
  MISSING_STRENGTH,
  STRENGTHS,
  DEMI_LIFT,
  PIGMENTS,
  HIGH_LIFT_OR,
  LIGHTENER_FOR,
  WASH_FIRST,
  DAMP_OR_DRY,
  WHERE_FIRST,
  HEAT,
  MINUTES_OK,
  BOTH_ASKED,
];

/** A head that wants its bowl, or a result: whatever else stands in such words, nothing of the craft is asked. */
const OF_A_HEAD =
  /\bwants\b(?! to know)|\b(?:she|he|they|client) want\b|\bformula\b|\bin the bowl\b|\brinsed\b|\bsee.?thru\b|\bblow.?dr(?:y|ied)\b|\bcame out\b|\bbook\b|\bappointment\b/;

/** What of the craft is asked, or undefined. */
export function techniqueAsked(words: string): Technique | undefined {
  const text = mended(words);
  const ofHead = OF_A_HEAD.test(text);
  return TECHNIQUES.find(
    ({ about, not, asks, ...row }) =>
      (!ofHead || row.ofHead) &&
      about.every((sign) => sign.test(text)) &&
      !not?.test(text) &&
      (!asks || asks(text)),
  );
}

/** Answers a question of the craft by its words. */
export function tellTechnique(asked: Asked): Told {
  const words = mended(asked.words ?? "");
  const named = asked.named ? [] : linesNamed(words);
  const of = named.length > 0 ? { ...asked, lines: named, named: true } : asked;
  return (
    techniqueAsked(words)?.tell({ ...of, words }) ?? {
      says: "I have no rule on that. Ask it of a line, a shade, a strength or a level, and I say what the leaflets and tables have.",
      facts: [],
    }
  );
}

const mended = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/\bgray/g, "grey")
    .replaceAll(/\bcolor(?! ?touch)/g, "colour");
