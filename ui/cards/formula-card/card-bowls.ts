import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Finding, TraceEntry } from "#tools/colour/schema.ts";
import type { Bowl, StoredFormula } from "#tools/formulas/schema.ts";
import type { Explained } from "./rule-sources.tsx";
import { bowlNames } from "./bowl-words.ts";

/** What the card is made of: the answer to creating, opening or correcting a consultation. */
export type FormulaResult = Pick<
  ConsultationResult,
  "consultation" | "formula" | "formulas" | "steps" | "error"
>;

/** One tab of the card. A formula that came as text has no bowl and cannot be scaled. */
export type CardBowl = {
  id: string;
  name: string;
  bowl: Bowl | null;
  formula: StoredFormula | null;
};

/** The tabs in the order of application: every bowl of the visit, then formulas that are only text. */
export function cardBowls({
  steps,
  formulas,
}: Pick<FormulaResult, "steps" | "formulas">): CardBowl[] {
  const kept = formulas.flatMap(({ bowl }) => (bowl ? [bowl] : []));
  const bowls = (steps.length > 0 ? steps : kept).toSorted((a, b) => a.order - b.order);
  const names = bowlNames(bowls);
  const mixed = bowls.map((bowl, at) => ({
    id: `bowl-${bowl.order}-${at}`,
    name: names[at] ?? "",
    bowl,
    formula: formulas.find((each) => each.role === bowl.role) ?? null,
  }));
  const written = formulas.filter(
    (each) => !each.bowl && !bowls.some(({ role }) => role === each.role),
  );
  return [
    ...mixed,
    ...written.map((formula) => ({
      id: formula.id,
      name: formula.role.charAt(0).toUpperCase() + formula.role.slice(1),
      bowl: null,
      formula,
    })),
  ];
}

/** The findings that stop everything; while there is one, no grams of colour are shown. */
export function stops(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === "block");
}

/** The rules behind a finding: those the engine wrote under its code, or the finding itself. */
export function explainFinding(finding: Finding, trace: readonly TraceEntry[]): Explained {
  const { code, sentence, source } = finding;
  const others = trace.filter(({ rule, effect }) => rule === code && effect !== sentence);
  return { question: "Why this?", rules: [{ rule: code, effect: sentence, source }, ...others] };
}

/** The rules that chose the developer; undefined where none is known. */
export function explainDeveloper(
  volume: number,
  trace: readonly TraceEntry[],
): Explained | undefined {
  const rules = trace.filter(({ rule, effect }) =>
    /developer|\bvol\b|volume/i.test(`${rule.replaceAll(/[_-]/g, " ")} ${effect}`),
  );
  return rules.length > 0 ? { question: `Why ${Math.round(volume)} vol?`, rules } : undefined;
}
