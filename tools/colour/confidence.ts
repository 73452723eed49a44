import type { Diagnosis } from "./diagnosis.ts";
import type { Ledger } from "./ledger.ts";
import type { Step } from "./schema.ts";

const start = 92;

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
 * Confidence of a formula, 0-100. Starts at 92; each doubt takes some off, and what only a strand test or further visits
 * can settle caps it. Every term of the sum goes into the trace. A working proposal of our own, low in evidence.
 */
export function confidenceOf(
  d: Diagnosis,
  sessions: readonly [number, number],
  steps: readonly Step[],
  ledger: Ledger,
): number {
  const say = (rule: string, effect: string) =>
    ledger.rule(rule, effect, undefined, { about: "confidence", confidence: "low" });
  say("confidence_start", `A formula on healthy, known hair starts at ${start}.`);
  const tries = d.lastFormula?.attempts ?? 0;
  const doubts: [boolean, number, string][] = [
    [d.history.has("box_dye"), 4, "box dye of an unknown load"],
    [d.porosity === "high", 4, "porous hair takes colour unevenly"],
    [ledger.has("history_contradiction"), 4, "the history contradicts itself"],
    [ledger.has("zones_histories_differ"), 4, "the parts of the head have different histories"],
    [d.history.has("henna"), 8, "henna under the colour"],
    [ledger.has("level_tone_mismatch"), 8, "the level and the tone it shows do not fit"],
    [ledger.has("photo_text_conflict"), 8, "the photo and the form say different things"],
    [d.lift > 3, 10, "more than three levels of lift"],
    [ledger.has("cause_unclear"), 8, "nobody knows why the last formula failed"],
    [d.lastFormula !== undefined, 6 * tries, "a formula has left this fault already"],
    [ledger.has("line_data_unverified"), 4, "the line's figures are not from a maker's leaflet"],
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
  const [cap, because] =
    tries > 2
      ? [45, "the same fault has come back twice"]
      : sessions[0] > 1
        ? [60, "what comes after the first visit is decided there"]
        : tries > 1
          ? [60, "one correction has failed already"]
          : [strandDecides ? 74 : 100, "a test strand decides"];
  if (cap < sum) say("confidence_cap", `Held at ${cap}: ${because}.`);
  return Math.min(sum, cap);
}
