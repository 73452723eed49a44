import type { Choices } from "#tools/chats/schema.ts";
import { pigmentAt } from "#tools/colour/science.ts";
import { hasOwnWishes } from "#tools/colour/zone/facts.ts";
import type { Facts } from "./hear/heard.ts";

/** Something of a head that nobody said, as it is taken: in words, with taps that put it right. */
export type Assumed = {
  facts: Partial<Facts>;
  words: string;
  instead: Choices["options"];
};

/**
 * What is taken for granted where it was not said, because another answer would hardly change the bowl or is put right by a
 * tap; the rest is asked. `isPictured`: a photo shows the tone that is wished for.
 */
export function assumedOf(known: Partial<Facts>, isPictured: boolean): Assumed[] {
  const all: Assumed[] = [];
  let facts = known;
  for (const take of [
    takeEnds,
    takeLevel,
    takeGrown,
    takeLook,
    takeMatch,
    takeDepth,
    isPictured ? () => undefined : takeTone,
    takeHistory,
    takeRegrowth,
    takeDamage,
  ]) {
    const taken = take(facts);
    if (!taken) continue;
    all.push(taken);
    facts = { ...facts, ...taken.facts };
  }
  return all;
}

const same = (label: string) => ({ label, says: label });

/** Where the ends alone were told of, beside a wish for them, the head is what they are. */
function takeEnds({ currentLevel, zones = {}, desiredLevel }: Partial<Facts>): Assumed | undefined {
  const { mids, ends, ...others } = zones;
  const { level, porosity } = ends ?? mids ?? {};
  const isAlone = Object.values(others).every((part) => part === undefined);
  if (currentLevel !== undefined || !isAlone || level === undefined) return undefined;
  if (desiredLevel === undefined) return undefined;
  return {
    facts: { currentLevel: level, ...(porosity && { porosity }) },
    words: `level ${level} where this goes on`,
    instead: [],
  };
}

/** Hair that is toned by itself has the level that shows such a tone. */
function takeLevel({ currentLevel, services = [], ...facts }: Partial<Facts>): Assumed | undefined {
  const tone = shownIn(facts);
  const isToned = services.length > 0 && services.every((each) => TONES.has(each));
  if (currentLevel !== undefined || !isToned || tone === undefined) return undefined;
  const level = LEVELS.find((each) => pigmentAt(each).split(" to ")[0] === tone);
  if (level === undefined) return undefined;
  return {
    facts: { currentLevel: level, desiredLevel: facts.desiredLevel ?? level },
    words: `level ${level} by its ${tone}`,
    instead: [level - 1, level + 1]
      .filter((each) => each <= 10)
      .map((each) => same(`Level ${each} now`)),
  };
}

const nextTo = (level: number): number[] =>
  [level + 1, level - 1].filter((each) => each >= 1 && each <= 10);

/** From this share of white on, in percent, the hair is as light as white is. */
const WHITE_FROM = 90;

/** White hair grows in about the depth that it is covered to, where only that one was said; a pale wish is laid on white as it is. */
function takeGrown({ currentLevel, desiredLevel, desiredTone, grayPercent = 0 }: Partial<Facts>) {
  if (currentLevel === undefined && grayPercent >= WHITE_FROM && PALE.has(desiredTone ?? ""))
    return {
      facts: { currentLevel: 10, desiredLevel: 10 },
      words: "level 10, as white is",
      instead: [],
    };
  if (currentLevel !== undefined || desiredLevel === undefined || grayPercent === 0)
    return undefined;
  return {
    facts: { currentLevel: desiredLevel },
    words: `level ${desiredLevel} as it grows`,
    instead: nextTo(desiredLevel).map((each) => same(`Level ${each} now`)),
  };
}

/** A look that is named has its usual depth; hair that is within it keeps its own. */
function takeLook({
  currentLevel: now,
  desiredLevel,
  liftBy,
  keepLevel,
  look,
  direction,
}: Partial<Facts>) {
  if (!look || desiredLevel !== undefined || liftBy !== undefined || keepLevel) return undefined;
  const isWithin = now !== undefined && now >= look.from && now <= look.to;
  const step = direction === "lighter" ? 1 : direction === "darker" ? -1 : 0;
  const to = isWithin ? Math.min(look.to, Math.max(look.from, now + step)) : look.usual;
  return {
    facts: { desiredLevel: to },
    words: `${look.name} as level ${to}`,
    instead: nextTo(to).map((each) => ({ label: `Level ${each}`, says: `Wants level ${each}` })),
  };
}

/** New growth that is worked on comes up to the lengths, where no other depth was said. */
function takeMatch({ services = [], zones = {}, ...facts }: Partial<Facts>): Assumed | undefined {
  const { desiredLevel, liftBy, direction, currentLevel } = facts;
  const level = zones.mids?.level ?? zones.ends?.level;
  const grown = zones.roots?.level ?? currentLevel;
  if (!services.includes("retouch") || level === undefined || grown === undefined) return undefined;
  if (desiredLevel !== undefined || liftBy !== undefined || direction || level <= grown)
    return undefined;
  return {
    facts: { desiredLevel: level },
    words: `to match the ${level} below`,
    instead: nextTo(level).map((each) => ({ label: `Level ${each}`, says: `Wants level ${each}` })),
  };
}

/** Work that makes some of the hair lighter or darker than the rest: how far is its whole point. */
const CONTRASTS: ReadonlySet<string> = new Set([
  "highlights",
  "balayage",
  "lowlights",
  "virgin_lift",
]);
/** Tones that only show on hair that was lightened so far. */
const PALE: ReadonlySet<string> = new Set(["pearl", "silver", "violet", "rose", "ash-violet"]);
/** Parts that lie so far apart come to one depth only by a decision. */
const APART = 2;

/** White hair is covered, and a tone laid over, at the depth that is there, where no other was said. */
function takeDepth({ currentLevel: now, ...facts }: Partial<Facts>): Assumed | undefined {
  const { desiredLevel, liftBy, keepLevel, direction, grayPercent = 0, desiredTone = "" } = facts;
  if (now === undefined || desiredLevel !== undefined || liftBy !== undefined || keepLevel)
    return undefined;
  if (direction) return undefined;
  const isToned = facts.unwantedTone !== undefined && facts.unwantedTone !== "none";
  const isLaidOver =
    (desiredTone !== "" || isToned) &&
    !(PALE.has(desiredTone) && now < LIGHTENED) &&
    !(facts.services ?? []).some((each) => CONTRASTS.has(each)) &&
    Object.values(facts.zones ?? {}).every(
      (part) => part?.level === undefined || Math.abs(part.level - now) < APART,
    );
  if (grayPercent === 0 && !isLaidOver) return undefined;
  return {
    facts: { desiredLevel: now },
    words: `the same depth, ${now}`,
    instead: nextTo(now).map((each) => ({ label: `Level ${each}`, says: `Wants level ${each}` })),
  };
}

const TONES: ReadonlySet<string> = new Set(["toning", "gloss"]);
/** Lightest first: what is toned was lifted as far as it went. */
const LEVELS = [10, 9, 8, 7, 6, 5, 4];

/** The tone that is seen on the hair, on any part of it. */
function shownIn({ unwantedTone, underlyingTone, zones = {} }: Partial<Facts>): string | undefined {
  const seen = Object.values(zones).find((part) => part?.tone !== undefined)?.tone;
  const tone = underlyingTone ?? seen ?? (unwantedTone === "none" ? undefined : unwantedTone);
  return tone?.replace("-", " ");
}

/** A depth without a tone is meant neutral, and white hair is covered natural; what a lifted base shows goes. */
function takeTone(facts: Partial<Facts>): Assumed | undefined {
  const { desiredTone, desiredLevel, currentLevel, zones, grayPercent = 0 } = facts;
  if (desiredTone !== undefined || desiredLevel === undefined) return undefined;
  // where neither depth nor what shows is to change, the tone is all that is wished for
  const changes =
    desiredLevel !== currentLevel || shownIn(facts) !== undefined || zones || grayPercent > 0;
  if (!changes) return undefined;
  return {
    facts: { desiredTone: grayPercent > 0 ? "natural" : "neutral" },
    words: "to come out neutral",
    instead: [{ label: "Cooler", says: "Cool ash" }, same("Beige"), same("Warm")],
  };
}

/** From here on hair was lightened: nobody is born so. */
const LIGHTENED = 9;
/** So many levels darker take the same bowl, whatever color is on the hair. */
const NEAR = 2;

/** What is on the hair: asked where it is lifted, or taken far down. */
function takeHistory(facts: Partial<Facts>): Assumed | undefined {
  const { previousTreatments, isNatural, currentLevel: now, desiredLevel: to, zones = {} } = facts;
  if (previousTreatments !== undefined) return undefined;
  const lengths = Object.values(zones).flatMap((part) => part?.level ?? []);
  const lightest = Math.max(0, ...lengths);
  // what is natural at the roots need not be so below
  if (isNatural && now !== undefined && lengths.some((level) => level !== now))
    return {
      facts: {
        previousTreatments: [lightest - now >= APART ? "bleached" : "previously_colored"],
        zones: { ...zones, roots: { level: now, ...zones.roots, hairCondition: "virgin" } },
      },
      words: `natural at the roots and ${lightest - now >= APART ? "lightened" : "colored"} below`,
      instead: [],
    };
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
function takeRegrowth({ zones = {}, isNatural, currentLevel, ...facts }: Partial<Facts>) {
  const { roots, mids = {}, ends = {} } = zones;
  const level = roots?.level ?? currentLevel;
  if (roots?.hairCondition !== undefined || roots?.isLeft || level === undefined) return undefined;
  const told = [mids, ends].flatMap((part) => (part.hairCondition ?? "virgin") !== "virgin");
  const isOn = told.includes(true) || facts.previousTreatments?.some((on) => DYED.has(on));
  const lightest = Math.max(mids.level ?? 0, ends.level ?? 0);
  const isApart = lightest - level >= APART && isLightened(facts, [mids, ends]);
  const isNamed = isNatural === true && lightest > 0 && lightest !== level;
  if (!isOn || !(isApart || isNamed)) return undefined;
  return {
    facts: { zones: { ...zones, roots: { level, ...roots, hairCondition: "virgin" as const } } },
    words: "natural at the roots",
    instead: [{ label: "Roots are colored", says: "The roots are previously colored" }],
  };
}

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
function takeDamage(facts: Partial<Facts>): Assumed | undefined {
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
