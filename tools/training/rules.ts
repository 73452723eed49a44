import type { Grade, GradedAspect } from "./schema.ts";

/** What each aspect is worth of 100. Safety weighs most: a dull result is made right next time, burnt hair is not. */
export const WEIGHTS: Record<GradedAspect, number> = {
  level: 25,
  tone: 25,
  developer: 20,
  safety: 30,
};

/** The share of its weight that a verdict earns. */
const SHARES = { right: 1, close: 0.7, wrong: 0, missing: 0 } as const;

/** The most that an answer gets which would hurt hair or scalp, however fine its tone. */
export const DANGER_CAP = 40;

/** The score of an answer, 0-100. */
export function scoreOf(
  aspects: readonly Pick<Grade["aspects"][number], "aspect" | "verdict">[],
  danger: boolean,
): number {
  const sum = aspects.reduce(
    (total, { aspect, verdict }) => total + WEIGHTS[aspect] * SHARES[verdict],
    0,
  );
  return Math.round(danger ? Math.min(DANGER_CAP, sum) : sum);
}
