import type { Choices } from "#tools/chats/schema.ts";
import { hasOwnWishes } from "#tools/colour/zone/facts.ts";
import type { Facts } from "./hear/heard.ts";

/** Something of a head that nobody said, as it is taken: in words, with taps that put it right. */
export type Assumed = {
  facts: Partial<Facts>;
  words: string;
  instead: Choices["options"];
};

/** Parts that lie so far apart come to one depth only by a decision. */
export const APART = 2;

/** From here on hair was lightened: nobody is born so. */
export const LIGHTENED = 9;
/** Tones that only show on hair that was lightened so far. */
export const PALE: ReadonlySet<string> = new Set([
  "pearl",
  "silver",
  "violet",
  "rose",
  "ash-violet",
]);
/** So many levels darker take the same bowl, whatever color is on the hair. */
const NEAR = 2;

/** What is on the hair: asked where it is lifted, or taken far down. */
export function takeHistory(facts: Partial<Facts>): Assumed | undefined {
  const { previousTreatments, isNatural, currentLevel: now, desiredLevel: to, zones = {} } = facts;
  if (previousTreatments !== undefined) return undefined;
  const lengths = Object.values(zones).flatMap((part) => part?.level ?? []);
  const lightest = Math.max(0, ...lengths);
  // what is natural at the roots need not be so below
  const said = (zones.mids ?? zones.ends)?.hairCondition;
  const isWorked = said !== undefined && said !== "virgin";
  if (isNatural && now !== undefined && (isWorked || lengths.some((level) => level !== now))) {
    const isLighter =
      said === undefined ? lightest - now >= APART || now >= LIGHTENED : said === "bleached";
    return {
      facts: {
        previousTreatments: [isLighter ? "bleached" : "previously_colored"],
        zones: { ...zones, roots: { level: now, ...zones.roots, hairCondition: "virgin" } },
      },
      words: `natural at the roots and ${isLighter ? "lightened" : "colored"} below`,
      instead: [],
    };
  }
  if (isNatural && zones.roots?.greyShare !== undefined && hasOwnWishes({ ends: zones.ends }))
    return {
      facts: {
        previousTreatments: ["previously_colored"],
        zones: { ...zones, roots: { level: now, ...zones.roots, hairCondition: "virgin" } },
      },
      words: "natural at the roots and colored below",
      instead: [{ label: "It is virgin", says: "Virgin" }],
    };
  if (isNatural)
    return {
      facts: { previousTreatments: ["virgin"] },
      words: "virgin",
      instead: [{ label: "It is colored", says: "Previously colored" }],
    };
  if (now === undefined || to === undefined) return undefined;
  if (now >= LIGHTENED)
    return { facts: { previousTreatments: ["bleached"] }, words: "lightened", instead: [] };
  if (to > now || now - to > NEAR) return undefined;
  return {
    facts: { previousTreatments: ["previously_colored"] },
    words: "colored before",
    instead: [{ label: "It is virgin", says: "Virgin" }],
  };
}

/** What grew in under colored or lightened lengths is natural: it is called so, or is far deeper than lightened lengths. */
export function takeRegrowth({ zones = {}, isNatural, currentLevel, ...facts }: Partial<Facts>) {
  const { roots, mids = {}, ends = {} } = zones;
  const level = roots?.level ?? currentLevel;
  if (roots?.hairCondition !== undefined || roots?.isLeft || level === undefined) return undefined;
  const isOn =
    [mids, ends].some(({ hairCondition = "virgin" }) => hairCondition !== "virgin") ||
    facts.previousTreatments?.some((on) => DYED.has(on));
  const lightest = Math.max(mids.level ?? 0, ends.level ?? 0);
  const isApart = lightest - level >= APART && isLightened(facts, [mids, ends]);
  const isNamed = isNatural === true && lightest > 0 && lightest !== level;
  // "nat 6 half grey" on a head of foils is of what grew in, and the cover is for that
  const isCover = isNatural === true && facts.hasGray === true && isLightened(facts, [mids, ends]);
  if (!isOn || !(isApart || isNamed || isCover)) return undefined;
  const isOfRoots = isCover && lightest === 0 && !hasOwnWishes({ mids, ends }) && !isWoven(facts);
  const left = { mids: { ...mids, isLeft: true }, ends: { ...ends, isLeft: true } };
  return {
    facts: {
      zones: {
        ...zones,
        roots: { level, ...roots, hairCondition: "virgin" as const },
        ...(isOfRoots && left),
      },
    },
    words: isOfRoots
      ? "natural at the roots, with nothing on the lightened lengths"
      : "natural at the roots",
    instead: [{ label: "Roots are colored", says: "The roots are previously colored" }],
  };
}

/** The depth or the tone of the lengths is worked on as well. */
const isWoven = ({ services = [] }: Partial<Facts>): boolean =>
  services.some((each) => !OF_WHITE.has(each));
const OF_WHITE: ReadonlySet<string> = new Set(["grey_coverage", "grey_blending", "retouch"]);

const DYED: ReadonlySet<string> = new Set([
  "previously_colored",
  "box_dye",
  "bleached",
  "semi_permanent",
]);
const isLightened = (
  { previousTreatments = [] }: Partial<Facts>,
  lengths: readonly NonNullable<Facts["zones"]["ends"]>[],
): boolean =>
  previousTreatments.includes("bleached") ||
  lengths.some(({ hairCondition }) => hairCondition === "bleached");

const WEAK: ReadonlySet<string> = new Set(["perm", "keratin", "henna", "box_dye", "bleached"]);

/** How damaged it is: asked where what was lightened, reshaped or dyed at home is to be lifted further. */
export function takeDamage(facts: Partial<Facts>): Assumed | undefined {
  const { damageLevel, previousTreatments: on, currentLevel: now, desiredLevel: to } = facts;
  if (damageLevel !== undefined || on === undefined) return undefined;
  if (now === undefined || to === undefined) return undefined;
  const isWeak = facts.relaxer === true || on.some((each) => WEAK.has(each));
  const { roots, ...lengths } = facts.zones ?? {};
  const isGrown = facts.services?.includes("retouch") === true || roots?.hairCondition === "virgin";
  const weak = Object.values(lengths).flatMap((part) => part.level ?? []);
  const from = isGrown && weak.length > 0 ? Math.min(...weak) : isGrown ? to : now;
  if (isWeak && to > from) return undefined;
  const isTired = on.includes("bleached") || facts.porosity === "high";
  const isSound = isTired && roots?.hairCondition === "virgin" && on.includes("bleached");
  return isTired
    ? {
        facts: {
          damageLevel: "2",
          ...(isSound && { zones: { ...facts.zones, roots: { ...roots, damageLevel: "1" } } }),
        },
        words: isSound ? "moderately damaged below the roots" : "moderately damaged",
        instead: [
          { label: "It is healthy", says: "Damage 1" },
          { label: "It is fried", says: "Damage 3" },
        ],
      }
    : {
        facts: { damageLevel: "1" },
        words: "healthy",
        instead: [{ label: "It is damaged", says: "Damage 3" }],
      };
}
