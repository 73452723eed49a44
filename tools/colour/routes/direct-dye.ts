import type { Act, Part, Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { source } from "#tools/colour/science.ts";
import { natural } from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone, Pigment } from "#tools/colour/words.ts";
import { mayOpen } from "./after-tone.ts";
import { bathAct } from "./lighten.ts";

/** What turns green or muddy over blue, and what a bowl over it may hold instead. */
const turns: readonly Pigment[] = ["yellow", "orange"];

/**
 * A route over blue or green direct dye: where its bowls hold warmth, a watched bath takes the dye down first; where the
 * hair may not be opened, the warm goal waits and the bowls keep to what does not turn. A remover does not act on direct dye.
 */
export function overDirectDye(route: Route, d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const { acts } = route;
  if (!d.facts.coolDirectDye || opened(acts)) return route;
  if (!acts.some(isWarm)) return { ...route, acts: acts.map(unturned) };
  ledger.require("strand_test", "Direct dye can stay or turn when it is lifted.", source.removal);
  if (!mayOpen(d, gate)) {
    ledger.find(
      "warm_waits_for_fade",
      "warn",
      "The blue or green has to fade before warm color goes over it, and this hair may not be opened today. Use clarifying washes for 2 to 4 weeks and look again; the formula keeps to tones that do not turn.",
      source.wheel,
    );
    return {
      ...route,
      acts: acts.map(unturned),
      alternatives: [...new Set([...route.alternatives, "clarifying_treatment"])],
    };
  }
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  ledger.find(
    "direct_dye_bath_first",
    "warn",
    "Take the blue or green down with clarifying washes and a watched bath before the warm color. If the strand still shows it after the bath, tone neutral today and bring the warmth another day.",
    source.removal,
  );
  return {
    ...route,
    acts: [bathAct("all", Math.min(10, d.current + 1)), ...acts.map(inDemi)],
    alternatives: [...new Set([...route.alternatives, "clarifying_treatment"])],
  };
}

const opened = (acts: readonly Act[]) =>
  acts.some(({ purpose, types }) => purpose === "lighten" || types.includes("lightener"));

const warmTones: readonly CanonicalTone[] = [
  "gold",
  "gold-copper",
  "copper",
  "red-copper",
  "natural-warm",
  "beige",
  "orange",
  "yellow",
  "brown",
  "chocolate",
];

/** A bowl whose first wish is warm, whatever else would do. */
function isWarm({ parts, types }: Act) {
  return (
    types.some((type) => type !== "semi-permanent") &&
    parts.some(({ tones }) => tones[0] !== undefined && warmTones.includes(tones[0]))
  );
}

/** The same bowl without what turns: a red in place of a warm filler, a natural in place of a warm tone. */
function unturned(act: Act): Act {
  if (act.types.every((type) => type === "semi-permanent")) return act;
  const parts = act.parts.map((part): Part => {
    const avoid = [...new Set([...part.avoid, ...turns])];
    const kept = part.tones.filter((tone) => !warmTones.includes(tone));
    if (act.purpose === "fill") return { ...part, tones: ["red", "red-violet", "mahogany"], avoid };
    return kept.length > 0
      ? { ...part, tones: kept, avoid }
      : { ...natural(part.levels), share: part.share, avoid };
  });
  return { ...act, parts };
}

/** Permanent colour never goes over hair that was opened in the same visit. */
function inDemi(act: Act): Act {
  const types = act.types.filter((type) => type !== "permanent");
  return { ...act, types: types.length > 0 ? types : ["demi-permanent"] };
}
