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
  const { level, visibleWarmth } = reading;
  return {
    ...(level && !touched.has("currentLevel") && { currentLevel: wholeLevel(level.value) }),
    ...(!touched.has("underlyingTone") &&
      visibleWarmth !== "none" && { underlyingTone: visibleWarmth }),
    ...(!touched.has("hasGray") && !touched.has("grayCoverage") && whiteSeen(reading)),
  };
}

/** White hair as the photo shows it: the share that is read is the share that is formulated for. */
function whiteSeen({ greyShare }: HairReading): Partial<Diagnosis> {
  const grayPercent = Math.round(greyShare * 20) * 5;
  if (greyShare < 0.1) return {};
  const grayCoverage =
    grayPercent < 25
      ? "minimal"
      : grayPercent < 50
        ? "partial"
        : grayPercent < 75
          ? "substantial"
          : "full";
  return { hasGray: true, grayCoverage, grayPercent };
}

/** What the inspiration suggests. */
export function suggestGoal(
  reading: HairReading | undefined,
  touched: Touched,
): Partial<Diagnosis> {
  const level = reading?.hairFound ? reading.level : null;
  return level && !touched.has("desiredLevel") ? { desiredLevel: wholeLevel(level.value) } : {};
}

/** The service that is shown as chosen. While nobody chose, a toner stands only where nothing is to be lifted. */
export function serviceShown(
  { serviceType, currentLevel, desiredLevel }: Diagnosis,
  chosen: boolean,
): Diagnosis["serviceType"] | undefined {
  return chosen || desiredLevel <= currentLevel ? serviceType : undefined;
}

/** What the hair has been through, as one list: the condition is one of its words. */
export function historyOf({
  hairCondition,
  previousTreatments,
}: Diagnosis): Diagnosis["previousTreatments"] {
  const word = {
    virgin: undefined,
    "previously-colored": "previously_colored",
    bleached: "bleached",
  }[hairCondition] as Diagnosis["previousTreatments"][number] | undefined;
  return !word || conditionOf(previousTreatments) === hairCondition
    ? previousTreatments
    : [...previousTreatments, word];
}

/** The condition that a list of treatments leaves the hair in. */
export function conditionOf(
  treatments: Diagnosis["previousTreatments"],
): Diagnosis["hairCondition"] {
  const had = (...words: readonly string[]) => treatments.some((word) => words.includes(word));
  if (had("bleached")) return "bleached";
  return had("previously_colored", "semi_permanent", "box_dye", "henna")
    ? "previously-colored"
    : "virgin";
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
