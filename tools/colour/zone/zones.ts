import { findLine } from "#tools/colour/catalogue.ts";
import { diagnose, type Diagnosis } from "#tools/colour/diagnosis.ts";
import { strictest, type Gate } from "#tools/colour/gates/gate-shape.ts";
import { gate } from "#tools/colour/gates/gates.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import type { Finding, HairFacts } from "#tools/colour/schema.ts";
import { greyDefault, hairShare, totalMix } from "#tools/colour/science.ts";
import type { PlannedService, Requirement, ZoneName } from "#tools/colour/words.ts";
import {
  asRequest,
  factsOf,
  hasOwnWishes,
  isAtScalp,
  partNames,
  partOrder,
  sharedFacts,
  unlikeness,
  type PartFacts,
} from "./facts.ts";

/** Parts of the head that are alike, diagnosed as a head of their own. `share` is their part of a whole-head mix. */
export type HeadPart = {
  names: ZoneName[];
  facts: PartFacts;
  share: number;
  d: Diagnosis;
  gate: Gate;
  /** What only this part asks for: tests, and words that do not fit its level. */
  requires: readonly Requirement[];
  doubts: readonly Finding[];
};

/**
 * The head by its parts where they differ in what decides a bowl: level, tone, porosity, history, or white hair in another
 * row of the line's table. Empty for a head that is one canvas, and where foils go through the whole head.
 */
export function headParts(hair: HairFacts, d: Diagnosis, head: Gate): HeadPart[] {
  // a correction has its own bowls by zone, made against what was used
  if (hair.lastFormula || !hair.zones || head.colour || head.chemical || wovenThrough(d)) return [];
  // a shadow is one demi from the roots into light lengths, at the level that the roots have
  const shadows = d.facts.rootShadow && d.lift === 0 && d.darker === 0 && d.canvas !== "virgin";
  if (shadows && !hasOwnWishes(hair.zones)) return [];
  const all = new Map(partNames(hair.zones).map((name) => [name, factsOf(name, hair, d)] as const));
  const facts = worked(all);
  const names = [...facts.keys()];
  const groups = Map.groupBy(names, (name) => likeness(facts.get(name), d));
  if (groups.size < 2 && facts.size === all.size) return [];
  const bleached = [...facts.values()].some((each) => each.canvas === "bleached");
  const around = { hair, d, head, bleached, parts: [...all.keys()] };
  return [...groups.values()].flatMap((alike) => {
    const own = alike[0] && facts.get(alike[0]);
    return own ? partsLike(alike, own, around) : [];
  });
}

/** Without the parts that stay as they are; with all of them where nothing else is left. */
function worked(facts: ReadonlyMap<ZoneName, PartFacts>): ReadonlyMap<ZoneName, PartFacts> {
  const rest = [...facts].filter(([, { isLeft }]) => !isLeft);
  return rest.length > 0 ? new Map(rest) : facts;
}

/** Two parts that became `one`, with the level and the goal of `into`; `parts` are all that are left. */
export type Merged = { parts: HeadPart[]; from: HeadPart; into: HeadPart; one: HeadPart };

/** The two parts that are most alike become one; undefined when only one is left. */
export function fewerParts(
  parts: readonly HeadPart[],
  hair: HairFacts,
  d: Diagnosis,
  head: Gate,
): Merged | undefined {
  const pairs = parts.flatMap((a, at) =>
    parts.slice(at + 1).map((b) => ({
      pair: a.share >= b.share ? ([a, b] as const) : ([b, a] as const),
      far: unlikeness(a.facts, b.facts) + (atScalp(a) === atScalp(b) ? 0 : 3),
    })),
  );
  const nearest = pairs.toSorted((a, b) => a.far - b.far)[0];
  if (!nearest) return undefined;
  const [into, from] = nearest.pair;
  const around = {
    hair,
    d,
    head,
    bleached: parts.some(({ facts }) => facts.canvas === "bleached"),
    parts: parts.flatMap(({ names }) => names),
  };
  const names = partOrder.filter((name) => [...into.names, ...from.names].includes(name));
  const one = partOf(names, sharedFacts(into.facts, from.facts), around);
  return {
    parts: [...parts.filter((part) => part !== into && part !== from), one],
    from,
    into,
    one,
  };
}

const atScalp = ({ names }: HeadPart) => names.every(isAtScalp);

/** Virgin hair that is lifted is worked apart at the scalp, where heat helps, and off it. */
function partsLike(names: ZoneName[], facts: PartFacts, around: Around): HeadPart[] {
  const part = partOf(names, facts, around);
  const scalp = names.filter(isAtScalp);
  const lifted = part.d.lift > 0 && part.d.canvas === "virgin";
  if (!lifted || scalp.length === 0 || scalp.length === names.length) return [part];
  return [names.filter((name) => !isAtScalp(name)), scalp].map((each) =>
    partOf(each, facts, around),
  );
}

const foilWork: readonly PlannedService[] = ["highlights", "balayage", "lowlights", "vivids"];

function wovenThrough({ facts }: Diagnosis) {
  return facts.lowlights || facts.services.some((name) => foilWork.includes(name));
}

/** Parts with the same word take the same bowl. */
function likeness(facts: PartFacts | undefined, d: Diagnosis) {
  if (!facts) return "";
  const line = d.explicit ?? d.preferred[0] ?? findLine("goldwell/topchic");
  const bands = line?.greyRule?.bands ?? greyDefault;
  const band = bands.findIndex((row) => facts.grey <= row.maxPct);
  return [
    Math.min(10, facts.level),
    facts.tone,
    facts.porosity,
    facts.canvas,
    facts.damage,
    Math.min(10, facts.goal),
    facts.wish,
    facts.grey === 0 ? "none" : band,
    facts.resistant && facts.grey >= 25,
  ].join();
}

type Around = {
  hair: HairFacts;
  d: Diagnosis;
  head: Gate;
  bleached: boolean;
  parts: readonly ZoneName[];
};

function partOf(names: ZoneName[], facts: PartFacts, around: Around): HeadPart {
  const { hair, d: head, parts } = around;
  const ledger = openLedger();
  const read = diagnose(asRequest(facts, hair), ledger);
  const scalp = names.every(isAtScalp);
  const virgin = facts.canvas === "virgin";
  const regrowth = scalp && virgin && (head.facts.regrowth || head.canvas !== "virgin");
  const d: Diagnosis = {
    ...read,
    damage: facts.damage,
    greyService: facts.grey > 0 && (read.greyService || head.greyService),
    maker: head.maker,
    facts: {
      ...head.facts,
      text: "",
      services: head.facts.services.filter((name) => serves(name, scalp, facts, read)),
      resistant: facts.resistant,
      regrowth,
      regrowthOnly: false,
      bleachedLengths: false,
      global: head.facts.global || (scalp && !head.facts.foils && !head.facts.balayage),
      lightener:
        head.facts.lightener || (scalp && virgin && around.bleached && needsLightener(read)),
    },
  };
  const own = gate({ ...d, history: head.history }, ledger);
  // what is closed for the damage of the rest is open to a part that is sound
  const sound = { ...head, damage: facts.damage };
  const whole = facts.damage < head.damage ? gate(sound, openLedger()) : around.head;
  const { findings, requires } = ledger.read();
  return {
    names,
    facts,
    share: shareOf(names, parts, d),
    d,
    gate: strictest(whole, own),
    requires,
    doubts: findings.filter(({ code }) => code === "level_tone_mismatch"),
  };
}

/** Beside lightened lengths tint takes new growth two levels, and makes no light blonde. */
const needsLightener = ({ lift, desired }: Diagnosis) => lift > 0 && (lift > 2 || desired >= 8);

/** Cover and retouch belong to new growth, taking colour out to hair that carries some. */
function serves(
  name: PlannedService,
  scalp: boolean,
  { grey, canvas }: PartFacts,
  { lift, darker }: Diagnosis,
) {
  if (name === "going_darker") return darker > 0;
  if (name === "double_process") return lift > 0;
  if (name === "grey_blending") return grey > 0;
  if (name === "grey_coverage") return grey > 0;
  if (name === "retouch") return scalp && canvas === "virgin";
  return canvas === "virgin" ? name !== "colour_removal" : name !== "virgin_lift";
}

/** Bands lie in the mids, hairline and resistant hair among the roots: what they take is not counted twice. */
function shareOf(names: readonly ZoneName[], parts: readonly ZoneName[], d: Diagnosis) {
  const share = (name: ZoneName) => hairShare(d.length, name);
  const inside: Partial<Record<ZoneName, readonly ZoneName[]>> = {
    roots: ["hairline", "resistant"],
    mids: ["bands"],
  };
  const own = names.reduce(
    (sum, name) =>
      (inside[name] ?? [])
        .filter((inner) => parts.includes(inner))
        .reduce((left, inner) => left - share(inner), sum + share(name)),
    0,
  );
  if (!d.facts.regrowth) return own;
  const regrowth = totalMix("regrowth", d.thickness) / totalMix(d.length, d.thickness);
  return Math.min(1, (own / share("roots")) * regrowth);
}
