import type { HairReading, SeenTone } from "#tools/colour/reading/schema.ts";
import type { Finding } from "#tools/colour/schema.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { Diagnosis } from "./diagnosis.ts";

/** What the photos say, by what each is for. `result` is the photo of a result that is put right. */
export type Readings = {
  current: readonly HairReading[];
  target?: HairReading;
  result?: HairReading;
};

/** How photos and words fit together, and what the goal photo adds. */
export type Evidence = {
  findings: Finding[];
  /** Points off the confidence for what the photos leave in doubt. */
  doubt: number;
  /** The tone of the goal photo, where it can be told. */
  targetTone?: CanonicalTone;
};

const source = "The photos of this consultation";
/** Off for a photo that contradicts the form, and for having no photo of the hair at all. */
const DOUBT = { conflict: 8, noPhoto: 4 };

/** Tones that a goal photo shows, as the engine's tones. A vivid needs a direct dye, so it is not guessed from a photo. */
const TARGET_TONES: Partial<Record<SeenTone, CanonicalTone>> = {
  natural: "natural",
  ash: "ash",
  gold: "gold",
  copper: "copper",
  red: "red",
  violet: "violet",
  grey: "silver",
};

/** Compares what was entered with what the photos show. The entered level is never overridden: a conflict becomes a finding. */
export function weigh(diagnosis: Diagnosis, { current, target, result }: Readings): Evidence {
  const findings = [
    ...current.flatMap((reading) => doubtsOf(reading, "current")),
    ...(target ? doubtsOf(target, "target") : []),
    ...(result ? doubtsOf(result, "result") : []),
  ];
  const shown = current.filter(({ hairFound }) => hairFound);
  const conflicts =
    diagnosis.consultationType === "corrective"
      ? []
      : [
          ...levelConflict(diagnosis, shown),
          ...historyConflict(diagnosis, shown),
          ...greyConflict(diagnosis, shown),
        ];
  if (target) findings.push(...goalConflict(diagnosis, target));
  const noPhoto = shown.length === 0 && !result?.hairFound;
  const doubt = (conflicts.length > 0 ? DOUBT.conflict : 0) + (noPhoto ? DOUBT.noPhoto : 0);
  const tone = target?.hairFound && target.tone ? TARGET_TONES[target.tone] : undefined;
  return {
    findings: unique([...conflicts, ...findings]),
    doubt,
    ...(tone ? { targetTone: tone } : {}),
  };
}

/** The reading to speak of: the surest of those that found hair. */
export function surest(readings: readonly HairReading[]): HairReading | undefined {
  return readings
    .filter(({ hairFound }) => hairFound)
    .toSorted((a, b) => b.confidence - a.confidence)[0];
}

/** The conflict that a second pair of eyes (a vision model) sees between a photo and the entered level. */
export function lookConflict(
  { currentLevel }: Diagnosis,
  seen: number | null | undefined,
): Finding[] {
  if (seen === null || seen === undefined || Math.abs(seen - Math.min(10, currentLevel)) < 2)
    return [];
  return [conflict(`${ENTERED} ${currentLevel}, but the photo looks closer to level ${seen}.`)];
}

/** Whether a finding says that the entered level and the photo disagree, which the analysis says in its own words. */
export function isLevelConflict({ code, sentence }: Finding): boolean {
  return code === "photo_text_conflict" && sentence.startsWith(ENTERED);
}

const ENTERED = "You entered level";

function levelConflict({ currentLevel }: Diagnosis, shown: readonly HairReading[]): Finding[] {
  const level = surest(shown)?.level;
  const entered = Math.min(10, currentLevel);
  if (!level || (entered >= level.low - 0.5 && entered <= level.high + 0.5)) return [];
  return [
    conflict(
      `${ENTERED} ${currentLevel}, but the photo reads closer to level ${level.value} (${level.low} to ${level.high}).`,
    ),
  ];
}

function historyConflict(
  { hairCondition, previousTreatments }: Diagnosis,
  shown: readonly HairReading[],
): Finding[] {
  const treated = previousTreatments.some((each) => each !== "virgin");
  if (hairCondition !== "virgin" || treated) return [];
  if (shown.some(({ tone }) => tone === "vivid"))
    return [conflict("The form says virgin hair, but the photo shows a direct dye.")];
  const banded = shown.find(
    ({ zones, spread }) =>
      (spread ?? 0) >= 2 && (zones.roots?.level ?? 10) < (zones.ends?.level ?? 0),
  );
  return banded
    ? [
        conflict(
          "The form says virgin hair, but in the photo the ends are two levels lighter than the roots. Ask about old colour or lightener.",
        ),
      ]
    : [];
}

function greyConflict(
  { hasGray, serviceType }: Diagnosis,
  shown: readonly HairReading[],
): Finding[] {
  const share = Math.max(0, ...shown.map(({ greyShare }) => greyShare));
  if (share < 0.25 || hasGray || serviceType === "gray-coverage") return [];
  return [
    conflict(
      `About ${Math.round(share * 100)} % of the hair in the photo looks white, and the form does not mention grey. White hair takes this colour differently.`,
    ),
  ];
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
        sentence: `${whose} shows no hair that could be read, so it was not used.`,
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
};

function conflict(sentence: string): Finding {
  return { code: "photo_text_conflict", severity: "warn", sentence, source };
}

function unique(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(
      findings.map((finding) => [`${finding.code} ${finding.sentence}`, finding]),
    ).values(),
  ];
}
