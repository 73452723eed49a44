import { act, oneVisit, type Act, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import {
  lightenerRule,
  newGrowthCanvas,
  safeLift,
  serviceFactor,
  source,
} from "#tools/colour/science.ts";
import { tonerParts } from "#tools/colour/shade/tone-parts.ts";
import { onceOpened } from "#tools/colour/shade/unwanted.ts";
import type { Zone } from "#tools/colour/words.ts";
import { toneAct } from "./tone.ts";

/** No lift is possible today: the route keeps the level, and says why. */
export function standStill(d: Diagnosis, ledger: Ledger, kept: Route): Route {
  const where =
    d.desired > d.current ? `from ${d.current} to ${d.desired}` : "the new growth to the rest";
  ledger.find(
    "lift_not_possible_today",
    "warn",
    `Lifting ${where} is not possible on this hair today. The formula keeps level ${d.current} and works on tone only.`,
    source.spec,
  );
  return { ...kept, alternatives: [...kept.alternatives, "recheck_before_lift"] };
}

/** Keeps the level and works on tone. */
export function toneInstead(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  return standStill(d, ledger, oneVisit([toneAct(d, { ...gate, tint: true }, d.current)]));
}

/** Bleach bath: equal parts of lightener, 10 vol and shampoo, watched. Counts as a lightener at every gate. */
export function bathAct(zone: Zone, level: number): Act {
  return act({
    purpose: "remove",
    types: ["lightener"],
    zone,
    onScalp: zone === "all" || zone === "roots",
    factor: 0.5,
    developerMax: 20,
    developerWish: 10,
    ratio: "1:1",
    minutes: [5, 20],
    targetLevel: level,
  });
}

/** One level off coloured hair: the smallest move is a watched bath, then a toner. */
export function bathRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.require("strand_test", "Try the bath on a strand first.", source.removal);
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  const tone = toneAct(onceOpened(d), gate, d.desired, {
    parts: tonerParts(d, d.desired),
    purpose: "tone",
    factor: serviceFactor.toner,
  });
  return oneVisit([bathAct("all", d.desired), tone], ["colour_remover"]);
}

/** Oxidative colour can be shrunk by a remover; direct dye cannot. */
export function removable(d: Diagnosis) {
  return (
    d.history.has("previously_colored") ||
    d.history.has("box_dye") ||
    !(d.history.has("semi_permanent") || d.facts.directDye)
  );
}

/** Takes oxidative colour out first and tones the warm base that is left. */
export function removeRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.require(
    "strand_test",
    "Only a strand shows what the remover leaves behind.",
    source.removal,
  );
  ledger.find(
    "remover_leaves_warm_base",
    "info",
    "A remover shrinks the dye and shows the warm base underneath; rinse well, check with 10 vol on a strand, then tone.",
    "Pravana extractor guide",
  );
  return oneVisit(
    [
      removerAct(),
      toneAct(onceOpened(d), gate, d.desired, {
        parts: tonerParts(d, d.desired),
        purpose: "tone",
        types: ["demi-permanent"],
        factor: serviceFactor.toner,
      }),
    ],
    gate.lightener ? [] : ["lightener_bath"],
  );
}

/** A reductive remover over the whole head, or a zone. */
export function removerAct(more: Partial<Act> = {}): Act {
  return act({ purpose: "remove", types: ["colour-remover"], factor: 1, ...more });
}

/** Lightens as far as one visit safely goes, then tones the level that was reached. */
export function lightenRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const regrowth =
    d.facts.regrowth && (d.canvas === "bleached" || d.facts.services.includes("retouch"));
  const solid = d.facts.solid && (d.touchup === "4_weeks" || d.touchup === "6_weeks");
  const atRoots = regrowth && !d.facts.offScalp;
  const onScalp = atRoots || ((d.facts.global || solid) && !d.facts.foils && !d.facts.offScalp);
  const virgin = onScalp ? "virgin_onscalp" : "virgin_foil";
  const stated = d.zones?.roots?.level ?? (d.lift > 0 ? d.current : undefined);
  const from = regrowth ? (stated ?? d.desired - 1) : d.current;
  const canvas = atRoots
    ? newGrowthCanvas(from)
    : regrowth || d.canvas === "virgin"
      ? virgin
      : d.canvas;
  const allowance = safeLift(canvas, d.thickness);
  if (allowance === 0) return toneInstead(d, gate, ledger);
  if (d.canvas === "bleached" || regrowth) {
    ledger.find(
      "no_overlap_on_bleached",
      "warn",
      "Lighten the new growth or the darkest part only. No overlap on hair that has been bleached; cover it with a protective cream.",
      source.lightener,
    );
  }
  const lift = Math.max(1, d.desired - from);
  const blackToBlonde = d.current <= 3 && d.desired >= 10;
  const darkBox = d.history.has("box_dye") && d.current <= 5 && d.desired >= 8;
  const least = Math.ceil(lift / allowance);
  const known = !regrowth || stated !== undefined;
  const loaded = d.history.has("box_dye") && d.porosity === "high" && lift >= 3;
  const stages = darkBox || blackToBlonde ? 3 : loaded ? 2 : 1;
  const sessions = known ? Math.max(least, regrowth ? 1 : stages) : 1;
  const today = sessions > least ? Math.ceil(lift / sessions) : Math.min(lift, allowance);
  const stop = known ? Math.min(d.desired, from + today) : d.desired;
  warnOfSessions(d, sessions, stop, ledger);
  ledger.require("strand_test", "The hair is lightened.", source.spec);
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  const zone = atRoots ? "roots" : onScalp ? "all" : "foils";
  const lighten = act({
    purpose: "lighten",
    types: ["lightener"],
    zone,
    onScalp,
    lift,
    factor: onScalp ? 1 : foilFactor(d),
    developerMax: Math.min(
      onScalp ? lightenerRule.onScalpMaxDeveloper : foilDeveloper(d),
      gate.developerMax,
    ),
    developerWish: onScalp ? scalpDeveloper(d, from, stop, regrowth) : foilDeveloper(d),
    targetLevel: target(d),
    stopLevel: stop,
  });
  const tone = toneAct(onceOpened(d), gate, stop, {
    parts: tonerParts(d, stop),
    purpose: "tone",
    factor: serviceFactor.toner,
    zone: atRoots ? "roots" : zone === "foils" ? "lengths" : "all",
    dilute: d.porosity === "high",
  });
  const remove =
    d.canvas === "coloured" && removable(d) && (d.history.has("box_dye") || lift > 3)
      ? [removerAct()]
      : [];
  return {
    acts: [...remove, lighten, tone],
    from,
    goal: d.desired,
    canvas,
    sessions: [sessions, sessions > 1 ? sessions + 1 : 1],
    alternatives: sessions > 1 ? ["spread_over_visits"] : onScalp && !regrowth ? ["foils"] : [],
  };
}

function foilFactor({ facts, touchup, budget }: Diagnosis) {
  if (facts.fullHead) return serviceFactor.full_foils;
  if (facts.partial) return serviceFactor.partial_foils;
  if (facts.balayage || touchup === "12_weeks") return serviceFactor.balayage;
  return budget === "economy" || facts.faceFraming
    ? serviceFactor.partial_foils
    : serviceFactor.full_foils;
}

/** The pigment stage to reach: cool level 7-8 blondes are lifted one step past the toner level. */
function target(d: Diagnosis) {
  return d.tone.word === "cool" && (d.desired === 7 || d.desired === 8) ? d.desired + 1 : d.desired;
}

/** 10 vol where the natural base is light brown or lighter and on lengths that were lightened before; 20 where the base is deeper, not known, or has more than four levels to go, and where dye is in the way. */
function scalpDeveloper(d: Diagnosis, from: number, stop: number, regrowth: boolean) {
  if (!regrowth && d.canvas !== "virgin")
    return d.canvas === "bleached" ? 10 : lightenerRule.onScalpMaxDeveloper;
  const stated = d.canvas !== "bleached" || d.lift > 0 || d.zones?.roots?.level !== undefined;
  return stated && from >= 5 && stop - from <= 4 ? 10 : lightenerRule.onScalpMaxDeveloper;
}

/** One level on lightened hair asks for the weakest; coarse dark virgin hair in foils for the strongest. */
function foilDeveloper(d: Diagnosis) {
  if (d.canvas === "bleached") return 10;
  return d.thickness === "thick" && d.current <= 5 && d.canvas === "virgin"
    ? lightenerRule.foilMaxDeveloper
    : lightenerRule.onScalpMaxDeveloper;
}

/** Says how many visits a lift takes and where to stop today. */
export function warnOfSessions(d: Diagnosis, sessions: number, stop: number, ledger: Ledger) {
  if (sessions < 2) return;
  const later = `Stop at about level ${stop} today and wait at least 2 weeks, better 4 to 6, before going on.`;
  if (d.facts.oneSession || sessions > 2) {
    ledger.find(
      "unrealistic_in_one_session",
      "warn",
      `Level ${d.current} to ${d.desired} cannot be promised in one visit; plan ${sessions} or more. ${later}`,
      source.practice,
    );
  } else {
    ledger.find(
      "needs_more_visits",
      "warn",
      `Level ${d.current} to ${d.desired} takes ${sessions} visits or more. ${later}`,
      source.practice,
    );
  }
  ledger.require("consultation", "More than one visit has to be agreed with the client.");
}
