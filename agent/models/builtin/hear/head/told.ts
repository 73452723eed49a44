import type { Facts } from "#agent/models/builtin/hear/heard.ts";

/** How much each fact speaks for a head that somebody sits there with. */
const WEIGHTS: Partial<Record<keyof Facts, number>> = {
  currentLevel: 2,
  desiredLevel: 1,
  liftBy: 1,
  keepLevel: 1,
  desiredTone: 1,
  unwantedTone: 1,
  zones: 1,
  grayPercent: 1,
  previousTreatments: 1,
  isNatural: 1,
  services: 0.5,
  resistantGrey: 1,
  hairThickness: 0.5,
  hairLength: 0.5,
  porosity: 0.5,
  damageLevel: 0.5,
  age: 0.5,
};
const GOALS = [
  "desiredLevel",
  "liftBy",
  "keepLevel",
  "desiredTone",
  "unwantedTone",
  "services",
] as const;
/** So much tells a head beside a goal, and without one; and so much leaves no doubt. */
const ENOUGH = { withGoal: 3, alone: 4, all: 5 } as const;

/** How much of a head was heard. */
const weightOf = (facts: Partial<Facts>): number =>
  Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) => sum + (facts[name as keyof Facts] === undefined ? 0 : weight),
    0,
  );

/** Whether so much of a head was told that whatever else the words are like is by the way. */
export const isAllOfHead = (facts: Partial<Facts>): boolean => weightOf(facts) >= ENOUGH.all;

/** Whether what was heard is plainly a head with its hair, and no word about it by the way. */
export function isHead(facts: Partial<Facts>): boolean {
  const told = weightOf(facts);
  const hasGoal = GOALS.some((name) => facts[name] !== undefined);
  return told >= (hasGoal ? ENOUGH.withGoal : ENOUGH.alone);
}
