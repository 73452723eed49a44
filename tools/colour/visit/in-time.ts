import { readFacts } from "#tools/colour/facts.ts";
import type { HairFacts, Step } from "#tools/colour/schema.ts";
import { source } from "#tools/colour/science.ts";
import { scheduleOf } from "./schedule.ts";
import type { Visit } from "./visit.ts";

/** A shorter way to cover white, least given up first, and what is given up for it. */
const SHORTER = [
  { extra: { regrowthOnly: true }, gives: "the roots alone are done, and the lengths wait" },
  { extra: { demiOnly: true }, gives: "a demi blends the white instead of covering it" },
  {
    extra: { regrowthOnly: true, demiOnly: true },
    gives: "a demi blends the white at the roots alone, and the lengths wait",
  },
] as const;

/**
 * The visit in the minutes that there are: as planned where it fits, else the first shorter way that does, else the
 * shortest, with what it gives up and how long it takes. No time of a leaflet is cut.
 */
export function inTime<T extends Visit>(hair: HairFacts, visitOf: (hair: HairFacts) => T): T {
  const visit = visitOf(hair);
  const most = readFacts(hair).minutesAtMost;
  const takes = minutesOf(visit);
  if (most === undefined || takes <= most) return visit;
  const ways = (visit.d.grey > 0 ? SHORTER : [])
    .map(({ extra, gives }) => {
      const way = visitOf({ ...hair, extra: { ...hair.extra, ...extra } });
      return { way, gives, takes: minutesOf(way) };
    })
    .filter((each) => each.way.steps.length > 0 && each.takes < takes);
  const fits = ways.find((each) => each.takes <= most);
  const taken = fits ?? ways.toSorted((a, b) => a.takes - b.takes)[0];
  const { ledger } = taken?.way ?? visit;
  const whole = `some ${takes} min from the first stroke to the last rinse`;
  if (!taken)
    ledger.find(
      "takes_longer",
      "warn",
      `There are ${most} min, and this takes ${whole}. Nothing shorter does it.`,
      source.practice,
    );
  else
    ledger.find(
      fits ? "shortened_to_fit" : "takes_longer",
      "warn",
      `There are ${most} min: ${fits ? "this takes" : "the shortest is this,"} some ${taken.takes} with putting it on, since ${taken.gives}. All of it takes ${whole}.`,
      source.practice,
    );
  return taken?.way ?? visit;
}

/** Minutes from the first stroke to the last rinse at the shortest times; rinsing between the stages is left out. */
function minutesOf({ steps }: Visit): number {
  const quickest = steps.map((step) => ({
    ...step,
    minutes: [step.minutes[0], step.minutes[0]] satisfies Step["minutes"],
  }));
  return scheduleOf(quickest).reduce((sum, { minutes }) => sum + minutes, 0);
}
