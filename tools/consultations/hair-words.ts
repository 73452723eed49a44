import { verdictOn, type Verdict } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { levelName } from "#tools/colour/science.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { surest, type Readings } from "./evidence.ts";

/** What is on the hair: depth as seen against depth as entered, warmth, evenness, white, history. `level` is the depth worked from. */
export function hairWords({
  diagnosis,
  readings,
  level,
}: {
  diagnosis: Diagnosis;
  readings: Readings;
  level: number;
}): string {
  const seen = readings.result?.hairFound ? readings.result : surest(readings.current);
  const told = `level ${diagnosis.currentLevel}, ${levelName(Math.min(10, diagnosis.currentLevel)).toLowerCase()}`;
  const history = historyWords(diagnosis);
  if (!seen) {
    return `There is no photo of the hair as it is that could be read, so this works from what you entered: ${told}, ${history}.`;
  }
  return [
    diagnosis.consultationType === "corrective"
      ? resultWords(seen, level)
      : depthWords(seen, diagnosis, told),
    evennessWords(seen),
    greyWords(seen),
    `The history is ${history}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function depthWords(
  { level, tone, visibleWarmth }: HairReading,
  { currentLevel }: Diagnosis,
  told: string,
): string {
  if (!level) return `The hair carries a vivid dye that hides its depth, so your ${told} stands.`;
  const warmth =
    visibleWarmth === "none"
      ? toneWords(tone)
      : `${visibleWarmth.replaceAll("-", " ")} warmth showing`;
  const read = `In the photo the hair reads as level ${level.value}, somewhere between ${level.low} and ${level.high}${warmth ? `, with ${warmth}` : ""}.`;
  return `${read} ${AGAINST[verdictOn(currentLevel, level)](currentLevel)}`;
}

const AGAINST: Record<Verdict, (entered: number) => string> = {
  agrees: (entered) => `That agrees with the level ${entered} you entered.`,
  open: (entered) =>
    `That neither confirms nor rules out the level ${entered} you entered, which is what the formula is built on: tap the hair on the photo, or hold a swatch to the mids before you mix.`,
  conflicts: (entered) =>
    `You entered level ${entered}, and that is what the formula is built on: your eye is on the hair, the camera is not. Hold a swatch to the mids before you mix.`,
};

function resultWords({ level, tone, visibleWarmth }: HairReading, worked: number): string {
  const warmth =
    visibleWarmth === "none"
      ? toneWords(tone)
      : `${visibleWarmth.replaceAll("-", " ")} still showing`;
  const depth = level
    ? `reads as level ${level.value} (${level.low} to ${level.high})`
    : "carries a vivid dye that hides its depth";
  return `The result ${depth}${warmth ? `, with ${warmth}` : ""}; the correction is built on level ${worked}.`;
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
  return `It is ${evenness === "uneven" ? "not one colour" : "not quite even"}: ${levels.join(", ")}.`;
}

function greyWords({ greyShare }: HairReading): string {
  return greyShare < 0.1
    ? ""
    : `About ${Math.round(greyShare * 20) * 5} % of what the photo shows is white.`;
}

function historyWords({
  hairCondition,
  previousTreatments,
  porosity,
  damageLevel,
}: Diagnosis): string {
  const past = previousTreatments.filter((each) => each !== "virgin").map(spoken);
  const condition = spoken(hairCondition);
  const known =
    past.length > 0 ? past.join(", ") : condition === "virgin" ? "virgin hair" : condition;
  return `${known}, ${porosity} porosity, damage level ${damageLevel}`;
}

const spoken = (word: string) => word.replaceAll(/[-_]/g, " ").replace("colored", "coloured");
