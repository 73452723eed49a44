import type { Choices } from "#tools/chats/schema.ts";
import { pigmentAt } from "#tools/colour/science.ts";
import type { Facts } from "./hear/heard.ts";

/** Something of a head that nobody said, as it is taken: in words, with taps that put it right. */
export type Assumed = {
  facts: Partial<Facts>;
  words: string;
  /** It was said otherwise, and this is why it is not done so: a sentence of its own. */
  isLimit?: true;
  instead: Choices["options"];
};

/** What is taken for granted where it was not said, because another answer would hardly change the bowl; the rest is asked. */
export function assumedOf(known: Partial<Facts>): Assumed[] {
  const all: Assumed[] = [];
  let facts = known;
  for (const take of [
    takeEnds,
    takeLevel,
    takeGrown,
    takeDepth,
    takeTone,
    takeHistory,
    takeLift,
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

/** White hair grows in about the depth that it is covered to, where only that one was said. */
function takeGrown({ currentLevel, desiredLevel, grayPercent = 0 }: Partial<Facts>) {
  if (currentLevel !== undefined || desiredLevel === undefined || grayPercent === 0)
    return undefined;
  return {
    facts: { currentLevel: desiredLevel },
    words: `a ${desiredLevel} as it grows`,
    instead: nextTo(desiredLevel).map((each) => same(`Level ${each} now`)),
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
  const { desiredLevel, liftBy, keepLevel, grayPercent = 0, desiredTone = "" } = facts;
  if (now === undefined || desiredLevel !== undefined || liftBy !== undefined || keepLevel)
    return undefined;
  const isLaidOver =
    desiredTone !== "" &&
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

/** What a lifted base shows goes; with no other wish it comes out neutral. */
function takeTone(facts: Partial<Facts>): Assumed | undefined {
  const isToned = facts.services?.some((each) => TONES.has(each)) === true;
  if (facts.desiredTone !== undefined || !isToned || shownIn(facts) === undefined) return undefined;
  return {
    facts: { desiredTone: "neutral" },
    words: "to come out neutral",
    instead: [{ label: "Cooler", says: "Cool ash" }, same("Beige")],
  };
}

/** From here on hair was lightened: nobody is born so. */
const LIGHTENED = 9;
/** So many levels darker take the same bowl, whatever color is on the hair. */
const NEAR = 2;

/** What is on the hair: asked where it is lifted, or taken far down. */
function takeHistory(facts: Partial<Facts>): Assumed | undefined {
  const { previousTreatments, isNatural, currentLevel: now, desiredLevel: to } = facts;
  if (previousTreatments !== undefined) return undefined;
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

/** What tint lifts of natural hair, in levels; of color it lifts nothing. */
const TINT_LIFTS = 2;
/** So much white, in percent, has to be covered. */
const COVERED_FROM = 25;

/** Natural hair that lightener is refused for is lifted by tint, as far as that goes; of color tint lifts nothing. */
function takeLift(facts: Partial<Facts>): Assumed | undefined {
  const { noLightener, previousTreatments: on, currentLevel: now, desiredLevel: to } = facts;
  if (!noLightener || on === undefined || now === undefined) return undefined;
  if (to === undefined || to <= now) return undefined;
  const instead = [{ label: "With lightener", says: `Wants level ${to} with lightener` }];
  if (!on.every((each) => each === "virgin"))
    return {
      facts: { desiredLevel: now },
      words: `Tint does not lift tint: without bleach this stays at a ${now}, and a ${to} takes lightener.`,
      isLimit: true,
      instead,
    };
  const most = now + TINT_LIFTS;
  // white is covered by tint as it is, and would be left out of a lift
  const isWhite = (facts.grayPercent ?? 0) >= COVERED_FROM;
  const lifted = {
    ...(!isWhite && { services: ["virgin_lift" as const] }),
    desiredLevel: Math.min(to, most),
  };
  return to <= most
    ? { facts: lifted, words: "lifted by tint", instead: [] }
    : {
        facts: lifted,
        words: `Without bleach a tint lifts a natural ${now} about ${TINT_LIFTS} levels, and warm: this goes to a ${most}, and a true ${to} takes lightener or a high-lift.`,
        isLimit: true,
        instead,
      };
}

const WEAK: ReadonlySet<string> = new Set(["perm", "keratin", "henna", "box_dye", "bleached"]);

/** How damaged it is: asked where what was lightened, reshaped or dyed at home is to be lifted further. */
function takeDamage(facts: Partial<Facts>): Assumed | undefined {
  const { damageLevel, previousTreatments: on, currentLevel: now, desiredLevel: to } = facts;
  if (damageLevel !== undefined || on === undefined) return undefined;
  if (now === undefined || to === undefined) return undefined;
  const isWeak = facts.relaxer === true || on.some((each) => WEAK.has(each));
  const isRegrowth = facts.services?.includes("retouch") === true;
  if (isWeak && to > now && !isRegrowth) return undefined;
  const isTired = on.includes("bleached") || facts.porosity === "high";
  return isTired
    ? {
        facts: { damageLevel: "2" },
        words: "moderately damaged",
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
