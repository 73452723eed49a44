import { confidenceBand } from "#tools/colour/care.ts";
import type { Finding, FormulateAnswer, Step } from "#tools/colour/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";

/** Where findings come from that no words could have told. */
const OF_PHOTOS = /^The photos of /;

/** A plan as a colourist reads it, whichever door gave it. */
function planOf({
  title,
  steps,
  confidence,
  findings,
  ...rest
}: {
  title: string | undefined;
  steps: readonly Step[];
  confidence: number | null | undefined;
  findings: readonly Finding[];
  mixed: boolean;
} & Pick<FormulateAnswer, "requires" | "techniques" | "sessions" | "waitDays">) {
  return {
    title: title ?? null,
    bowls: steps.map(bowlOf),
    confidence: confidence ?? null,
    band: typeof confidence === "number" ? confidenceBand(confidence).id : null,
    findings: codesOf(findings),
    mixed: rest.mixed,
    requires: rest.requires,
    techniques: rest.techniques,
    sessions: rest.sessions,
    waitDays: rest.waitDays,
  };
}

/** What is mixed, where, in which turn, and for how long. */
const bowlOf = (step: Step) => ({
  order: step.order,
  stage: step.stage,
  startAt: step.startAt,
  type: step.type,
  purpose: step.purpose,
  zone: step.zone,
  parts: step.parts,
  onScalp: step.onScalp,
  line: `${step.brandId}/${step.lineId}`,
  shades: step.shades.map(({ code, grams }) => `${code} ${grams}`),
  developer: step.developer && `${step.developer.volume} ${step.developer.grams}`,
  ratio: step.ratio,
  minutes: step.minutes,
  targetLevel: step.targetLevel,
});

const codesOf = (findings: readonly Finding[]) =>
  [...new Set(findings.map(({ code, severity }) => `${code} ${severity}`))].toSorted();

/** The plan of a consultation. A card that waits for a person may not be mixed, as where there is nobody who could answer. */
export function planOfResult({ consultation, formula, formulas, steps }: ConsultationResult) {
  const waits = formulas.filter(({ withheld, source }) => withheld && source !== "stylist");
  const held = waits.length > 0;
  return planOf({
    ...consultation,
    title: held ? undefined : formula && "name" in formula ? formula.name : undefined,
    steps: steps.filter(({ role }) => !waits.some((card) => card.role === role)),
    mixed: formula !== null && !held,
  });
}

/** The same without what only the photos tell, which is named as theirs. */
export const withoutPhotos = (result: ConsultationResult): ConsultationResult => ({
  ...result,
  consultation: {
    ...result.consultation,
    findings: result.consultation.findings.filter(({ source }) => !OF_PHOTOS.test(source)),
  },
});

/** The plan of an answer to a program. */
export const planOfAnswer = ({ formula, ...answer }: FormulateAnswer) =>
  planOf({
    ...answer,
    title: formula?.name,
    confidence: answer.confidence,
    mixed: formula !== null,
  });
