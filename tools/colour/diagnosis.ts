import { findLine } from "./catalogue.ts";
import { readFacts } from "./facts.ts";
import type { Ledger } from "./ledger.ts";
import { makerUsed, preferredLines, standing } from "./lines-asked.ts";
import { stockOf } from "./shade/stock.ts";
import { ofTestedBrand } from "./patch-test.ts";
import { toneIn } from "./shade/tone-words.ts";
import { toneWord } from "./shade/unwanted.ts";
import { conditionDamage, counterOf, greyWordPercent, source, toneFitsLevel } from "./science.ts";
import type { HairFacts } from "./schema.ts";
import { CanonicalTone, type PlannedService } from "./words.ts";

/** What is on the hair and what is wanted, in the engine's own terms: levels 1-10, one damage level, one history. */
export type Diagnosis = ReturnType<typeof diagnose>;
export type Canvas = "virgin" | "coloured" | "bleached";
export type ToneGoal = {
  word: "cool" | "neutral" | "warm" | "natural" | "none" | "shade";
  shade?: CanonicalTone;
};

/** Reads the request into a diagnosis. Levels 11-12 count as 10, already lightened; contradictions take the riskier history. */
export function diagnose(hair: HairFacts, ledger: Ledger) {
  const facts = readFacts(hair);
  const history = new Set(hair.previousTreatments);
  const current = Math.min(10, hair.currentLevel);
  const uncorrected = new Set([
    ...(hair.uncorrectedTones ?? []),
    ...(hair.unwantedTone === "uneven" ? (["uneven"] as const) : []),
  ]);
  const desired = facts.services.includes("vivids")
    ? current
    : desiredLevel(hair, current, uncorrected, ledger);
  if (hair.currentLevel > 10)
    ledger.rule(
      "platinum_as_10",
      "Levels 11-12 are worked as 10, already lightened; no more lift is planned.",
    );
  const stated = unwantedOf(hair);
  const greyAsked =
    hair.serviceType === "gray-coverage" ||
    facts.services.some((name) => name === "grey_coverage" || name === "grey_blending");
  const grey = greyPercent(hair, greyAsked, ledger);
  const tone = toneGoal(hair, facts.desiredShade);
  const canvas = canvasOf(hair, facts.directDye, ledger);
  const tonesBlonde =
    tonesOnly(hair, facts.services) && (canvas === "bleached" || Math.min(current, desired) >= 8);
  const unwanted = stated ?? exposedWarmth(hair, tone, canvas);
  const damage = damageOf(hair, facts.elasticityTest, ledger);
  checkWords(hair, current, stated, ledger);
  checkPhoto(tone, facts.photoTone, ledger);
  const preferred = preferredLines(hair, ledger);
  const explicit = hair.brand && hair.line ? findLine(`${hair.brand}/${hair.line}`) : undefined;
  const stock = stockOf(hair.shelf);
  const wished = explicit ? preferred : ofTestedBrand(preferred, facts);
  return {
    flow: hair.flow,
    service: hair.serviceType,
    facts,
    history,
    canvas,
    damage,
    current,
    desired,
    lift: Math.max(0, desired - current),
    /** Lift as asked for, counting the special blondes above 10. */
    liftAsked: Math.max(0, (hair.desiredLevel ?? current) - hair.currentLevel),
    darker: Math.max(0, current - desired),
    platinum: hair.currentLevel > 10 || (current === 10 && hair.underlyingTone === "pale-yellow"),
    porosity: hair.porosity,
    thickness: hair.hairThickness,
    length: hair.hairLength,
    grey,
    /** The white is to be covered or blended: asked for, or there is so much of it and the wish is no toner on blonde hair. */
    greyService: greyAsked || (grey >= 25 && !tonesBlonde),
    unwanted,
    underlying: hair.underlyingTone,
    uncorrected,
    tone,
    counter: unwanted ? counterOf(unwanted, current, hair.underlyingTone) : undefined,
    touchup: hair.touchupFrequency,
    budget: hair.budget,
    /** What bowls are made of, and the stylist's own lines in it. */
    stock,
    preferred: standing(wished, stock),
    /** What the salon has in stock, where bowls are not limited to a shelf. */
    inStock: hair.shelf || !hair.standing ? undefined : stockOf(hair.standing),
    /** The stylist's own lines, whether they stand on the shelf or not. */
    wished,
    /** The line that was asked for by name; a mere preference never decides the type of product. */
    explicit: (explicit && stock.line(explicit.key)) ?? explicit,
    shade: hair.shade,
    zones: hair.zones,
    lastFormula: hair.lastFormula,
    /** The brand that the colour bowls are written in where no line of the stylist's own makes them; a correction begins with the one that was used. */
    maker: makerUsed(hair),
    offsets: hair.offsets,
  };
}

/** Platinum stays where it is; a result called too dark is never taken darker, one called too light never lighter. */
function desiredLevel(
  hair: HairFacts,
  current: number,
  uncorrected: ReadonlySet<string>,
  ledger: Ledger,
) {
  const desired = Math.min(10, hair.desiredLevel ?? current);
  const called = uncorrected.has("too-dark")
    ? { word: "dark", level: Math.max(desired, current) }
    : uncorrected.has("too-light")
      ? { word: "light", level: Math.min(desired, current) }
      : undefined;
  if (!called) return desired;
  if (called.level !== desired)
    ledger.find(
      "wish_against_complaint",
      "warn",
      `The result stands at level ${current} and is called too ${called.word}, while level ${desired} is wished for: the two do not go together. This plan follows the complaint and leaves level ${desired} for another visit; ask which of them is meant.`,
      source.practice,
    );
  return called.level;
}

function unwantedOf(hair: HairFacts) {
  const words =
    hair.uncorrectedTones?.filter((word) => !["uneven", "too-dark", "too-light"].includes(word)) ??
    [];
  const word = words[0] ?? hair.unwantedTone ?? "none";
  return word === "none" || word === "uneven" ? undefined : word;
}

/** Warmth that treated hair shows counts as unwanted when the goal is cool or neutral, though nobody called it so. */
function exposedWarmth(hair: HairFacts, tone: ToneGoal, canvas: Canvas) {
  if (canvas === "virgin" || (tone.word !== "cool" && tone.word !== "neutral")) return undefined;
  const words: Partial<Record<string, HairFacts["unwantedTone"]>> = {
    orange: "orange",
    "red-orange": "orange",
    gold: "gold",
    yellow: "yellow",
    "pale-yellow": "yellow",
  };
  return words[hair.underlyingTone ?? "none"];
}

/** White as it was told: a share, a word, the share of the roots; a part of the head where white hair was named without an amount. */
function greyPercent(hair: HairFacts, asked: boolean, ledger: Ledger) {
  const roots = hair.zones?.roots?.greyShare;
  const named = hair.hasGray ?? ((hair.grayPercent ?? 0) > 0 || hair.grayCoverage !== undefined);
  if (!named && !asked) return roots ?? 0;
  const told = hair.grayPercent ?? (hair.grayCoverage ? greyWordPercent[hair.grayCoverage] : roots);
  if (told !== undefined) return Math.max(told, roots ?? 0);
  ledger.find(
    "grey_amount_assumed",
    "info",
    `Nobody said how much of the hair is white, so it is taken for about ${greyWordPercent.partial}%. Look at the hairline and the crown and name the share: it decides line, natural part and time.`,
    source.grey,
  );
  return greyWordPercent.partial;
}

/** A toner or a gloss was asked for, and nothing more. */
function tonesOnly({ serviceType }: HairFacts, services: readonly PlannedService[]) {
  if (services.length === 0) return serviceType === "toning";
  return services.every((name) => name === "toning" || name === "gloss");
}

function toneGoal(hair: HairFacts, shadeWord: string | undefined): ToneGoal {
  const words = ["red-copper", "red-violet", "gold-copper", ...CanonicalTone.options];
  const named = shadeWord
    ? (words.find((word) => shadeWord.includes(word)) ?? toneIn(shadeWord))
    : undefined;
  const shade = CanonicalTone.safeParse(named).data;
  // "ash" is the cool direction at every door
  if (shade === "ash" || (!shade && hair.desiredTone === "ash")) return { word: "cool" };
  if (shade) return { word: "shade", shade };
  switch (hair.desiredTone) {
    case undefined:
      return { word: "none" };
    case "cool_ash":
      return { word: "cool" };
    case "neutral":
    case "warm":
    case "natural":
      return { word: hair.desiredTone };
    default:
      return { word: "shade", shade: hair.desiredTone };
  }
}

function canvasOf(hair: HairFacts, directDye: boolean, ledger: Ledger): Canvas {
  const history = new Set(hair.previousTreatments);
  const lightened = history.has("bleached");
  const coloured =
    directDye ||
    ["previously_colored", "semi_permanent", "box_dye", "henna"].some((word) =>
      history.has(word as "henna"),
    );
  const said = hair.hairCondition;
  if (
    (said === "virgin" && (lightened || coloured)) ||
    (history.has("virgin") && history.size > 1) ||
    (history.has("virgin") && (said === "bleached" || said === "previously-colored"))
  ) {
    ledger.find(
      "history_contradiction",
      "warn",
      "The hair is called virgin and also treated; the formula works from the treated history until you have checked.",
    );
  }
  if (said === "bleached" || lightened) return "bleached";
  return said === "previously-colored" || coloured ? "coloured" : "virgin";
}

function damageOf(hair: HairFacts, elasticity: "passed" | "failed" | undefined, ledger: Ledger) {
  const mapped = conditionDamage[hair.hairCondition] ?? 1;
  const stated = hair.damageLevel ? Number(hair.damageLevel) : 1;
  if (hair.hairCondition === "over_processed" && elasticity !== "passed") {
    ledger.require(
      "elasticity_test",
      "Over-processed hair is worked as heavy damage until a wet strand stretches and springs back.",
      source.spec,
    );
  }
  return elasticity === "failed" ? 4 : Math.max(mapped, stated);
}

const unwantedLevels: Record<string, readonly [number, number]> = {
  red: [1, 6],
  orange: [5, 8],
  gold: [7, 10],
  yellow: [8, 10],
};

function checkWords(hair: HairFacts, level: number, unwanted: string | undefined, ledger: Ledger) {
  const [low, high] = unwantedLevels[unwanted ?? ""] ?? [1, 10];
  const underlying = hair.underlyingTone ?? "none";
  if (level < low || level > high || !toneFitsLevel(underlying, level)) {
    const word = level < low || level > high ? unwanted : underlying;
    ledger.find(
      "level_tone_mismatch",
      "warn",
      `Level ${level} does not usually show ${toneWord(word)}; look at the level again beside a swatch before you mix.`,
      source.pigments,
    );
  }
}

function checkPhoto(tone: ToneGoal, photo: string | undefined, ledger: Ledger) {
  if (!photo) return;
  const warm = /warm|gold|copper|red|honey|caramel/.test(photo);
  const cool = /cool|ash|violet|silver|pearl|platinum/.test(photo);
  if ((tone.word === "cool" && warm) || (tone.word === "warm" && cool)) {
    ledger.find(
      "photo_text_conflict",
      "warn",
      `The target photo looks ${warm ? "warm" : "cool"} and the form says ${tone.word}; ask the client which of the two is meant.`,
    );
  }
}
