import type { Canvas, Diagnosis } from "#tools/colour/diagnosis.ts";
import type { ZoneFacts, Zones } from "#tools/colour/hair-schema.ts";
import type { HairFacts } from "#tools/colour/schema.ts";
import { readServices } from "#tools/colour/services.ts";
import {
  UnderlyingTone,
  UnwantedTone,
  type DesiredTone,
  type HairCondition,
  type Porosity,
  type PreviousTreatment,
  type ZoneName,
} from "#tools/colour/words.ts";

/** What one part of the head carries once what was left out is filled in: a hairline is like the roots, a band like the mids. */
export type PartFacts = {
  level: number;
  tone: UnwantedTone | UnderlyingTone | undefined;
  porosity: Porosity;
  /** Percent of white hair that is to be covered here; old colour on the lengths hides it. */
  grey: number;
  canvas: Canvas;
  resistant: boolean;
  /** 1 to 4. */
  damage: number;
  /** What it shall be, and whether nothing goes on it. */
  goal: number;
  wish: DesiredTone | undefined;
  isLeft: boolean;
};

const canvasOf: Partial<Record<HairCondition, Canvas>> = {
  virgin: "virgin",
  "previously-colored": "coloured",
  bleached: "bleached",
};
const conditionOf: Record<Canvas, HairCondition> = {
  virgin: "virgin",
  coloured: "previously-colored",
  bleached: "bleached",
};
/** The parts of a head as they are named in a row: what most heads have first. */
export const partOrder: readonly ZoneName[] = [
  "roots",
  "mids",
  "ends",
  "bands",
  "hairline",
  "resistant",
];

const scalpParts: readonly ZoneName[] = ["roots", "hairline", "resistant"];

/** Whether a part lies on the scalp, where heat speeds the work and lightener is limited. */
export const isAtScalp = (part: ZoneName) => scalpParts.includes(part);

/** The parts of a head: roots, mids and ends always, the others where they were described. */
export function partNames(zones: Zones): ZoneName[] {
  const always: readonly ZoneName[] = ["roots", "mids", "ends"];
  return partOrder.filter((name) => always.includes(name) || zones[name]);
}

/** The facts of one part; the head's own where nothing was said of it. */
export function factsOf(part: ZoneName, hair: HairFacts, d: Diagnosis): PartFacts {
  const zones = hair.zones ?? {};
  const parent = part === "bands" ? zones.mids : isAtScalp(part) ? zones.roots : undefined;
  const own = zones[part];
  const said = own?.hairCondition ?? parent?.hairCondition;
  const grown = d.facts.regrowth && isAtScalp(part);
  const canvas = (said && canvasOf[said]) ?? (grown ? "virgin" : d.canvas);
  const treated = canvas !== "virgin";
  const hidden = treated && (!isAtScalp(part) || zones.roots?.hairCondition === "virgin");
  const grey = hidden ? 0 : (own?.greyShare ?? parent?.greyShare ?? d.grey);
  const glassy = part === "resistant" || (part === "hairline" && grey >= 50);
  const level = own?.level ?? parent?.level ?? hair.currentLevel;
  const wished = own?.desiredLevel ?? parent?.desiredLevel;
  return {
    level,
    tone: own?.tone ?? parent?.tone,
    porosity: own?.porosity ?? parent?.porosity ?? hair.porosity,
    grey,
    canvas,
    resistant: glassy || (d.facts.resistant && !zones.resistant),
    damage: Number((own ?? parent)?.damageLevel ?? d.damage),
    goal: wished ?? goalOf(level, hair),
    wish: own?.desiredTone ?? parent?.desiredTone ?? hair.desiredTone,
    isLeft: (own ?? parent)?.isLeft ?? false,
  };
}

/** The facts to work by where two parts share their bowls: those of the first, with the history and porosity of the one that bears less. */
export function sharedFacts(first: PartFacts, second: PartFacts): PartFacts {
  const canvas = canvases.findLast((word) => word === first.canvas || word === second.canvas);
  const porous = first.porosity === "high" || second.porosity === "high";
  const treated = canvas !== "virgin" && first.canvas === "virgin";
  return {
    ...first,
    canvas: canvas ?? first.canvas,
    porosity: porous ? "high" : first.porosity,
    grey: treated ? second.grey : first.grey,
  };
}

const canvases: readonly Canvas[] = ["virgin", "coloured", "bleached"];

/** How unlike two parts are, for choosing which of them may share their bowls. */
export function unlikeness(a: PartFacts, b: PartFacts): number {
  return (
    Math.abs(a.level - b.level) * 2 +
    (a.canvas === b.canvas ? 0 : 4) +
    (a.porosity === b.porosity ? 0 : 1) +
    (a.tone === b.tone ? 0 : 1) +
    Math.abs(a.goal - b.goal) * 2 +
    (a.wish === b.wish ? 0 : 4) +
    Math.abs(a.grey - b.grey) / 25
  );
}

/** The request as it would read if the whole head were like this part. */
export function asRequest(facts: PartFacts, hair: HairFacts): HairFacts {
  const covers = facts.grey > 0;
  return {
    ...hair,
    ...tonesOf(facts, hair),
    zones: undefined,
    services: undefined,
    // a shade that was asked for by name is for the wish that the head has
    shade: facts.wish === hair.desiredTone ? hair.shade : undefined,
    currentLevel: facts.level,
    desiredLevel: facts.goal,
    desiredTone: facts.wish,
    porosity: facts.porosity,
    hasGray: covers,
    grayPercent: facts.grey,
    hairCondition: conditionOf[facts.canvas],
    previousTreatments: historyOf(facts.canvas, hair),
    serviceType: !covers && hair.serviceType === "gray-coverage" ? undefined : hair.serviceType,
  };
}

/** A part darker than the goal is lifted only where a level was asked for, and never by a toning service. */
function goalOf(level: number, hair: HairFacts) {
  // where only parts have a wish, the others keep the depth that they have
  if (hair.desiredLevel === undefined && hasOwnWishes(hair.zones)) return level;
  const goal = hair.desiredLevel ?? hair.currentLevel;
  const services = readServices(hair);
  const tones = services.length > 0 && services.every((name) => ["toning", "gloss"].includes(name));
  const keeps =
    hair.desiredLevel === undefined ||
    ((hair.serviceType === "toning" || tones) && hair.desiredLevel <= hair.currentLevel);
  return keeps && level < goal ? level : goal;
}

const wishes = (part: ZoneFacts | undefined) =>
  part?.desiredLevel !== undefined || part?.desiredTone !== undefined || part?.isLeft === true;

/** Whether something is wished for one part alone. */
export const hasOwnWishes = (zones: Zones = {}): boolean => Object.values(zones).some(wishes);

const colouredBy: readonly PreviousTreatment[] = [
  "previously_colored",
  "semi_permanent",
  "box_dye",
  "henna",
];

/** New growth carries none of the colour of the lengths; what shapes the fibre (perm, keratin) stays. */
function historyOf(canvas: Canvas, { previousTreatments }: HairFacts): PreviousTreatment[] {
  const shaped = previousTreatments.filter((word) => word === "perm" || word === "keratin");
  const dyed = previousTreatments.filter((word) => colouredBy.includes(word));
  if (canvas === "virgin") return shaped.length > 0 ? shaped : ["virgin"];
  if (canvas === "bleached") return ["bleached", ...dyed, ...shaped];
  return [...(dyed.length > 0 ? dyed : (["previously_colored"] as const)), ...shaped];
}

const ownGoal: Partial<Record<UnderlyingTone, RegExp>> = {
  gold: /warm|gold|copper|beige/,
  yellow: /warm|gold|beige/,
  orange: /copper/,
  red: /red|copper|mahogany/,
};

/** The tone that a part shows counts as unwanted, unless it is what the client asks for. */
function tonesOf({ tone, level, wish }: PartFacts, hair: HairFacts): Partial<HairFacts> {
  const levels = hair.uncorrectedTones?.filter(
    (word) =>
      (word === "too-dark" && level <= hair.currentLevel) ||
      (word === "too-light" && level >= hair.currentLevel),
  );
  if (tone === undefined) {
    const tones = hair.uncorrectedTones?.filter(
      (word) => !["too-dark", "too-light", "uneven"].includes(word),
    );
    return {
      uncorrectedTones: levels && tones ? [...levels, ...tones] : undefined,
      unwantedTone: hair.unwantedTone === "uneven" ? undefined : hair.unwantedTone,
    };
  }
  const underlying = UnderlyingTone.safeParse(tone).data;
  const wished = underlying !== undefined && ownGoal[underlying]?.test(wish ?? "");
  const named = tone === "red-orange" ? "orange" : UnwantedTone.safeParse(tone).data;
  return {
    uncorrectedTones: levels,
    unwantedTone: wished || named === "uneven" ? "none" : (named ?? "none"),
    underlyingTone: underlying === "uneven" ? undefined : underlying,
  };
}
