import type { Finding } from "#tools/colour/schema.ts";
import type { ModelProvider } from "#tools/core/model-schema.ts";
import type { Advice } from "#tools/consultations/analysis/advice-schema.ts";
import { advise, type Case } from "#tools/consultations/analysis/advise.ts";
import type { Analysed, Head, Plan } from "#tools/consultations/analysis/analyse.ts";
import type { Line } from "#tools/consultations/told/ask.ts";
import { causeDifference, causeFinding } from "#tools/consultations/told/cause-difference.ts";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import {
  FORMULA_DOUBT,
  formulaDifference,
  formulaFinding,
} from "#tools/consultations/analysis/formula-difference.ts";
import type { Look } from "./look-schema.ts";
import { judge, type Judged } from "#tools/consultations/analysis/proposal.ts";

/**
 * The model's view of the engine's plan. Its bowls are used where they pass every check, and are sent back once where they
 * do not; whatever it would mix otherwise is told. @throws whatever kept it from answering
 */
export async function secondOpinion(
  { by, ...line }: Line & { by: ModelProvider },
  { diagnosis, readings, parent }: Head,
  { evidence, draft }: Plan,
  seen: Look | undefined,
): Promise<Omit<Analysed, "usage">> {
  const told: Case = {
    diagnosis,
    readings,
    draft,
    ...(seen && { seen }),
    ...(parent && { parent }),
  };
  const judged = ({ formula }: Advice) =>
    formula && judge(formula.bowls, draft.request, draft.answer);
  let advice = await advise(line, told);
  let verdict = judged(advice);
  if (verdict?.ok === false) {
    advice = await advise(line, { ...told, objections: verdict.objections });
    verdict = judged(advice);
  }
  const difference =
    advice.formula && verdict
      ? formulaDifference(
          draft,
          { bowls: advice.formula.bowls, why: plainText(advice.formula.why) },
          verdict,
        )
      : undefined;
  const extra = [
    ...(difference ? [formulaFinding(difference)] : []),
    ...(advice.cause ? causeFinding(advice.cause) : []),
  ];
  const cause = causeDifference(draft.answer.findings, advice.cause);
  const answer = verdict?.ok ? verdict.answer : draft.answer;
  return {
    draft: draftOf(draft.request, answer, {
      source: verdict?.ok ? (by === "own" ? "own" : "gemini") : "engine",
      extra,
      doubts: verdict?.ok && difference ? [FORMULA_DOUBT] : [],
    }),
    analysis: wordsOf(advice, verdict),
    aiProvider: by,
    disagreements: [
      ...evidence.disagreements,
      ...(cause ? [cause] : []),
      ...(difference ? [difference] : []),
    ],
  };
}

function wordsOf({ analysis, watch }: Advice, verdict: Judged | null): string {
  const words = plainText([analysis, ...watch].join("\n\n"));
  return verdict?.ok === false ? `${words}\n\n${replaced(verdict.objections)}` : words;
}

function replaced(objections: readonly Finding[]): string {
  return `The bowls that came with this analysis were not safe and have been replaced by the engine's own: ${objections.map(({ sentence }) => sentence).join(" ")} Where the text above and the bowls differ, the bowls count.`;
}

/** A model's text as plain sentences: nothing to click, nothing invisible. */
function plainText(text: string): string {
  return text
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, "")
    .replaceAll(/[^\P{C}\n]/gu, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
