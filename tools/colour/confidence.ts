import type { Diagnosis } from "./diagnosis.ts";
import type { Ledger } from "./ledger.ts";

/**
 * Confidence of a formula, 0-100. Starts at 92; each doubt takes some off, and what only a strand test or further visits
 * can settle caps it. A working proposal of our own, low in evidence.
 */
export function confidenceOf(
  d: Diagnosis,
  sessions: readonly [number, number],
  ledger: Ledger,
): number {
  const off = [
    d.history.has("box_dye") && 4,
    d.porosity === "high" && 4,
    ledger.has("history_contradiction") && 4,
    d.history.has("henna") && 8,
    ledger.has("level_tone_mismatch") && 8,
    ledger.has("photo_text_conflict") && 8,
    d.lift > 3 && 10,
    ledger.has("line_data_unverified") && 4,
    ledger.has("cause_unclear") && 8,
    6 * (d.lastFormula?.attempts ?? 0),
  ].reduce<number>((sum, each) => sum + (each || 0), 0);
  const strandDecides =
    d.history.has("henna") ||
    d.history.has("box_dye") ||
    d.facts.relaxer !== undefined ||
    d.lastFormula !== undefined ||
    ledger.has("colour_does_not_lift_colour") ||
    ledger.has("level_tone_mismatch");
  const tries = d.lastFormula?.attempts ?? 0;
  const cap = tries > 2 ? 45 : sessions[0] > 1 || tries > 1 ? 60 : strandDecides ? 74 : 100;
  return Math.min(92 - off, cap);
}
