import { confidenceBand } from "#tools/colour/care.ts";
import type { Finding, Step, TraceEntry } from "#tools/colour/schema.ts";
import { sourceName } from "#tools/colour/source-name.ts";
import type { Figure } from "#tools/colour/words.ts";
import { rulesFor } from "#tools/colour/why.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ExplainConsultation, Explanation } from "#tools/consultations/assistant-schema.ts";
import { readQuestion } from "./question.ts";
import { engineWords, findConsultation } from "#tools/consultations/rows.ts";
import { explanation, lineName, whatIf, type Made } from "./what-if.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** Why a consultation's formula is as it is, or is not otherwise: the rules that speak of what is asked, with their sources. @throws not_found */
export async function explainConsultation(
  ctx: Ctx,
  { consultationId, question, step }: ExplainConsultation,
): Promise<Explanation> {
  return explain(question, engineWords(await findConsultation(ctx, consultationId)), step);
}

/**
 * Answers from the trace; where something else is asked for, the checks are asked with it. A question that names no
 * figure gets the rules that share its words, the rarest weighing most, and one without any the findings.
 */
export function explain(question: string, made: Made, order?: number): Explanation {
  const { trace, steps, findings, confidence } = made.answer;
  const meant = steps.filter((step) => step.order === order);
  const asked = readQuestion(question, meant.length > 0 ? meant : steps);
  switch (asked?.kind) {
    case "other":
      return whatIf(made, asked.step, asked.other);
    case "bowls":
      return explanation(
        `${steps.length === 1 ? "One bowl" : `${steps.length} bowls`}: ${steps.map(bowlWords).join(", then ")}.`,
        (["order", "zone", "technique"] as const).flatMap((figure) => rulesFor(trace, { figure })),
      );
    case "sure":
      if (confidence === undefined) return explanation(NOT_MIXED, blocks(findings));
      return explanation(
        `${confidence} of 100: ${confidenceBand(confidence).label.toLowerCase().replace(" - ", ", ")}.`,
        [
          ...rulesFor(trace, { figure: "confidence" }),
          ...trace.filter((entry) => entry.confidence === "low"),
        ],
      );
    case "source":
      return fromSources(
        asked.figure ? rulesFor(trace, asked as { figure: Figure }) : bowlRules(trace),
      );
    case "figure": {
      const rules = figureRules(trace, steps, asked.figure, asked.step);
      const first = rules[0];
      const close = byWords(question, rules)[0] ?? first;
      if (close) return explanation(close.effect, [close, ...rules]);
    }
  }
  const worded = byWords(question, trace);
  const rules = worded.length > 0 ? worded : general(trace, findings);
  return explanation(rules[0]?.effect ?? "No rule of this formula speaks of that.", rules);
}

const NOT_MIXED = "Nothing may be mixed for this hair today, so there is nothing to be sure of.";

const blocks = (findings: readonly Finding[]): TraceEntry[] =>
  findings
    .filter(({ severity }) => severity === "block")
    .map(({ code, sentence, source }) => ({ rule: code, effect: sentence, source }));

const figureRules = (
  trace: readonly TraceEntry[],
  steps: readonly Step[],
  figure: Figure,
  step: Step | undefined,
): TraceEntry[] =>
  (step ? [step] : steps).flatMap(({ order, brandId, lineId }) =>
    rulesFor(trace, { figure, step: order, lineName: lineName(brandId, lineId) }),
  );

/** The figures of the bowls, whose sources are asked for when nothing is named. */
const bowlRules = (trace: readonly TraceEntry[]): TraceEntry[] =>
  (["shade", "developer", "ratio", "minutes", "grams"] as const).flatMap((figure) =>
    rulesFor(trace, { figure }),
  );

function fromSources(rules: readonly TraceEntry[]): Explanation {
  const bySource = [...new Map(rules.map((rule) => [rule.source, rule])).values()];
  if (bySource.length === 0) return explanation("No rule of this formula speaks of that.", []);
  return explanation(
    `From: ${bySource.map(({ source }) => sourceName(source)).join("; ")}.`,
    bySource,
  );
}

const bowlWords = ({ type, zone }: Step) => `${oneSpelling(type.replaceAll("-", " "))} (${zone})`;

/** The rules that share the question's words, best first. */
function byWords(question: string, trace: readonly TraceEntry[]): TraceEntry[] {
  const names = trace.map(({ rule }) => stems(rule));
  const texts = trace.map(({ rule, effect }) => stems(`${rule} ${effect}`));
  const asked = [...stems(question)].map((word) => ({
    word,
    weight: 1 / (1 + texts.filter((text) => text.has(word)).length),
  }));
  const scored = trace.map((entry, at) => ({
    entry,
    // a rule that bears the word is about it; one that mentions it may not be
    score: asked.reduce(
      (sum, { word, weight }) =>
        sum + (names[at]?.has(word) ? 3 * weight : texts[at]?.has(word) ? weight : 0),
      0,
    ),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function general(trace: readonly TraceEntry[], findings: readonly Finding[]): TraceEntry[] {
  return [
    ...findings.map(({ code, sentence, source }) => ({ rule: code, effect: sentence, source })),
    ...trace.filter(({ rule }) => rule === "developer"),
  ];
}

/** Words that say nothing about colour. */
const COMMON = new Set(
  "why what how is are the a an of in on it to for and or do does did we you i use using with not this that there come explain reason point".split(
    " ",
  ),
);
const SAME: Record<string, string> = {
  volume: "vol",
  developer: "vol",
  peroxide: "vol",
  white: "gray",
  strength: "vol",
  patch: "allergy",
};

function stems(text: string): Set<string> {
  const words =
    oneSpelling(text)
      .replaceAll("_", " ")
      .match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON.has(word))
      .map((word) => SAME[word] ?? word.replace(/(ing|ed|es|s)$/, "")),
  );
}
