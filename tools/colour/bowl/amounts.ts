import type { BrandLine } from "#tools/colour/brand-line.ts";
import { totalMix } from "#tools/colour/science.ts";
import type { HairLength, HairThickness } from "#tools/colour/words.ts";

/** Colour to developer, as in "1:1.5" -> [1, 1.5]. */
export type Ratio = readonly [number, number];

/** Reads "1:1.5"; undefined for anything that is not a plain ratio ("RTU", "per pack", a range). */
export function readRatio(text: string): Ratio | undefined {
  const found = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text.trim());
  const colour = Number(found?.[1]);
  const developer = Number(found?.[2]);
  return found && colour > 0 ? [colour, developer] : undefined;
}

/** Whether a line may be mixed so: its printed ratio or range, or a special ratio that the same line prints; its ratio for pastel toning with its developers for that only. Shades of a series of its own keep to that one's. */
export function ratioFits(
  line: BrandLine,
  [a, b]: Ratio,
  codes: readonly string[] = [],
  volume?: number,
): boolean {
  const share = b / a;
  const pale = line.pastelToning?.developers.some((each) => each === volume) ?? false;
  const series = Object.entries(line.series ?? {}).filter(([prefix]) =>
    codes.some((code) => code.startsWith(prefix)),
  );
  if (series.length > 0)
    return series.every(([, own]) => Math.abs((developerPart(own.ratio) ?? -1) - share) < 0.01);
  const special = [
    line.onScalpRatio,
    line.extraLift?.ratio,
    line.extralift?.ratio,
    line.greyBlendRatio,
    ...(pale || volume === undefined ? [line.pastelToning?.ratio] : []),
    ...(codes.length > 0 ? [] : Object.values(line.series ?? {}).map((each) => each.ratio)),
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

/** Grams of colour below which a few grams less leave hair uncovered. */
const smallBowl = 15;

/** Grams of colour to weigh for a share of the head, rounded so that parts by these shares weigh whole grams, in fives where that costs little. */
export function colourGrams(
  length: HairLength | "regrowth",
  thickness: HairThickness,
  factor: number,
  ratio: Ratio | undefined,
  shares: readonly number[],
): number {
  const total = totalMix(length, thickness) * factor;
  const colour = Math.max(10, ratio ? (total * ratio[0]) / (ratio[0] + ratio[1]) : total);
  const parts = partsOf(shares);
  // a small bowl is not rounded down: there the grams are missed
  const nearest = colour < smallBowl ? Math.ceil : Math.round;
  const inFives = nearest(colour / (parts * 5)) * parts * 5;
  const near = inFives > 0 && Math.abs(inFives - colour) <= Math.max(2.5, colour * 0.12);
  return near ? inFives : nearest(colour / parts) * parts;
}

/** Into how many equal parts a bowl falls so that every share is a whole number of them: 1/3 is 3, 3/8 is 8. */
function partsOf(shares: readonly number[]) {
  const whole = (parts: number) =>
    shares.every((share) => Math.abs(share * parts - Math.round(share * parts)) < 0.03);
  return [1, 2, 3, 4, 8].find(whole) ?? 1;
}

/** Splits grams by shares into whole grams that add up; a part too small for that, as a booster in a small bowl, into tenths. */
export function splitGrams(grams: number, shares: readonly number[]): number[] {
  const [first = 1, ...rest] = shares;
  if (rest.length === 0) return [grams];
  const whole = Math.round(grams * first);
  const head = whole > 0 && whole < grams ? whole : toTenth(grams * first);
  const tail = rest.reduce((sum, share) => sum + share, 0) || 1;
  return [
    head,
    ...splitGrams(
      toTenth(grams - head),
      rest.map((share) => share / tail),
    ),
  ];
}

/** Rounds to a tenth of a gram. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
