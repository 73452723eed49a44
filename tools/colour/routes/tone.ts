import { act, oneVisit, type Act, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { serviceFactor } from "#tools/colour/science.ts";
import {
  counterParts,
  whole,
  wishedParts,
  withNeighbours,
} from "#tools/colour/shade/tone-parts.ts";
import type { ProductType } from "#tools/colour/words.ts";

/** Same level: cancel what is unwanted, or give the wished-for tone, with a demi. */
export function toneRoute(d: Diagnosis, gate: Gate): Route {
  return oneVisit([toneAct(d, gate, d.current)], d.unwanted ? ["gloss"] : []);
}

/** Strongest developer of a bowl that stays at its level: from 15 vol up natural hair is lifted under the tone. */
const depositMost = 13;

/** The toning bowl at a level. Direct dye is used only when the stylist asked for such a line. */
export function toneAct(d: Diagnosis, gate: Gate, level: number, more: Partial<Act> = {}): Act {
  if (d.explicit?.type === "semi-permanent") return vividAct(d, more);
  const diluted =
    d.porosity === "high" || d.platinum || ["green", "muddy"].includes(d.unwanted ?? "");
  const named = d.facts.services.includes("toning");
  const blonde = d.canvas === "bleached" && level >= 8 && d.darker === 0;
  const wholeHead = (d.service !== "toning" && !named && !blonde) || d.facts.global;
  return act({
    purpose: d.counter || named || blonde ? "tone" : "deposit",
    types: depositTypes(d, gate),
    parts: d.counter ? counterParts(d, d.counter, level) : wishedParts(d, level),
    zone: d.facts.regrowth ? "roots" : "all",
    dilute: diluted,
    thin: d.platinum || d.unwanted === "green",
    factor: d.counter || !wholeHead ? serviceFactor.toner : serviceFactor.global,
    developerMax: Math.min(depositMost, gate.developerMax),
    ...more,
  });
}

/** Demi before everything; a permanent line that the stylist chose may deposit on virgin hair, or where its brand has no demi; never tone fresh lightening. */
export function depositTypes(d: Diagnosis, gate: Gate): ProductType[] {
  const tint = d.explicit?.type === "permanent" && !gate.tint;
  const lightened = d.lift > 0 || (d.canvas === "bleached" && d.darker === 0);
  const tones = d.service === "toning" || (d.counter !== undefined && d.darker === 0);
  if (tint && !lightened && d.canvas === "virgin" && !tones) return ["permanent", "demi-permanent"];
  return d.explicit?.type === "toner"
    ? ["toner", "demi-permanent"]
    : ["demi-permanent", "toner", ...(tint && !lightened ? (["permanent"] as const) : [])];
}

function vividAct(d: Diagnosis, more: Partial<Act>): Act {
  const wished =
    d.counter?.tones ??
    (d.tone.word === "shade"
      ? withNeighbours(d.tone.shade ?? "violet")
      : (["silver", "violet", "blue"] as const));
  const anyLevel = [d.current];
  return act({
    purpose: "deposit",
    types: ["semi-permanent", "demi-permanent"],
    parts: [whole(wished, anyLevel, d.counter?.avoid ?? [])],
    dilute: d.porosity === "high",
    factor: serviceFactor.global,
    ...more,
  });
}
