import type { Known } from "#tools/colour/case.ts";
import { tellSafety } from "./asked-safety.ts";
import { tellBlend } from "./blend.ts";
import { tellDeveloper } from "./developers.ts";
import { tellLift, tellNeutralise, tellPigment } from "./levels.ts";
import { tellCause } from "./causes.ts";
import { linesMeant } from "./lines-meant.ts";
import { tellAmount, tellBooster, tellRatio, tellStrength } from "./mixing.ts";
import { tellFiller } from "./filling.ts";
import { tellOver } from "./over.ts";
import { tellPorosity, tellScalp, tellWait } from "./hair.ts";
import { tellMinerals } from "./minerals.ts";
import { tellLine, tellShade } from "./product.ts";
import type { ColourFacts, ColourQuestion, ColourTopic } from "./schema.ts";
import { tellTechnique } from "./techniques.ts";
import type { Asked, Told } from "./telling.ts";
import { tellTiming } from "./times.ts";
import { tellGrey } from "./white.ts";

const TOPICS: Record<ColourTopic, (asked: Asked) => Told> = {
  ratio: tellRatio,
  developer: tellDeveloper,
  strength: tellStrength,
  pigment: tellPigment,
  neutralise: tellNeutralise,
  timing: tellTiming,
  grey: tellGrey,
  line: tellLine,
  shade: tellShade,
  filler: tellFiller,
  porosity: tellPorosity,
  safety: tellSafety,
  over: tellOver,
  scalp: tellScalp,
  lift: tellLift,
  amount: tellAmount,
  wait: tellWait,
  booster: tellBooster,
  blend: tellBlend,
  minerals: tellMinerals,
  cause: tellCause,
  technique: tellTechnique,
};

/** Topics that no line decides: a word that was taken for one is passed over. */
const BESIDE_LINES: ReadonlySet<ColourTopic> = new Set([
  "strength",
  "pigment",
  "neutralise",
  "filler",
  "porosity",
  "safety",
  "lift",
  "amount",
  "wait",
  "blend",
  "minerals",
  "cause",
  "technique",
]);

/**
 * Answers a question about colour from what the engine itself works with: its lines, tables, gates and checks. A line that
 * is not of the catalogue is said to be none. `known` is what a formula here would know: the salon's lines, what was said.
 */
export function tellColour(question: ColourQuestion, known: Known): ColourFacts {
  const { topic, line, type } = question;
  const meant = linesMeant(line, type, known.salon?.lines ?? []);
  const { unknown, ...lines } = meant;
  const told: Told =
    unknown && !BESIDE_LINES.has(topic)
      ? {
          says: `${unknown.said} is not in the catalog, so I won't guess.${unknown.near ? ` Did you mean ${unknown.near}?` : ""}`,
          facts: [],
          asks: "line",
        }
      : TOPICS[topic]({ ...question, ...lines, known });
  return { topic, verdict: null, asks: null, ...told };
}
