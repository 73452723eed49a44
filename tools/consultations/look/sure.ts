import { confidenceBand } from "#tools/colour/care.ts";
import { heldBy, objectionIn } from "#tools/colour/confidence.ts";
import type { FormulateAnswer } from "#tools/colour/schema.ts";
import { source as ruleSource } from "#tools/colour/science.ts";
import { movedBy } from "#tools/outcomes/calibration.ts";
import type { Calibration } from "#tools/outcomes/schema.ts";

/** Points off the confidence, and what they are for. */
export type Doubt = { off: number; why: string };

/** The confidence less every doubt, and under the excellent ones where something speaks against the bowls. */
export function doubted(answer: FormulateAnswer, doubts: readonly Doubt[]): FormulateAnswer {
  const { confidence: made } = answer;
  if (made === undefined) return answer;
  const real = doubts.filter(({ off }) => off > 0);
  const sum = real.reduce((left, { off }) => left - off, made);
  const objection = objectionIn(answer.findings);
  const held = objection !== undefined && objection.most < sum;
  return sureTo(answer, Math.max(0, held ? objection.most : sum), [
    ...real.map(({ off, why }) => ["confidence_doubt", `${off} off: ${why}.`] as const),
    ...(held
      ? [["confidence_cap", `Held at ${objection.most}: ${heldBy(objection.finding)}.`] as const]
      : []),
  ]);
}

/** The confidence as the salon's own outcomes correct it. */
export function learnt(
  answer: FormulateAnswer,
  calibration: readonly Calibration[],
): FormulateAnswer {
  const { confidence } = answer;
  if (confidence === undefined) return answer;
  const by = movedBy(confidence, calibration);
  if (by === 0) return answer;
  const count = calibration.find(({ band }) => band === confidenceBand(confidence).id)?.count ?? 0;
  const moved = sureTo(answer, confidence + by, [
    [
      "confidence_learnt",
      `${Math.abs(by)} ${by < 0 ? "off" : "more"}: ${count} outcomes of this salon's formulas in this band.`,
    ],
  ]);
  return { ...moved, learnt: { by, count } };
}

/** The answer with another confidence, and a line in the trace for each reason. */
function sureTo(
  answer: FormulateAnswer,
  confidence: number,
  reasons: readonly (readonly [rule: string, effect: string])[],
): FormulateAnswer {
  if (confidence === answer.confidence) return answer;
  const formulas = Object.fromEntries(
    Object.entries(answer.formulas).map(([role, formula]) => [role, { ...formula, confidence }]),
  );
  const lines = reasons.map(([rule, effect]) => ({
    rule,
    effect,
    source: ruleSource.scale,
    about: "confidence" as const,
    confidence: "medium" as const,
  }));
  return {
    ...answer,
    confidence,
    formulas,
    formula: answer.formula && { ...answer.formula, confidence },
    trace: [...answer.trace, ...lines],
  };
}
