import { readBowl, type CheckedBowl, type CheckedHair } from "./checked-bowl.ts";
import { hairRules } from "./check-hair.ts";
import { lineRules } from "./check-line.ts";
import { diagnose, type Diagnosis } from "./diagnosis.ts";
import type { Gate } from "./gate-shape.ts";
import { gate } from "./gates.ts";
import { openLedger } from "./ledger.ts";
import { CheckRequest, type CheckAnswer, type Finding, type Step } from "./schema.ts";

/**
 * Checks any formula, from the engine, a model, an import or a hand: one bowl, or `candidate.bowls`. Without `context`
 * only what is true of every head is judged. Throws a ZodError for words it does not know.
 */
export function checkFormula(request: CheckRequest): CheckAnswer {
  const { candidate, context } = CheckRequest.parse(request);
  const { bowls, ...single } = candidate;
  const hair = context ? readHair(context) : undefined;
  const findings = judge((bowls ?? [single]).map(readBowl), hair);
  return { ok: !findings.some((finding) => finding.severity === "block"), findings };
}

/** Checks the engine's own bowls against the diagnosis they were made for. */
export function checkSteps(steps: readonly Step[], d: Diagnosis, gates: Gate): Finding[] {
  const bowls = steps.map(({ brandId, lineId, developer, ratio, ...step }) =>
    readBowl({
      ...step,
      brand: brandId,
      line: lineId,
      ...(developer ? { developer } : {}),
      ...(ratio ? { ratio } : {}),
    }),
  );
  return judge(bowls, { d, gate: gates, blocks: [] });
}

function judge(bowls: readonly CheckedBowl[], hair: CheckedHair | undefined): Finding[] {
  const all = [
    ...bowls.flatMap((bowl) => lineRules(bowl)),
    ...(hair ? hairRules(bowls, hair) : []),
  ];
  return [...new Map(all.map((finding) => [finding.code, finding])).values()];
}

function readHair(
  context: NonNullable<ReturnType<typeof CheckRequest.parse>["context"]>,
): CheckedHair {
  const ledger = openLedger();
  const d = diagnose(context, ledger);
  const gates = gate(d, ledger);
  return {
    d,
    gate: gates,
    blocks: ledger.read().findings.filter((finding) => finding.severity === "block"),
  };
}
