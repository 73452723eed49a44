import { amountRules } from "./check-amount.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { depthRules } from "./check-depth.ts";
import { gateRules } from "./check-gates.ts";
import { greyRules } from "./check-grey.ts";
import { liftRules } from "./check-lift.ts";
import { patchRules } from "./check-patch.ts";
import { toneRules } from "./check-tone.ts";
import { liftPerVisit } from "./check-visit.ts";
import { hairUnder } from "./check-zone.ts";
import { scalpRules, substanceRules } from "./safety/check.ts";
import type { Objection } from "./objection.ts";

/** What is wrong with a bowl on this head: damage, history, allergy test, strength, tone, depth, grey, lift, amount. `opened`: the visit removes or lightens first, and stops at `stop` today. */
export function hairRules(
  bowl: CheckedBowl,
  head: CheckedHair,
  { opened, stop }: { opened: boolean; stop: number | undefined },
): Objection[] {
  if (bowl.type === "treatment") return [];
  const hair = hairUnder(bowl, head);
  return [
    ...gateRules(bowl, hair),
    ...patchRules(bowl, hair),
    ...substanceRules(bowl, hair),
    ...scalpRules(bowl, hair),
    ...toneRules(bowl, hair, opened),
    ...depthRules(bowl, hair, { opened, rising: hair.d.lift > 0, stop }),
    ...greyRules(bowl, hair),
    ...liftRules(bowl, hair, opened),
    ...liftPerVisit(bowl, hair),
    ...amountRules(bowl, hair),
  ];
}
