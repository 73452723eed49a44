import { caseOf, type Case, type Known } from "#tools/colour/case.ts";
import { FormulateRequest, type FormulateAnswer, type Finding } from "#tools/colour/schema.ts";
import type { z } from "zod";
import { ofRule } from "./telling.ts";
import type { ToldFact } from "./schema.ts";

type Head = Partial<z.input<typeof FormulateRequest>> & { currentLevel: number };

/** A head of which only this is told, with what the salon works with and what was said in this chat; what is in stock is no matter of a rule. */
export function headOf(told: Head, { salon, ...known }: Known): Case {
  const { standing: _, ...works } = salon ?? {};
  return caseOf(FormulateRequest.parse({ damageLevel: "1", ...told }), { ...known, salon: works });
}

/** Findings as facts, each under the head of its gravity. */
export const factsOf = (findings: readonly Finding[]): ToldFact[] =>
  findings.map(({ code, severity, sentence, source }) =>
    ofRule(code, LABELS[severity], sentence, source),
  );

const LABELS: Record<Finding["severity"], string> = {
  block: "Stop",
  warn: "To watch",
  info: "To know",
};

/** What the gravest of some findings makes of a wish. */
export function verdictOf(findings: readonly Finding[]): "yes" | "careful" | "no" {
  if (findings.some(({ severity }) => severity === "block")) return "no";
  return findings.some(({ severity }) => severity === "warn") ? "careful" : "yes";
}

/** The bowls of an answer by what they are for. */
export const stepFor = ({ steps }: FormulateAnswer, purpose: "fill" | "tone") =>
  steps.find((step) => step.purpose === purpose);
