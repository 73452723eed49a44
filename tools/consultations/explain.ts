import type { Finding, TraceEntry } from "#tools/colour/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ExplainConsultation, Explanation } from "./assistant-schema.ts";
import { engineWords, findConsultation } from "./rows.ts";

/** Why a consultation's formula is as it is: the rules that fired and speak of what is asked, with their sources. @throws not_found */
export async function explainConsultation(
  ctx: Ctx,
  { consultationId, question }: ExplainConsultation,
): Promise<Explanation> {
  const { answer } = engineWords(await findConsultation(ctx, consultationId));
  return explain(question, answer);
}

const SHOWN = 4;

/** Picks the rules that share the question's words, the rarest words weighing most. A question without any of them gets the findings, then the developer. */
export function explain(
  question: string,
  { trace, findings }: { trace: readonly TraceEntry[]; findings: readonly Finding[] },
): Explanation {
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
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const rules = best.length > 0 ? best.map(({ entry }) => entry) : general(trace, findings);
  const shown = unique(rules).slice(0, SHOWN);
  return {
    rules: shown,
    text: shown.map(({ effect, source }) => `${effect} (${source})`).join(" "),
  };
}

function general(trace: readonly TraceEntry[], findings: readonly Finding[]): TraceEntry[] {
  return [
    ...findings.map(({ code, sentence, source }) => ({ rule: code, effect: sentence, source })),
    ...trace.filter(({ rule }) => rule === "developer"),
  ];
}

function unique(rules: readonly TraceEntry[]): TraceEntry[] {
  return [...new Map(rules.map((rule) => [rule.effect, rule])).values()];
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
  gray: "grey",
  white: "grey",
  color: "colour",
  strength: "vol",
  patch: "allergy",
};

function stems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll("_", " ")
      .match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON.has(word))
      .map((word) => SAME[word] ?? word.replace(/(ing|ed|es|s)$/, "")),
  );
}
