import { findBrandCalled } from "#tools/colour/catalogue.ts";
import { toneIn } from "#tools/colour/shade/tone-words.ts";
import { CanonicalTone, DesiredTone, UnwantedTone } from "#tools/colour/words.ts";
import {
  ConsultationService,
  ConsultationUnderlyingTone,
  ConsultationUnwantedTone,
} from "#tools/consultations/schema.ts";
import type { ConsultationForm } from "./consultation-form.ts";

/** The fields that only the Test Lab sends. */
const OWN = ["currentTone", "hairHealth", "budgetTier", "preferredBrands", "specialNotes"] as const;

/** Whether a form speaks the Test Lab's words. */
export function isOfTestLab(form: ConsultationForm): boolean {
  return OWN.some((name) => form[name] !== undefined);
}

/**
 * The Test Lab's form in the words of a new consultation. Its last photo is the target. What it says in words that the
 * product has no field for goes into the client's goals, so that nothing is dropped in silence.
 */
export function fromTestLab(form: ConsultationForm): ConsultationForm {
  const { currentTone, hairHealth, budgetTier, preferredBrands, specialNotes, ...rest } = form;
  const pictures = [form.photos ?? []].flat();
  const damaged = word(hairHealth) === "damaged";
  const shown = toneShown(currentTone);
  const wished = toneWished(form.desiredTone);
  const service = serviceOf(form.serviceType);
  const natural = /^(natural|neutral|none|virgin|)$/.test(word(currentTone));
  const brands = brandNames(preferredBrands);
  const brand = brands.flatMap((name) => findBrandCalled(name) ?? [])[0];
  const others = brands.filter((name) => findBrandCalled(name) !== brand || !brand);
  const leftOver = [
    specialNotes?.trim(),
    form.desiredTone?.trim() && !wished ? `Desired tone: ${form.desiredTone.trim()}.` : "",
    !natural && !shown.underlyingTone && !shown.unwantedTone
      ? `Current tone: ${currentTone?.trim()}.`
      : "",
    form.serviceType?.trim() && !service ? `Service: ${form.serviceType.trim()}.` : "",
    others.length > 0 ? `Preferred brands: ${others.join(", ")}.` : "",
  ].filter(Boolean);
  return {
    ...rest,
    consultationType: "new",
    currentLevel: digits(form.currentLevel),
    desiredLevel: digits(form.desiredLevel),
    hairCondition: form.hairCondition ?? (damaged || !natural ? "previously-colored" : "virgin"),
    damageLevel: form.damageLevel ?? (damaged ? "2" : "1"),
    porosity: form.porosity ?? (damaged ? "high" : "normal"),
    serviceType: service ?? "toning",
    ...shown,
    desiredTone: wished,
    hairThickness: word(form.hairThickness) === "coarse" ? "thick" : plain(form.hairThickness),
    hairLength: plain(form.hairLength),
    hasGray: yesOrNo(form.hasGray),
    touchupFrequency: weeks(form.touchupFrequency),
    budget: form.budget ?? budgetOf(budgetTier),
    brand: brand?.id,
    clientGoals: [form.clientGoals?.trim(), ...leftOver].filter(Boolean).join(" "),
    photos: form.targetPhoto ? form.photos : pictures.slice(0, -1),
    targetPhoto: form.targetPhoto ?? pictures.at(-1),
  };
}

const word = (given: string | undefined) => (given ?? "").trim().toLowerCase();
const plain = (given: string | undefined) => word(given).replaceAll(/[ -]+/g, "_") || undefined;
const digits = (given: string | undefined) => /\d+/.exec(given ?? "")?.[0] ?? given;

function yesOrNo(given: string | undefined): string | undefined {
  const said = word(given);
  if (said === "yes") return "true";
  return said === "no" ? "false" : given;
}

/** What the hair shows: unwanted where the form has that word, else the pigment under it. */
function toneShown(given: string | undefined) {
  const said = word(given).replace("brassy", "brass").replace("golden", "gold");
  const unwanted = ConsultationUnwantedTone.safeParse(said);
  if (unwanted.success && UnwantedTone.enum.none !== unwanted.data)
    return { unwantedTone: unwanted.data };
  const underlying = ConsultationUnderlyingTone.safeParse(said.replaceAll(" ", "-"));
  return underlying.success && underlying.data !== "none"
    ? { underlyingTone: underlying.data }
    : {};
}

function toneWished(given: string | undefined): DesiredTone | undefined {
  const said = word(given);
  return (
    DesiredTone.safeParse(said.replaceAll(/[ -]+/g, "_")).data ??
    CanonicalTone.safeParse(said.replaceAll(/[ _]+/g, "-")).data ??
    toneIn(said)
  );
}

/** A correction here has the fields of a consultation and none of its own form. */
function serviceOf(given: string | undefined): string | undefined {
  return ConsultationService.safeParse(word(given).replaceAll(/[ _]+/g, "-")).data;
}

function weeks(given: string | undefined): string | undefined {
  const [count] = /\d+/.exec(given ?? "") ?? [];
  return count ? `${count}_weeks` : plain(given);
}

const BUDGETS: Record<string, string> = {
  low: "economy",
  budget: "economy",
  medium: "moderate",
  mid: "moderate",
  standard: "moderate",
  high: "premium",
  luxury: "premium",
};

function budgetOf(given: string | undefined): string | undefined {
  return BUDGETS[word(given)] ?? plain(given);
}

/** A JSON list, or names with commas between them. */
function brandNames(given: string | undefined): string[] {
  const text = given?.trim() ?? "";
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list.filter((each) => typeof each === "string");
  } catch {
    // names as they are spoken
  }
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
