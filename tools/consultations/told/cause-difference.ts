import type { Finding } from "#tools/colour/schema.ts";
import { Cause } from "#tools/consultations/analysis/advice-schema.ts";
import type { Disagreement } from "#tools/consultations/analysis/disagreement-schema.ts";

/** What a cause comes to, in the middle of a sentence. */
export const CAUSES: Record<Exclude<Cause, "unclear">, string> = {
  not_lifted_enough: "it was not lifted far enough",
  counter_wrong: "the counter-tone did not match the warmth",
  counter_weak: "the counter-tone was too weak",
  time_short: "it was rinsed too early",
  porosity: "porous hair took the color its own way",
  faded: "it was right and has faded",
  warm_base: "the shade itself carried warmth",
  hot_roots: "the roots took faster than the lengths",
  banding: "old color lies in bands",
  grey_not_covered: "the white hair was not covered",
  too_deep: "it was mixed too deep",
  no_filler: "it was not filled first",
  one_bowl: "one bowl was used on hair of several levels",
};

/** What the model and the engine's first cause say differently about a result; undefined where one of them cannot tell. */
export function causeDifference(
  findings: readonly Finding[],
  model: Cause | undefined,
): Disagreement | undefined {
  const first = findings.find(({ code }) => code.startsWith("cause_"));
  const engine = Cause.safeParse(first?.code.slice("cause_".length)).data;
  if (!first || !engine || !model || model === engine) return undefined;
  if (engine === "unclear" || model === "unclear") return undefined;
  return {
    about: "cause",
    entered: null,
    measured: null,
    model: CAUSES[model],
    engine: CAUSES[engine],
    used: `the engine's cause: ${CAUSES[engine]}`,
    why: "The engine works it out from the formula that was used. Try a strand of each zone where you side with the model.",
    photoLevel: null,
  };
}

/** The model's word on the cause, under its own name beside the engine's. */
export function causeFinding(cause: Cause): Finding[] {
  if (cause === "unclear") return [];
  return [
    {
      code: "model_cause",
      severity: "info",
      sentence: `The model's view of what went wrong: ${CAUSES[cause]}.`,
      source: "The model, from the photos' readings and the formula that was used",
    },
  ];
}
