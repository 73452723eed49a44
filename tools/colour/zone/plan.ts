import { oneVisit, type Act } from "#tools/colour/bowl/act.ts";
import { toneAct } from "#tools/colour/routes/tone.ts";
import type { PlannedAct } from "#tools/colour/bowl/bowls.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { sayWhite } from "#tools/colour/visit/grey.ts";
import { ledgerOfPart, openLedger, type Ledger } from "#tools/colour/ledger.ts";
import { liftsHair, partPlan, sayHotRoots, type Plan } from "#tools/colour/visit/plan.ts";
import { source, type LiftCanvas } from "#tools/colour/science.ts";
import { isWoven } from "#tools/colour/visit/techniques.ts";
import { tonerParts } from "#tools/colour/shade/tone-parts.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import type { Zone } from "#tools/colour/words.ts";
import { hasOwnWishes, isAtScalp, partOrder } from "./facts.ts";
import { zoneTitle, zoneWords } from "./words.ts";
import type { HeadPart } from "./zones.ts";
import { spoken } from "#tools/colour/spoken.ts";

/** A head worked by its parts: what is done to each, and how many visits the slowest of them takes. */
export type ZonePlan = Omit<Plan, "acts" | "zonesOrder"> & { acts: PlannedAct[] };

/** Plans every part as a head of its own and says why the head is not worked as one. */
export function zonePlan(parts: readonly HeadPart[], head: Diagnosis, ledger: Ledger): ZonePlan {
  const scalp = parts.filter(atScalp);
  const worked = head.facts.regrowthOnly && scalp.length > 0 ? scalp : parts;
  const plans = inStep(oneWay(worked).map((part) => ({ part, route: planOf(part, ledger) })));
  sayWhy(parts, head, ledger);
  if (liftsAll(plans)) sayHotRoots(ledger);
  const longest = plans.toSorted((a, b) => b.route.sessions[0] - a.route.sessions[0])[0];
  const lengths = plans.some(({ part }) => !atScalp(part));
  const names = (pick: (route: PartPlan) => readonly string[]) => [
    ...new Set(plans.flatMap(({ route }) => pick(route))),
  ];
  const acts = plans.flatMap(({ part, route }) =>
    route.acts.map((act) => ({
      act: onPart(act, part, head),
      d: part.d,
      gate: part.gate,
      names: part.names,
      share: part.share,
    })),
  );
  const woven = acts.some(({ act }) => act.zone === "foils");
  const brushed = names((route) => route.techniques).filter((name) => woven || !isWoven(name));
  const apart = parts.some((part) => part.names.includes("bands")) || brushed.length === 0;
  return {
    acts,
    sessions: longest?.route.sessions ?? [1, 1],
    from: longest?.route.from ?? longest?.part.d.current,
    goal: longest?.route.goal ?? longest?.part.d.desired,
    canvas: longest && (longest.route.canvas ?? rowOf(longest.part)),
    alternatives: names((route) => route.alternatives).filter(
      (name) => !lengths || name !== "demi_refresh_on_lengths",
    ),
    techniques: [
      ...brushed,
      ...(apart ? ["zone_correction"] : []),
      ...(parts.length > 1 ? ["colour_melt"] : []),
    ].filter((name, at, all) => all.indexOf(name) === at),
  };
}

type Planned = { part: HeadPart; route: PartPlan };

/** The row of the safe-lift table for a part that is not lifted today. */
function rowOf({ d }: HeadPart): LiftCanvas {
  return d.canvas === "virgin" ? "virgin_foil" : d.canvas;
}

/** Parts in step with each other: light lengths share the toner of the roots that come up to them, and roots beside lengths that lift get a weaker tint, since heat gives the rest. */
function inStep(plans: readonly Planned[]): readonly Planned[] {
  const reached = plans.flatMap(({ part, route }) =>
    atScalp(part) ? route.acts.flatMap(({ stopLevel }) => stopLevel ?? []) : [],
  );
  const heated = liftsAll(plans);
  return plans.map(({ part, route }) => {
    const acts = route.acts.map((act) => {
      if (heated && atScalp(part) && act.purpose === "deposit" && act.lift > 1)
        return { ...act, lift: act.lift - 1 };
      return isRefreshed(part, reached) && act.purpose === "tone"
        ? { ...act, parts: tonerParts(part.d, part.d.current), dilute: part.d.porosity === "high" }
        : act;
    });
    return { part, route: { ...route, acts } };
  });
}

/** Lightened lengths at the level that the roots are taken to, with nothing of their own to put right. */
function isRefreshed({ d }: HeadPart, reached: readonly number[]) {
  const still = d.lift === 0 && d.darker === 0 && d.counter === undefined;
  return d.canvas === "bleached" && still && reached.includes(d.current);
}

/** Virgin hair is lifted in one way all over: where one part needs lightener, tint on another would show warm beside it. */
function oneWay(parts: readonly HeadPart[]): readonly HeadPart[] {
  const lifted = parts.filter(({ d }) => d.lift > 0 && d.canvas === "virgin");
  const opens = (part: HeadPart) =>
    partPlan({ ...part.d, zones: undefined }, part.gate, openLedger()).acts.some(
      ({ purpose }) => purpose === "lighten",
    );
  if (lifted.length < 2 || !lifted.some(opens)) return parts;
  return parts.map((part) =>
    lifted.includes(part)
      ? { ...part, d: { ...part.d, facts: { ...part.d.facts, lightener: true } } }
      : part,
  );
}

const atScalp = (part: HeadPart) => part.names.every(isAtScalp);

type PartPlan = Omit<Plan, "zonesOrder">;

/** New growth alone may be lifted with all the heat of the scalp; beside virgin lengths that lift it runs ahead. */
function liftsAll(plans: readonly Planned[]) {
  const lifted = plans.filter(
    ({ part, route }) => part.d.canvas === "virgin" && route.acts.some(liftsHair),
  );
  return lifted.some(({ part }) => atScalp(part)) && lifted.some(({ part }) => !atScalp(part));
}

function planOf(part: HeadPart, ledger: Ledger): PartPlan {
  const title = zoneTitle(part.names);
  const own = ledgerOfPart(ledger, title);
  for (const { code, severity, sentence, source: from } of part.doubts)
    own.find(code, severity, sentence, from);
  for (const test of part.requires)
    if (!ledger.needs(test)) own.require(test, "This part of the head asks for it.");
  const route = hotter(part)
    ? cooled(part, own)
    : partPlan({ ...part.d, zones: undefined }, part.gate, own);
  const kept = route.acts.filter((act) => act.purpose === "fill" || belongs(act.zone, part));
  return { ...route, acts: kept.length > 0 ? kept : route.acts };
}

/** Lifted further than the rest and warm with it: there is pigment enough, only of the wrong kind, so it is cooled and not filled. */
function hotter({ d }: HeadPart) {
  if (!d.counter || !warm.has(d.unwanted ?? "")) return false;
  // yellow alone is no warmth to go two levels down on: the orange underneath is gone
  return d.darker === 1 || (d.darker === 2 && orange.has(d.counter.word));
}

/** The counters of orange and of what is redder. */
const orange = new Set(["blue", "blue-green", "green"]);

const warm = new Set<string>(["red", "orange", "gold", "yellow", "brass", "brass_orange"]);

/** A cool demi at the level of the rest. */
function cooled(part: HeadPart, ledger: Ledger): PartPlan {
  const { d, gate, names } = part;
  ledger.find(
    atScalp(part) ? "hot_roots" : "warm_part_cooled",
    "warn",
    `${atScalp(part) ? "Hot roots" : "Warmer and lighter than it shall be"}: a cool demi at level ${d.desired} goes on the ${zoneWords(names)}. Watch it.`,
    source.order,
  );
  const acts = [toneAct(d, gate, d.desired, { purpose: "tone" })];
  sayWhite(d, acts, ledger);
  return {
    ...oneVisit(acts),
    techniques: ["demi_toner", "gloss"],
  };
}

/** A route that covers roots and refreshes lengths meets a part that is only one of them. */
function belongs(zone: Zone, part: HeadPart) {
  const scalp = atScalp(part);
  if (zone === "roots" || zone === "resistant") return part.names.some(isAtScalp);
  return zone === "all" || zone === "foils" || !scalp;
}

/** Foils stay foils where they were asked for, or where the client is better kept off the scalp; elsewhere the part is brushed. */
function onPart(act: Act, part: HeadPart, { facts }: Diagnosis): Act {
  const foils = facts.foils || facts.balayage || facts.faceFraming || facts.offScalp;
  const woven = act.zone === "foils" && foils;
  return {
    ...act,
    zone: woven ? "foils" : "all",
    onScalp: act.onScalp && part.names.some(isAtScalp),
  };
}

function sayWhy(parts: readonly HeadPart[], head: Diagnosis, ledger: Ledger) {
  const levels = parts.map((part) => part.d.current);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const spread = high - low;
  const wished = hasOwnWishes(head.zones);
  if (parts.length > 1)
    ledger.find(
      "zones_differ",
      spread >= 2 && !wished ? "warn" : "info",
      wished
        ? `Each part has a wish of its own, so each has its own bowl: ${parts.map(wishWords).join(", ")}.`
        : spread > 0
          ? `The head runs from level ${low} to ${high}: one bowl would not even it out, so each part has its own, the darkest band first.`
          : "The parts of the head differ in porosity, tone, history or white hair, so each has its own bowl.",
      source.practice,
      { about: "zone" },
    );
  sayLeft(parts, head, ledger);
  const sound = parts.filter(({ d }) => d.damage < head.damage).flatMap(({ names }) => names);
  if (sound.length > 0)
    ledger.find(
      "zones_sound",
      "info",
      `The damage is not on the ${zoneWords(sound)}: what goes on there is worked as on sound hair.`,
      source.practice,
      { about: "zone" },
    );
  for (const { names, d } of parts)
    ledger.rule(
      "zone_facts",
      `${zoneTitle(names)}: level ${d.current}, ${spoken(d.canvas)}, porosity ${d.porosity}${d.unwanted ? `, shows ${toneWord(d.unwanted)}` : ""}${d.grey > 0 ? `, ${Math.round(d.grey)}% white` : ""}; goal ${d.desired}.`,
      source.practice,
      { about: "zone" },
    );
  if (head.porosity !== "high" && parts.some(porousEnds))
    ledger.find(
      "porous_ends_last",
      "warn",
      "The ends are porous and take color faster and deeper: their bowl is lighter or thinned, and goes on last.",
      source.porosity,
      { about: "order" },
    );
}

/** What stays as it is, and that white hair there goes on showing. */
function sayLeft(parts: readonly HeadPart[], { zones, grey }: Diagnosis, ledger: Ledger) {
  const worked = new Set(parts.flatMap(({ names }) => names));
  const left = partOrder.filter((name) => zones?.[name]?.isLeft && !worked.has(name));
  if (left.length === 0) return;
  ledger.find(
    "zones_left",
    "info",
    `Nothing goes on the ${zoneWords(left)}: keep color off there, and rinse so that none runs over it.`,
    source.practice,
    { about: "zone" },
  );
  const white = left.filter(isAtScalp);
  if (grey >= 25 && white.length > 0)
    ledger.find(
      "white_left",
      "info",
      `White hair on the ${zoneWords(white)} goes on showing.`,
      source.grey,
    );
}

const wishWords = ({ names, d, facts }: HeadPart) =>
  `${zoneWords(names)} at ${d.desired}${facts.wish ? ` ${spoken(facts.wish)}` : ""}`;

const porousEnds = ({ names, d }: HeadPart) => names.includes("ends") && d.porosity === "high";
