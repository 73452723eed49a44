import { act, oneVisit, type Act, type Route } from "#tools/colour/act.ts";
import { defaultLines, linesOf } from "#tools/colour/catalogue.ts";
import { reachOf } from "#tools/colour/developer.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { counterAtLevel, lightenerRule, pigmentAt, safeLift, serviceFactor, source } from "#tools/colour/science.ts";
import { natural, tonerParts, whole, wishedParts } from "#tools/colour/tone-parts.ts";
import { toneAct } from "./tone.ts";

/** Lighter: tint on virgin hair while it reaches, high-lift when asked for, otherwise remove or lighten, then tone. */
export function liftRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (d.service === "toning" && d.lift > 0) {
    ledger.find("toner_cannot_lift", "warn", `A toner cannot take level ${d.current} to ${d.desired}; the hair has to be lifted first.`, source.wheel);
  }
  if (d.canvas !== "virgin" && d.lift > 0) {
    ledger.find("colour_does_not_lift_colour", "warn", "Tint cannot be relied on to lift hair that already carries colour: it lightens the roots and leaves the lengths dark and warm. Remove or lighten first, then tone.", source.removal);
  }
  if (highLiftFits(d, gate)) return oneVisit([highLiftAct(d, gate)]);
  if (d.explicit?.type === "high-lift" && (d.grey >= 30 || d.greyService)) {
    ledger.find("line_cannot_cover_this_grey", "warn", `${d.explicit.name} leaves white hair translucent and does not cover it.`, d.explicit.source);
  }
  if (tintReaches(d, gate)) return tintRoute(d, gate, ledger);
  if (gate.lightener) return standStill(d, gate, ledger);
  if (d.canvas === "coloured" && d.lift >= 2 && d.lift <= 3 && d.desired <= 7 && removable(d)) return removeRoute(d, gate, ledger);
  return lightenRoute(d, gate, ledger);
}

function highLiftFits(d: Diagnosis, gate: Gate) {
  const line = d.explicit;
  return line?.type === "high-lift" && !gate.highLift && d.canvas === "virgin" && d.current >= (line.minStartLevel ?? 6) && d.grey < 30 && !d.greyService && gate.developerMax >= 30 && reachOf(line, gate.developerMax) >= d.liftAsked;
}

function highLiftAct(d: Diagnosis, gate: Gate): Act {
  const level = Math.max(10, d.desired);
  const wished = wishedParts(d, 10).map((part) => ({ ...part, role: "fashion" as const, tones: d.tone.word === "cool" ? (["ash", "ash-violet", "pearl", "ash-blue", "silver", "violet"] as const) : part.tones, levels: [12, 11, 10, 9], avoid: part.avoid }));
  return act({ purpose: "deposit", types: ["high-lift"], parts: wished, lift: d.liftAsked, developerMax: gate.developerMax, targetLevel: level });
}

function tintReaches(d: Diagnosis, gate: Gate) {
  if (gate.tint || d.canvas !== "virgin" || wantsFoils(d) || d.explicit?.type === "lightener") return false;
  const permanents = [...d.preferred, ...d.preferred.flatMap((line) => linesOf(line.brandId))].filter((line) => line.type === "permanent" && line.shades.length > 0);
  if (d.lift >= 3 && d.tone.word === "cool" && permanents.length === 0) return false;
  const soft = Math.min(30, gate.developerMax, d.thickness === "fine" ? 20 : 30);
  const own = permanents.some((line) => reachOf(line, d.thickness === "fine" || d.lift > 3 ? soft : gate.developerMax) + (d.thickness === "fine" ? 1 : 0) >= d.lift);
  if (own) return true;
  return d.lift <= 3 && (gate.lightener || permanents.length === 0) && defaultLines("permanent").some((line) => reachOf(line, soft) + (d.thickness === "fine" ? 1 : 0) >= d.lift);
}

/** Off-scalp or grown-out work is wanted: asked for, advised in pregnancy, or the only thing that suits a long upkeep. */
function wantsFoils(d: Diagnosis) {
  if (d.facts.global) return false;
  return d.facts.foils || d.facts.balayage || d.facts.pregnant || (d.lift >= 2 && (d.touchup === "12_weeks" || d.touchup === "as_needed") && !d.greyService);
}

function tintRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const plain = ["natural", "none", "neutral"].includes(d.tone.word);
  const levels = [d.desired, d.desired + 1].map((level) => Math.min(10, level));
  const cool = counterAtLevel(d.desired);
  const parts = plain && d.lift >= 2
    ? [{ ...natural(levels), share: 0.75 }, { ...whole([...cool.tones, "natural-cool"], levels, ["red", "orange"]), share: 0.25 }]
    : plain ? [natural(levels)] : wishedParts(d, d.desired).map((part) => ({ ...part, levels }));
  if (d.lift >= 2) {
    ledger.rule("warmth_from_lift", `Lifting ${d.lift} levels shows ${pigmentAt(d.desired)}; a cool part holds it.`, source.pigments);
    ledger.find("lift_averages_out", "info", `With tint the result lands between level ${d.current} and the shade. If the test strand stays dark, take a shade one level lighter rather than a stronger developer.`, "Minardi, averaging rule");
  }
  ledger.require("strand_test", "The hair is lifted.", source.spec);
  return oneVisit([act({ purpose: "deposit", types: ["permanent"], parts, lift: d.lift, grey: d.grey, developerMax: gate.developerMax, zone: d.facts.regrowth ? "roots" : "all" })]);
}

/** No lift is possible today: keep the level, tone it, and say why. */
export function standStill(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.find("lift_not_possible_today", "warn", `Lifting from ${d.current} to ${d.desired} is not possible on this hair today. The formula keeps level ${d.current} and works on tone only.`, source.spec);
  return oneVisit([toneAct(d, gate, d.current)], ["recheck_before_lift"]);
}

function removable(d: Diagnosis) {
  return d.history.has("previously_colored") || d.history.has("box_dye") || !d.history.has("semi_permanent");
}

/** Takes oxidative colour out first and tones the warm base that is left. */
export function removeRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.require("strand_test", "Only a strand shows what the remover leaves behind.", source.removal);
  ledger.find("remover_leaves_warm_base", "info", "A remover shrinks the dye and shows the warm base underneath; rinse well, check with 10 vol on a strand, then tone.", "Pravana extractor guide");
  return oneVisit([removerAct(), toneAct(d, gate, d.desired, { parts: tonerParts(d, d.desired), purpose: "tone", factor: serviceFactor.toner })], ["lightener_bath"]);
}

export function removerAct(more: Partial<Act> = {}): Act {
  return act({ purpose: "remove", types: ["colour-remover"], factor: 1, ...more });
}

/** Lightens as far as one visit safely goes, then tones the level that was reached. */
export function lightenRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const regrowth = d.facts.regrowth && d.canvas === "bleached";
  const onScalp = regrowth || (d.facts.global && !d.facts.foils && !d.facts.pregnant);
  const canvas = regrowth ? "virgin_onscalp" : d.canvas === "virgin" ? (onScalp ? "virgin_onscalp" : "virgin_foil") : d.canvas;
  const allowance = safeLift(canvas, d.thickness);
  if (allowance === 0) return standStill(d, gate, ledger);
  if (d.canvas === "bleached") {
    ledger.find("no_overlap_on_bleached", "warn", "Lighten the new growth or the darkest part only. No overlap on hair that has been bleached; cover it with a protective cream.", source.lightener);
  }
  const lift = Math.max(1, d.lift);
  const blackToBlonde = d.current <= 3 && d.desired >= 10;
  const sessions = regrowth ? 1 : Math.max(Math.ceil(lift / allowance), (d.history.has("box_dye") && d.desired >= 8) || blackToBlonde ? 3 : 1);
  const stop = regrowth ? d.desired : Math.min(d.desired, d.current + Math.min(lift, allowance));
  warnOfSessions(d, sessions, stop, ledger);
  ledger.require("strand_test", "The hair is lightened.", source.spec);
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  const zone = regrowth ? "roots" : onScalp ? "all" : "foils";
  const lighten = act({
    purpose: "lighten", types: ["lightener"], zone, onScalp, lift,
    factor: regrowth || onScalp ? 1 : d.facts.balayage || d.touchup === "12_weeks" ? serviceFactor.balayage : d.budget === "economy" ? serviceFactor.partial_foils : serviceFactor.full_foils,
    developerMax: Math.min(onScalp ? lightenerRule.onScalpMaxDeveloper : foilDeveloper(d), gate.developerMax),
    developerWish: onScalp ? scalpDeveloper(d) : foilDeveloper(d), targetLevel: target(d), stopLevel: stop,
  });
  const tone = toneAct(d, gate, stop, { parts: tonerParts(d, stop), purpose: "tone", factor: serviceFactor.toner, zone: regrowth ? "roots" : zone === "foils" ? "lengths" : "all", dilute: d.porosity === "high" });
  const remove = d.canvas === "coloured" && removable(d) && (d.history.has("box_dye") || lift > 3) ? [removerAct()] : [];
  return { acts: [...remove, lighten, tone], sessions: [sessions, sessions > 1 ? sessions + 1 : 1], alternatives: sessions > 1 ? ["spread_over_visits"] : onScalp ? ["foils"] : [] };
}

/** The pigment stage to reach: cool level 7-8 blondes are lifted one step past the toner level. */
function target(d: Diagnosis) {
  return d.tone.word === "cool" && (d.desired === 7 || d.desired === 8) ? d.desired + 1 : d.desired;
}

function scalpDeveloper(d: Diagnosis) {
  return d.current >= 5 ? 10 : lightenerRule.onScalpMaxDeveloper;
}

function foilDeveloper(d: Diagnosis) {
  return d.thickness === "thick" && d.current <= 5 && d.canvas === "virgin" ? lightenerRule.foilMaxDeveloper : lightenerRule.onScalpMaxDeveloper;
}

function warnOfSessions(d: Diagnosis, sessions: number, stop: number, ledger: Ledger) {
  if (sessions < 2) return;
  const later = `Stop at about level ${stop} today and wait at least 2 weeks, better 4 to 6, before going on.`;
  if (d.facts.oneSession || sessions > 2) {
    ledger.find("unrealistic_in_one_session", "warn", `Level ${d.current} to ${d.desired} cannot be promised in one visit; plan ${sessions} or more. ${later}`, source.practice);
  } else {
    ledger.find("needs_more_visits", "warn", `Level ${d.current} to ${d.desired} takes ${sessions} visits or more. ${later}`, source.practice);
  }
  ledger.require("consultation", "More than one visit has to be agreed with the client.");
}
