import { confidenceBand } from "#tools/colour/care.ts";
import type { TraceEntry } from "#tools/colour/schema.ts";
import { rulesFor } from "#tools/colour/why.ts";
import type { Figure } from "#tools/colour/words.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { grams } from "#ui/lib/format.ts";
import { minutesRange } from "./bowl-words.ts";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";

/** What is being explained: the question, the rules that answer it, and what might have been done instead. */
export type Explained = {
  question: string;
  /** A sentence before the rules. */
  lead?: string;
  rules: TraceEntry[];
  /** Questions about other ways, asked of the server when they are tapped. */
  others?: string[];
  /** The bowl they are about, by its order. */
  step?: number;
};

/**
 * The reason for a figure of a bowl, with what else might have been weighed; undefined where no rule is known. `bowl` is
 * as it is shown, `formulated` as it was recommended.
 */
export function explainFigure(
  figure: Figure,
  bowl: Bowl,
  trace: readonly TraceEntry[],
  formulated: Bowl = bowl,
): Explained | undefined {
  const rules = rulesFor(trace, { figure, step: bowl.order, lineName: bowl.lineName });
  if (rules.length === 0) return undefined;
  return {
    question: questionOf(figure, bowl),
    ...(figure === "grams" && { lead: amountWords(bowl, formulated) }),
    rules,
    others: othersOf(figure, bowl),
    step: bowl.order,
  };
}

/** The grams that are shown, shade by shade, and how they stand to those that were recommended. */
function amountWords(bowl: Bowl, formulated: Bowl): string {
  const [shown, recommended] = [colourGrams(bowl), colourGrams(formulated)];
  const shades = bowl.shades.map((shade) => `${grams(shade.grams)} ${shade.code}`);
  const mix = shades.length > 1 ? `${grams(shown)} of color: ${shades.join(" and ")}.` : "";
  if (shown === recommended) return mix || `${grams(shown)} of color, as recommended.`;
  const times = Math.round((shown / recommended) * 100) / 100;
  return `${mix || `${grams(shown)} of color.`} That is ${times} times the ${grams(recommended)} that are recommended.`;
}

const colourGrams = ({ shades }: Bowl) => shades.reduce((sum, shade) => sum + shade.grams, 0);

/** The reason for a figure of the whole visit: how many visits, how sure. */
export function explainVisit(
  figure: "sessions" | "confidence" | "technique",
  question: string,
  trace: readonly TraceEntry[],
): Explained | undefined {
  const rules = rulesFor(trace, { figure });
  return rules.length === 0 ? undefined : { question, rules };
}

/** "88%: good match, with adjustments." */
export function explainConfidence(confidence: number, trace: readonly TraceEntry[]): Explained {
  const { label } = confidenceBand(confidence);
  return {
    question: `Why ${confidence}%?`,
    lead: `${label.replace(" - ", ", ")}. Of a hundred such formulas about ${confidence} should come out as meant without a correction. It starts at 92; each doubt about hair or products takes some off.`,
    rules: rulesFor(trace, { figure: "confidence" }),
  };
}

function questionOf(figure: Figure, bowl: Bowl): string {
  switch (figure) {
    case "developer":
      return `Why ${bowl.developer?.volume ?? 0} vol?`;
    case "ratio":
      return `Why ${bowl.ratio}?`;
    case "minutes":
      return `Why ${minutesRange(bowl.minutes)}?`;
    case "grams":
      return "Why this much?";
    case "shade":
      return "Why these shades?";
    case "line":
      return `Why ${bowl.lineName}?`;
    case "zone":
      return `Why ${placeOf(bowl)}?`;
    case "order":
      return "Why in this order?";
    default:
      return "Why this?";
  }
}

const VOLUMES = [10, 20, 30, 40];
const RATIOS = ["1:1", "1:1.5", "1:2"];

/** What else a colourist would think of here; each is put to the checks when it is asked for. */
function othersOf(figure: Figure, { developer, ratio }: Bowl): string[] {
  if (figure === "developer" && developer) {
    const weaker = VOLUMES.findLast((volume) => volume < Math.round(developer.volume));
    const stronger = VOLUMES.find((volume) => volume > Math.round(developer.volume));
    return [weaker, stronger].flatMap((volume) => (volume ? [`Why not ${volume} vol?`] : []));
  }
  if (figure === "ratio")
    return RATIOS.filter((other) => other !== ratio).map((other) => `Why not ${other}?`);
  return figure === "minutes" ? ["Why not longer?", "Why not shorter?"] : [];
}
