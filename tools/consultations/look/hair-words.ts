import { isSure, verdictOn, type Verdict } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { FormulateRequest, PlannedHead } from "#tools/colour/schema.ts";
import { levelName } from "#tools/colour/science.ts";
import type { Basis } from "#tools/consultations/after-parent.ts";
import type { Matter } from "#tools/consultations/analysis/analysis.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import { surest } from "./evidence.ts";

/** What is on the hair: depth as seen against depth as entered, warmth, evenness, white, history. */
export function hairWords({
  diagnosis,
  readings,
  request,
  answer,
  basis,
}: Pick<Matter, "diagnosis" | "readings" | "request" | "answer" | "basis">): string {
  const seen = readings.result?.hairFound ? readings.result : surest(readings.current);
  const worked = Math.min(10, request.currentLevel);
  const history = historyWords(request, answer.head);
  if (!seen) {
    const told = toldLevel(request.currentLevel);
    return basis
      ? `There is no photo of the result that could be read. ${builtOn(basis, worked)} The history is ${history}.`
      : `There is no photo of the hair as it is that could be read, so this works from what you entered: ${told}, ${history}.`;
  }
  return [
    basis ? resultWords(seen, basis, worked) : depthWords(seen, diagnosis),
    evennessWords(seen),
    greyWords(seen),
    `The history is ${history}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The level as it was entered; what lies above 10 is worked as 10. */
function toldLevel(level: number): string {
  return level > 10
    ? `level ${level}, worked as level 10`
    : `level ${level}, ${levelName(level).toLowerCase()}`;
}

function depthWords(reading: HairReading, { currentLevel }: Diagnosis): string {
  const { level } = reading;
  const entered = Math.min(10, currentLevel);
  const told = toldLevel(currentLevel);
  if (!level) return `The hair carries a vivid dye that hides its depth, so your ${told} stands.`;
  const warmth = warmthWords(reading);
  const showing = warmth ? `, with ${warmth}` : "";
  const verdict = verdictOn(entered, level);
  if (verdict === "open" && !isSure(level))
    return `The photo cannot tell the depth: anything from level ${level.low} to ${level.high} would fit${showing}. The formula is built on the level ${entered} of the form; tap the hair in the photo, or hold a swatch to the mids before you mix.`;
  const read = `In the photo the hair reads as level ${level.value}, somewhere between ${level.low} and ${level.high}${showing}.`;
  return `${read} ${AGAINST[verdict](entered)}`;
}

const AGAINST: Record<Verdict, (entered: number) => string> = {
  agrees: (entered) => `That agrees with the level ${entered} of the form.`,
  open: (entered) =>
    `That neither confirms nor rules out the level ${entered} of the form, which is what the formula is built on: tap the hair on the photo, or hold a swatch to the mids before you mix.`,
  conflicts: (entered) =>
    `You entered level ${entered}, and that is what the formula is built on: your eye is on the hair, the camera is not. Hold a swatch to the mids before you mix.`,
};

function resultWords(reading: HairReading, basis: Basis, worked: number): string {
  const { level } = reading;
  const warmth = warmthWords(reading, "still showing");
  const depth = level
    ? `reads as level ${level.value} (${level.low} to ${level.high})`
    : "carries a vivid dye that hides its depth";
  return `In the photo the result ${depth}${warmth ? `, with ${warmth}` : ""}. ${builtOn(basis, worked)}`;
}

/** Which level a correction is built on, and why that one where others were named. */
function builtOn(basis: Basis, worked: number): string {
  const built = `The correction is built on level ${worked}`;
  if (basis.from !== "aim")
    return `${built}, ${basis.from === "stated" ? "as you entered it" : "by the photo"}.`;
  return basis.called
    ? `${built}: the formula aimed at ${basis.aimed}, and the result was called ${basis.called}.`
    : `${built}, which the formula aimed at.`;
}

function warmthWords({ tone, visibleWarmth }: HairReading, how = "warmth showing"): string {
  return visibleWarmth === "none"
    ? toneWords(tone)
    : `${visibleWarmth.replaceAll("-", " ")} ${how}`;
}

function toneWords(tone: HairReading["tone"]): string {
  if (tone === null || tone === "natural" || tone === "vivid") return "";
  return tone === "grey"
    ? "a good deal of white in it"
    : `${/^[aeiou]/.test(tone) ? "an" : "a"} ${tone} cast`;
}

function evennessWords({ evenness, zones }: HairReading): string {
  if (evenness === null || evenness === "even") return "";
  const levels = (["roots", "mids", "ends"] as const).flatMap((zone) => {
    const level = zones[zone]?.level;
    return level === null || level === undefined ? [] : [`${zone} ${level}`];
  });
  if (levels.length < 2) return "";
  return `It is ${evenness === "uneven" ? "not one color" : "not quite even"}: ${levels.join(", ")}.`;
}

function greyWords({ greyShare }: HairReading): string {
  return greyShare < 0.1
    ? ""
    : `About ${Math.round(greyShare * 20) * 5}% of what the photo shows is white.`;
}

/** The history that the engine worked with: after a first formula, what that has done to the hair as well. */
function historyWords(
  {
    hairCondition,
    previousTreatments = [],
    porosity = "normal",
    damageLevel = "1",
  }: FormulateRequest,
  head: PlannedHead | undefined,
): string {
  const past = previousTreatments.filter((each) => each !== "virgin").map(spoken);
  const condition = spoken(hairCondition ?? "virgin");
  const known =
    past.length > 0
      ? past.join(", ")
      : condition !== "virgin"
        ? condition
        : head && head.canvas !== "virgin"
          ? "treated hair"
          : "virgin hair";
  return `${known}, ${porosity} porosity, damage level ${damageLevel}`;
}

const spoken = (word: string) => word.replaceAll(/[-_]/g, " ");
