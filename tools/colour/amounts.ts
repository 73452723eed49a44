import type { BrandLine } from "./brand-line.ts";
import { totalMix } from "./science.ts";
import type { HairLength, HairThickness } from "./words.ts";

/** Colour to developer, as in "1:1.5" -> [1, 1.5]. */
export type Ratio = readonly [number, number];

/** Reads "1:1.5"; undefined for anything that is not a plain ratio ("RTU", "per pack", a range). */
export function readRatio(text: string): Ratio | undefined {
  const found = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text.trim());
  const colour = Number(found?.[1]);
  const developer = Number(found?.[2]);
  return found && colour > 0 ? [colour, developer] : undefined;
}

/** Whether a line may be mixed so: its printed ratio or range, or a special ratio that the same line prints. */
export function ratioFits(line: BrandLine, [a, b]: Ratio): boolean {
  const share = b / a;
  const special = [
    line.onScalpRatio,
    line.pastelToning?.ratio,
    line.extraLift?.ratio,
    line.extralift?.ratio,
    line.greyBlendRatio,
    ...Object.values(line.series ?? {}).map((each) => each.ratio),
  ];
  const [low, high] = printedSpan(line);
  const equal = (text: string | undefined) => Math.abs((developerPart(text) ?? -1) - share) < 0.01;
  return (
    special.some(equal) ||
    (low !== undefined && share >= low - 0.01 && share <= (high ?? low) + 0.01)
  );
}

/** The ratio to mix a line at: thick for foils, thin on the scalp where a range is printed; undefined when it takes no developer. */
export function ratioFor(line: BrandLine, onScalp: boolean, code?: string): Ratio | undefined {
  if (line.developers.length === 0) return undefined;
  const series = Object.entries(line.series ?? {}).find(([prefix]) => code?.startsWith(prefix));
  const single = readRatio(series?.[1].ratio ?? line.mixingRatio);
  if (single) return single;
  const [low = 1, high = low] = printedSpan(line);
  return [1, onScalp ? Math.min(2, high) : Math.min(high, Math.max(low, 1.5))];
}

function printedSpan(line: BrandLine): number[] {
  return line.mixingRatio.split(/[-(]/).flatMap((text) => developerPart(text) ?? []);
}

function developerPart(text: string | undefined) {
  const ratio = text === undefined ? undefined : readRatio(text);
  return ratio ? ratio[1] / ratio[0] : undefined;
}

/** Grams of developer for grams of colour at a ratio, to 0.1 g. */
export function developerGrams(colour: number, [a, b]: Ratio): number {
  return toTenth((colour * b) / a);
}

/** Grams of colour to weigh for a share of the head: fives, and tens where the bowl is split, so that parts divide cleanly. */
export function colourGrams(
  length: HairLength | "regrowth",
  thickness: HairThickness,
  factor: number,
  ratio: Ratio | undefined,
  parts: number,
): number {
  const total = totalMix(length, thickness) * factor;
  const colour = ratio ? (total * ratio[0]) / (ratio[0] + ratio[1]) : total;
  const step = parts > 1 ? 10 : 5;
  return Math.max(10, Math.round(colour / step) * step);
}

/** Splits grams by shares into whole grams that add up; the first part is rounded up, as a natural share is a minimum. */
export function splitGrams(grams: number, shares: readonly number[]): number[] {
  const [first = 1, ...rest] = shares;
  if (rest.length === 0) return [grams];
  const head = Math.ceil(Math.round(grams * first * 100) / 100);
  const tail = rest.reduce((sum, share) => sum + share, 0) || 1;
  return [
    head,
    ...splitGrams(
      grams - head,
      rest.map((share) => share / tail),
    ),
  ];
}

/** Rounds to a tenth of a gram. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
