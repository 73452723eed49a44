import { scheduleOf } from "./schedule.ts";
import type { Step } from "#tools/colour/schema.ts";
import { zoneWords } from "#tools/colour/zone/words.ts";

/** When to begin and rinse the bowls of one stage, in words; none for a bowl that is alone on the hair. */
export function scheduleSentences(stage: readonly Step[]): string[] {
  const [first, ...others] = stage;
  if (!first) return [];
  if (others.length === 0)
    return first.startAt
      ? [
          `Begin this bowl ${first.startAt} minutes into stage ${first.stage ?? first.order}, so that the whole stage is rinsed together.`,
        ]
      : [];
  const times = new Map(
    scheduleOf(stage)
      .flatMap(({ bowls }) => bowls)
      .map((bowl) => [bowl.order, bowl]),
  );
  const opening = first.startAt ?? 0;
  const later = others.map((step) => {
    const wait = (step.startAt ?? 0) - opening;
    return wait > 0
      ? `${placeWords(step)} ${wait} minutes after`
      : `${placeWords(step)} at the same time`;
  });
  const rinse = stage.map((step) => times.get(step.order)?.rinseAt ?? 0);
  const last = Math.max(...rinse);
  const early = stage.filter((step, at) => last - (rinse[at] ?? last) > 1);
  const offs = early.map(
    (step) =>
      `take ${placeWords(step)} off at minute ${(times.get(step.order)?.rinseAt ?? 0) - opening}`,
  );
  return [
    `Begin with ${placeWords(first)}, then ${later.join(", then ")}.`,
    offs.length > 0
      ? `${capital(offs.join(", "))}; rinse the rest at minute ${last - opening}.`
      : `Rinse all together, ${last - opening} minutes after you began.`,
  ];
}

const zones: Record<Step["zone"], string> = {
  roots: "the roots",
  mids: "the mid-lengths",
  ends: "the ends",
  lengths: "the lengths",
  all: "the whole head",
  foils: "the foils",
  resistant: "the resistant white",
};

/** Where a bowl goes: "the roots and mid-lengths". */
export function placeWords(step: Step): string {
  return step.parts ? `the ${zoneWords(step.parts)}` : zones[step.zone];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
