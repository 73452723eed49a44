import type { z } from "zod";
import { isSure, sureLevel } from "#tools/colour/reading/certainty.ts";
import type { PhotoReadings } from "#tools/photos/schema.ts";
import type { Facts } from "./hear/heard.ts";

export type Readings = z.infer<typeof PhotoReadings>["photos"];
type Reading = Readings[number]["reading"];

const FLAGS: Partial<Record<Reading["quality"]["flags"][number], string>> = {
  too_small: "it is small",
  blurred: "it is blurred",
  dark: "it is dark",
  clipped: "parts are blown out",
  wb_unknown: "nothing neutral shows the light",
  mixed_light: "the light is mixed",
  strong_cast: "there is a color cast",
  little_hair: "little hair shows",
};
const TONES: Record<NonNullable<Reading["tone"]>, string> = {
  natural: "neutral",
  ash: "ash",
  gold: "golden",
  copper: "copper",
  red: "red",
  violet: "violet",
  vivid: "a vivid direct dye",
  grey: "mostly gray",
};

/** What the photos show, in sentences: levels from roots to ends, tone, unevenness, grey, and how far to trust it. */
export function describeReadings(photos: Readings): string {
  return photos.map(({ role, reading }) => describe(reading, role)).join(" ");
}

function describe(reading: Reading, role: Readings[number]["role"]): string {
  const subject = { current: "The hair now", target: "The goal photo", result: "The result" }[role];
  if (reading.quality.flags.includes("monochrome"))
    return `The ${role} photo is black and white: its grays tell neither level nor tone. Send one in color, or tell me the level.`;
  if (!reading.hairFound || !reading.tone)
    return `I can't find hair in the ${role} photo; tap the hair on it, or tell me the level.`;
  const sentences = [
    `${subject} reads ${role === "target" ? overall(reading) : levels(reading)}, ${TONES[reading.tone]}${warmth(reading)}.`,
  ];
  if (reading.level && !isSure(reading.level))
    sentences.push("That range is too wide to go by: tap the hair on it, or tell me the level.");
  if (role !== "target") {
    if (reading.evenness === "uneven")
      sentences.push(`It is uneven${reading.spread ? `, ${reading.spread} levels apart` : ""}.`);
    if (reading.greyShare >= 0.1)
      sentences.push(`About ${Math.round(reading.greyShare * 20) * 5}% looks gray.`);
  }
  const { learnt } = reading.quality;
  if (learnt)
    sentences.push(
      `That is ${Math.abs(learnt.by)} ${learnt.by > 0 ? "lighter" : "darker"} than the pixels alone, as your last ${learnt.heads} heads were.`,
    );
  if (reading.quality.reference === "card")
    sentences.push("The gray card in it told me the light.");
  const doubts = reading.quality.flags.flatMap((flag) => FLAGS[flag] ?? []);
  if (doubts.length > 0) sentences.push(`Take it with care: ${doubts.join(", ")}.`);
  return sentences.join(" ");
}

function levels(reading: Reading): string {
  const { roots, mids, ends } = reading.zones;
  if (!roots?.level || !ends?.level || Math.abs(roots.level - ends.level) < 1)
    return overall(reading);
  if (mids?.level === ends.level)
    return `level ${roots.level} at the roots and ${ends.level} from mids to ends`;
  const middle = mids?.level ? `, ${mids.level} in the mids` : "";
  return `level ${roots.level} at the roots${middle} and ${ends.level} at the ends`;
}

function overall({ level, tone }: Reading): string {
  if (!level) return tone === "vivid" ? "no level under the dye" : "no clear level";
  return `level ${level.value} (${level.low} to ${level.high})`;
}

const warmth = ({ visibleWarmth, tone }: Reading) =>
  visibleWarmth === "none" || tone === "vivid"
    ? ""
    : `, with ${visibleWarmth.replace("-", " ")} showing`;

const WANTED: Partial<Record<NonNullable<Reading["tone"]>, Facts["desiredTone"]>> = {
  natural: "natural",
  ash: "cool_ash",
  violet: "cool_ash",
  grey: "cool_ash",
  gold: "warm",
  copper: "warm",
  red: "warm",
};
const UNWANTED: Partial<Record<Reading["visibleWarmth"], Facts["unwantedTone"]>> = {
  orange: "orange",
  "red-orange": "orange",
  gold: "brass",
  yellow: "yellow",
  "pale-yellow": "yellow",
};

/** What photos tell where the colourist said nothing. */
export function factsSeen(photos: Readings): Partial<Facts> {
  const now = photos.find(({ role, reading }) => role === "current" && reading.level)?.reading;
  const goal = photos.find(({ role, reading }) => role === "target" && reading.level)?.reading;
  const [levelNow, levelWanted] = [sureLevel(now), sureLevel(goal)];
  const desiredTone = goal?.tone ? WANTED[goal.tone] : undefined;
  const unwantedTone = now && desiredTone !== "warm" ? UNWANTED[now.visibleWarmth] : undefined;
  return {
    ...(levelNow ? { currentLevel: whole(levelNow.value) } : {}),
    ...(now && now.visibleWarmth !== "none" ? { underlyingTone: now.visibleWarmth } : {}),
    ...(now && now.greyShare >= 0.1
      ? { hasGray: true, grayPercent: Math.round(now.greyShare * 20) * 5 }
      : {}),
    ...(levelWanted ? { desiredLevel: whole(levelWanted.value) } : {}),
    ...(desiredTone ? { desiredTone } : {}),
    ...(unwantedTone ? { unwantedTone } : {}),
  };
}

const whole = (level: number) => Math.min(10, Math.max(1, Math.round(level)));
