import { z } from "@hono/zod-openapi";
import { invalid, fieldError } from "#tools/core/field-error.ts";
import type { ConsultationOrder } from "#tools/consultations/create.ts";
import {
  ConsultationType,
  CorrectionConsultation,
  CorrectiveConsultation,
  NewConsultation,
} from "#tools/consultations/schema.ts";
import { bytesOf, File } from "#agent/http/files.ts";
import { fromTestLab, isOfTestLab } from "./training-lab-form.ts";

const text = z.string().optional();
const files = z.union([File, z.array(File)]).optional();

/** The multipart form of all three flows, as it is sent: text and files. What each flow needs of it is said by its own words. */
export const ConsultationForm = z.object({
  consultationType: text,
  parentConsultationId: text,
  clientId: text,
  clientName: text,
  currentLevel: text,
  desiredLevel: text,
  hairCondition: text,
  /** A JSON list. */
  previousTreatments: text,
  damageLevel: text,
  porosity: text,
  serviceType: text,
  underlyingTone: text,
  unwantedTone: text,
  desiredTone: text,
  hairThickness: text,
  hairLength: text,
  touchupFrequency: text,
  budget: text,
  hasGray: text,
  grayCoverage: text,
  clientGoals: text,
  /** A JSON list. */
  uncorrectedTones: text,
  issueDescription: text,
  /** A JSON object: what the parts of the head carry that differ from the rest. */
  zones: text,
  /** A JSON list. */
  services: text,
  grayPercent: text,
  pregnant: text,
  age: text,
  reactedToColourBefore: text,
  scalpBroken: text,
  resistantGrey: text,
  relaxer: text,
  weeksSinceTreatment: text,
  metallicTest: text,
  elasticityTest: text,
  patchTest: text,
  patchTestBrand: text,
  patchTestHours: text,
  aiProvider: text,
  /** A brand id of the catalogue to use instead of the stylist's own lines. */
  brand: text,
  /** What the Test Lab says in words of its own. */
  currentTone: text,
  hairHealth: text,
  budgetTier: text,
  preferredBrands: text,
  specialNotes: text,
  photos: files,
  targetPhoto: files,
});
export type ConsultationForm = z.infer<typeof ConsultationForm>;

const photos = {
  currentPhotos: z.array(File).max(5, "at most 5 current photos"),
  targetPhoto: File,
};
const FLOWS = {
  new: NewConsultation.extend(photos),
  correction: CorrectionConsultation.extend({
    ...photos,
    currentPhotos: photos.currentPhotos.min(1, "at least one current photo is needed"),
  }),
  corrective: CorrectiveConsultation.extend(photos),
};

/** Reads the form as the flow that it speaks of. @throws invalid, naming every field in the form's own words; too_large */
export async function orderFrom(sent: ConsultationForm): Promise<ConsultationOrder> {
  const form = isOfTestLab(sent) ? fromTestLab(sent) : sent;
  const consultationType = flowOf(form);
  const said = { ...wordsOf(form), ...photosOf(form, consultationType), consultationType };
  const schema = FLOWS[consultationType];
  const known = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => name in schema.shape && value !== undefined),
  );
  const parsed = schema.safeParse(known);
  if (!parsed.success) throw invalid(inFormWords(parsed.error));
  const { currentPhotos, targetPhoto, ...order } = parsed.data;
  return {
    ...order,
    currentPhotos: await Promise.all(currentPhotos.map(bytesOf)),
    targetPhoto: await bytesOf(targetPhoto),
  };
}

function flowOf({
  consultationType,
  parentConsultationId,
  serviceType,
}: ConsultationForm): ConsultationType {
  if (consultationType) {
    const known = ConsultationType.safeParse(consultationType);
    if (!known.success)
      throw fieldError("consultationType", "must be new, correction or corrective");
    return known.data;
  }
  if (parentConsultationId) return "corrective";
  return serviceType === "color_correction" ? "correction" : "new";
}

/** Form text as values; blank is unsaid. */
function wordsOf(form: ConsultationForm) {
  const {
    photos: _photos,
    targetPhoto: _target,
    currentLevel,
    desiredLevel,
    previousTreatments,
    uncorrectedTones,
    zones,
    services,
    ...rest
  } = form;
  const level = number(currentLevel);
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, value?.trim() ? value : undefined]),
    ),
    ...eachOf(NUMBERS, form, number),
    ...eachOf(TRUTHS, form, truth),
    currentLevel: level,
    desiredLevel:
      number(desiredLevel) ?? (form.serviceType === "color_correction" ? level : undefined),
    previousTreatments:
      written("previousTreatments", previousTreatments, "list") ??
      (form.parentConsultationId ? undefined : []),
    uncorrectedTones: written("uncorrectedTones", uncorrectedTones, "list"),
    zones: written("zones", zones, "object"),
    services: written("services", services, "list"),
  };
}

const NUMBERS = ["grayPercent", "age", "weeksSinceTreatment", "patchTestHours"] as const;
const TRUTHS = [
  "hasGray",
  "pregnant",
  "reactedToColourBefore",
  "scalpBroken",
  "resistantGrey",
] as const;

function eachOf<Name extends keyof ConsultationForm, Value>(
  names: readonly Name[],
  form: Partial<Record<Name, string | undefined>>,
  read: (given: string | undefined) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, read(form[name])]));
}

/** A correction sends `photos` as current then target; the other flows send the target by itself. */
function photosOf(form: ConsultationForm, flow: ConsultationType) {
  const current = [form.photos ?? []].flat();
  const targets = [form.targetPhoto ?? []].flat();
  if (targets.length > 1) throw fieldError("targetPhoto", "Exactly one target photo is needed.");
  if (targets.length === 1 || flow !== "correction")
    return { currentPhotos: current, targetPhoto: targets[0] };
  if (current.length > 6)
    throw fieldError("photos", "At most 5 current photos and 1 target photo are taken.");
  if (current.length === 1)
    throw fieldError("photos", "At least one current photo and the target photo are needed.");
  return { currentPhotos: current.slice(0, -1), targetPhoto: current.at(-1) };
}

function number(given: string | undefined): number | string | undefined {
  const digits = given?.trim();
  return digits && /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : digits || undefined;
}

function truth(given: string | undefined): boolean | string | undefined {
  if (given === "true" || given === "false") return given === "true";
  return given || undefined;
}

function written(name: string, given: string | undefined, kind: "list" | "object"): unknown {
  if (!given?.trim()) return undefined;
  try {
    return JSON.parse(given);
  } catch {
    throw fieldError(name, `must be a JSON ${kind}`);
  }
}

/** The form calls the current photos `photos`. */
function inFormWords(error: z.ZodError): z.ZodError {
  const issues = error.issues.map((issue) => ({
    ...issue,
    path: issue.path[0] === "currentPhotos" ? ["photos"] : issue.path,
  }));
  return new z.ZodError(issues);
}
