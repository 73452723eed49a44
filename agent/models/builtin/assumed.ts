import { pigmentAt } from "#tools/colour/science.ts";
import {
  APART,
  LIGHTENED,
  PALE,
  takeDamage,
  takeHistory,
  takeRegrowth,
  type Assumed,
} from "./assumed-hair.ts";
import { takeGrown, takeUncovered } from "./assumed-white.ts";
import { goalsNear, levelsNear, same } from "./instead.ts";
import type { Facts } from "./hear/heard.ts";

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
    takeThere,
    takeUncovered,
    takeGrown,
    takeMost,
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

/** Where the ends alone were told of, beside a wish for them, the head is what they are. */
function takeEnds(facts: Partial<Facts>): Assumed | undefined {
  const { currentLevel, zones = {}, desiredLevel } = facts;
  const { mids, ends, ...others } = zones;
  const { level, porosity } = ends ?? mids ?? {};
  const isAlone = Object.values(others).every((part) => part === undefined);
  if (currentLevel !== undefined || !isAlone || level === undefined) return undefined;
  const isPale = level >= LIGHTENED && PALE.has(facts.desiredTone ?? "");
  if (desiredLevel === undefined && !isPale) return undefined;
  return {
    facts: { currentLevel: level, ...(porosity && { porosity }) },
    words: `level ${level} where this goes on`,
    instead: [],
  };
}

/** Hair that is toned by itself has the level that shows such a tone. */
function takeLevel({ currentLevel, services = [], ...facts }: Partial<Facts>): Assumed | undefined {
  const tone = shownIn(facts);
  const isLifted = services.length === 0 && facts.previousTreatments?.includes("bleached") === true;
  const isToned = services.length > 0 && services.every((each) => TONES.has(each));
  if (currentLevel !== undefined || !(isToned || isLifted) || tone === undefined) return undefined;
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

/** A toner that was named lies on hair of its own depth. */
function takeThere({ currentLevel, desiredLevel, services = [] }: Partial<Facts>) {
  const isToned = services.includes("toning") || services.includes("gloss");
  if (currentLevel !== undefined || desiredLevel === undefined || !isToned) return undefined;
  return {
    facts: { currentLevel: desiredLevel },
    words: `level ${desiredLevel}, as the toner is`,
    instead: levelsNear(desiredLevel),
  };
}

/** So many levels permanent color lifts natural hair by itself. */
const LIFTED_BY_COLOR = 2;

/** As light as it goes is what color alone lifts, where the hair is natural or lightener is refused; else it is asked. */
function takeMost({ currentLevel: now, direction, ...facts }: Partial<Facts>): Assumed | undefined {
  const { desiredLevel, noLightener, isNatural, previousTreatments: on } = facts;
  if (direction !== "lightest" || now === undefined || desiredLevel !== undefined) return undefined;
  const isGrown = isNatural === true || on?.includes("virgin") === true;
  // color lifts no color
  const isDyed = on?.some((each) => each !== "virgin") === true;
  if (noLightener === false || isDyed || !(noLightener || isGrown)) return undefined;
  const to = Math.min(10, now + LIFTED_BY_COLOR);
  return {
    facts: { desiredLevel: to },
    words: `level ${to}, the most that color lifts by itself`,
    instead: goalsNear(to),
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
    instead: goalsNear(to),
  };
}

/** New growth that is worked on comes up to the lengths, where no other depth was said. */
function takeMatch({ services = [], zones = {}, ...facts }: Partial<Facts>): Assumed | undefined {
  const { desiredLevel, liftBy, direction, currentLevel } = facts;
  const level = zones.mids?.level ?? zones.ends?.level;
  const grown = zones.roots?.level ?? currentLevel;
  const isGrown = services.includes("retouch") || services.includes("double_process");
  if (!isGrown || level === undefined || grown === undefined) return undefined;
  if (desiredLevel !== undefined || liftBy !== undefined || direction || level <= grown)
    return undefined;
  return {
    facts: { desiredLevel: level },
    words: `to match the ${level} below`,
    instead: goalsNear(level),
  };
}

/** Work that makes some of the hair lighter or darker than the rest: how far is its whole point. */
const CONTRASTS: ReadonlySet<string> = new Set([
  "highlights",
  "balayage",
  "lowlights",
  "virgin_lift",
]);
/** Whether some of the hair is to differ; what is toned on pale hair was made before. */
function isContrast(now: number, { services = [] }: Partial<Facts>): boolean {
  const isDone = now >= LIGHTENED && services.some((each) => TONES.has(each));
  return services.some((each) => CONTRASTS.has(each) && (each === "lowlights" || !isDone));
}

/** Tones that bring faded lengths down to the root that they grew from. */
const DEEP: ReadonlySet<string> = new Set([
  "red-violet",
  "red",
  "mahogany",
  "chocolate",
  "mocha",
  "brown",
]);

/** White hair is covered, and a tone laid over, at the depth that is there, where no other was said. */
function takeDepth({ currentLevel: now, ...facts }: Partial<Facts>): Assumed | undefined {
  const { desiredLevel, liftBy, keepLevel, direction, desiredTone = "" } = facts;
  if (now === undefined || desiredLevel !== undefined || liftBy !== undefined || keepLevel)
    return undefined;
  if (direction) return undefined;
  const isToned = facts.unwantedTone !== undefined && facts.unwantedTone !== "none";
  const isLaidOver =
    (desiredTone !== "" || isToned) &&
    !(PALE.has(desiredTone) && now < LIGHTENED) &&
    !isContrast(now, facts) &&
    Object.values(facts.zones ?? {}).every(
      ({ level = now }) => Math.abs(level - now) < APART || (DEEP.has(desiredTone) && level > now),
    );
  if (!hasWhite(facts) && !isLaidOver) return undefined;
  return {
    facts: { desiredLevel: now },
    words: `the same depth, ${now}`,
    instead: goalsNear(now),
  };
}

const hasWhite = ({ hasGray, grayPercent = 0 }: Partial<Facts>): boolean =>
  hasGray === true || grayPercent > 0;

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
  const { desiredTone, desiredLevel, currentLevel, zones } = facts;
  if (desiredTone !== undefined || desiredLevel === undefined) return undefined;
  const isWhite = hasWhite(facts);
  // where neither depth nor what shows is to change, the tone is all that is wished for
  const changes = desiredLevel !== currentLevel || shownIn(facts) !== undefined || zones || isWhite;
  if (!changes) return undefined;
  return {
    facts: { desiredTone: isWhite ? "natural" : "neutral" },
    words: "to come out neutral",
    instead: [{ label: "Cooler", says: "Cool ash" }, same("Beige"), same("Warm")],
  };
}
