import { sureLevel } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { NewConsultation } from "#tools/consultations/schema.ts";

/** What the stylist says about the hair. The client's name may stay empty. */
export type Diagnosis = Omit<
  NewConsultation,
  "consultationType" | "currentPhotos" | "targetPhoto" | "clientName"
> & { clientName: string };

/** Which fields the stylist has set by hand; a photo no longer changes these. */
export type Touched = ReadonlySet<keyof Diagnosis>;

/** The form as it opens. */
export const DEFAULTS: Diagnosis = {
  clientName: "",
  currentLevel: 5,
  desiredLevel: 7,
  hairCondition: "virgin",
  previousTreatments: [],
  damageLevel: "1",
  porosity: "normal",
  serviceType: "toning",
};

/** What a photo of the hair as it is suggests, left out where the stylist has spoken or the photo cannot tell. */
export function suggestCurrent(
  reading: HairReading | undefined,
  touched: Touched,
): Partial<Diagnosis> {
  if (!reading?.hairFound) return {};
  const { visibleWarmth, greyShare } = reading;
  const level = sureLevel(reading);
  return {
    ...(level && !touched.has("currentLevel") && { currentLevel: wholeLevel(level.value) }),
    ...(!touched.has("underlyingTone") &&
      visibleWarmth !== "none" && { underlyingTone: visibleWarmth }),
    ...(!touched.has("hasGray") && greyShare >= 0.1 && { hasGray: true }),
  };
}

/** What the inspiration suggests. */
export function suggestGoal(
  reading: HairReading | undefined,
  touched: Touched,
): Partial<Diagnosis> {
  const level = sureLevel(reading);
  return level && !touched.has("desiredLevel") ? { desiredLevel: wholeLevel(level.value) } : {};
}

/** The request: an unnamed client is called "Client" and the time, words left at none are not sent. */
export function requestOf(
  { clientName, ...diagnosis }: Diagnosis,
  photos: Pick<NewConsultation, "currentPhotos" | "targetPhoto">,
  now: Date,
): NewConsultation {
  return {
    consultationType: "new",
    ...diagnosis,
    ...(diagnosis.clientGoals !== undefined && { clientGoals: diagnosis.clientGoals.trim() }),
    clientName: clientName.trim() || `Client ${now.getTime()}`,
    ...photos,
  };
}

function wholeLevel(level: number): number {
  return Math.min(10, Math.max(1, Math.round(level)));
}
