import { mix } from "#tools/colour/bowl/mix.ts";
import { lookIn } from "#tools/colour/shade/looks.ts";
import { saidLine } from "#agent/models/builtin/hear/formulas.ts";
import { hearLevels } from "#agent/models/builtin/hear/head/head.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { Asked } from "./colour-words.ts";

/** Strengths as they are said: 6 % is 20 vol. */
export const volumeIn = (said: string | undefined): number | undefined => {
  const figure = amountIn(said);
  if (figure === undefined || figure > 60) return undefined;
  const isPercent = /%|pc|per|pct/.test(said ?? "") || figure < 5;
  return isPercent ? mix({ percent: Math.min(20, figure) }).volume : figure;
};

/** Strengths that bottles have, by volume and by percent. */
const BOTTLES: ReadonlySet<number> = new Set([6, 7, 10, 13, 15, 20, 25, 30, 40, 1.9, 3, 4, 9, 12]);
const OR =
  /(?<![\d/.])(\d{1,2}) ?(vol\w*|v|%)?(?: (?:cover|work|do|lift)\w*(?: \w+)?)?(?: (?:better|more|faster))? ?(?:or|vs|versus|than) ?(\d{1,2}) ?(vol\w*|v\b|%)?(?![\d/]|\.\d)/;

/** Two developers to choose from: "20 or 30 on this". */
export function eitherIn(text: string): Pick<Asked, "volume" | "other"> {
  const [, one, unit = "", another, own = unit] = OR.exec(text) ?? [];
  if (![one, another].every((each) => each && BOTTLES.has(Number(each)))) return {};
  return { volume: volumeIn(`${one}${unit || own}`), other: volumeIn(`${another}${own}`) };
}

/** Levels that are said without a gap of their own to hold them: "level 2 to platinum". */
export function levelsIn(slots: Frame["slots"] = {}, text: string): Pick<Asked, "level" | "to"> {
  if (!("to" in slots)) return {};
  const { currentLevel: level, desiredLevel: to } = hearLevels(text);
  const goal = /\bto (?:an? )?(.+)/.exec(text)?.[1];
  const named = goal && (hearLevels(goal).currentLevel ?? lookIn(goal)?.usual);
  return { level, to: to ?? (named || undefined) };
}

/** A line that stands in the words and in no gap. */
export function lineIn(text: string): string | undefined {
  const { brand, line } = saidLine(text) ?? {};
  return line && `${brand} ${line}`.replaceAll("-", " ");
}

const HEAT = /\b(?:heat|dryer|drier|climazon|lamp|warmth|hood)\b/;
export const heatIn = (text: string): Asked => (HEAT.test(text) ? { heat: true } : {});

/** "I did 5/0 last month, can I go over it with 7/0": what lies there is color of that depth. */
export function laidOver(text: string): Asked {
  const [, depth, shade] =
    /\b(?:did|used|put|had|have|has|is) (?:\w+ )?(\d{1,2})\/\d{1,3}\b.*\bover (?:it|that|them)\b.*?(\d{1,2}\/\d{1,3})/.exec(
      text,
    ) ?? [];
  return shade ? { level: Number(depth), shade, hair: "previously_colored" } : {};
}
