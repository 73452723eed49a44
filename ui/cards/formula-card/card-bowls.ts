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

/** The rules that made a bowl: the engine begins each with the line's name. */
function rulesOf(bowl: Bowl, trace: readonly TraceEntry[]): TraceEntry[] {
  return trace.filter(({ effect }) => effect.startsWith(bowl.lineName));
}

/** The rules that chose the developer and what goes with it; undefined where none is known. */
export function explainDeveloper(bowl: Bowl, trace: readonly TraceEntry[]): Explained | undefined {
  const rules = rulesOf(bowl, trace);
  const chosen = rules.find(({ rule }) => rule === "developer");
  if (!bowl.developer || !chosen) return undefined;
  return {
    question: `Why ${Math.round(bowl.developer.volume)} vol?`,
    rules: [chosen, ...rules.filter((rule) => rule !== chosen)],
  };
}

/** What speaks for the bowl: why these shades, why this developer. */
export function reasonsFor(bowl: Bowl, trace: readonly TraceEntry[]): TraceEntry[] {
  const rules = rulesOf(bowl, trace);
  return ["shade", "developer"].flatMap((kind) => rules.find(({ rule }) => rule === kind) ?? []);
}

/** The bowls with every instruction said once, at the first bowl that has it. */
export function withoutRepeats(bowls: readonly CardBowl[]): CardBowl[] {
  const said = new Set<string>();
  return bowls.map((each) => {
    if (!each.formula) return each;
    const instructions = each.formula.instructions.filter((line) => !said.has(line));
    for (const line of instructions) said.add(line);
    return { ...each, formula: { ...each.formula, instructions } };
  });
}

/** A formula's name without the kind of bowl before it: "Toner: Light Blonde" is "Light Blonde". */
export function plainName({ name }: Pick<StoredFormula, "name">): string {
  return name.replace(/^[A-Z][a-z]+: /, "");
}

/** The bowl that decides how the hair looks when it is done: the last one with a formula of its own. */
export function finalFormula(bowls: readonly CardBowl[]): StoredFormula | null {
  return bowls.findLast(({ formula }) => formula !== null)?.formula ?? null;
}
