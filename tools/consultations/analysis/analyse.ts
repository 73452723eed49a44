import { caseOf, type Known } from "#tools/colour/case.ts";
import { formulate } from "#tools/colour/formulate.ts";
import type { Calibration } from "#tools/outcomes/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { HairAfter, Parent } from "#tools/consultations/after-parent.ts";
import { composeAnalysis } from "./analysis.ts";
import { openMeter, type Meter } from "#tools/consultations/told/ask.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import type { Disagreement } from "./disagreement-schema.ts";
import { photoDoubts } from "#tools/consultations/look/doubts.ts";
import { draftOf, type Draft } from "./draft.ts";
import { weigh, type Evidence, type Readings } from "#tools/consultations/look/evidence.ts";
import { look, type Shown } from "#tools/consultations/look/look.ts";
import type { Look } from "#tools/consultations/look/look-schema.ts";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";
import { requestOf } from "./request.ts";
import type { AiProvider, Facts } from "#tools/consultations/schema.ts";
import { secondOpinion } from "#tools/consultations/look/second-opinion.ts";
import { priced, usageEntry } from "./usage.ts";
import type { ModelUsage } from "./usage-schema.ts";

/** All that is known of a head of hair. `photos` are opened only for a model that looks. */
export type Head = {
  diagnosis: Diagnosis;
  readings: Readings;
  facts: Facts;
  /** What is known beside what was told. */
  known: Known;
  /** What the salon's outcomes say of how sure its formulas were. */
  calibration?: readonly Calibration[];
  /** The consultation whose result is put right, and the hair after its formula. */
  parent?: Parent;
  after?: HairAfter;
  photos: () => Promise<Shown[]>;
};

export type Analysed = {
  draft: Draft;
  analysis: string;
  aiProvider: AiProvider;
  disagreements: Disagreement[];
  usage: ModelUsage | null;
};

/** What the engine made of the evidence. */
export type Plan = { evidence: Evidence; draft: Draft };

type Written = Pick<Analysed, "draft" | "analysis" | "aiProvider" | "disagreements">;

/** For all questions of one analysis together. */
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
  const checking = () => progress({ step: "checks", label: "Checking every bowl" });
  const { vision } = ctx.model;
  if (!vision) {
    checking();
    return { ...builtin(head, planOf(head)), usage: null };
  }
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const signal = ctx.signal ? AbortSignal.any([ctx.signal, deadline]) : deadline;
  const meter = openMeter();
  const line = { model: vision, signal, meter };
  let plan: Plan | undefined;
  try {
    const pictures = await head.photos();
    const seen = pictures.length > 0 ? await look(line, pictures) : undefined;
    plan = planOf(head, seen);
    checking();
    return metered(
      ctx,
      meter,
      await secondOpinion({ ...line, by: ctx.model.provider }, head, plan, seen),
    );
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
    checking();
    const alone = builtin(head, plan ?? planOf(head));
    const who = ctx.model.provider === "own" ? "Your own model" : "Gemini";
    const label = plan
      ? `${who} looked at the photos but did not answer for the formula, so it was written by the built-in engine alone.`
      : `${who} could not be reached for this one, so it was read and written by the built-in engine alone.`;
    return metered(ctx, meter, { ...alone, analysis: `${alone.analysis}\n\n${label}` });
  }
}

/** Weighs the evidence, with what the model saw where one looked, and has the engine formulate. */
function planOf(head: Head, seen?: Look): Plan {
  const { diagnosis, readings, facts, known, after, calibration } = head;
  const evidence = weigh(diagnosis, readings, { facts, seen, worked: after?.level });
  const { findings, targetTone, zones } = evidence;
  const told = requestOf(diagnosis, {
    facts,
    ...(targetTone && { targetTone }),
    ...(after && { after }),
    ...(zones && { zones }),
  });
  const request = caseOf(told, known);
  const draft = draftOf(request, formulate(request), {
    source: "engine",
    extra: [...(after?.findings ?? []), ...findings],
    doubts: photoDoubts(evidence, readings),
    ...(calibration && { calibration }),
  });
  return { evidence, draft };
}

function builtin({ diagnosis, readings, after }: Head, { evidence, draft }: Plan): Written {
  const { answer, bowls, request } = draft;
  return {
    draft,
    analysis: composeAnalysis({ diagnosis, readings, request, answer, bowls, basis: after?.basis }),
    aiProvider: "builtin",
    disagreements: evidence.disagreements,
  };
}

/** Writes down what the model has cost, also where its answer could not be used. */
function metered(ctx: Ctx, meter: Meter, written: Written): Analysed {
  const { vision } = ctx.model;
  const tokens = meter.read();
  if (!vision || tokens.calls === 0) return { ...written, usage: null };
  const usage = priced(typeof vision === "string" ? vision : vision.modelId, tokens, ctx.now());
  const { draft } = written;
  const trace = [...draft.answer.trace, usageEntry(usage)];
  return { ...written, draft: { ...draft, answer: { ...draft.answer, trace } }, usage };
}
