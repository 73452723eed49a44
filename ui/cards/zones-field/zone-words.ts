import type { Zones } from "#tools/colour/hair-schema.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { levelName, spokenWord } from "#ui/cards/hair-words.ts";
import { ZoneName } from "#tools/colour/words.ts";

export type ZoneWord = (typeof ZoneName.options)[number];
export type ZoneFacts = NonNullable<Zones[ZoneWord]>;

/** What the parts of the head are called at the chair. */
export const ZONES: Record<ZoneWord, string> = {
  roots: "Roots",
  bands: "Bands",
  mids: "Mids",
  ends: "Ends",
  hairline: "Hairline",
  resistant: "Resistant gray",
};

const DONE: Record<NonNullable<ZoneFacts["hairCondition"]>, string> = {
  virgin: "Virgin",
  "previously-colored": "Colored",
  bleached: "Bleached",
};

/** What was done to a part of the head, as a person reads it. */
export const doneName = (word: keyof typeof DONE): string => DONE[word];

/** What one part carries and what is wished for it: "level 5, Light Brown · 40% gray · to 6, neutral". */
export function factWords(facts: ZoneFacts): string {
  const { level, hairCondition, porosity, tone, greyShare, desiredLevel, desiredTone } = facts;
  const wish = [desiredLevel, desiredTone && spokenWord(desiredTone).toLowerCase()]
    .filter(Boolean)
    .join(", ");
  return [
    level !== undefined && `level ${level}, ${levelName(level)}`,
    hairCondition && doneName(hairCondition).toLowerCase(),
    porosity && `${porosity} porosity`,
    tone && spokenWord(tone).toLowerCase(),
    greyShare !== undefined && `${greyShare}% gray`,
    facts.damageLevel && `damage ${facts.damageLevel}`,
    facts.isLeft ? "left as it is" : wish && `to ${wish}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The zones that are set, from roots to ends. */
export function zonesSet(zones: Zones | undefined): { zone: ZoneWord; facts: ZoneFacts }[] {
  return ZoneName.options.flatMap((zone) => {
    const facts = zones?.[zone];
    return facts ? [{ zone, facts }] : [];
  });
}

/** With one zone changed; without it when `facts` is undefined, and nothing at all when it was the last. */
export function withZone(
  zones: Zones | undefined,
  zone: ZoneWord,
  facts: ZoneFacts | undefined,
): Zones | undefined {
  const { [zone]: _before, ...others } = zones ?? {};
  const next = facts ? { ...others, [zone]: facts } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}

/** The zones of a photo that shows more than one level; undefined where it shows one, or none. */
export function zonesSeen(reading: HairReading | undefined, max: number): Zones | undefined {
  if (!reading?.hairFound) return undefined;
  const seen = (["roots", "mids", "ends"] as const).flatMap((zone) => {
    const level = reading.zones[zone]?.level;
    return level === null || level === undefined
      ? []
      : [{ zone, level: Math.min(max, Math.max(1, Math.round(level))) }];
  });
  if (new Set(seen.map(({ level }) => level)).size < 2) return undefined;
  return Object.fromEntries(seen.map(({ zone, level }) => [zone, { level }]));
}

const wayOf = ({ level, desiredLevel, isLeft }: ZoneFacts) =>
  `${level ?? "as the rest"}${isLeft ? " left" : desiredLevel === undefined ? "" : ` to ${desiredLevel}`}`;

/** "roots 5 to 6, ends 8 left": the zones, their levels and where they go in a few words. */
export function zoneLevels(zones: Zones | undefined): string {
  return zonesSet(zones)
    .map(({ zone, facts }) => `${ZONES[zone].toLowerCase()} ${wayOf(facts)}`)
    .join(", ");
}
