import { coolCause, darkCause, depthCause, greenCause, greyCause, lightCause } from "./other.ts";
import { bandCause, levelsCause, rootsCause } from "./zones.ts";
import { warmCause } from "./warm.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { triedWords, type Last } from "./last-formula.ts";
import { source } from "#tools/colour/science.ts";
import type { Certainty } from "#tools/colour/words.ts";

/** Why a fault is still there after a formula. */
export type CauseCode =
  | "cause_not_lifted_enough"
  | "cause_lifted_too_far"
  | "cause_counter_wrong"
  | "cause_counter_weak"
  | "cause_time_short"
  | "cause_porosity"
  | "cause_faded"
  | "cause_depth_lost"
  | "cause_warm_base"
  | "cause_hot_roots"
  | "cause_banding"
  | "cause_grey_not_covered"
  | "cause_too_deep"
  | "cause_no_filler"
  | "cause_one_bowl"
  | "cause_unclear";

export type Cause = { code: CauseCode; sentence: string; source: string; confidence: Certainty };

/** Works out why the fault is there, from the bowls that were used and the hair as it is now: the cause that the correction acts on. */
export function causeOf(d: Diagnosis, last: Last): Cause {
  const rules = [
    greyCause,
    depthCause,
    rootsCause,
    bandCause,
    greenCause,
    darkCause,
    coolCause,
    warmCause,
    levelsCause,
    lightCause,
  ];
  for (const rule of rules) {
    const cause = rule(d, last);
    if (cause) return cause;
  }
  return unclear(last);
}

function unclear({ tried }: Last): Cause {
  return {
    code: "cause_unclear",
    sentence: tried
      ? `The last bowl carried ${triedWords(tried)}: right in tone, depth and time on paper. Only a strand shows what it missed, so try this on one before the head.`
      : "What was used last is not known well enough to say why it failed. Try this on a strand of each zone before the head.",
    source: source.practice,
    confidence: "low",
  };
}
