import type { HairReading, PhotoFlag } from "#tools/colour/reading/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";
import type { LevelPin } from "#ui/components/hair/level-scale.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";

const FLAGS: Record<PhotoFlag, string | null> = {
  too_small: "Small photo",
  blurred: "Blurred",
  dark: "Too dark",
  clipped: "Over-exposed",
  wb_unknown: null,
  mixed_light: "Mixed light",
  strong_cast: "Tinted light",
  little_hair: "Little hair in sight",
  no_hair: null,
  hair_unclear: null,
  monochrome: null,
};

const TONES: Record<string, string> = {
  natural: "Natural",
  ash: "Ash",
  gold: "Golden",
  copper: "Copper",
  red: "Red",
  violet: "Violet",
  vivid: "Vivid dye",
  grey: "Gray",
};

/** A tone as it is seen in a photo: "Golden". */
export const toneSeen = (tone: string): string => TONES[tone] ?? tone;

export type ReadingBadge = { text: string; tone: BadgeTone };

/** The reading in a few words: tone and warmth, evenness, grey, and what makes the photo hard to read. */
export function readingBadges(reading: HairReading): ReadingBadge[] {
  const { tone, visibleWarmth, evenness, spread, greyShare, quality } = reading;
  const badges: (ReadingBadge | false)[] = [
    tone !== null && { text: toneSeen(tone), tone: "neutral" },
    visibleWarmth !== "none" && { text: `${spokenWord(visibleWarmth)} showing`, tone: "warn" },
    evenness !== null &&
      evenness !== "even" && {
        text: spread
          ? `Uneven by ${spread} ${spread === 1 ? "level" : "levels"}`
          : spokenWord(evenness),
        tone: "cool",
      },
    greyShare >= 0.05 && { text: `About ${Math.round(greyShare * 20) * 5}% gray`, tone: "neutral" },
    quality.learnt !== undefined && {
      text: `${movedWords(quality.learnt.by)}, as your last ${quality.learnt.heads} heads were`,
      tone: "cool",
    },
    quality.reference === "card" && { text: "Light by gray card", tone: "cool" },
    ...quality.flags.map((flag): ReadingBadge | false => {
      const text = FLAGS[flag];
      return text !== null && { text, tone: "warn" };
    }),
  ];
  return badges.filter((badge) => badge !== false);
}

/** "0.5 lighter" */
const movedWords = (by: number) => `${Math.abs(by)} ${by > 0 ? "lighter" : "darker"}`;

/** The zones as pins of the level scale; zones at one level share a pin. */
export function readingPins({ zones, level }: HairReading): LevelPin[] {
  const read = (["roots", "mids", "ends"] as const).flatMap((zone) => {
    const at = zones[zone]?.level;
    return at === null || at === undefined ? [] : [{ zone, at }];
  });
  const levels = [...new Set(read.map(({ at }) => at))];
  if (levels.length === 0) {
    return level
      ? [{ id: "hair", label: "hair", level: level.value, range: [level.low, level.high] }]
      : [];
  }
  if (levels.length === 1 && level) {
    return [
      { id: "hair", label: "roots to ends", level: level.value, range: [level.low, level.high] },
    ];
  }
  return levels.map((at) => {
    const label = read
      .filter((each) => each.at === at)
      .map(({ zone }) => zone)
      .join(", ");
    return { id: label, label, level: at };
  });
}
