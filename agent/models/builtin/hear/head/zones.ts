import type { Facts } from "#agent/models/builtin/hear/heard.ts";
import { hearGrey, resists } from "#agent/models/builtin/hear/grey.ts";
import { hearHair } from "#agent/models/builtin/hear/hair.ts";
import type { PartLevels } from "./levels.ts";
import type { Segment } from "./segments.ts";

export type Zones = NonNullable<Facts["zones"]>;
type Part = NonNullable<Zones["roots"]>;

/** What is said of single parts of the head: "roots 5 with 40% grey, ends 9 and bleached". */
export function hearZones(segments: readonly Segment[], levels: PartLevels): Zones {
  const zones: Zones = {};
  for (const segment of segments) {
    if (segment.role === "goal") continue;
    const facts = partFacts(segment);
    for (const part of segment.parts)
      // a band is worth knowing of before anything else is known about it
      if (Object.keys(facts).length > 0 || part === "bands" || levels[part] !== undefined)
        zones[part] = { ...zones[part], ...facts };
  }
  for (const [part, level] of Object.entries(levels) as [keyof Zones, number][])
    zones[part] = { ...zones[part], level };
  return zones;
}

/** The sentence without what it says of single parts: "porous ends" is no word about the head as a whole. */
export const besideParts = (segments: readonly Segment[]): string =>
  segments
    .filter(({ role, parts }) => role === "goal" || parts.length === 0)
    .map(({ text }) => text)
    .join(", ");

function partFacts({ items, text, parts }: Segment): Part {
  const shown = items.flatMap((item) => (item.kind === "tone" ? (item.shown ?? []) : []));
  const tone = shown.find((each) => each !== "uneven") ?? shown[0];
  // lengths that let color go are porous; white that does is not
  const letsGo = parts.some((part) => part === "mids" || part === "ends") ? "high" : "low";
  const porosity = resists(text) ? letsGo : (hearHair(text).porosity ?? soaks(text));
  const { grayPercent = shareIn(text) } = hearGrey(text);
  const hairCondition = conditionIn(text);
  return {
    ...(tone && { tone }),
    ...(porosity && { porosity }),
    ...(grayPercent !== undefined && { greyShare: grayPercent }),
    ...(hairCondition && { hairCondition }),
  };
}

/** "Hairline 100%": a bare share of the front or the roots is of white. */
const shareIn = (words: string): number | undefined => {
  const [, share] =
    /\b(?:hair ?line|temples?|front|roots?|regrowth) (?:is |are |about |maybe )*(\d{2,3}) ?%/.exec(
      words,
    ) ?? [];
  return share === undefined || Number(share) > 100 ? undefined : Number(share);
};

const soaks = (words: string) =>
  /\bsoaks?\b|\bgrabs?\b|\bdrinks?\b/.test(words) ? "high" : undefined;

/** What is to be lightened has not been yet. */
const TO_BLEACH =
  /\b(?:bleach|lighten)(?:ing)? (?:(?:the|her|his) )?(?:roots?|regrowth|new growth)\b/;

function conditionIn(words: string): Part["hairCondition"] {
  if (/\bvirgin\b|\bnatural regrowth\b|\buntouched\b/.test(words) || TO_BLEACH.test(words))
    return "virgin";
  if (/\bbleach\w*|\b(?:pre-?)?lightened\b|\bhighlighted\b/.test(words)) return "bleached";
  return /\bcoloured\b|\bdyed\b|\btint(?:ed)?\b|\bold colour\b|\bbox\b/.test(words)
    ? "previously-colored"
    : undefined;
}
