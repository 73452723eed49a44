import { act } from "#tools/colour/bowl/act.ts";
import { developerGrams, ratioFor, readRatio } from "#tools/colour/bowl/amounts.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { diagnose } from "#tools/colour/diagnosis.ts";
import { gate } from "#tools/colour/gates/gates.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import { isPart, lineTitle, type Chairside } from "./case.ts";
import type { RescueMix } from "./schema.ts";
import type { Step } from "#tools/colour/schema.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { clearOf } from "#tools/colour/shade/shades.ts";
import { productsOffShelf } from "#tools/colour/shade/shelf-findings.ts";
import { stepsOf } from "#tools/colour/bowl/steps.ts";
import { catalogueStock, stockOf, type Stock } from "#tools/colour/shade/stock.ts";
import { whole } from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone, Pigment, UncorrectedTone } from "#tools/colour/words.ts";

export const WASH = "Clarifying wash";

/** Clarifying shampoo and warm water, half and half: what takes fresh tone off before it has settled. Grams for one zone or the head. */
export function clarifyMix(given: Chairside): RescueMix {
  const grams = isPart(given) ? 10 : 20;
  return {
    name: WASH,
    ingredients: [
      { name: "Clarifying shampoo", grams },
      { name: "Lukewarm water", grams },
    ],
    minutes: [1, 3],
    how: "Work it in with the flat hand, look, rinse. Once more if it still shows, then conditioner.",
  };
}

/** A bond treatment of the stylist's own brand, where it makes one. */
export function treatmentMix(given: Chairside): RescueMix | undefined {
  const brands = [
    given.line?.brandId,
    ...(given.request.lines ?? []).map((key) => key.split("/")[0]),
  ];
  const treatmentIn = (stock: Stock) => {
    const own = brands.flatMap((brand) => (brand ? stock.linesOf(brand) : []));
    return [...own, ...stock.defaultLines("treatment")].find(({ type }) => type === "treatment");
  };
  const there = treatmentIn(stockOf(given.request.shelf));
  const line = there ?? treatmentIn(catalogueStock);
  return (
    line && {
      name: "Bond treatment",
      ingredients: [{ name: lineTitle(line), grams: 20 }],
      minutes: [line.processingMinutes[0], line.processingMinutes[1]],
      how: `On towel-dried hair, from the ends up.${there ? "" : " Not on your shelf."}`,
    }
  );
}

const glazes: readonly ("demi-permanent" | "toner")[] = ["demi-permanent", "toner"];

/** A bowl of the stylist's demi that is laid over what is there, on rinsed hair. */
type Glaze = {
  name: string;
  how: string;
  tones: readonly CanonicalTone[];
  /** Levels that will do, best first. */
  levels: readonly number[];
  avoid: readonly Pigment[];
  /** A third of the bowl that cools it. */
  cooled?: boolean;
  /** Only a trace of it, in clear. */
  thin?: boolean;
  minutes: [number, number];
};

/** From what stands on the shelf, and where that cannot do it from the whole catalogue, which is said. */
function glazed(given: Chairside, glaze: Glaze): RescueMix | undefined {
  if (given.held.length > 0) return undefined;
  const { shelf: _, ...head } = given.head;
  return stirred(given, glaze) ?? stirred({ ...given, head }, glaze);
}

function stirred(
  given: Chairside,
  { name, how, thin = false, ...glaze }: Glaze,
): RescueMix | undefined {
  const ledger = openLedger();
  const d = diagnose(given.head, ledger);
  const [step] = stepsOf(
    [
      {
        d,
        gate: gate(d, ledger),
        act: act({
          purpose: "tone",
          types: glazes,
          parts: glaze.cooled
            ? [
                { ...whole(glaze.tones, glaze.levels, glaze.avoid), share: 0.67 },
                {
                  ...whole(
                    COOLING,
                    glaze.levels.flatMap((level) => [level, level - 1]),
                    ["red", "orange"],
                    "corrector",
                  ),
                  share: 0.33,
                },
              ]
            : [whole(glaze.tones, glaze.levels, glaze.avoid)],
          zone: given.zone ?? "all",
          dilute: thin,
          thin,
          factor: isPart(given) ? 0.3 : 0.5,
          developerMax: 10,
          minutes: glaze.minutes,
        }),
      },
    ],
    ledger,
  );
  return step && mixed(given, step, name, how);
}

/** A trace of warmth against a tone that went too cool: a thin bowl of the stylist's demi, after rinsing. */
export function warmMix(
  given: Chairside,
  tones: readonly CanonicalTone[],
  trace = true,
): RescueMix | undefined {
  const level = given.head.currentLevel;
  // in a hurry the maker that is on the hair comes before the clear that it may lack
  const { line } = given;
  const clears =
    line === undefined ||
    catalogueStock
      .linesOf(line.brandId)
      .some((each) => glazes.some((type) => type === each.type) && clearOf(each));
  return glazed(given, {
    name: "Thin warm glaze",
    how: "On damp, towel-dried hair, with the eye on it: off as soon as the cool cast is gone.",
    tones,
    // the tone matters more than a level: copper of two levels up before gold of the same
    levels: [level + 1, level, level - 1, level + 2].filter((each) => each <= 10),
    avoid: ["blue", "green"],
    thin: trace && clears,
    minutes: [2, 5],
  });
}

/** Depth without lift: a demi of a level, cool to natural, over what came out too light or too warm. */
export const depthMix = (
  given: Chairside,
  level: number,
  how: string,
  warm = false,
): RescueMix | undefined =>
  [[level], [level - 1]].reduce<RescueMix | undefined>(
    (found, levels) =>
      found ??
      glazed(given, {
        name: `Demi at level ${level}`,
        how,
        tones: warm ? ["gold", "natural-warm", "chocolate", "natural"] : COOL_TO_NATURAL,
        levels,
        avoid: [],
        cooled: !warm,
        minutes: [5, 15],
      }),
    undefined,
  );

const COOL_TO_NATURAL = [
  "mocha",
  "natural-cool",
  "natural",
  "natural-warm",
  "beige",
  "chocolate",
  "brown",
] as const;

/** What takes the glow off, without turning it. */
const COOLING = ["mocha", "natural-cool", "ash", "matte", "ash-violet"] as const;

/** What stands in a bowl: "Color Touch 9/36 10 g + Developer 6.3 vol 20 g, 2 to 5 min". */
export const mixWords = ({ ingredients, minutes: [least, most] }: RescueMix): string =>
  `${ingredients.map(({ name, grams }) => `${name} ${grams} g`).join(" + ")}, ${least === most ? most : `${least} to ${most}`} min`;

/** The bowl that does what the one on the head does not, from the engine's own reasoning on a formula that failed. */
export function strongerMix(given: Chairside, unwanted: UncorrectedTone): RescueMix | undefined {
  if (given.held.length > 0) return undefined;
  const step = afterThis(given, unwanted).steps.findLast(({ purpose }) => purpose === "tone");
  return (
    step &&
    mixed(
      given,
      step,
      "The toner that answers it",
      "On rinsed, towel-dried hair. Look from the first minutes on.",
    )
  );
}

/** Why the bowl on the head cannot do it, where that is certain from its shades; undefined where it only needs time. */
export function wrongCounter(given: Chairside, unwanted: UncorrectedTone): string | undefined {
  if (!given.request.bowl || !given.line) return undefined;
  const { findings } = afterThis(given, unwanted);
  return findings.find(({ code }) => code === "cause_counter_wrong")?.sentence;
}

/** What the engine says of a head on which this bowl has left a tone uncorrected. */
function afterThis({ head, product, request: { bowl } }: Chairside, tone: UncorrectedTone) {
  const [least, most] = shownAt[tone] ?? [1, 12];
  const level = Math.min(most, Math.max(least, head.currentLevel));
  // direct dye is no counter-tone that was too weak: what answers the warmth stands on the hair as it is
  const tried = product === "direct_dye" ? undefined : bowl;
  const lastFormula = tried && { bowls: [tried], fromLevel: level, toLevel: level, attempts: 1 };
  return formulate({
    ...head,
    currentLevel: level,
    ...(level !== head.currentLevel && { desiredLevel: level }),
    uncorrectedTones: [tone],
    ...(lastFormula && { lastFormula }),
  });
}

/** The levels that show a warmth, one either way: what is seen on the hair says more of its level than what was entered. */
const shownAt: Partial<Record<UncorrectedTone, readonly [number, number]>> = {
  red: [1, 6],
  orange: [4, 8],
  yellow: [8, 12],
};

/** A third more of the bowl that is on, for a place that dried or was left out. */
export function sameAgain(
  { request: { bowl }, held }: Chairside,
  name: string,
  how: string,
): RescueMix | undefined {
  if (held.length > 0) return undefined;
  const line = bowl?.brand && bowl.line ? findLine(`${bowl.brand}/${bowl.line}`) : undefined;
  const volume = typeof bowl?.developer === "number" ? bowl.developer : bowl?.developer?.volume;
  if (!bowl || !line || volume === undefined) return undefined;
  const ratio = (bowl.ratio ? readRatio(bowl.ratio) : undefined) ?? ratioFor(line, true) ?? [1, 2];
  const colour = 15;
  const codes = (bowl.shades ?? []).map((shade) =>
    typeof shade === "string" ? shade : shade.code,
  );
  return {
    name,
    ingredients: [
      ...(codes.length > 0 ? codes : [line.name]).map((code) => ({
        name: code === line.name ? lineTitle(line) : `${lineTitle(line)} ${code}`,
        grams: Math.round((colour / Math.max(1, codes.length)) * 10) / 10,
      })),
      {
        name: `Developer ${volume} vol`,
        grams: developerGrams(colour, ratio),
      },
    ],
    minutes: [5, 15],
    how,
  };
}

/** `given` names what of the bowl does not stand on the shelf. */
function mixed({ request }: Chairside, step: Step, name: string, how: string): RescueMix {
  const missing = productsOffShelf([step], request.shelf);
  const line = findLine(`${step.brandId}/${step.lineId}`);
  const title = line ? lineTitle(line) : step.lineId;
  return {
    name,
    ingredients: [
      ...step.shades.map(({ code, grams }) => ({ name: `${title} ${code}`, grams })),
      ...(step.developer
        ? [{ name: `Developer ${step.developer.volume} vol`, grams: step.developer.grams }]
        : []),
    ],
    minutes: step.minutes,
    how: missing.length > 0 ? `${how} Not on your shelf: ${missing.join(", ")}.` : how,
  };
}
