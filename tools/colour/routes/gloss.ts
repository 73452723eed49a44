import { act, oneVisit, type Act, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { serviceFactor, source } from "#tools/colour/science.ts";
import {
  counterParts,
  depositLevels,
  natural,
  whole,
  wishedParts,
} from "#tools/colour/shade/tone-parts.ts";
import { liftRoute } from "./lift.ts";

/** Shine and a sheer tone at the level the hair has: an acidic demi at the weakest developer, clear where no tone is wished for. */
export function glossRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (d.lift > 0) return liftRoute(d, gate, ledger);
  ledger.rule(
    "gloss_is_sheer",
    "A gloss is a demi at its weakest developer with clear: it neither lifts nor covers.",
    source.porosity,
  );
  if (!d.facts.rootShadow || d.canvas === "virgin")
    return oneVisit([glossAct(d, gate)], ["demi_toner"]);
  const root = d.zones?.roots?.level ?? Math.max(1, d.current - shadowDepth);
  return oneVisit(
    [rootShadowAct(d, gate, root), glossAct(d, gate, { zone: "lengths" })],
    ["colour_melt"],
  );
}

/** Levels that a root shadow is deeper than the lengths where the natural base was not named. */
const shadowDepth = 2;

/** The glossing bowl. What is unwanted is cancelled in the same bowl. */
export function glossAct(d: Diagnosis, gate: Gate, more: Partial<Act> = {}): Act {
  const plain = ["none", "natural", "neutral"].includes(d.tone.word) && !d.counter;
  const clear = plain && (d.facts.clear || d.tone.word === "none");
  return act({
    purpose: "gloss",
    types: ["demi-permanent", "toner"],
    parts: clear
      ? [whole(["clear"], [d.current], [], "clear")]
      : d.counter
        ? counterParts(d, d.counter, d.current)
        : wishedParts(d, d.current),
    dilute: !clear,
    factor: serviceFactor.toner,
    developerMax: Math.min(10, gate.developerMax),
    ...more,
  });
}

/** The same visit with the lengths refreshed by a demi, where they are faded or a gloss or toner was asked for too. */
export function refreshed(route: Route, d: Diagnosis, gate: Gate): Route {
  const { services } = d.facts;
  const asked =
    d.facts.faded || d.facts.refresh || services.includes("gloss") || services.includes("toning");
  const rootsOnly =
    route.acts.length > 0 && route.acts.every((each) => ["roots", "resistant"].includes(each.zone));
  if (!asked || !rootsOnly || d.canvas === "virgin") return route;
  const refresh = glossAct(d, gate, {
    zone: "lengths",
    dilute: d.porosity === "high",
    ...(d.counter ? {} : { parts: refreshParts(d) }),
  });
  return {
    ...route,
    acts: [...route.acts, refresh],
    alternatives: route.alternatives.filter((each) => each !== "demi_refresh_on_lengths"),
  };
}

function refreshParts(d: Diagnosis) {
  const level = Math.min(d.desired, d.current);
  return ["none", "natural", "neutral"].includes(d.tone.word)
    ? [natural(depositLevels(d, level))]
    : wishedParts(d, level);
}

/** A demi at the level of the base that melts light lengths into it, 30 to 60 g mixed. */
export function rootShadowAct(d: Diagnosis, gate: Gate, level: number): Act {
  const cool = d.tone.word === "cool";
  return act({
    purpose: "tone",
    types: ["demi-permanent"],
    zone: "roots",
    parts: [
      {
        ...natural([level, level + 1, level - 1].filter((each) => each >= 1 && each <= 10)),
        tones: cool
          ? ["natural-cool", "natural", "ash-violet", "mocha"]
          : ["natural", "natural-warm", "natural-cool"],
      },
    ],
    factor: serviceFactor.root_shadow,
    developerMax: Math.min(10, gate.developerMax),
  });
}
