import { oneVisit, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { filler, source } from "#tools/colour/science.ts";
import type { PlannedService } from "#tools/colour/words.ts";
import { compositeRoute } from "./composite.ts";
import { correctiveRoute } from "./corrective.ts";
import { darkerRoute } from "./darker.ts";
import { glossRoute, refreshed } from "./gloss.ts";
import { greyBlendRoute, greyRoute } from "./grey.ts";
import { liftRoute } from "./lift.ts";
import { lightenRoute, toneInstead } from "./lighten.ts";
import { removalRoute } from "./removal.ts";
import { retouchRoute } from "./retouch.ts";
import { vividRoute } from "./vivid.ts";
import { spoken } from "#tools/colour/spoken.ts";

/** Work that takes the whole visit: what else was asked for waits. First come the ones that decide the canvas. */
const wholeVisit: readonly PlannedService[] = [
  "colour_removal",
  "vivids",
  "double_process",
  "correction",
];

/** The route of the services that the client comes for; undefined where nobody said, or levels and tone say it as well. */
export function askedRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route | undefined {
  const { services } = d.facts;
  const wants = (name: PlannedService) => services.includes(name);
  const first = wholeVisit.find(wants);
  if (first) {
    postponed(services, first, ledger);
    return wholeRoute(first, d, gate, ledger);
  }
  if (wants("highlights") || wants("balayage") || wants("lowlights")) {
    if (!needsFillFirst(d) || wants("lowlights")) return compositeRoute(d, gate, ledger);
    postponed(services, "going_darker", ledger);
    return darkerRoute(d, gate, ledger);
  }
  const base = baseRoute(d, gate, ledger);
  if (base) {
    sayGloss(base, d, ledger);
    return refreshed(base, d, gate);
  }
  const shadow = d.facts.rootShadow && d.lift === 0;
  return wants("gloss") || shadow ? glossRoute(d, gate, ledger) : undefined;
}

/** Colour all over brings its own tone and shine: a gloss on top of it waits until that fades. */
function sayGloss({ acts }: Route, d: Diagnosis, ledger: Ledger) {
  const over =
    acts.length > 0 && acts.every(({ zone, purpose }) => zone === "all" && purpose === "deposit");
  if (over && d.facts.services.includes("gloss"))
    ledger.find(
      "gloss_when_it_fades",
      "info",
      "The color brings its own tone and shine, so no gloss goes over it today: gloss after 4 to 6 weeks, when it fades.",
      source.practice,
    );
}

/** So much darker on hair that has lost its warmth that filler and target are the visit. */
function needsFillFirst(d: Diagnosis) {
  return d.canvas !== "virgin" && d.darker >= filler.requiredAtLevelsDarker;
}

function wholeRoute(
  name: PlannedService,
  d: Diagnosis,
  gate: Gate,
  ledger: Ledger,
): Route | undefined {
  switch (name) {
    case "colour_removal":
      return removalRoute(d, gate, ledger);
    case "vivids":
      return vividRoute(d, gate, ledger);
    case "double_process":
      return doubleRoute(d, gate, ledger);
    default:
      return correctiveRoute(d, gate, ledger);
  }
}

/** Lightened on the scalp in the order of the zones, then toned; roots only where the lengths are light already. */
function doubleRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route | undefined {
  if (d.darker > 0 || (d.lift === 0 && d.canvas !== "bleached")) return undefined;
  if (gate.lightener) return toneInstead(d, gate, ledger);
  return lightenRoute(
    d.lift === 0 ? { ...d, facts: { ...d.facts, regrowth: true } } : d,
    gate,
    ledger,
  );
}

function baseRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route | undefined {
  const { services } = d.facts;
  if (d.darker > 0) return darkerRoute(d, gate, ledger);
  if (services.includes("grey_blending") && !services.includes("grey_coverage"))
    return greyBlendRoute(d, gate, ledger);
  if (services.includes("going_darker") && d.lift === 0) return deeper(d, gate, ledger);
  if (services.includes("grey_coverage"))
    return d.lift === 0 || (d.lift <= 2 && services.includes("retouch"))
      ? greyRoute(d, gate, ledger)
      : undefined;
  if (services.includes("retouch")) return retouchRoute(d, gate, ledger);
  return services.includes("virgin_lift") && d.lift > 0 ? liftRoute(d, gate, ledger) : undefined;
}

/** Darker, by one level where the form names no deeper goal. */
function deeper(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (d.current === 1) {
    ledger.find("already_darkest", "info", "Level 1 is as dark as it goes: only tone is added.");
    return oneVisit(glossRoute(d, gate, ledger).acts);
  }
  const chosen = { ...d, desired: d.current - 1, darker: 1 };
  return { ...darkerRoute(chosen, gate, ledger), chosen };
}

/** What else was asked for, said once. */
function postponed(services: readonly PlannedService[], first: PlannedService, ledger: Ledger) {
  const others = services.filter((name) => name !== first && !(partOf[first] ?? []).includes(name));
  if (others.length === 0) return;
  ledger.find(
    "services_for_another_visit",
    "info",
    `${wordOf(first)} decides this visit. ${others.map(wordOf).join(", ")}: decide when you see the result.`,
    source.practice,
  );
}

/** Services that the work of another brings along. */
const partOf: Partial<Record<PlannedService, readonly PlannedService[]>> = {
  double_process: ["toning", "gloss", "virgin_lift", "retouch"],
  vivids: ["double_process", "virgin_lift", "toning"],
  colour_removal: ["toning", "gloss", "correction"],
  correction: ["toning", "gloss"],
};

function wordOf(name: PlannedService) {
  const word = spoken(name);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
