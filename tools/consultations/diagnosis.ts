import { conditionDamage } from "#tools/colour/science.ts";
import { DamageLevel } from "#tools/colour/words.ts";
import {
  CorrectionDesiredTone,
  type ConsultationSummary,
  type CorrectionConsultation,
  type CreateConsultation,
  type NewConsultation,
} from "./schema.ts";

/** What is told about the hair, whichever flow told it: the consultation's own columns. */
export type Diagnosis = Omit<
  ConsultationSummary,
  | "id"
  | "stylistId"
  | "aiProvider"
  | "aiAnalysis"
  | "confidence"
  | "stylistNotes"
  | "photos"
  | "color"
  | "createdAt"
>;

/** An input whose photos may still be uploads: only what is told matters here. */
export type Told = WithoutPhotos<CreateConsultation>;
type WithoutPhotos<T> = T extends unknown ? Omit<T, "currentPhotos" | "targetPhoto"> : never;

/** Brings the three flows to one form. A corrective request takes what it does not repeat from `parent`. */
export function diagnosisOf(told: Told, now: Date, parent?: Diagnosis): Diagnosis {
  const defaultName = `Client ${now.toISOString().slice(0, 16).replace("T", " ")}`;
  if (told.consultationType === "new") {
    return { ...shared(told), ...plain(told), clientName: told.clientName ?? defaultName };
  }
  if (told.consultationType === "correction") {
    return {
      ...shared(told),
      ...corrected(told),
      clientName: told.clientName ?? "Color Correction Client",
    };
  }
  const { consultationType, parentConsultationId, uncorrectedTones, issueDescription, ...said } =
    told;
  if (!parent) throw new Error("A corrective consultation needs the one that it corrects.");
  return {
    ...parent,
    ...given(said),
    consultationType,
    parentConsultationId,
    uncorrectedTones,
    issueDescription,
  };
}

function shared(
  told:
    | Omit<NewConsultation, "currentPhotos" | "targetPhoto">
    | Omit<CorrectionConsultation, "currentPhotos" | "targetPhoto">,
) {
  return {
    consultationType: told.consultationType,
    parentConsultationId: null,
    currentLevel: told.currentLevel,
    desiredLevel: told.desiredLevel,
    hairCondition: told.hairCondition,
    previousTreatments: [...new Set(told.previousTreatments)],
    hairThickness: told.hairThickness ?? null,
    hairLength: told.hairLength ?? null,
    touchupFrequency: told.touchupFrequency ?? null,
    budget: told.budget ?? null,
    hasGray: told.hasGray ?? null,
    grayCoverage: told.hasGray === false ? null : (told.grayCoverage ?? null),
    clientGoals: told.clientGoals || null,
    uncorrectedTones: [],
    issueDescription: null,
  };
}

function plain(told: Omit<NewConsultation, "currentPhotos" | "targetPhoto">) {
  return {
    serviceType: told.serviceType,
    damageLevel: told.damageLevel,
    porosity: told.porosity,
    underlyingTone: told.underlyingTone ?? null,
    unwantedTone: told.unwantedTone ?? null,
    desiredTone: told.desiredTone ?? null,
  };
}

/** The correction form asks for the condition instead of damage and porosity: damage follows from it, and badly damaged hair is porous. */
function corrected(told: Omit<CorrectionConsultation, "currentPhotos" | "targetPhoto">) {
  const damage = conditionDamage[told.hairCondition] ?? 1;
  return {
    serviceType: "color_correction",
    damageLevel: DamageLevel.parse(String(damage)),
    porosity: damage > 2 ? "high" : "normal",
    underlyingTone: told.unwantedTone,
    unwantedTone: told.unwantedTone,
    desiredTone: told.desiredTone ?? toneInGoals(told.clientGoals) ?? "neutral",
  };
}

/** The tone named in the composed goals: "…, achieve cool_ash result." */
function toneInGoals(goals: string | undefined) {
  const word = /achieve\s+(cool[ _]ash|neutral|warm|natural)\b/i.exec(goals ?? "")?.[1];
  return CorrectionDesiredTone.safeParse(word?.toLowerCase().replace(" ", "_")).data;
}

/** Only what was said: a field that was left out keeps the parent's value. */
function given<T extends object>(said: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
