import { amountRules } from "./amount.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { depthRules } from "./depth.ts";
import { gateRules } from "./gates.ts";
import { greyRules } from "./grey.ts";
import { liftRules } from "./lift.ts";
import { patchRules } from "./patch.ts";
import { toneRules } from "./tone.ts";
import { liftPerVisit } from "./visit.ts";
import { hairUnder } from "./zone.ts";
import { scalpRules, substanceRules } from "#tools/colour/safety/check.ts";
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
