import type { FormulateRequest } from "#tools/colour/schema.ts";
import { conditionDamage } from "#tools/colour/science.ts";
import { DamageLevel } from "#tools/colour/words.ts";
import {
  CorrectionDesiredTone,
  type ConsultationSummary,
  type CorrectionConsultation,
  type CreateConsultation,
  type Facts,
  type NewConsultation,
} from "./schema.ts";

/** What is told about the hair, whichever flow told it: columns of the consultation. */
export type Diagnosis = Pick<ConsultationSummary, (typeof COLUMNS)[number]>;

const COLUMNS = [
  "consultationType",
  "parentConsultationId",
  "clientName",
  "serviceType",
  "currentLevel",
  "desiredLevel",
  "desiredTone",
  "hairCondition",
  "previousTreatments",
  "damageLevel",
  "porosity",
  "underlyingTone",
  "unwantedTone",
  "hairThickness",
  "hairLength",
  "touchupFrequency",
  "budget",
  "hasGray",
  "grayCoverage",
  "clientGoals",
  "uncorrectedTones",
  "issueDescription",
  "zones",
  "services",
] as const satisfies (keyof ConsultationSummary)[];

const FACTS = [
  "grayPercent",
  "pregnant",
  "age",
  "reactedToColourBefore",
  "scalpBroken",
  "relaxer",
  "weeksSinceTreatment",
  "metallicTest",
  "elasticityTest",
  "resistantGrey",
  "patchTest",
  "patchTestBrand",
  "patchTestHours",
  "brand",
  "line",
] as const satisfies (keyof Facts)[];

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
  if (!parent) throw new Error("A corrective consultation needs the one that it corrects.");
  return { ...parent, ...picked(told, COLUMNS) };
}

/** The diagnosis among the columns of a stored consultation. */
export function storedDiagnosis(row: Diagnosis): Diagnosis {
  return Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) as Diagnosis;
}

/** The safety facts among what was told; a corrective request adds to what its parent's engine was asked with. */
export function factsOf(told: Facts, parent?: FormulateRequest): Facts {
  const before = parent ? { ...parent, ...parent.extra } : {};
  return { ...(picked(before, FACTS) as Facts), ...picked(told, FACTS) };
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
    zones: told.zones ?? null,
    services: [...new Set(told.services)],
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

/** The named fields that were said; a field that was left out stays out. */
function picked<T extends object, Name extends string>(
  from: T,
  names: readonly Name[],
): { [K in Name & keyof T]?: Exclude<T[K], undefined> } {
  const said = names.flatMap((name) => {
    const value = (from as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(said) as { [K in Name & keyof T]?: Exclude<T[K], undefined> };
}
