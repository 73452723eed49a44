import type { Finding } from "#tools/colour/schema.ts";
import type { Verdict } from "./grade-case.ts";
import type { GradedAspect } from "./schema.ts";

/** The aspect that an objection of the checks belongs to; everything else is safety. */
const ASPECTS: Partial<Record<string, GradedAspect>> = {
  shade_too_dark_for_goal: "level",
  over_depth_on_porous_hair: "level",
  shade_lighter_than_goal: "level",
  shade_too_light_to_cover: "level",
  toner_cannot_lift: "level",
  colour_does_not_lift_colour: "level",
  deposit_does_not_lighten: "level",
  needs_prelightened_hair: "level",
  line_cannot_cover_this_grey: "level",
  tone_adds_unwanted_warmth: "tone",
  tone_adds_unwanted_cool: "tone",
  violet_does_not_cancel_orange: "tone",
  blue_on_yellow_turns_green: "tone",
  blue_dye_on_yellow: "tone",
  warm_over_blue_goes_green: "tone",
  toner_too_light_to_cancel: "tone",
  filler_missing: "tone",
  filler_recommended: "tone",
  booster_over_limit: "tone",
  grey_natural_share_too_low: "tone",
  wrong_ratio_for_line: "developer",
  wrong_developer_for_line: "developer",
  developer_missing: "developer",
  line_takes_no_developer: "developer",
  developer_is_no_colour: "developer",
  direct_dye_takes_no_developer: "developer",
  developer_too_weak_for_lift: "developer",
  grey_developer_too_weak: "developer",
  grey_developer_too_strong: "developer",
  grams_do_not_match_ratio: "developer",
  time_outside_line: "developer",
  minutes_reversed: "developer",
  grey_time_too_short: "developer",
  heat_shortens_time: "developer",
  type_differs_from_line: "developer",
  line_unknown: "developer",
  line_discontinued: "developer",
  unknown_shade: "tone",
  more_product_than_needed: "developer",
};

/** What is dangerous because of the bottle: a matter of the developer as well. */
const BOTTLES = new Set([
  "scalp_lightener_developer_over_20",
  "developer_over_limit",
  "lightener_not_allowed_on_this_history",
]);

/** Slips of the pen: worth correcting, not worth the whole aspect. */
const SLIPS = new Set(["unknown_shade", "minutes_reversed", "type_differs_from_line"]);

/** The objections that belong to an aspect, the gravest first. */
export function objectionsTo(findings: readonly Finding[], aspect: GradedAspect): Finding[] {
  return findings
    .filter(
      ({ code }) =>
        (ASPECTS[code] ?? "safety") === aspect || (aspect === "developer" && BOTTLES.has(code)),
    )
    .toSorted((a, b) => Number(b.severity === "block") - Number(a.severity === "block"));
}

/** What the gravest objection makes of an aspect; undefined without any. */
export function verdictOf([worst, ...others]: readonly Finding[]): Verdict | undefined {
  if (!worst) return undefined;
  const stops = worst.severity === "block" && !SLIPS.has(worst.code);
  return {
    verdict: stops ? "wrong" : "close",
    reason: [worst, ...others.slice(0, 1)].map(({ sentence }) => sentence).join(" "),
    source: worst.source,
  };
}
