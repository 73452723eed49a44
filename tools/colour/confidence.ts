import type { Diagnosis } from "./diagnosis.ts";
import type { Ledger } from "./ledger.ts";
import type { Finding, Step } from "./schema.ts";
import { source } from "./science.ts";
import { Certainty } from "./words.ts";
import { spoken } from "#tools/colour/spoken.ts";

const start = 92;

/** What no formula reaches that something speaks against: the band below "excellent". */
const OBJECTED = 89;

/** What is said where the level that was wished for is not reached. */
const wishMissed = [
  "lift_falls_short",
  "lift_not_possible_today",
  "goal_a_level_darker",
  "no_lift_after_removal",
  "wish_against_complaint",
];

/** Warnings about how to work and what to ask first. Every other one speaks against the bowl. */
const ADVICE: ReadonlySet<string> = new Set([
  "hot_roots",
  "warm_part_cooled",
  "porous_ends_last",
  "no_overlap_on_bleached",
  "filler_needed",
  "grey_needs_own_bowl",
  "substance_avoided",
  "not_on_shelf",
  "not_in_stock",
  "made_of_stock",
  "wish_is_a_sheen",
  "wish_over_cover",
  "shortened_to_fit",
  "takes_longer",
  "patch_test_outdated",
  "patch_test_other_brand",
]);

/** What the checks warn of is only advice to the plan that left the filler out. */
const UNFILLED = "filler_recommended";

/** The first warning that speaks against the bowl itself, with the most that a formula beside it may claim. */
export function objectionIn(
  findings: readonly Finding[],
): { most: number; finding: Finding } | undefined {
  const finding = findings.find(({ code, severity }) =>
    severity === "info" ? code === UNFILLED : !ADVICE.has(code),
  );
  return finding && { most: OBJECTED, finding };
}

/** The rules of a bowl whose sources are weighed. */
const WEIGHED: ReadonlySet<string> = new Set(["line", "shade", "developer", "ratio", "minutes"]);

/** How well the weakest figure of the bowls is established. */
function weakestSource(ledger: Ledger): Certainty {
  const told = new Set(
    ledger
      .read()
      .trace.filter(({ rule, step }) => step !== undefined && WEIGHED.has(rule))
      .map(({ confidence = "medium" }) => confidence),
  );
  return Certainty.options.findLast((each) => told.has(each)) ?? "high";
}

/** What a remover or lightener brings out of treated lengths is seen on a strand only; new growth is as good as known. */
function opensTreatedHair(d: Diagnosis, steps: readonly Step[]) {
  return (
    d.canvas !== "virgin" &&
    steps.some(
      ({ purpose, zone }) => (purpose === "remove" || purpose === "lighten") && zone !== "roots",
    )
  );
}

/**
 * Of a hundred such formulas, how many should come out as meant without a correction. Starts at 92; each doubt takes some
 * off, and what only a strand test or further visits can settle caps it, as does whatever speaks against the bowl. Every
 * term of the sum goes into the trace. A proposal of our own until a salon's outcomes correct it.
 */
export function confidenceOf(
  d: Diagnosis,
  sessions: readonly [number, number],
  steps: readonly Step[],
  ledger: Ledger,
): number {
  const say = (rule: string, effect: string) =>
    ledger.rule(rule, effect, source.scale, { about: "confidence" });
  say("confidence_start", `Every formula starts at ${start}; each doubt takes some off.`);
  const grade = weakestSource(ledger);
  const tries = d.lastFormula?.attempts ?? 0;
  const doubts: [boolean, number, string][] = [
    [d.history.has("box_dye"), 4, "box dye of an unknown load"],
    [d.porosity === "high", 4, "porous hair takes color unevenly"],
    [ledger.has("history_contradiction"), 4, "the history contradicts itself"],
    [ledger.has("zones_histories_differ"), 4, "the parts of the head have different histories"],
    [d.history.has("henna"), 8, "henna under the color"],
    [ledger.has("level_tone_mismatch"), 8, "the level and the tone it shows do not fit"],
    [ledger.has("photo_text_conflict"), 8, "the photo and the form say different things"],
    [d.lift > 3, 10, "more than three levels of lift"],
    [ledger.has("lift_averages_out"), 3, "two levels and more of lift with tint may stop short"],
    [ledger.has("cause_unclear"), 8, "nobody knows why the last formula failed"],
    [d.lastFormula !== undefined, 6 * tries, "a formula has left this fault already"],
    [d.canvas !== "virgin" && d.history.size === 0, 3, "what was done to the hair is not told"],
    [grade === "low", 4, "a figure rests on no maker's leaflet"],
    [grade === "medium", 2, "a figure is only partly confirmed by a maker's leaflet"],
  ];
  const fired = doubts.filter(([holds]) => holds);
  for (const [, off, why] of fired) say("confidence_doubt", `${off} off: ${why}.`);
  const sum = fired.reduce((left, [, off]) => left - off, start);
  const strandDecides =
    d.history.has("henna") ||
    d.history.has("box_dye") ||
    d.facts.relaxer !== undefined ||
    d.lastFormula !== undefined ||
    d.damage === 2 ||
    d.history.has("perm") ||
    d.facts.directDye ||
    opensTreatedHair(d, steps) ||
    ledger.has("colour_does_not_lift_colour") ||
    ledger.has("level_tone_mismatch");
  const objection = objectionIn(ledger.read().findings);
  const caps: [boolean, number, string][] = [
    [tries > 2, 45, "the same fault has come back twice"],
    [sessions[0] > 1, 60, "what comes after the first visit is decided there"],
    [tries > 1, 60, "one correction has failed already"],
    [strandDecides, 74, "a test strand decides"],
    [wishMissed.some((code) => ledger.has(code)), 79, "the wish is not met today"],
    [objection !== undefined, OBJECTED, heldBy(objection?.finding)],
  ];
  const [, cap = 100, because] = caps.find(([holds]) => holds) ?? [];
  if (cap < sum) say("confidence_cap", `Held at ${cap}: ${because}.`);
  return Math.min(sum, cap);
}

/** Why a formula is held under the excellent ones. */
export function heldBy(finding: Finding | undefined): string {
  return `a warning speaks against it (${finding && spoken(finding.code)})`;
}
