import type { Step } from "#tools/colour/schema.ts";

/** When one bowl is begun, is fully on and is rinsed, in minutes from the beginning of its stage. */
export type BowlTimes = { order: number; startAt: number; onAt: number; rinseAt: number };
/** Bowls that are on the hair together; `minutes` run to the last rinse. */
export type StageTimes = { stage: number; bowls: BowlTimes[]; minutes: number };
type Timed = Pick<Step, "order" | "minutes" | "stage" | "startAt" | "applyMinutes">;

/**
 * The clock of a visit, stage by stage: every bowl of a stage is rinsed at one moment, or at its own latest minute where
 * that comes first. Steps without a stage follow one another. Pure, and free of the catalogue.
 */
export function scheduleOf(steps: readonly Timed[]): StageTimes[] {
  const stages = new Map<number, Timed[]>();
  for (const step of steps) {
    const stage = step.stage ?? step.order;
    stages.set(stage, [...(stages.get(stage) ?? []), step]);
  }
  return [...stages]
    .toSorted(([a], [b]) => a - b)
    .map(([stage, bowls]) => stageTimes(stage, bowls));
}

function stageTimes(stage: number, steps: readonly Timed[]): StageTimes {
  const on = (step: Timed) => (step.startAt ?? 0) + (step.applyMinutes ?? 0);
  const latest = Math.min(...steps.map((step) => on(step) + step.minutes[1]));
  const together = Math.max(latest, ...steps.map((step) => on(step) + step.minutes[0]));
  const bowls = steps.map((step) => ({
    order: step.order,
    startAt: step.startAt ?? 0,
    onAt: on(step),
    rinseAt: Math.min(together, on(step) + step.minutes[1]),
  }));
  return { stage, bowls, minutes: Math.max(...bowls.map((bowl) => bowl.rinseAt)) };
}

/** A bowl to be fitted into a stage: minutes to put it on, minutes it may stay, minutes it waits after the one before is on. */
export type Slot = { apply: number; minutes: readonly [number, number]; after: number };

/**
 * Start of every bowl of a stage, in the order given, by one pair of hands: the first at 0, the others as late as they
 * may, so that all are rinsed at one moment. Where the leaflets' times do not allow that, the one that is done first is rinsed first.
 */
export function startsOf(slots: readonly Slot[]): number[] {
  const [first] = slots;
  if (!first) return [];
  let clock = 0;
  const earliest = slots.map((slot, at) => {
    clock += (at === 0 ? 0 : slot.after) + slot.apply;
    return clock + slot.minutes[0];
  });
  const rinse = Math.max(first.apply + first.minutes[1], ...earliest);
  const latest = latestStarts(slots, rinse);
  let free = 0;
  const starts = slots.map((slot, at) => {
    const begin = Math.max(
      free + (at === 0 ? 0 : slot.after),
      rinse - slot.minutes[1] - slot.apply,
    );
    const start = Math.max(0, Math.min(begin, latest[at] ?? begin));
    free = start + slot.apply;
    return start;
  });
  const [opening = 0] = starts;
  return starts.map((start) => start - opening);
}

/** The latest minute at which each bowl, and all after it, still get their shortest time before the rinse. */
function latestStarts(slots: readonly Slot[], rinse: number): number[] {
  let next = Number.POSITIVE_INFINITY;
  const latest: number[] = [];
  for (const slot of slots.toReversed()) {
    const start = Math.min(rinse - slot.minutes[0], next) - slot.apply;
    latest.unshift(start);
    next = start - slot.after;
  }
  return latest;
}
