import { bottleFor } from "./bowl/bottles.ts";
import { findLine } from "./catalogue.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { beforehand, developerWords, minuteWords, stepSentences } from "./visit/instructions.ts";
import { levelName, pigmentsOf } from "./science.ts";
import type { Finding, Formula, FormulateAnswer, Step } from "./schema.ts";
import { scheduleSentences } from "./visit/schedule-words.ts";
import { directDyeHex, swatchHex } from "./shade/swatch.ts";
import { sameFamily } from "./shade/tone-families.ts";
import { withNeighbours } from "./shade/tone-parts.ts";
import type { CanonicalTone, Requirement } from "./words.ts";
import { zoneWords } from "./zone/words.ts";

export type CardMatter = {
  steps: readonly Step[];
  d: Diagnosis;
  confidence: number;
  requires: readonly Requirement[];
  findings: readonly Finding[];
  waitDays: number;
  sessions: readonly [number, number];
};

type Cards = { main: Formula; cards: FormulateAnswer["formulas"] };
type Slot = keyof FormulateAnswer["formulas"];

/** Sorts the bowls into up to four cards. `main` is the one the client came for: base, else highlight, lowlight or toner. */
export function formulaCards(matter: CardMatter): Cards {
  const slots = new Map<Slot, Step[]>();
  for (const step of matter.steps) {
    const slot = slotOf(step, matter);
    slots.set(slot, [...(slots.get(slot) ?? []), step]);
  }
  const cards = Object.fromEntries(
    [...slots].map(([slot, steps]) => [slot, toSpecFormula(steps, matter)]),
  );
  const main = toSpecFormula(matter.steps, matter);
  return { main, cards };
}

/** The card that a bowl of a visit belongs to: foils that lighten, foils that deepen, what tones after other work, the rest. */
export function slotOf(step: Step, { steps }: { steps: readonly Step[] }): Slot {
  const worked = steps.some((each) => ["lighten", "remove"].includes(each.purpose));
  const base = steps.some((each) => each.purpose === "deposit");
  if (step.purpose === "lighten") return step.zone === "foils" ? "highlight" : "base";
  if (step.purpose === "tone" && worked) return "toner";
  if (step.purpose === "gloss" && (worked || base)) return "toner";
  return step.zone === "foils" ? "lowlight" : "base";
}

/**
 * The formula card for a run of bowls that belong together: swatch, ingredients in grams, times, ratio and numbered
 * instructions. Confidence is 0-100.
 */
export function toSpecFormula(
  steps: readonly Step[],
  matter: Omit<CardMatter, "steps" | "findings">,
): Formula {
  const last = steps.at(-1);
  if (!last) throw new RangeError("A formula needs at least one bowl.");
  const main = mainShade(last);
  const look = main && lookOf(last, main, matter.d);
  const level = Math.min(
    10,
    last.purpose === "lighten"
      ? (last.stopLevel ?? matter.d.desired)
      : (levelLeft(last) ?? main?.level ?? matter.d.desired),
  );
  return {
    name: nameOf(steps, last, level, look),
    color:
      last.type === "semi-permanent"
        ? directDyeHex(look ?? "clear")
        : swatchHex(level, look ?? "gold"),
    ingredients: steps.flatMap(ingredientsOf),
    processingTime: timeWords(steps),
    developerRatio: [
      ...new Set(
        steps.map((step) =>
          step.developer ? `${step.ratio} with ${developerWords(step)}` : "Used without developer",
        ),
      ),
    ].join("; "),
    instructions: [
      ...beforehand(matter.requires, matter.waitDays),
      ...stagesIn(steps).flatMap((stage) => [
        ...scheduleSentences(stage),
        ...stage.flatMap((step) => stepSentences(step, matter.d, stage)),
      ]),
      "Wear gloves, air the room, keep metal away from the mix and throw away what is left.",
    ],
    confidence: matter.confidence,
  };
}

/** The level that a bowl leaves; direct dye leaves the one that it goes on, whatever its own name says. */
const levelLeft = ({ type, work }: Step) =>
  work?.to ?? (type === "semi-permanent" ? work?.from : undefined);

/** Bowls that are on the hair together, stage by stage; a bowl without a stage is by itself. */
function stagesIn(steps: readonly Step[]): Step[][] {
  return [...Map.groupBy(steps, (step) => step.stage ?? `alone ${step.order}`).values()];
}

/** "lightening 20 to 50 minutes, then toner 5 minutes"; bowls of one stage are joined by "and". */
function timeWords(steps: readonly Step[]) {
  const [only] = steps;
  if (only && steps.length === 1) return minuteWords(only.minutes);
  return stagesIn(steps)
    .map((stage) =>
      stage
        .map((step) => {
          const where = step.parts ? ` on the ${zoneWords(step.parts)}` : "";
          return `${purposeWord(step)}${where} ${minuteWords(step.minutes)}`;
        })
        .join(" and "),
    )
    .join(", then ");
}

/** What is seen in the end, by the shade that gives the bowl its look: a corrector cancels and leaves the wished-for tone where it does not work against it, else a natural. A cool goal goes past neutral. */
export function lookOf(step: Step, main: Step["shades"][number], d: Diagnosis): CanonicalTone {
  if (step.purpose !== "tone" || main.series !== "corrector") return main.tone;
  const warm = pigmentsOf(main.tone).some((pigment) => pigment === "red" || pigment === "orange");
  if (d.tone.word === "cool" && !warm) return main.tone;
  if (d.tone.word === "neutral") return "beige";
  const trace = d.unwanted === "green" || d.unwanted === "muddy";
  const wish = trace ? undefined : d.tone.shade;
  if (!wish || !sameFamily(main.tone, wish)) return "natural";
  return withNeighbours(main.tone).includes(wish) ? wish : main.tone;
}

/** Share of a bowl from which its toned part gives the look, and not the natural that it is mixed with. */
const toneShows = 0.33;

/** The shade that gives a bowl its look: the heaviest that is toned, where it is enough to be seen, else the heaviest that is not clear. */
export function mainShade(step: Step): Step["shades"][number] | undefined {
  const heaviest = step.shades
    .filter((shade) => shade.tone !== "clear")
    .toSorted((a, b) => b.grams - a.grams);
  const total = heaviest.reduce((sum, { grams }) => sum + grams, 0);
  const toned = heaviest.find(({ tone }) => !tone.startsWith("natural"));
  return toned && toned.grams >= total * toneShows ? toned : heaviest[0];
}

function ingredientsOf(step: Step): Formula["ingredients"] {
  const line = findLine(`${step.brandId}/${step.lineId}`);
  const maker = line ? `${line.brandName} ${line.name}` : `${step.brandId} ${step.lineId}`;
  const products = step.shades.map((shade) => ({
    name: shade.code === line?.name ? maker : `${maker} ${shade.code}`,
    amount: `${shade.grams} g`,
  }));
  const codes = step.shades.map(({ code }) => code);
  const bottle = line && step.developer && bottleFor(line, step.developer.volume, codes);
  const developer = step.developer
    ? [
        {
          name: `${bottle?.name ?? "Developer"} ${developerWords(step)}`,
          amount: `${step.developer.grams} g`,
        },
      ]
    : [];
  const shampoo =
    step.purpose === "remove" && step.developer
      ? [{ name: "Shampoo", amount: `${step.shades[0]?.grams ?? 0} g` }]
      : [];
  return [...products, ...developer, ...shampoo];
}

/** What a run of bowls is called: by the look it ends at where it does more than tone, by its last bowl otherwise. */
function nameOf(
  steps: readonly Step[],
  { purpose }: Step,
  level: number,
  tone: CanonicalTone | undefined,
) {
  const look = `${levelName(level)}${tone ? `, ${tone.replaceAll("-", " ")}` : ""}`;
  const finishes = (each: Step["purpose"]) => each === "tone" || each === "gloss";
  if (finishes(purpose) && steps.some((each) => !finishes(each.purpose))) return look;
  const work: Record<Step["purpose"], string> = {
    remove: "Color removal",
    lighten: `Lighten to level ${level}`,
    fill: "Filler",
    deposit: look,
    tone: `Toner: ${look}`,
    gloss: `Gloss: ${look}`,
    treat: "Bond treatment",
  };
  return work[purpose];
}

function purposeWord({ purpose }: Step) {
  const words: Record<Step["purpose"], string> = {
    remove: "removal",
    lighten: "lightening",
    fill: "filler",
    deposit: "color",
    tone: "toner",
    gloss: "gloss",
    treat: "treatment",
  };
  return words[purpose];
}
