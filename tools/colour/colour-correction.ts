import { findLine } from "./catalogue.ts";
import { developerWords } from "./mix-words.ts";
import { minuteWords } from "./instructions.ts";
import type { FormulateAnswer, Step } from "./schema.ts";
import { slotOf } from "./spec-formula.ts";

/** One way to do the work, as the Color Correction result shows it. */
export type TechniqueOption = {
  name: string;
  description: string;
  estimatedTime: string;
  difficulty: "low" | "medium" | "high";
};
type Shades = { brand: string; productLine: string; shades: string[] };

/** The colour-correction result of the spec; a bowl that is not needed is absent. */
export type ColourCorrectionFormula = {
  name: string;
  techniqueOptions: TechniqueOption[];
  baseFormula?: Shades & {
    mixingRatio: string;
    developer: string;
    developerVolume: string;
    amount: string;
  };
  highlightFormula?: {
    brand: string;
    lightener: string;
    shades: string[];
    mixingRatio: string;
    developer: string;
    developerVolume: string;
  };
  lowlightFormula?: Shades;
  tonerFormula?: Shades & { processingSolution: string; amount: string };
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
    description: "Colour on the regrowth at full time, lengths refreshed with a demi.",
    estimatedTime: "1.5-2 hours",
    difficulty: "low",
  },
  demi_blend: {
    name: "Demi blend",
    description: "A demi that softens grey and grows out without a line.",
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
    name: "Colour removal",
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
    name: "Colour melt",
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
    description: "Fashion colour without developer on clean, lightened hair.",
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
  const inSlot = (slot: keyof FormulateAnswer["formulas"]) =>
    answer.steps.filter((step) => slotOf(step, answer) === slot);
  const lighten = answer.steps.find((step) => step.purpose === "lighten");
  const tone = inSlot("toner").at(-1);
  const lowlight = inSlot("lowlight").at(-1);
  const bases = inSlot("base").filter((step) => step !== lighten);
  const base = bases.find((step) => step.purpose === "deposit") ?? bases[0];
  return {
    name: answer.formula.name,
    techniqueOptions: answer.techniques.flatMap((id) => techniques[id] ?? []),
    ...(base
      ? {
          baseFormula: {
            ...shadesOf(base),
            mixingRatio: base.ratio ?? "Used without developer",
            ...developerOf(base),
            amount: amountOf(base),
          },
        }
      : {}),
    ...(lighten
      ? {
          highlightFormula: {
            brand: lineOf(lighten).brand,
            lightener: lineOf(lighten).productLine,
            shades: tone?.shades.map((shade) => shade.code) ?? [],
            mixingRatio: lighten.ratio ?? "",
            ...developerOf(lighten),
          },
        }
      : {}),
    ...(lowlight ? { lowlightFormula: shadesOf(lowlight) } : {}),
    ...(tone
      ? {
          tonerFormula: {
            ...shadesOf(tone),
            processingSolution: tone.developer
              ? `${developerWords(tone.developer.volume)}, ${minuteWords(tone.minutes)}`
              : minuteWords(tone.minutes),
            amount: amountOf(tone),
          },
        }
      : {}),
    notes: [
      ...answer.findings.map((finding) => finding.sentence),
      ...answer.formula.instructions,
    ].join("\n"),
  };
}

function lineOf(step: Step) {
  const line = findLine(`${step.brandId}/${step.lineId}`);
  return { brand: line?.brandName ?? step.brandId, productLine: line?.name ?? step.lineId };
}

function shadesOf(step: Step): Shades {
  return {
    ...lineOf(step),
    shades: step.shades.map((shade) => `${shade.code} (${shade.grams} g)`),
  };
}

function developerOf(step: Step) {
  return {
    developer: step.developer ? `${step.developer.grams} g` : "none",
    developerVolume: step.developer ? developerWords(step.developer.volume) : "none",
  };
}

function amountOf(step: Step) {
  const colour = step.shades.reduce((sum, shade) => sum + shade.grams, 0);
  return `${colour + (step.developer?.grams ?? 0)} g mixed`;
}
