import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import type { Zones } from "#tools/colour/hair-schema.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Finding, FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import type { PreviousTreatment } from "#tools/colour/words.ts";
import { comparePhotos, type PhotosBefore } from "./look/compare-photos.ts";
import type { Diagnosis } from "./diagnosis.ts";

/** The consultation whose result is put right: what was known then, and what was mixed. */
export type Parent = {
  diagnosis: Diagnosis;
  request: FormulateRequest;
  answer: FormulateAnswer;
  /** The bowls as they were used in the end; left out, those that were written. */
  used?: readonly Omit<Step, "order" | "final">[];
  /** What its own photos showed. */
  photos?: PhotosBefore;
};

/** The hair as it is after the parent's formula. */
export type HairAfter = {
  level: number;
  /** How that level was settled on: stated anew, read off the photo, or from what the formula aimed at and how its result was called. */
  basis: Basis;
  hairCondition: string;
  previousTreatments: string[];
  /** Warmth that the photo of the result shows; what was said of the hair before no longer counts. */
  underlyingTone?: string;
  unwantedTone?: string;
  zones?: Zones;
  /** What was mixed, for the engine to reason from; undefined where nothing was. */
  lastFormula?: FormulateRequest["lastFormula"];
  findings: Finding[];
};

export type Basis =
  | { from: "stated" }
  | { from: "photo" }
  | { from: "aim"; aimed: number; called?: "too dark" | "too light" };

const source = "The original consultation and its formula";

/**
 * Works out what is on the head now: the parent's bowls tell what was done to it, the photo of the result how deep it is.
 * A level that the stylist stated anew stands. Without a readable photo the level is where the formula aimed,
 * one off when the result is called too dark or too light.
 */
export function hairAfter(
  parent: Parent,
  diagnosis: Diagnosis,
  result: HairReading | undefined,
): HairAfter {
  const { steps } = parent.answer;
  const lightened = steps.some(
    ({ type, purpose }) => type === "lightener" || purpose === "lighten",
  );
  const coloured = steps.some(({ purpose }) => purpose !== "treat");
  const findings: Finding[] = [];
  if (lightened && diagnosis.damageLevel === "1") {
    findings.push({
      code: "damage_recheck",
      severity: "warn",
      sentence:
        "This hair has been lightened since its damage was judged. Stretch a wet strand before you mix: if it does not spring back, treat it as damage 2 or 3.",
      source,
    });
  }
  const { level, basis } = levelNow(parent, diagnosis, result, findings);
  const lastFormula = lastOf(parent, diagnosis);
  const warmth = warmthNow(parent, diagnosis, result);
  findings.push(...comparePhotos(parent.photos, result));
  return {
    level,
    basis,
    ...(lastFormula && { lastFormula }),
    ...(warmth && { underlyingTone: warmth }),
    ...(diagnosis.unwantedTone &&
      diagnosis.unwantedTone !== parent.diagnosis.unwantedTone && {
        unwantedTone: diagnosis.unwantedTone,
      }),
    ...zonesNow(parent, diagnosis),
    hairCondition: lightened
      ? "bleached"
      : coloured && diagnosis.hairCondition === "virgin"
        ? "previously-colored"
        : diagnosis.hairCondition,
    previousTreatments: treatmentsNow(diagnosis.previousTreatments, { lightened, coloured }),
    findings,
  };
}

function levelNow(
  parent: Parent,
  diagnosis: Diagnosis,
  result: HairReading | undefined,
  findings: Finding[],
): Pick<HairAfter, "level" | "basis"> {
  const { currentLevel: before } = parent.diagnosis;
  if (diagnosis.currentLevel !== before)
    return { level: diagnosis.currentLevel, basis: { from: "stated" } };
  const called = diagnosis.uncorrectedTones.includes("too-dark")
    ? "too dark"
    : diagnosis.uncorrectedTones.includes("too-light")
      ? "too light"
      : undefined;
  const aimed = parent.answer.formula ? reached(parent) : before;
  const off = !parent.answer.formula || !called ? 0 : called === "too dark" ? -1 : 1;
  const expected = clamp(aimed + off);
  const told = result?.hairFound && result.level ? result.level : undefined;
  const seen = told && agreesWith(called, told.value, aimed) ? told : undefined;
  if (told && !seen)
    findings.push({
      code: "photo_against_complaint",
      severity: "warn",
      sentence: `The result is called ${called}, while its photo reads as level ${told.value} and the original formula aimed at ${aimed}. What was said on the head counts: the correction works from level ${expected} and leaves the photo out; check it against a swatch.`,
      source,
    });
  if (!seen || (expected >= seen.low && expected <= seen.high))
    return {
      level: expected,
      basis: { from: "aim", aimed, ...(off !== 0 && called && { called }) },
    };
  findings.push({
    code: "result_level_differs",
    severity: "warn",
    sentence: `The photo of the result reads as level ${seen.value}, while the original formula aimed at ${aimed}. The correction works from the photo; check it against a swatch.`,
    source,
  });
  const towards = called === "too dark" ? Math.floor : called ? Math.ceil : Math.round;
  return { level: clamp(towards(seen.value)), basis: { from: "photo" } };
}

/** A photo speaks for a result that is called too dark or too light only where it lies on that side of the aim. */
function agreesWith(called: string | undefined, seen: number, aimed: number): boolean {
  if (!called) return true;
  return called === "too dark" ? seen < aimed : seen > aimed;
}

/** The level that the first visit was to stop at: the goal, or short of it where the goal takes more visits. */
function reached({ diagnosis, answer }: Parent): number {
  const stops = answer.steps.flatMap(({ stopLevel }) => stopLevel ?? []);
  return stops.length > 0 ? Math.max(...stops) : diagnosis.desiredLevel;
}

/** What was mixed and how often the same fault has been worked on. */
function lastOf(parent: Parent, diagnosis: Diagnosis): HairAfter["lastFormula"] {
  const { request, answer } = parent;
  const bowls = (parent.used ?? answer.steps).filter(({ purpose }) => purpose !== "treat");
  if (!answer.formula || bowls.length === 0) return undefined;
  const again = parent.diagnosis.uncorrectedTones.some((tone) =>
    diagnosis.uncorrectedTones.includes(tone),
  );
  return {
    bowls: bowls.slice(-12).map(bowlOfStep),
    fromLevel: request.currentLevel,
    toLevel: reached(parent),
    attempts: again ? Math.min(9, (request.lastFormula?.attempts ?? 1) + 1) : 1,
  };
}

/** The warmth of before is gone or moved: the photo of the result tells what shows now, unless the stylist said it anew. */
function warmthNow(
  parent: Parent,
  diagnosis: Diagnosis,
  result: HairReading | undefined,
): string | undefined {
  if (diagnosis.underlyingTone && diagnosis.underlyingTone !== parent.diagnosis.underlyingTone)
    return diagnosis.underlyingTone;
  return result?.hairFound ? result.visibleWarmth : undefined;
}

/** Levels and tones of the parts have changed with the formula, unless they were told anew; how porous and how white they are has not. */
function zonesNow(parent: Parent, { zones }: Diagnosis): Pick<HairAfter, "zones"> {
  if (!zones) return {};
  if (JSON.stringify(zones) !== JSON.stringify(parent.diagnosis.zones)) return { zones };
  const lasting = Object.entries(zones).map(([name, { porosity, greyShare }]) => [
    name,
    { ...(porosity && { porosity }), ...(greyShare !== undefined && { greyShare }) },
  ]);
  return { zones: Object.fromEntries(lasting) as Zones };
}

function treatmentsNow(
  before: readonly string[],
  { lightened, coloured }: { lightened: boolean; coloured: boolean },
): string[] {
  const now = new Set(before);
  if (lightened) now.add("bleached" satisfies PreviousTreatment);
  if (coloured) {
    now.add("previously_colored" satisfies PreviousTreatment);
    now.delete("virgin" satisfies PreviousTreatment);
  }
  return [...now];
}

const clamp = (level: number) => Math.min(10, Math.max(1, level));
