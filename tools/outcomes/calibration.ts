import { confidenceBand, type ConfidenceBand } from "#tools/colour/care.ts";
import type { Calibration } from "./schema.ts";

/** A formula whose outcome was told: how sure it was by itself, in percent, and whether it came out as meant without a correction. */
export type Judged = { predicted: number; met: boolean };

const BANDS: ConfidenceBand["id"][] = ["excellent", "good", "moderate"];

/** So many outcomes a proposal of our own is worth: fewer, and the salon's own move it by less than half of the way. */
const WORTH = 20;

/** Said against measured for each band of confidence. The figures of a band are null while it has no outcome. */
export function calibrationOf(judged: readonly Judged[]): Calibration[] {
  return BANDS.map((band) => {
    const own = judged.filter(({ predicted }) => confidenceBand(predicted).id === band);
    const met = own.filter((each) => each.met).length;
    const said = own.reduce((sum, { predicted }) => sum + predicted, 0);
    const some = own.length > 0;
    return {
      band,
      count: own.length,
      said: some ? Math.round(said / own.length) : null,
      cameOut: some ? Math.round((100 * met) / own.length) : null,
      moves: Math.round((100 * met - said) / (own.length + WORTH)),
    };
  });
}

/** The points that a salon's outcomes move a confidence by; never up into another band, whose caps are there for safety. */
export function movedBy(confidence: number, calibration: readonly Calibration[]): number {
  const { id } = confidenceBand(confidence);
  const moves = calibration.find(({ band }) => band === id)?.moves ?? 0;
  const most = { excellent: 99, good: 89, moderate: 74 }[id];
  return Math.max(0, Math.min(most, confidence + moves)) - confidence;
}
