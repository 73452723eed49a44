import { lookIn } from "#tools/colour/shade/looks.ts";
import type { ZoneName } from "#tools/colour/words.ts";
import type { Facts } from "#agent/models/builtin/hear/heard.ts";
import type { Item } from "./item.ts";
import type { Segment } from "./segments.ts";
import { PAPER } from "./tones.ts";

type Level = Extract<Item, { kind: "level" }>;
type Said = Pick<
  Facts,
  "currentLevel" | "desiredLevel" | "keepLevel" | "liftBy" | "look" | "direction"
>;

/** Levels of single parts. */
export type PartLevels = Partial<Record<ZoneName, number>>;

const LENGTHS: ReadonlySet<ZoneName> = new Set(["mids", "ends"]);
const isLevel = (item: Item): item is Level => item.kind === "level";
/** How far before a depth it is refused: "dont want it black". */
const REFUSED_WITHIN = 8;
const levelsOf = ({ items }: Segment): Level[] =>
  items
    .filter(isLevel)
    .filter(
      ({ isNamed, at }) =>
        !isNamed ||
        !items.some(
          ({ kind, ...not }) => kind === "not" && not.end <= at && at - not.end <= REFUSED_WITHIN,
        ),
    );
const levelsIn = (segments: readonly Segment[]): Level[] => segments.flatMap(levelsOf);

/** The levels of the parts that differ: what is said of one part alone goes before what is said of two. */
export function partLevels(segments: readonly Segment[]): PartLevels {
  const levels: PartLevels = {};
  const told = segments.filter(({ role, parts }) => role !== "goal" && parts.length > 0);
  for (const segment of told.toSorted((a, b) => b.parts.length - a.parts.length)) {
    const { parts, items } = segment;
    const [level] = levelsOf(segment);
    // "the rest is a faded 6/4": a code on lengths is the depth they have; on roots it is what goes there
    const code = items.find((item) => item.kind === "code");
    if (level) for (const part of parts) levels[part] = level.value;
    else if (code)
      for (const part of parts.filter((each) => LENGTHS.has(each))) levels[part] ??= code.value;
  }
  const rest = restOf(segments, levels);
  if (rest !== undefined) return { ...levels, mids: rest, ends: rest };
  // "base 4, colour is a 6": what grows is at the roots
  const [own] = levelsIn(segments.filter(ofWhole)).filter(({ isNatural }) => isNatural);
  const differs = levels.roots === undefined && levels.mids !== undefined && own !== undefined;
  return differs && own.value !== levels.mids ? { ...levels, roots: own.value } : levels;
}

/** "She's a 9 with roots about 7": what is said of no part is of the lengths. */
function restOf(segments: readonly Segment[], { roots, mids, ends }: PartLevels) {
  if (roots === undefined || mids !== undefined || ends !== undefined) return undefined;
  const [first] = levelsIn(segments.filter(ofWhole)).filter(({ isNatural }) => !isNatural);
  return first && first.value !== roots && !first.isNamed ? first.value : undefined;
}

const ofWhole = ({ role, parts }: Segment) => role === "now" && parts.length === 0;

const CURRENTLY =
  /^\W*(?:and |but )?(?:currently|now|starting at|at the (?:minute|moment)|right now)\b/;

/** "Buttery 9, currently 8": what is now goes before what was said first. */
function inTurn(segments: readonly Segment[], levels: readonly Level[]): readonly Level[] {
  const [first, second, ...more] = levels;
  const where = segments.find(({ items }) => items.some((item) => item === second));
  return first && second && where && CURRENTLY.test(where.text) ? [second, first, ...more] : levels;
}

/** What the hair is as a whole and what it shall be. */
export function hearDepths(segments: readonly Segment[], parts: PartLevels): Partial<Said> {
  const now = inTurn(segments, levelsIn(segments.filter(ofWhole))).filter(
    ({ isAsked }) => !isAsked,
  );
  // "wants lowlights put through her level 7": what is hers is what she has
  const hers = levelsIn(segments.filter(({ role }) => role === "goal")).filter(
    ({ isHers }) => isHers,
  );
  const isTold = now.length > 0;
  if (!isTold) now.push(...hers);
  const past = levelsIn(segments.filter(({ role }) => role === "past"));
  const asked = levelsIn(segments).filter(({ isAsked }) => isAsked);
  const wishes = segments.filter(({ role }) => role === "goal");
  const goals = [
    ...levelsIn(wishes.filter(({ wishOf }) => wishOf.length === 0)).filter(
      (each) => isTold || !hers.includes(each),
    ),
    ...asked,
  ];
  const isOfParts =
    goals.length === 0 && levelsIn(wishes.filter(({ wishOf }) => wishOf.length > 0)).length > 0;
  const white = segments.some(({ role, text }) => role === "goal" && PAPER.test(text))
    ? 10
    : undefined;
  const last = levelsIn(segments.filter(({ isLast }) => isLast))[0];
  const wished = last ?? goals.find(({ isNamed }) => !isNamed) ?? goals[0];
  // "lifted to 8, nat 5 base": what is worked on is what was lifted
  const ofLifted = segments
    .filter(({ role, text }) => role === "now" && LIFTED.test(text))
    .flatMap(({ items }) => items.filter(isLevel));
  const lifted = ofLifted.find(({ isNatural }) => !isNatural) ?? ofLifted[0];
  // "solid 9 everywhere, natural is 7": what is all over goes before what grows
  const [overall] = segments
    .filter((segment) => ofWhole(segment) && OVERALL.test(segment.text))
    .flatMap(levelsOf);
  const own = lifted ?? overall ?? now.find(({ isNatural }) => isNatural);
  const first = now.find(({ isNamed }) => !isNamed) ?? now[0];
  const spoken = Object.values(parts);
  // of lengths alone that are one
  const lengths = parts.mids === parts.ends && spoken.length === 2 ? parts.mids : undefined;
  const isWhole = first !== undefined && isBeforeParts(first, segments);
  const has =
    own?.value ??
    (isWhole ? first.value : parts.roots) ??
    (first && !(spoken.length > 0 && spoken.includes(first.value)) ? first.value : undefined) ??
    (spoken.length === 0
      ? (past.at(-1)?.value ?? codeBefore(segments) ?? pictured(segments))
      : lengths);
  const lift = liftIn(segments);
  const isSame = segments.some(({ items }) => items.some(({ kind }) => kind === "same"));
  const goal =
    wished?.value ??
    white ??
    laterGoal(segments, now, spoken.length > 1) ??
    (isSame && parts.roots !== undefined ? matched(segments, parts) : undefined);
  return {
    ...(has !== undefined && { currentLevel: has }),
    ...(goal !== undefined
      ? { desiredLevel: goal }
      : isSame || isOfParts
        ? { keepLevel: true }
        : lift === undefined
          ? { ...lookOf(segments), ...(isMost(segments) && { direction: "lightest" as const }) }
          : { liftBy: lift }),
  };
}

const PICTURE =
  /\b(?:hair|she|he|it|base|natural|roots?|colour)(?:'s| is| was| are)? (?:(?:now|about|an?|like|natural|virgin|dark|her|his|own) )*(?:espresso|(?:dark |bitter )?chocolate|mocha|chestnut|toffee)\b/;
/** The depth that hair has by a picture: "hair is espresso". */
const pictured = (segments: readonly Segment[]): number | undefined => {
  const said = segments.filter(ofWhole).map(({ text }) => PICTURE.exec(text)?.[0] ?? "");
  return lookIn(said.join(" "))?.usual;
};

const CAN =
  "(?: (?:possible|possibly|can|poss|(?:as )?(?:you|u|we|i)\\b|(?:as )?(?:she|he|it|that|this|tint|colou?r|kp|the line) (?:can|could|will|goes?|gets?)\\b))";
const MOST = new RegExp(
  [
    String.raw`\bas (?:light|bright|blonde|high|pale)(?: \w+){0,3} as${CAN}`,
    String.raw`\b(?:light|bright|blond|pal)est(?: \w+){0,3}?${CAN}`,
    String.raw`\b(?:light|lift|bright|high|up)\w*\b[^.;]{0,24}\bas far(?: up)? as${CAN}`,
    String.raw`\b(?:the most|most|highest|greatest|max(?:imum|imal)?|full|all the|as much)(?: \w+)? lift\b`,
    String.raw`\blift(?:ed|s)? (?:it |her |him )?(?:to the max|as (?:much|high|far) as)`,
  ].join("|"),
);
/** "As light as you can": how far that is follows from what may be used. */
const isMost = (segments: readonly Segment[]): boolean =>
  MOST.test(segments.map(({ text }) => text).join(""));

/** What a wish without a level tells of the depth. */
function lookOf(segments: readonly Segment[]): Partial<Said> {
  const wish = segments
    .filter(({ role }) => role === "goal")
    .map(({ text }) => text)
    .join(" ");
  const look = lookIn(wish);
  const [way] = /(?<!\b(?:no|not|any) )\b(?:light|blond|bright|dark|deep)er\b/.exec(wish) ?? [];
  const direction = way && (/dark|deep/.test(way) ? "darker" : "lighter");
  return { ...(look && { look }), ...(direction && { direction }) };
}

/** "Level 5, roots level 4, ends level 7": the head as a whole is told before what differs of it, roots and lengths. */
function isBeforeParts({ at }: Level, segments: readonly Segment[]): boolean {
  const told = segments.filter(
    ({ role, parts, items }) => role !== "goal" && parts.length > 0 && items.some(isLevel),
  );
  const parts = new Set(told.flatMap((each) => each.parts));
  const differs = parts.has("roots") && (parts.has("mids") || parts.has("ends"));
  return differs && levelsIn(told).every((level) => at < level.at);
}

const liftIn = (segments: readonly Segment[]): number | undefined =>
  segments
    .filter((segment) => segment.role !== "past" && !isOfTone(segment))
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === "lift" ? item.by : [])))[0];

/** "Yellow like a banana skin inside, a bit deeper": of what shows, and no wish. */
const isOfTone = ({ role, items }: Segment): boolean =>
  role === "now" && items.some((item) => item.kind === "tone" && item.shown !== undefined);

const OVERALL = /\b(?:everywhere|all over|head to toe|overall)\b/;
const LIFTED =
  /\b(?:(?:pre-?)?lifted|stuck|came up|came out|got)(?: \w+)? (?:to|at)\b|\bfoils (?:are|came up|look)\b|\b(?:highlights|foils|balayage|babylights) (?:have |has |are |is )?(?:gone|faded|turned)\b/;
const IS_NOW =
  /\b(?:now|currently|at the minute|natural|base|sits?|sat|underneath|regrowth|faded|is|are|she's|he's|its|still)\b/;

const TO_ROOTS =
  /\bmatch\w* (?:to )?(?:the |her |his )?(?:roots?|regrowth|natural)(?! to\b)|\b(?:lengths?|ends|tips|mids)\b[^,.;]*\bmatch/;
const TO_ENDS = /\bmatch\w* (?:to )?(?:the |her |his )?(?:tips|ends)/;

/** What is matched to what: roots to the lengths, where it is not said. */
function matched(segments: readonly Segment[], { roots, mids, ends }: PartLevels) {
  const text = segments.map((each) => each.text).join("");
  return TO_ROOTS.test(text) ? roots : TO_ENDS.test(text) ? (ends ?? mids) : mids;
}

/** Where no wish was spoken: "a 7 base, toner after at 9 beige", "platinum, currently a 9", "roots 5, ends 9, level 7 neutral". */
function laterGoal(
  segments: readonly Segment[],
  now: readonly Level[],
  isByParts: boolean,
): number | undefined {
  const name = now.find(({ isNamed }) => isNamed);
  const figures = now.filter(({ isNamed }) => !isNamed);
  // "nat 8 dark blonde" calls one depth by two names
  const isApart = name && figures.every((each) => name.at - each.end > 1 || name.at < each.at);
  if (name && isApart && figures.length > 0) return name.value;
  const [first, second] = isByParts ? [undefined, figures.at(-1)] : figures;
  if (!second || second.isNatural || second.value === first?.value) return undefined;
  const where = segments.find(({ items }) => items.includes(second));
  if (isByParts) return where === segments.at(-1) ? second.value : undefined;
  return where && !IS_NOW.test(where.text) ? second.value : undefined;
}

/** The depth of the tube that was on it: "her colour was 5/5". */
const codeBefore = (segments: readonly Segment[]): number | undefined =>
  segments
    .filter(({ role }) => role === "past")
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === "code" ? item.value : [])))[0];
