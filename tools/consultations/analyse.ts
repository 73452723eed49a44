import { formulate } from "#tools/colour/formulate.ts";
import type { Finding } from "#tools/colour/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { HairAfter } from "./after-parent.ts";
import { composeAnalysis } from "./analysis.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { draftOf, type Draft } from "./draft.ts";
import { lookConflict, weigh, type Evidence, type Readings } from "./evidence.ts";
import { look, type Case, type Shown } from "./look.ts";
import type { Look } from "./look-schema.ts";
import { judge } from "./proposal.ts";
import { requestOf } from "./request.ts";
import type { AiProvider, Facts } from "./schema.ts";
import type { ConsultationProgress } from "./progress-schema.ts";

/** All that is known of a head of hair. `photos` are opened only for a model that looks. */
export type Head = {
  diagnosis: Diagnosis;
  readings: Readings;
  lines: string[];
  facts: Facts;
  after?: HairAfter;
  photos: () => Promise<Shown[]>;
};

export type Analysed = { draft: Draft; analysis: string; aiProvider: AiProvider };

/** For all looks of one analysis together. */
const DEADLINE_MS = 45_000;

/**
 * From the head to a draft and its analysis: by the vision model where there is one, with the engine writing or checking
 * every gram; by the engine alone otherwise, or when the model fails.
 * @throws ai_unavailable when the model is required and does not answer
 */
export async function analyse(
  ctx: Ctx,
  head: Head,
  progress: (at: ConsultationProgress) => void,
): Promise<Analysed> {
  progress({ step: "shades", label: "Choosing shades" });
  const evidence = weigh(head.diagnosis, head.readings);
  const draft = engineDraft(head, evidence);
  const { vision } = ctx.model;
  if (!vision) {
    progress({ step: "checks", label: "Checking every bowl" });
    return builtin(head, draft);
  }
  try {
    return await withModel(ctx, head, evidence, draft, progress);
  } catch (error) {
    if (ctx.signal?.aborted) throw error;
    ctx.log.warn({ err: error }, "the vision model did not answer");
    if (ctx.model.required) {
      throw new DomainError(
        "ai_unavailable",
        "The AI service is not answering, so no formula was written. Nothing was counted against your plan; please try again in a moment.",
        { retryAfter: 30 },
      );
    }
    progress({ step: "checks", label: "Checking every bowl" });
    const alone = builtin(head, draft);
    return {
      ...alone,
      analysis: `${alone.analysis}\n\nGemini could not be reached for this one, so it was read and written by the built-in engine alone.`,
    };
  }
}

function builtin(head: Head, draft: Draft): Analysed {
  const { diagnosis, readings } = head;
  const { answer, bowls, request } = draft;
  const level = Math.min(10, request.currentLevel);
  return {
    draft,
    analysis: composeAnalysis({ diagnosis, readings, level, answer, bowls }),
    aiProvider: "builtin",
  };
}

function engineDraft(head: Head, { findings, doubt, targetTone }: Evidence): Draft {
  const { diagnosis, lines, facts, after } = head;
  const request = requestOf(diagnosis, {
    lines,
    facts,
    ...(targetTone && { targetTone }),
    ...(after && { after }),
  });
  return draftOf(request, formulate(request), {
    source: "engine",
    extra: [...(after?.findings ?? []), ...findings],
    doubt,
  });
}

async function withModel(
  ctx: Ctx,
  head: Head,
  evidence: Evidence,
  first: Draft,
  progress: (at: ConsultationProgress) => void,
): Promise<Analysed> {
  const { vision } = ctx.model;
  if (!vision) throw new Error("No vision model.");
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const signal = ctx.signal ? AbortSignal.any([ctx.signal, deadline]) : deadline;
  const { diagnosis, readings } = head;
  const shown: Case = { photos: await head.photos(), diagnosis, readings, draft: first };
  let seen = await look(vision, shown, signal);
  const seenEvidence = withLook(diagnosis, evidence, seen);
  const draft = engineDraft(head, seenEvidence);
  progress({ step: "checks", label: "Checking every bowl" });
  let verdict = seen.formula && judge(seen.formula.bowls, draft.request, draft.answer);
  if (verdict?.ok === false) {
    seen = await look(vision, { ...shown, draft, objections: verdict.objections }, signal);
    verdict = seen.formula && judge(seen.formula.bowls, draft.request, draft.answer);
  }
  const analysis = plainText([seen.analysis, ...seen.plan.watch].join("\n\n"));
  if (verdict?.ok) {
    return {
      draft: draftOf(draft.request, verdict.answer, { source: "gemini" }),
      analysis,
      aiProvider: "gemini",
    };
  }
  return {
    draft,
    analysis: verdict ? `${analysis}\n\n${replaced(verdict.objections)}` : analysis,
    aiProvider: "gemini",
  };
}

/** What the model saw joins the evidence: another level than entered is a conflict, its word for the goal's tone counts where the form has none. */
function withLook(
  diagnosis: Diagnosis,
  evidence: Evidence,
  { current, target, plan }: Look,
): Evidence {
  const known = evidence.findings.some(({ code }) => code === "photo_text_conflict");
  const conflict =
    known || diagnosis.consultationType === "corrective"
      ? []
      : lookConflict(diagnosis, current?.level);
  const targetTone =
    (target?.hairFound ? (plan.desiredTone ?? target.tone) : null) ?? evidence.targetTone;
  return {
    findings: [...evidence.findings, ...conflict],
    doubt: evidence.doubt + (conflict.length > 0 ? 8 : 0),
    ...(targetTone && { targetTone }),
  };
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
