import { findLine } from "./catalogue.ts";
import { diagnose, type Diagnosis } from "./diagnosis.ts";
import type { Gate } from "./gate-shape.ts";
import { gate } from "./gates.ts";
import { openLedger } from "./ledger.ts";
import type { Finding, HairFacts } from "./schema.ts";
import { greyDefault, hairShare, totalMix } from "./science.ts";
import type { PlannedService, Requirement, ZoneName } from "./words.ts";
import { asRequest, factsOf, isAtScalp, partNames, type PartFacts } from "./zone-facts.ts";

/** Parts of the head that are alike, diagnosed as a head of their own. `share` is their part of a whole-head mix. */
export type HeadPart = {
  names: ZoneName[];
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
  const facts = new Map(partNames(hair.zones).map((name) => [name, factsOf(name, hair, d)]));
  const groups = Map.groupBy(facts.keys(), (name) => likeness(facts.get(name), d));
  if (groups.size < 2) return [];
  const bleached = [...facts.values()].some((each) => each.canvas === "bleached");
  return [...groups.values()].flatMap((names) => {
    const own = facts.get(names[0] ?? "roots");
    if (!own) return [];
    const part = partOf(names, own, { hair, d, head, bleached, parts: [...facts.keys()] });
    const scalp = names.filter(isAtScalp);
    const lifted = part.d.lift > 0 && part.d.canvas === "virgin";
    if (!lifted || scalp.length === 0 || scalp.length === names.length) return [part];
    return [names.filter((name) => !isAtScalp(name)), scalp].map((each) =>
      partOf(each, own, { hair, d, head, bleached, parts: [...facts.keys()] }),
    );
  });
}

const foilWork: readonly PlannedService[] = [
  "highlights",
  "balayage",
  "lowlights",
  "vivids",
  "double_process",
];

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
  const regrowth = scalp && (head.facts.regrowth || (virgin && head.canvas !== "virgin"));
  const d: Diagnosis = {
    ...read,
    damage: head.damage,
    greyService: facts.grey > 0 && (read.greyService || head.greyService),
    facts: {
      ...head.facts,
      text: "",
      services: head.facts.services.filter((name) => serves(name, scalp, facts)),
      resistant: facts.resistant,
      regrowth,
      regrowthOnly: false,
      bleachedLengths: false,
      global: head.facts.global || (scalp && !head.facts.foils && !head.facts.balayage),
      lightener: head.facts.lightener || (scalp && virgin && around.bleached && read.lift > 0),
    },
  };
  const own = gate({ ...d, history: head.history }, ledger);
  const { findings, requires } = ledger.read();
  return {
    names,
    share: shareOf(names, parts, d),
    d,
    gate: stricter(around.head, own),
    requires,
    doubts: findings.filter(({ code }) => code === "level_tone_mismatch"),
  };
}

/** Cover and retouch belong to new growth, taking colour out to hair that carries some. */
function serves(name: PlannedService, scalp: boolean, { grey, canvas }: PartFacts) {
  if (name === "grey_coverage" || name === "grey_blending") return grey > 0;
  if (name === "retouch") return scalp;
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

/** What is closed on the head, or on this part, is closed. */
function stricter(a: Gate, b: Gate): Gate {
  return {
    colour: a.colour || b.colour,
    lightener: a.lightener || b.lightener,
    chemical: a.chemical || b.chemical,
    tint: a.tint || b.tint,
    highLift: a.highLift || b.highLift,
    developerMax: Math.min(a.developerMax, b.developerMax),
    waitDays: Math.max(a.waitDays, b.waitDays),
  };
}
