import { toTenth } from "./bowl/amounts.ts";
import { findLine } from "./catalogue.ts";
import { developerWords, minuteWords } from "./visit/instructions.ts";
import { placeWords } from "./visit/schedule-words.ts";
import type { FormulateAnswer, Step } from "./schema.ts";

/** One way to do the work, as the Color Correction result shows it. */
export type TechniqueOption = {
  name: string;
  description: string;
  estimatedTime: string;
  difficulty: "low" | "medium" | "high";
};
type Shades = { brand: string; productLine: string; shades: string[] };
/** What every card says beside the spec's fields: where its bowl goes, how it is mixed, and which bowl of the visit it is. */
type Placed = {
  zone: string;
  mixingRatio: string;
  developer: string;
  developerVolume: string;
  amount: string;
  step: number;
};

/** The colour-correction result of the spec; a bowl that is not needed is absent. Every bowl of the visit is on one card. */
export type ColourCorrectionFormula = {
  name: string;
  techniqueOptions: TechniqueOption[];
  baseFormula?: Shades & Placed;
  highlightFormula?: { brand: string; lightener: string; shades: string[] } & Placed;
  lowlightFormula?: Shades & Placed;
  tonerFormula?: Shades & Placed & { processingSolution: string };
  fillerFormula?: Shades & Placed;
  /** The bowls of other parts of the head, and what the four cards of the spec have no word for. */
  moreFormulas?: (Shades & Placed & { title: string; minutes: string })[];
  notes: string;
};

const techniques: Record<string, TechniqueOption> = {
  balayage: {
    name: "Balayage",
    description: "Freehand lightening off the root that grows out softly.",
    estimatedTime: "2.5-4 hours",
    difficulty: "high",
  },
  root_shadow: {
    name: "Root shadow",
    description: "A demi at the root that blends light lengths into the natural base.",
    estimatedTime: "45-60 minutes",
    difficulty: "medium",
  },
  full_foils: {
    name: "Full foils",
    description: "Fine woven foils over the whole head for brightness up to the root.",
    estimatedTime: "2.5-4 hours",
    difficulty: "medium",
  },
  partial_foils: {
    name: "Partial foils",
    description: "Foils through the top and around the face.",
    estimatedTime: "1.5-2.5 hours",
    difficulty: "medium",
  },
  double_process: {
    name: "Double process",
    description: "Lighten all over, then tone to a solid pale shade.",
    estimatedTime: "3-5 hours",
    difficulty: "high",
  },
  single_process: {
    name: "Single process",
    description: "One bowl from root to ends.",
    estimatedTime: "1.5 hours",
    difficulty: "low",
  },
  root_touch_up: {
    name: "Root touch-up",
    description: "Color on the regrowth at full time, lengths refreshed with a demi.",
    estimatedTime: "1.5-2 hours",
    difficulty: "low",
  },
  demi_blend: {
    name: "Demi blend",
    description: "A demi that softens gray and grows out without a line.",
    estimatedTime: "1.5-2 hours",
    difficulty: "medium",
  },
  demi_toner: {
    name: "Demi toner",
    description: "An acidic or low-alkali demi that cancels the unwanted tone without lift.",
    estimatedTime: "45 minutes",
    difficulty: "low",
  },
  gloss: {
    name: "Gloss",
    description: "A sheer demi that evens tone and adds shine.",
    estimatedTime: "45 minutes",
    difficulty: "low",
  },
  colour_remover: {
    name: "Color removal",
    description: "Shrink the old dye and rinse it out, then tone the warm base.",
    estimatedTime: "2-3 hours",
    difficulty: "high",
  },
  bleach_wash: {
    name: "Bleach bath",
    description: "Lightener, 10 vol and shampoo, watched, for half a level to a level.",
    estimatedTime: "1 hour",
    difficulty: "medium",
  },
  zone_correction: {
    name: "Zone correction",
    description: "A bowl for each band, darkest first, until the head reads as one.",
    estimatedTime: "3-5 hours",
    difficulty: "high",
  },
  colour_melt: {
    name: "Color melt",
    description: "Demi shades blended into each other from root to ends.",
    estimatedTime: "1.5-2.5 hours",
    difficulty: "medium",
  },
  lowlights: {
    name: "Lowlights",
    description: "Deeper demi sections that bring depth back.",
    estimatedTime: "1.5-2.5 hours",
    difficulty: "medium",
  },
  fill_and_deposit: {
    name: "Fill and deposit",
    description: "Put the missing warmth back, then deposit the target over it.",
    estimatedTime: "2-3 hours",
    difficulty: "medium",
  },
  money_piece: {
    name: "Money piece",
    description: "A few light sections round the face.",
    estimatedTime: "1.5-2.5 hours",
    difficulty: "medium",
  },
  direct_dye: {
    name: "Direct dye",
    description: "Fashion color without developer on clean, lightened hair.",
    estimatedTime: "1-1.5 hours",
    difficulty: "medium",
  },
  root_lightening: {
    name: "Regrowth lightening",
    description: "Lighten the new growth only, without overlap.",
    estimatedTime: "2-3 hours",
    difficulty: "high",
  },
};

/** Writes an answer in the spec's colour-correction shape; null when nothing may be mixed. */
export function colourCorrectionFormula(answer: FormulateAnswer): ColourCorrectionFormula | null {
  if (!answer.formula) return null;
  const main = new Map<Card, Step>();
  for (const step of answer.steps) {
    const card = cardOf(step);
    if (card && !main.has(card)) main.set(card, step);
  }
  const { base, highlight, lowlight, toner, filler } = Object.fromEntries(main) as Partial<
    Record<Card, Step>
  >;
  const more = answer.steps.filter((step) => ![...main.values()].includes(step));
  return {
    name: answer.formula.name,
    // a technique without its bowl would be a promise of another plan
    techniqueOptions: answer.techniques
      .filter((id) => id !== "lowlights" || lowlight)
      .flatMap((id) => techniques[id] ?? []),
    ...(base && { baseFormula: cardFor(base) }),
    ...(highlight && { highlightFormula: lightenerCard(highlight) }),
    ...(lowlight && { lowlightFormula: cardFor(lowlight) }),
    ...(toner && {
      tonerFormula: {
        ...cardFor(toner),
        processingSolution: toner.developer
          ? `${developerWords(toner)}, ${minuteWords(toner.minutes)}`
          : minuteWords(toner.minutes),
      },
    }),
    ...(filler && { fillerFormula: cardFor(filler) }),
    ...(more.length > 0 && {
      moreFormulas: more.map((step) => ({
        title: titles[cardOf(step) ?? step.purpose],
        ...cardFor(step),
        minutes: minuteWords(step.minutes),
      })),
    }),
    notes: [
      ...answer.findings.map((finding) => finding.sentence),
      ...answer.formula.instructions,
    ].join("\n"),
  };
}

type Card = "base" | "highlight" | "lowlight" | "toner" | "filler";

/** The card that a bowl is on, the first of its kind by itself; removers and care have none of their own. */
function cardOf({ purpose, zone, work }: Step): Card | undefined {
  if (purpose === "lighten") return "highlight";
  if (purpose === "fill") return "filler";
  if (purpose === "tone" || purpose === "gloss") return "toner";
  if (purpose !== "deposit") return undefined;
  return work?.lowlight || zone === "foils" ? "lowlight" : "base";
}

const titles: Record<Card | Step["purpose"], string> = {
  base: "Base",
  highlight: "Lightener",
  lowlight: "Lowlight",
  toner: "Toner",
  filler: "Filler",
  remove: "Remover",
  treat: "Treatment",
  lighten: "Lightener",
  fill: "Filler",
  deposit: "Base",
  tone: "Toner",
  gloss: "Gloss",
};

function cardFor(step: Step): Shades & Placed {
  const line = findLine(`${step.brandId}/${step.lineId}`);
  const colour = step.shades.reduce((sum, shade) => sum + shade.grams, 0);
  return {
    brand: line?.brandName ?? step.brandId,
    productLine: line?.name ?? step.lineId,
    shades: step.shades.map((shade) => `${shade.code} (${shade.grams} g)`),
    zone: placeWords(step),
    mixingRatio: step.ratio ?? "Used without developer",
    developer: step.developer ? `${step.developer.grams} g` : "none",
    developerVolume: step.developer ? developerWords(step) : "none",
    amount: `${toTenth(colour + (step.developer?.grams ?? 0))} g mixed`,
    step: step.order,
  };
}

function lightenerCard(step: Step) {
  const { productLine, ...card } = cardFor(step);
  return { ...card, lightener: productLine };
}
