import { formulate, headOf } from "#tests/engine.ts";
import type { FormulateRequest, Finding } from "#tools/colour/schema.ts";
import { treatmentPlan } from "#tools/colour/care.ts";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import { blocksOf } from "#tools/formulas/rules.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";

const CREATED = "2026-03-02T09:30:00.000Z";

/** Brassy level 7 that is toned down with Color Touch: one bowl of 20 g colour and 40 g developer. */
export const BRASSY: FormulateRequest = {
  currentLevel: 7,
  desiredLevel: 7,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
  porosity: "high",
  serviceType: "toning",
  unwantedTone: "brass",
  desiredTone: "cool_ash",
  hairThickness: "fine",
  hairLength: "medium",
  lines: ["wella-professionals/color-touch"],
};

/** Box dye that is to go three levels up: remover, lightener and toner, each a bowl. */
export const BOX_DYE: FormulateRequest = {
  ...BRASSY,
  currentLevel: 5,
  desiredLevel: 8,
  previousTreatments: ["box_dye"],
  serviceType: "color-correction",
  unwantedTone: "orange",
};

/** White roots of a pregnant client, whose base waits for an answer while the lowlights beside it are off the scalp. */
export const PARTLY: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "virgin",
  damageLevel: "1",
  serviceType: "toning",
  services: ["grey_coverage", "lowlights"],
  desiredTone: "natural",
  hasGray: true,
  grayPercent: 60,
  extra: { pregnant: true },
};

/** A saved consultation as the server answers it, with the engine's real formula for the request. */
export function consultationResult(
  request: FormulateRequest,
  {
    findings = [],
    ...consultation
  }: Partial<Omit<ConsultationResult["consultation"], "findings">> & { findings?: Finding[] } = {},
): ConsultationResult {
  const { answer, bowls, formulas } = draftOf(headOf(request), formulate(request), {
    source: "engine",
    extra: findings,
  });
  const id = "01980000-0000-7000-8000-000000000001";
  const stored = formulas.map((formula, at) => ({
    ...formula,
    id: `01980000-0000-7000-8000-00000000001${at}`,
    consultationId: id,
    createdAt: CREATED,
    ...(blocksOf(findings).length > 0 && { findings, withheld: true }),
  }));
  return {
    consultation: {
      id,
      stylistId: "01980000-0000-7000-8000-000000000002",
      chatId: null,
      consultationType: "new",
      parentConsultationId: null,
      clientId: null,
      clientName: "Dana",
      serviceType: request.serviceType ?? "toning",
      currentLevel: request.currentLevel,
      desiredLevel: request.desiredLevel ?? request.currentLevel,
      desiredTone: null,
      hairCondition: request.hairCondition ?? "virgin",
      previousTreatments: request.previousTreatments ?? [],
      damageLevel: request.damageLevel ?? "1",
      porosity: request.porosity ?? "normal",
      underlyingTone: null,
      unwantedTone: null,
      hairThickness: null,
      hairLength: null,
      touchupFrequency: null,
      budget: null,
      hasGray: null,
      grayCoverage: null,
      clientGoals: null,
      uncorrectedTones: [],
      issueDescription: null,
      zones: request.zones ?? null,
      services: request.services ?? [],
      aiProvider: "builtin",
      aiAnalysis: "Brass shows in the mids.",
      confidence: answer.confidence ?? null,
      stylistNotes: null,
      photos: [],
      color: stored[0]?.color ?? null,
      createdAt: CREATED,
      findings: answer.findings,
      requires: answer.requires,
      techniques: answer.techniques,
      sessions: answer.sessions,
      waitDays: answer.waitDays,
      trace: answer.trace,
      roadmap: answer.roadmap ?? [],
      disagreements: [],
      usage: null,
      ...consultation,
    },
    formula: stored[0] ?? null,
    formulas: stored,
    steps: bowls,
    aiAnalysis: "Brass shows in the mids.",
    treatmentPlan: treatmentPlan(Number(request.damageLevel ?? "1")),
    ...(!answer.formula && { error: "Nothing may be mixed for this hair today." }),
  };
}
