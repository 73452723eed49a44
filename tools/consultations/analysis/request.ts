import type { Zones } from "#tools/colour/hair-schema.ts";
import { FormulateRequest } from "#tools/colour/schema.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import { fieldError, invalid } from "#tools/core/field-error.ts";
import type { HairAfter } from "#tools/consultations/after-parent.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import type { Facts } from "#tools/consultations/schema.ts";

/** What goes into the engine's question beside the diagnosis. */
export type Given = {
  targetTone?: CanonicalTone;
  after?: HairAfter;
  facts?: Facts;
  /** What the photo says of the parts of the head; what was entered wins. */
  zones?: Zones;
};

/**
 * The question for the engine. A tone that the form names stands, else the goal photo's counts.
 * @throws invalid for words or levels that this flow does not have (a corrective request may mix those of both forms)
 */
export function requestOf(
  diagnosis: Diagnosis,
  { targetTone, after, facts = {}, zones: photoZones }: Given,
): FormulateRequest {
  const { grayPercent, brand, line } = facts;
  const desiredTone = diagnosis.desiredTone ?? targetTone;
  const zones = (after ? after.zones : diagnosis.zones) ?? photoZones;
  const underlyingTone = after ? after.underlyingTone : diagnosis.underlyingTone;
  const unwantedTone = after ? after.unwantedTone : diagnosis.unwantedTone;
  refusePlatinum(diagnosis);
  const parsed = FormulateRequest.safeParse({
    flow: FLOWS[diagnosis.consultationType],
    currentLevel: after?.level ?? diagnosis.currentLevel,
    desiredLevel: diagnosis.desiredLevel,
    hairCondition: after?.hairCondition ?? diagnosis.hairCondition,
    previousTreatments: after?.previousTreatments ?? diagnosis.previousTreatments,
    damageLevel: diagnosis.damageLevel,
    porosity: diagnosis.porosity,
    serviceType: diagnosis.serviceType,
    ...(underlyingTone && { underlyingTone }),
    ...(unwantedTone && { unwantedTone }),
    ...(after?.lastFormula && { lastFormula: after.lastFormula }),
    ...(desiredTone && { desiredTone }),
    ...(diagnosis.hairThickness && { hairThickness: diagnosis.hairThickness }),
    ...(diagnosis.hairLength && { hairLength: diagnosis.hairLength }),
    ...(diagnosis.touchupFrequency && { touchupFrequency: diagnosis.touchupFrequency }),
    ...(diagnosis.budget && { budget: diagnosis.budget }),
    ...(diagnosis.hasGray !== null && { hasGray: diagnosis.hasGray }),
    ...(diagnosis.grayCoverage && { grayCoverage: diagnosis.grayCoverage }),
    ...(diagnosis.uncorrectedTones.length > 0 && { uncorrectedTones: diagnosis.uncorrectedTones }),
    ...(zones && { zones }),
    ...(diagnosis.services.length > 0 && { services: diagnosis.services }),
    ...(diagnosis.issueDescription && { issueDescription: diagnosis.issueDescription }),
    ...(grayPercent !== undefined && { grayPercent }),
    ...(brand && { brand }),
    ...(brand && line && { line }),
    extra: extraOf(facts, { clientGoals: diagnosis.clientGoals, targetTone }),
  });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error);
}

/** What the engine is told beside the hair: every answer but those that it knows by fields of their own. */
export function extraOf(
  { grayPercent: _percent, brand: _brand, line: _line, ...answers }: Facts,
  {
    clientGoals,
    targetTone,
  }: { clientGoals?: string | null | undefined; targetTone?: CanonicalTone | undefined },
) {
  return {
    ...answers,
    ...(clientGoals && { goal: clientGoals }),
    ...(targetTone && { targetPhotoTone: targetTone }),
  };
}

/** Levels 11 and 12 belong to the colour correction and to what corrects one. */
function refusePlatinum({ serviceType, currentLevel, desiredLevel }: Diagnosis): void {
  if (serviceType === "color_correction" || Math.max(currentLevel, desiredLevel) <= 10) return;
  const path = currentLevel > 10 ? "currentLevel" : "desiredLevel";
  throw fieldError(path, "Levels 11 and 12 belong to color correction.");
}

const FLOWS = { new: "consultation", correction: "correction", corrective: "corrective" } as const;
