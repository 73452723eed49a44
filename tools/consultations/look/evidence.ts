import type { Zones } from "#tools/colour/hair-schema.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Finding } from "#tools/colour/schema.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import type { Disagreement } from "#tools/consultations/analysis/disagreement-schema.ts";
import { differences, differenceSentence } from "#tools/consultations/analysis/disagreements.ts";
import { TARGET_TONES } from "./goal-tones.ts";
import type { Look } from "./look-schema.ts";
import type { Facts } from "#tools/consultations/schema.ts";
import { hairSeen, type Difference } from "#tools/consultations/analysis/sources.ts";
import type { Doubt } from "./sure.ts";
import { enteredLevels, zonesFromPhoto, zoneWords } from "./zones-from-photo.ts";

/** What the photos say, by what each is for. `result` is the photo of a result that is put right. */
export type Readings = {
  current: readonly HairReading[];
  target?: HairReading;
  result?: HairReading;
};

/** How photos, model and words fit together, and what the photos add. */
export type Evidence = {
  findings: Finding[];
  disagreements: Disagreement[];
  /** What the photos leave in doubt. */
  doubts: Doubt[];
  /** The tone of the goal photo, where it can be told. */
  targetTone?: CanonicalTone;
  /** The parts of the head as the photo shows them, where nobody entered any and the photo is sure. */
  zones?: Zones;
};

/** What else is known where photos and words are weighed. */
export type Known = {
  facts?: Facts;
  /** What the model saw in the photos. */
  seen?: Look | undefined;
  /** The level that the formula is built on, where it is not the entered one. */
  worked?: number | undefined;
};

const source = "The photos of this consultation";
/** There is no photo of the hair at all, whichever way its facts came. */
export const NO_PHOTO: Doubt = { off: 4, why: "no photo shows the hair" };
const CONFLICT: Doubt = { off: 8, why: "a photo contradicts what was told" };
const UNCONFIRMED: Doubt = { off: 5, why: "nobody confirmed the parts that the photo shows" };

/** Compares what was entered with what the photos and the model show. What was entered is never overridden: a conflict becomes a finding. */
export function weigh(
  diagnosis: Diagnosis,
  { current, target, result }: Readings,
  { facts = {}, seen, worked = Math.min(10, diagnosis.currentLevel) }: Known = {},
): Evidence {
  const found = current.filter(({ hairFound }) => hairFound);
  const corrective = diagnosis.consultationType === "corrective";
  const shown =
    corrective && result?.hairFound
      ? [result]
      : found.toSorted((a, b) => b.confidence - a.confidence);
  const differ = differences({ diagnosis, facts, shown, target, seen, worked });
  const zones = zonesFromPhoto(diagnosis, found, hairSeen(seen));
  const tone = targetToneOf(target, seen);
  return {
    findings: unique([
      ...differ.filter(({ silent }) => !silent).map(differenceFinding),
      ...(zones ? [zonesFinding(zones)] : []),
      ...current.flatMap((reading) => doubtsOf(reading, "current")),
      ...(target ? [...doubtsOf(target, "target"), ...goalConflict(diagnosis, target)] : []),
      ...(result ? doubtsOf(result, "result") : []),
    ]),
    disagreements: differ.map(({ conflict: _conflict, silent: _silent, ...each }) => each),
    doubts: [
      ...(differ.some(({ conflict }) => conflict) ? [CONFLICT] : []),
      ...(zones ? [UNCONFIRMED] : []),
      ...(found.length === 0 && !result?.hairFound ? [NO_PHOTO] : []),
    ],
    ...(tone && { targetTone: tone }),
    ...(zones && { zones }),
  };
}

/** An eye names a tone more finely than pixels do. */
function targetToneOf(
  target: HairReading | undefined,
  seen: Look | undefined,
): CanonicalTone | undefined {
  const photo = target?.hairFound && target.tone ? TARGET_TONES[target.tone] : undefined;
  return (seen?.goal?.hairFound ? seen.goal.tone : null) ?? photo;
}

function differenceFinding(difference: Difference): Finding {
  const { conflict, model } = difference;
  return {
    code: conflict ? "photo_text_conflict" : "sources_differ",
    severity: conflict ? "warn" : "info",
    sentence: differenceSentence(difference),
    source: model === null ? source : `${source}, and the model that looked at them`,
  };
}

function zonesFinding(zones: Zones): Finding {
  return {
    code: "zones_from_photo",
    severity: "warn",
    sentence: `The photo shows ${zoneWords(enteredLevels(zones))}, so the bowls are written per zone; change it if the light fooled the camera.`,
    source,
  };
}

/** The readings of photos by what each photo shows. */
export function readingsOf(photos: readonly { role: PhotoRole; reading: HairReading }[]): Readings {
  const of = (role: PhotoRole) =>
    photos.filter((photo) => photo.role === role).map(({ reading }) => reading);
  const [target] = of("target");
  const result = surest(of("result")) ?? of("result")[0];
  return { current: of("current"), ...(target && { target }), ...(result && { result }) };
}

/** The reading to speak of: the surest of those that found hair. */
export function surest(readings: readonly HairReading[]): HairReading | undefined {
  return readings
    .filter(({ hairFound }) => hairFound)
    .toSorted((a, b) => b.confidence - a.confidence)[0];
}

function goalConflict({ desiredLevel }: Diagnosis, target: HairReading): Finding[] {
  const level = target.level;
  const wanted = Math.min(10, desiredLevel);
  if (!level || (wanted >= level.low - 1 && wanted <= level.high + 1)) return [];
  return [
    {
      code: "target_level_differs",
      severity: "warn",
      sentence: `The target photo reads as level ${level.value}, and level ${desiredLevel} is asked for. Agree with the client on which of the two is meant.`,
      source,
    },
  ];
}

const WHOSE = {
  current: "A photo of the hair",
  target: "The target photo",
  result: "The photo of the result",
};

function doubtsOf({ hairFound, quality }: HairReading, role: keyof typeof WHOSE): Finding[] {
  const whose = WHOSE[role];
  if (!hairFound) {
    return [
      {
        code: `no_hair_in_${role}_photo`,
        severity: "warn",
        sentence: quality.flags.includes("monochrome")
          ? `${whose} is black and white, so it was not used: its grays tell neither level nor tone.`
          : `${whose} shows no hair that could be read, so it was not used.`,
        source,
      },
    ];
  }
  const flags = quality.flags.filter((flag) => flag !== "wb_unknown");
  if (flags.length === 0) return [];
  return [
    {
      code: `${role}_photo_quality`,
      severity: "info",
      sentence: `${whose} is hard to read (${flags.map((flag) => FLAG_WORDS[flag]).join(", ")}); take its level with a step either way.`,
      source,
    },
  ];
}

const FLAG_WORDS: Record<HairReading["quality"]["flags"][number], string> = {
  too_small: "small",
  blurred: "blurred",
  dark: "dark",
  clipped: "overexposed in places",
  wb_unknown: "without a white to go by",
  mixed_light: "lit by two kinds of light",
  strong_cast: "tinted by the light",
  little_hair: "with little hair in it",
  no_hair: "without hair",
  hair_unclear: "unclear about where the hair is",
  monochrome: "black and white",
};

function unique(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(
      findings.map((finding) => [`${finding.code} ${finding.sentence}`, finding]),
    ).values(),
  ];
}
