import { act, oneVisit, type Route } from "#tools/colour/bowl/act.ts";
import { depthLost } from "#tools/colour/after/other.ts";
import { causeOf, type Cause, type CauseCode } from "#tools/colour/after/after.ts";
import { shownLevel } from "#tools/colour/after/warm.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Last } from "#tools/colour/after/last-formula.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { counterOf, filler, fillerTones, serviceFactor, source } from "#tools/colour/science.ts";
import { natural, whole } from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import {
  bathThenTone,
  deeper,
  fullTime,
  hold,
  mayOpen,
  recolour,
  stronger,
  toned,
} from "./after-tone.ts";
import { tooDark, zonesNeeded } from "./corrective-moves.ts";
import { zoneOf } from "./corrective-zone.ts";
import { darkerRoute } from "./darker.ts";
import { greyRoute } from "./grey.ts";
import { bathAct } from "./lighten.ts";
import { liftRoute } from "./lift.ts";
import { toneAct } from "./tone.ts";

/** Puts right what a formula left: finds out why the fault is there and changes what was not enough. Never the bowl that failed. */
export function afterLast(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  const cause = causeOf(d, last);
  ledger.find(cause.code, "warn", cause.sentence, cause.source);
  ledger.require(
    "strand_test",
    "One formula has left this fault already: the next is shown by a strand first.",
    source.practice,
  );
  if (last.attempts >= 3) stop(last, ledger);
  const route = moveFor(cause, d, gate, ledger, last);
  return cause.code === "cause_time_short" && last.attempts < 2 ? route : unlike(route, last);
}

function stop({ attempts }: Last, ledger: Ledger) {
  ledger.find(
    "correction_stop",
    "warn",
    `${attempts} tries have left the same fault. Mix this for one strand only; if the strand does not show it, stop here, let the hair rest two weeks and look at it again in daylight.`,
    source.practice,
  );
  ledger.require("consultation", "Another try on the same fault has to be agreed with the client.");
}

type Move = (d: Diagnosis, gate: Gate, ledger: Ledger, last: Last) => Route;

const moves: Record<CauseCode, Move> = {
  cause_not_lifted_enough: liftOn,
  cause_lifted_too_far: (d, gate, ledger) => darkerRoute(d, gate, ledger),
  cause_counter_wrong: (d, gate, ledger, last) => recolour(d, gate, ledger, last),
  cause_counter_weak: (d, gate, ledger, last) =>
    d.uncorrected.has("too-light") ? hold(d, gate, ledger, last) : stronger(d, gate, ledger, last),
  cause_time_short: fullTime,
  cause_porosity: clean,
  cause_faded: hold,
  cause_depth_lost: deepen,
  cause_warm_base: (d, gate, ledger, last) => recolour(d, gate, ledger, last),
  cause_hot_roots: coolRoots,
  cause_banding: band,
  cause_grey_not_covered: cover,
  cause_too_deep: (d, gate, ledger) => tooDark(d, gate, ledger),
  cause_no_filler: fill,
  cause_one_bowl: byZone,
  cause_unclear: (d, gate, ledger, last) => deeper(d, gate, ledger, last),
};

/** Causes that a second tone-on-tone bowl would only repeat. */
const toneOnly: readonly CauseCode[] = [
  "cause_counter_weak",
  "cause_time_short",
  "cause_faded",
  "cause_warm_base",
  "cause_unclear",
];

function moveFor(cause: Cause, d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  if (last.attempts < 2 || !d.counter || !toneOnly.includes(cause.code))
    return moves[cause.code](d, gate, ledger, last);
  const opens = !last.opened && mayOpen(d, gate);
  ledger.find(
    "correction_changes_kind",
    "info",
    opens
      ? "Toning has been tried and did not do it: this time a watched bath takes the warmth down before the toner."
      : "Toning at this level has been tried and did not do it: this time the toner goes a level deeper, where it holds.",
    source.removal,
  );
  return opens ? bathThenTone(d, gate, ledger) : deeper(d, gate, ledger, last);
}

function liftOn(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  if (!mayOpen(d, gate) || (last.attempts >= 2 && last.opened)) {
    ledger.find(
      "goal_a_level_darker",
      "warn",
      `This hair is not lifted again today. At level ${shownLevel(d)} the warmth can be covered a level deeper; the lighter goal waits for another visit.`,
      source.spec,
    );
    return deeper(d, gate, ledger, last);
  }
  return d.lift > 0 && d.current === shownLevel(d)
    ? liftRoute(d, gate, ledger)
    : bathThenTone(d, gate, ledger);
}

/** What porous hair has taken too much of: off with a remover where it is too dark, else a thin warm bowl a level lighter. */
function clean(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  const porous: Diagnosis = { ...d, porosity: "high" };
  if (d.uncorrected.has("too-dark")) return tooDark(porous, gate, ledger);
  const zone = zoneOf(d) ?? (d.zones?.ends?.porosity === "high" ? "ends" : "all");
  const warm: readonly CanonicalTone[] = ["gold", "beige", "natural-warm", "gold-copper"];
  const counter = d.unwanted ? counterOf(d.unwanted, d.current) : undefined;
  const thin = toneAct(porous, gate, d.current, {
    parts: [
      whole(
        counter?.tones ?? warm,
        [Math.min(10, d.current + 1), d.current],
        counter?.avoid ?? ["blue", "green"],
      ),
    ],
    purpose: "tone",
    zone,
    dilute: true,
    thin: true,
    factor: zone === "all" ? serviceFactor.toner : 0.3,
    minutes: [2, 10],
  });
  if (last.attempts >= 2 && mayOpen(d, gate))
    return oneVisit([bathAct(zone, d.current), thin], ["clarifying_treatment"]);
  return oneVisit([thin], ["clarifying_treatment"]);
}

/** Back down with the warmth first, on the zone that the description names. */
function deepen(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const route = darkerRoute(d, gate, ledger);
  const zone = zoneOf(d);
  if (!zone) return route;
  return {
    ...route,
    acts: route.acts.map((each) =>
      each.zone === "all"
        ? { ...each, zone, onScalp: zone === "roots", factor: each.factor * zoneFactor }
        : each,
    ),
  };
}

/** Share of a whole-head mix that one zone takes. */
const zoneFactor = 0.5;

function coolRoots(d: Diagnosis, gate: Gate): Route {
  const lengths = Math.min(10, d.zones?.mids?.level ?? d.zones?.ends?.level ?? d.current);
  return oneVisit([
    toned({ ...d, current: lengths }, gate, lengths, { zone: "roots", factor: 0.3 }),
  ]);
}

function band(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  zonesNeeded(ledger);
  const dark =
    d.uncorrected.has("too-dark") || /dark\w* band|band\w* .{0,12}dark/.test(d.facts.text);
  const zone = zoneOf(d) ?? "mids";
  const tone = toned(d, gate, shownLevel(d), { zone, factor: 0.3 });
  if (!dark || !mayOpen(d, gate)) return oneVisit([tone], ["colour_melt"]);
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  return oneVisit([{ ...bathAct(zone, d.current), factor: 0.3 }, tone], ["colour_melt"]);
}

function cover(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  const white: Diagnosis = {
    ...d,
    greyService: true,
    grey: Math.max(d.grey, 60),
    facts: { ...d.facts, resistant: true },
  };
  const route = depthLost(d)
    ? darkerRoute(white, gate, ledger)
    : greyRoute({ ...white, desired: d.current, lift: 0, darker: 0 }, gate, ledger);
  const allNatural = (last.tried?.natural ?? 0) > 0.8;
  const acts = route.acts.map((each) => ({
    ...each,
    parts: allNatural ? each.parts.map((part) => ({ ...part, not: last.codes })) : each.parts,
  }));
  return { ...route, acts };
}

function fill(d: Diagnosis, gate: Gate): Route {
  const level = d.current;
  const zone = zoneOf(d) ?? "all";
  const warm: readonly CanonicalTone[] = [
    // over green a gold only feeds the cast; red takes it out and fills in one
    ...(d.unwanted === "green" ? (["red-copper", "red", "copper"] as const) : []),
    ...fillerTones(level),
    ...(level <= 6 ? (["copper", "gold-copper"] as const) : (["gold", "gold-copper"] as const)),
  ];
  const filling = act({
    purpose: "fill",
    types: ["demi-permanent", "toner"],
    parts: [whole(warm, [Math.min(10, level + 1), level], ["blue", "green"])],
    zone,
    factor: serviceFactor.filler * (zone === "all" ? 1 : 0.5),
    developerMax: Math.min(10, gate.developerMax),
    minutes: [filler.minutes[0] ?? 10, filler.minutes[1] ?? 20],
  });
  const deposit = toneAct(d, gate, level, {
    purpose: "deposit",
    parts: [{ ...natural([level, Math.min(10, level + 1)]), avoid: ["blue", "green"] }],
    zone,
    dilute: false,
    thin: false,
    factor: zone === "all" ? serviceFactor.global : 0.5,
  });
  return oneVisit([filling, deposit], ["filler_in_the_bowl"]);
}

function byZone(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  zonesNeeded(ledger);
  const known = (["roots", "mids", "ends"] as const).filter((name) => d.zones?.[name]);
  const names = known.length > 1 ? known : (["mids", "ends"] as const);
  return oneVisit(
    names.map((name) => {
      const zone = d.zones?.[name];
      const level = Math.min(10, zone?.level ?? d.current);
      const porosity = zone?.porosity ?? (name === "ends" ? "high" : d.porosity);
      return toned({ ...d, current: level, porosity }, gate, level, {
        zone: name,
        factor: 0.3,
        dilute: porosity === "high",
      });
    }),
    ["colour_melt", "zone_correction"],
  );
}

/** No shade of the bowls that failed. Natural parts may come back: they carry depth, not the tone that was wrong. */
function unlike(route: Route, { codes }: Last): Route {
  const acts = route.acts.map((each) => ({
    ...each,
    parts: each.parts.map((part) => (part.role === "natural" ? part : { ...part, not: codes })),
  }));
  return { ...route, acts };
}
