import { askedRoute } from "#tools/colour/routes/asked.ts";
import { careRoute } from "#tools/colour/routes/care.ts";
import { zonesUntold } from "#tools/colour/routes/corrective-moves.ts";
import { correctiveRoute } from "#tools/colour/routes/corrective.ts";
import { coverRoute } from "#tools/colour/routes/cover.ts";
import { darkerRoute } from "#tools/colour/routes/darker.ts";
import { overDirectDye } from "#tools/colour/routes/direct-dye.ts";
import { greyRoute } from "#tools/colour/routes/grey.ts";
import { liftRoute } from "#tools/colour/routes/lift.ts";
import { toneRoute } from "#tools/colour/routes/tone.ts";
import type { Act, Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { readsWhite, sayWhite } from "./grey.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { source } from "#tools/colour/science.ts";
import { techniquesFor } from "./techniques.ts";
import { sparing } from "#tools/colour/shade/unwanted.ts";
import type { Zone } from "#tools/colour/words.ts";

/** What to do this visit, in order, and what more it takes. */
export type Plan = Route & { techniques: string[]; zonesOrder: Zone[] };

/** Chooses the one route that fits the goal, then the technique and the order of zones. */
export function plan(d: Diagnosis, gate: Gate, ledger: Ledger): Plan {
  const route = partPlan(d, gate, ledger);
  if (gate.chemical || gate.colour) return { ...route, zonesOrder: [] };
  warnOfZones(d, route.acts, ledger);
  return { ...route, zonesOrder: zonesOrder(d, route.acts, ledger) };
}

/** The same for one part of a head, whose order among the others is decided when all of them are planned. */
export function partPlan(d: Diagnosis, gate: Gate, ledger: Ledger): Omit<Plan, "zonesOrder"> {
  const chosen = overDirectDye(routeFor(d, gate, ledger), d, gate, ledger);
  const acts = offTheScalp(sparing(chosen.acts, d), d, ledger);
  const route = { ...chosen, acts };
  sayWhite(d, route.acts, ledger);
  warnOfVivid(d, ledger);
  if (gate.chemical || gate.colour) return { ...route, techniques: [] };
  return { ...route, techniques: techniquesFor(d, route, ledger) };
}

/** Where the client's health keeps work off the scalp, what can be kept off it is; white and new growth are at the scalp or nowhere. */
function offTheScalp(acts: readonly Act[], { facts }: Diagnosis, ledger: Ledger): Act[] {
  if (!facts.offScalp) return [...acts];
  return acts.map((each) => {
    if (each.zone === "roots" || each.zone === "resistant" || each.grey >= 25) return each;
    if (!each.onScalp && each.zone !== "all") return each;
    ledger.rule("kept_off_scalp", "The bowl begins 1 to 1.5 cm off the scalp.", source.nhs);
    return { ...each, onScalp: false, zone: each.zone === "all" ? "lengths" : each.zone };
  });
}

/** Whether an act makes hair lighter that has its natural colour or is lightened: what scalp heat speeds. White has no colour to lift. */
export function liftsHair({ purpose, lift, grey }: Act): boolean {
  return purpose === "lighten" || (purpose === "deposit" && lift > 0 && !readsWhite(grey));
}

/** Roots and lengths are lifted in one visit: heat would bring the roots on first. */
export function sayHotRoots(ledger: Ledger) {
  ledger.find(
    "hot_roots",
    "warn",
    "Scalp heat lifts the roots faster. Start on mids and ends 1 to 1.5 cm off the scalp, and do the roots last or with a weaker developer.",
    "Matrix and Igora Royal virgin application guides",
  );
}

function routeFor(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (gate.chemical || gate.colour) return careRoute(d, gate);
  if (
    d.uncorrected.size > 0 ||
    (d.flow !== "consultation" && d.lift === 0 && d.darker === 0 && d.facts.services.length === 0)
  )
    return correctiveRoute(d, gate, ledger);
  const asked = d.facts.services.length > 0 ? askedRoute(d, gate, ledger) : undefined;
  if (asked) return asked;
  if (d.darker > 0 && !d.facts.refresh) return darkerRoute(d, gate, ledger);
  if (d.greyService && (d.lift === 0 || (d.lift <= 2 && d.canvas === "virgin")))
    return coverRoute(d, gate, ledger);
  if (coversLighterRegrowth(d, gate, ledger)) return greyRoute(d, gate, ledger);
  if (d.lift > 0 || (d.facts.regrowth && d.canvas === "bleached"))
    return liftRoute(d, gate, ledger);
  return toneRoute(d, gate);
}

/** White regrowth covered one level lighter than old colour: the new hair is virgin and takes it, the lengths wait. */
function coversLighterRegrowth(d: Diagnosis, gate: Gate, ledger: Ledger): boolean {
  if (!d.greyService || d.lift !== 1 || d.canvas !== "coloured" || d.grey < 25 || gate.tint)
    return false;
  ledger.find(
    "colour_does_not_lift_colour",
    "warn",
    `The regrowth is covered at level ${d.desired}; the lengths carry color and stay at ${d.current}, since tint does not lift color. Lighten them on another visit.`,
    source.removal,
  );
  return true;
}

/** The order of the zones that a bowl goes on, of those that the work would have. */
function zonesOrder(d: Diagnosis, acts: readonly Act[], ledger: Ledger): Zone[] {
  const worked = new Set(acts.flatMap(({ zone }) => reaches[zone]));
  return fullOrder(d, acts, ledger).filter((zone) => worked.has(zone));
}

const along: readonly Zone[] = ["lengths", "mids", "ends"];

/** Where a bowl for a zone comes to. */
const reaches: Record<Zone, readonly Zone[]> = {
  all: ["resistant", "roots", ...along],
  roots: ["resistant", "roots"],
  resistant: ["resistant"],
  lengths: along,
  mids: ["mids", "lengths"],
  ends: ["ends", "lengths"],
  foils: ["foils"],
};

function fullOrder(d: Diagnosis, acts: readonly Act[], ledger: Ledger): Zone[] {
  const zones = new Set(acts.map((act) => act.zone));
  if (zones.has("foils") && zones.has("roots")) return ["foils", "roots", "lengths"];
  if (zones.has("foils")) return ["foils", ...(zones.size > 1 ? (["lengths"] as const) : [])];
  if (d.facts.resistant && d.greyService) return ["resistant", "roots", "lengths"];
  const lifting = acts.some((act) => liftsHair(act) && act.zone !== "roots");
  if (lifting && d.canvas === "virgin") {
    sayHotRoots(ledger);
    return ["mids", "ends", "roots"];
  }
  if (d.canvas !== "virgin" && zones.has("roots")) return ["roots", "lengths"];
  return ["roots", "mids", "ends"];
}

function warnOfVivid(d: Diagnosis, ledger: Ledger) {
  const line = d.explicit;
  if (
    line?.type !== "semi-permanent" ||
    !line.requiresPrelightened ||
    (d.canvas === "bleached" && d.current >= 8)
  )
    return;
  ledger.find(
    "vivid_needs_prelightened",
    "warn",
    `${line.name} shows true only on hair lightened to level 8 to 10; on this hair it would be a faint stain, so the formula uses a demi.`,
    line.source,
  );
}

/** What becomes of differences between the parts of a head that is planned as one. */
function warnOfZones(d: Diagnosis, acts: readonly Act[], ledger: Ledger) {
  const byZone =
    new Set(acts.map(({ zone }) => zone)).size > 1 || acts.some(({ zone }) => zone !== "all");
  const works = acts.some(({ purpose }) => purpose !== "treat");
  if (works && !byZone && d.uncorrected.has("uneven") && d.zones === undefined) zonesUntold(ledger);
  const zones = Object.values(d.zones ?? {});
  const levels = zones.flatMap((zone) => zone.level ?? []);
  // a shadow wants the roots deeper than the lengths
  const meant = d.facts.rootShadow && d.lift === 0;
  if (!meant && levels.length > 1 && Math.max(...levels) - Math.min(...levels) >= 2) {
    ledger.find(
      "zones_differ",
      "warn",
      `The head runs from level ${Math.min(...levels)} to ${Math.max(...levels)}${byZone ? ": work the darkest part first." : ", and today's bowls go over all of it alike: they do not even that out."}`,
    );
  }
  if (d.zones?.ends?.porosity === "high" && d.porosity !== "high") {
    ledger.find(
      "porous_ends_last",
      "warn",
      "The ends are porous: apply to them last, or mix them a bowl one level lighter.",
      "Cosmetology textbooks on porosity",
    );
  }
}
