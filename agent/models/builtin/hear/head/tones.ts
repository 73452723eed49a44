import { besideFears } from "#tools/colour/rescue/words.ts";
import type { Facts } from "#agent/models/builtin/hear/heard.ts";
import type { Slot } from "#agent/models/builtin/hear/heard.ts";
import type { Item } from "./item.ts";
import { segmentsOf, type Segment } from "./segments.ts";

type Tone = Extract<Item, { kind: "tone" }>;
type Unwanted = NonNullable<Facts["unwantedTone"]>;
/** A tone with where it was said. */
type Said = { tone: Tone; segment: Segment; refused: boolean; seen: boolean };

/** Tones nobody asks for: seen on hair, they are what must go. */
const NEVER: ReadonlySet<string> = new Set(["brass", "orange", "green", "muddy"]);
/** Tones that are somebody's wish as often as a fault. */
const OF_WISH: ReadonlySet<string> = new Set(["red", "gold", "muddy"]);
const AS_UNWANTED: Readonly<Record<string, Unwanted>> = {
  brass: "brass",
  orange: "orange",
  yellow: "yellow",
  "pale-yellow": "yellow",
  gold: "yellow",
  red: "red",
  green: "green",
  muddy: "green",
};
/** Wishes that are made of what shows: brass under a copper wish goes with it. */
const WARM: ReadonlySet<string> = new Set([
  "copper",
  "gold-copper",
  "red-copper",
  "red",
  "gold",
  "warm",
  "mahogany",
  "rose",
]);
/** What is said of a tone that is on the hair and is to go. */
const SEEN =
  /\b(?:pull(?:s|ing|ed)?|show(?:s|ing)?|gone|goes|went|turn(?:s|ed|ing)|still|throwing|getting|looks?|kill|get rid|rid of|tone down|neutrali[sz]e|cancel|remove|lose|ditch|fight|knock out|out of|fix|left ?over|too|hates? (?:that|how|the))\b(?: \w+){0,3} *$/;
const SHOWS =
  /^(?: \w+){0,3} shows?\b|^(?: \w+)? (?:gone|dead|out|has to go)\b|^ (?:showing|coming|poking|peeping|shining|left)\b/;
/** "Nothing orange showing": what shall not come to be is not on the hair. */
const FEARED = /\b(?:no|nothing|without|not)(?: any)? $/;
const REFUSED_WITHIN = 24;
/** Colour that was put on before, and is no wish. */
const BEFORE = /^\w* ?(?:tint|dye|colour|box|faded|fading|semi|henna)\b/;
const NATURAL_LOOK =
  /\bnatural(?:[- ]looking| look| tone| result| shade)\b|\b(?:look|keep it|stay) natural\b/;
const AS_GOAL = /\bnatural\b(?! (?:hair|base|roots?|regrowth|colour|one)\b)/;
const PLAIN_BROWN = /\b(?:brown|brunette)\b/;
/** "White like paper", and no white hair. */
export const PAPER = /\b(?:it|be|go|going) (?:all )?white\b|\bwhite (?:like|as|blonde)\b/;

/** Tones in a mended sentence: what must go, what is wanted, and what a lifted base shows. */
export function hearTones(
  text: string,
  asked?: Slot,
  segments: readonly Segment[] = segmentsOf(text),
): Partial<Facts> {
  const tones = segments.flatMap((segment) =>
    segment.items.flatMap((item) => saidAs(item, segment, text)),
  );
  const desiredTone = desiredIn(text, asked, tones, segments);
  const unwantedTone = unwantedIn(besideFears(text), asked, tones, desiredTone);
  return {
    ...(unwantedTone && { unwantedTone }),
    ...(desiredTone && { desiredTone }),
    ...(tones.some(({ tone }) => tone.shown === "pale-yellow") && {
      underlyingTone: "pale-yellow" as const,
    }),
  };
}

function saidAs(item: Item, segment: Segment, text: string): Said | [] {
  if (item.kind !== "tone") return [];
  const not = segment.items.findLast((each) => each.kind === "not" && each.end <= item.at);
  const refused = not !== undefined && item.at - not.end <= REFUSED_WITHIN;
  const before = text.slice(0, item.at);
  const seen = SEEN.test(before) || (SHOWS.test(text.slice(item.end)) && !FEARED.test(before));
  return { tone: item, segment, refused, seen };
}

function desiredIn(
  text: string,
  asked: Slot | undefined,
  tones: readonly Said[],
  segments: readonly Segment[],
): Facts["desiredTone"] | undefined {
  if (
    /\bnot too (?:warm|cool)\b|\bneither warm nor cool\b|\b(?:less|not so|not as) (?:ash\w*|cool|cold|warm|gold\w*|red)\b/.test(
      text,
    )
  )
    return best(tonesOf(tones, "goal")) ?? "neutral";
  if (NATURAL_LOOK.test(text) || (asked === "desiredTone" && /\bnatural\b/.test(text)))
    return "natural";
  const goal = segments
    .filter(({ role }) => role === "goal")
    .map((each) => each.text)
    .join(", ");
  const wished = best(tonesOf(tones, "goal"));
  if (wished) return wished;
  if (AS_GOAL.test(goal)) return "natural";
  if (PAPER.test(goal)) return "pearl";
  const plainly = tonesOf(tones, "now", ({ tone, segment }) => {
    const after = text.slice(tone.end);
    const isWhole = segment.parts.length === 0 || WISHED_PART.test(segment.text.trim());
    return isWhole && !BEFORE.test(after.trimStart());
  });
  const plain = best(plainly);
  if (plain) return plain;
  if (/\bplatinum\b/.test(text)) return "cool_ash";
  if (PLAIN_BROWN.test(goal)) return "neutral";
  return (
    refusedIn(tones) ?? (NEW_GROWTH.test(text) ? best(tonesOf(tones, "now", isPale)) : undefined)
  );
}

/** New growth is brought to the tone that the light lengths have: "regrowth natural 7, rest is 9.5 pearl". */
const NEW_GROWTH = /\b(?:regrowth|new growth|retouch|touch[- ]?up)\b/;
const PALEST = 9;
const isPale = ({ segment }: Said): boolean =>
  segment.items.some((item) => item.kind === "level" && item.value >= PALEST);

/** A tone that was named goes before a mere direction: "smoky beige". */
const best = (tones: readonly NonNullable<Facts["desiredTone"]>[]) =>
  tones.find((tone) => !DIRECTIONS.has(tone)) ?? tones[0];
const DIRECTIONS: ReadonlySet<string> = new Set(["cool_ash", "neutral", "warm"]);
/** "Caramel ends", and no more. */
const WISHED_PART = /^\w+ (?:ends|lengths|roots|mids)$/;

/** A wish for the lengths alone is none for the head. */
const isOfLengths = ({ wishOf }: Segment) =>
  wishOf.length > 0 && wishOf.every((part) => part === "mids" || part === "ends");

/** The tones of a role that are wanted: none that is refused, or that only shows. */
const tonesOf = (
  tones: readonly Said[],
  role: Segment["role"],
  fits: (said: Said) => boolean = () => true,
) =>
  tones.flatMap((said) => {
    const { tone, segment, refused, seen } = said;
    if (
      segment.role !== role ||
      isOfLengths(segment) ||
      refused ||
      (seen && role === "now") ||
      !fits(said)
    )
      return [];
    return NEVER.has(tone.shown ?? "") || (role === "now" && /yellow/.test(tone.shown ?? ""))
      ? []
      : (tone.tone ?? []);
  });

/** What is left where only a tone was refused: no warmth is cool, no red is neutral. */
function refusedIn(tones: readonly Said[]): Facts["desiredTone"] | undefined {
  const no = tones.filter(({ refused, seen }) => refused && !seen).map(({ tone }) => tone);
  if (no.some(({ tone, shown }) => tone === "warm" || shown === "brass")) return "cool_ash";
  return undefined;
}

function unwantedIn(
  text: string,
  asked: Slot | undefined,
  tones: readonly Said[],
  wish: Facts["desiredTone"] | undefined,
): Unwanted | undefined {
  if (asked === "unwantedTone") {
    if (/\b(?:none|nothing|no)\b/.test(text)) return "none";
    const [first] = tones.flatMap(({ tone }) => AS_UNWANTED[tone.shown ?? ""] ?? []);
    return first;
  }
  for (const { tone, segment, refused, seen } of tones) {
    const { shown = "" } = tone;
    const as = AS_UNWANTED[shown];
    const isOnNow = segment.role !== "past" && text.includes(text.slice(tone.at, tone.end));
    if (!as || !isOnNow || tone.tone === "warm") continue;
    if (
      seen &&
      shown !== "" &&
      (refused ||
        segment.role !== "goal" ||
        /\b(?:kill|get rid|rid of|lose|ditch|cancel|neutrali[sz]e|remove|fix)\b/.test(text))
    )
      return as;
    const isFear = FEARED.test(text.slice(0, tone.at)) && SHOWS.test(text.slice(tone.end));
    // a tone that was only not wished for need not be on the hair
    const isWish = segment.role === "goal" && OF_WISH.has(shown);
    if (refused && !isFear && !isWish && !WARM.has(wish ?? "")) return as;
    const isSeen = segment.role === "now" && (NEVER.has(shown) || /yellow/.test(shown));
    if (isSeen && (!WARM.has(wish ?? "") || as === "green")) return as;
  }
  return undefined;
}
