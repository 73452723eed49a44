import type { CorrectionConsultation } from "#tools/consultations/schema.ts";
import { safetyOf } from "#ui/cards/zones-field/safety-field.tsx";

type Photos = Pick<CorrectionConsultation, "currentPhotos" | "targetPhoto">;

/** What the stylist has said so far; the goals are their own words. */
export type Diagnostic = Partial<
  Omit<
    CorrectionConsultation,
    keyof Photos | "consultationType" | "clientName" | "clientGoals" | "previousTreatments"
  >
> &
  Pick<CorrectionConsultation, "previousTreatments"> & { clientName: string; goals: string };

export const EMPTY: Diagnostic = { clientName: "", previousTreatments: [], goals: "" };

/** What a client is called on this screen where nobody is chosen. */
export const CLIENT = "Color Correction Client";

/** What must be told first, in the words of the form. */
export function missingIn(said: Diagnostic): string[] {
  const needed = [
    ["unwanted tone", said.unwantedTone],
    ["desired tone", said.desiredTone],
    ["current level", said.currentLevel],
    ["hair condition", said.hairCondition],
    ["hair thickness", said.hairThickness],
    ["hair length", said.hairLength],
    ["previous treatments", said.previousTreatments[0]],
  ] as const;
  return needed.flatMap(([name, value]) => (value === undefined ? [name] : []));
}

/** The request; undefined while something required is missing. */
export function correctionRequest(
  said: Diagnostic,
  photos: Photos,
): CorrectionConsultation | undefined {
  const { unwantedTone, desiredTone, currentLevel, hairCondition, hairThickness, hairLength } =
    said;
  if (
    !unwantedTone ||
    !desiredTone ||
    !currentLevel ||
    !hairCondition ||
    !hairThickness ||
    !hairLength ||
    said.previousTreatments.length === 0
  ) {
    return undefined;
  }
  const goals = said.goals.trim();
  return {
    consultationType: "correction",
    clientName: said.clientName.trim() || CLIENT,
    ...(said.clientId && { clientId: said.clientId }),
    unwantedTone,
    desiredTone,
    currentLevel,
    desiredLevel: said.desiredLevel ?? currentLevel,
    hairCondition,
    hairThickness,
    hairLength,
    previousTreatments: said.previousTreatments,
    hasGray: said.hasGray ?? false,
    ...(said.hasGray && said.grayCoverage && { grayCoverage: said.grayCoverage }),
    ...(said.touchupFrequency && { touchupFrequency: said.touchupFrequency }),
    ...(said.budget && { budget: said.budget }),
    ...(said.zones && { zones: said.zones }),
    ...safetyOf(said),
    clientGoals: [
      `Color Correction: Neutralize ${unwantedTone} tones, achieve ${desiredTone} result.`,
      ...(goals ? [goals] : []),
    ].join(" "),
    ...photos,
  };
}
