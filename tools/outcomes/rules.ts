import { toneDistance } from "#tools/colour/shade/tone-distance.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { Measured } from "./schema.ts";

/** One outcome as it is measured. Levels 1-10 in halves. */
export type Told = {
  happy: boolean;
  levelReached: number | null;
  levelPlanned: number | null;
  tone: CanonicalTone | null;
  tonePlanned: CanonicalTone | null;
  /** Levels that were planned for in addition, by an offset that the salon had accepted; null where the bowl was written by hand over such a one. */
  applied: number | null;
};

/** How many outcomes with a level a line needs before an offset is suggested. Fewer, and one mistaken level moves the mean by more than a step of the scale. */
export const NEEDED = 8;

/** As many of a line's newest outcomes count: a maker changes a recipe, a salon its hands. */
export const COUNTED = 40;

/** Half a level: the finest step that a colourist reads off a swatch ring, and the finest that shades can make. */
const STEP = 0.5;
const MOST = 1;

/** A tone counts as met where it is the one that was planned or one of its two nearest. */
const NEAR_TONE = 0.5;

/** Planned against reached. A figure is null where no outcome tells it. */
export function measure(outcomes: readonly Told[]): Measured {
  const off = outcomes.flatMap(difference);
  const tones = outcomes.flatMap(({ tone, tonePlanned }) =>
    tone && tonePlanned ? [met(tonePlanned, tone)] : [],
  );
  return {
    count: outcomes.length,
    happyPercent: percent(outcomes.map(({ happy }) => happy)),
    levelOffset: off.length > 0 ? Math.round(mean(off) * 100) / 100 : null,
    withinHalf: percent(off.map((each) => Math.abs(each) <= STEP)),
    toneHitPercent: percent(tones),
  };
}

export type Suggestion = {
  /** Levels to plan for in addition, lighter when positive; null where there is nothing to suggest. */
  suggested: number | null;
  /** How many outcomes it rests on. */
  count: number;
  /** Why, or why not. */
  sentence: string;
};

/**
 * What to plan for with a line, from its outcomes, newest first: the mean of reached minus planned, turned round, in half
 * levels and at most one. Suggested once eight outcomes have a level, the mean is half a level or more, and its 90 %
 * confidence interval (Student's t) does not hold 0: below that it may be chance. An offset that was in use is taken out, so
 * that it does not argue against itself.
 */
export function suggestOffset(outcomes: readonly Told[]): Suggestion {
  const off = outcomes.flatMap(ownDifference).slice(0, COUNTED);
  const count = off.length;
  const none = (sentence: string): Suggestion => ({ suggested: null, count, sentence });
  if (count < NEEDED) return none(`${count} of ${NEEDED} outcomes with a level so far.`);
  const bias = mean(off);
  const margin = halfInterval(off);
  const over = `over ${count} outcomes${outcomes.some(({ applied }) => applied) ? ", the offset that was in use taken out" : ""}`;
  if (Math.abs(bias) < STEP) return none(`Reaches what was planned: ${course(bias)} ${over}.`);
  if (Math.abs(bias) <= margin)
    return none(
      `Came out ${course(bias)} ${over}, but they differ too much to plan by: anything from ${side(bias - margin)} to ${side(bias + margin)} would fit.`,
    );
  const suggested = Math.sign(-bias) * Math.min(MOST, Math.round(Math.abs(bias) / STEP) * STEP);
  return {
    suggested,
    count,
    sentence: `Came out ${course(bias)} ${over}. Planning ${side(suggested)} would make up for it.`,
  };
}

function difference({ levelReached, levelPlanned }: Told): number[] {
  return levelReached === null || levelPlanned === null ? [] : [levelReached - levelPlanned];
}

/** What the line did by itself, without what was planned for in addition. */
function ownDifference(told: Told): number[] {
  const { applied } = told;
  return applied === null ? [] : difference(told).map((each) => each - applied);
}

function met(planned: CanonicalTone, reached: CanonicalTone): boolean {
  return (toneDistance(planned, reached) ?? Number.POSITIVE_INFINITY) <= NEAR_TONE;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

function percent(hits: readonly boolean[]): number | null {
  return hits.length > 0 ? Math.round(mean(hits.map(Number)) * 100) : null;
}

/** Half the width of the 90 % confidence interval of the mean. */
function halfInterval(values: readonly number[]): number {
  const middle = mean(values);
  const spread = values.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (values.length - 1);
  return quantile(values.length - 1) * Math.sqrt(spread / values.length);
}

/** Student's t, 95 % one-sided, by degrees of freedom; between two rows the wider one. */
const STUDENT = [
  [7, 1.895],
  [8, 1.86],
  [9, 1.833],
  [10, 1.812],
  [11, 1.796],
  [12, 1.782],
  [14, 1.761],
  [16, 1.746],
  [20, 1.725],
  [25, 1.708],
  [30, 1.697],
] as const;

function quantile(freedom: number): number {
  return STUDENT.findLast(([degrees]) => degrees <= freedom)?.[1] ?? STUDENT[0][1];
}

/** "0.6 level darker on average", for a mean of reached minus planned. */
const course = (bias: number) =>
  Math.abs(bias) < 0.05 ? "level with the plan" : `${side(bias)} on average`;

/** "0.5 level lighter"; "as planned" for nothing. */
function side(levels: number): string {
  const shown = Math.round(Math.abs(levels) * 10) / 10;
  if (shown === 0) return "as planned";
  return `${shown} level${shown > 1 ? "s" : ""} ${levels < 0 ? "darker" : "lighter"}`;
}
