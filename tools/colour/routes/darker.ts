import { act, type Act, type Part, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { filler, fillerTones, serviceFactor, source } from "#tools/colour/science.ts";
import {
  depositLevels,
  natural,
  whole,
  wishedParts,
  withNeighbours,
} from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone, Pigment } from "#tools/colour/words.ts";
import { greyRoute } from "./grey.ts";
import { depositTypes } from "./tone.ts";

const warmFamilies: readonly CanonicalTone[] = [
  "red",
  "red-copper",
  "copper",
  "gold-copper",
  "mahogany",
  "red-violet",
];

/** What a deposit over a green or khaki cast must not carry. */
const greenish: readonly Pigment[] = ["blue", "green"];

/** Going darker: fill the warmth that lightened hair lacks, then deposit with a demi at low strength. */
export function darkerRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const covers = d.greyService && d.grey >= 25;
  if (covers && d.canvas === "virgin") return greyRoute(d, gate, ledger);
  const fill = needsFiller(d, ledger);
  const cover = covers ? greyRoute(d, gate, ledger).acts : [];
  const acts = [
    ...(fill ? [fillAct(d, gate)] : []),
    ...cover,
    targetAct(d, gate, ledger, fill),
  ].map((each) =>
    cover.length > 0 && each.zone === "all" ? { ...each, zone: "lengths" as const } : each,
  );
  if (fill) ledger.require("strand_test", "Filled hair is tried on a strand first.", source.filler);
  const twoStages = fill && d.darker >= filler.twoStageAt;
  if (twoStages) {
    ledger.find(
      "fill_in_two_stages",
      "warn",
      `${d.darker} levels darker is a long way down: fill in two passes, or spread it over two visits.`,
    );
  }
  const lowlightShades = d.preferred.some((line) =>
    line.shades.some((shade) => shade.lowlightPrefilled),
  );
  return {
    acts,
    sessions: [1, twoStages ? 2 : 1],
    alternatives: fill
      ? ["filler_in_the_bowl", ...(lowlightShades ? ["prefilled_lowlight_shade"] : [])]
      : [],
  };
}

function needsFiller(d: Diagnosis, ledger: Ledger): boolean {
  // henna leaves all the warmth that a brown needs
  const faded = d.canvas === "bleached" || (d.canvas === "coloured" && !d.history.has("henna"));
  if (!faded || fillerTones(d.desired).length === 0) return false;
  if (d.tone.word === "cool") {
    ledger.find(
      "ash_over_bleach_goes_green",
      "warn",
      "Ash straight over lightened hair turns green or khaki: fill with warmth first and let the last bowl stop short of full ash.",
      source.filler,
    );
  }
  if (d.darker >= filler.requiredAtLevelsDarker) {
    ledger.find(
      "filler_needed",
      "info",
      `The target is ${d.darker} levels darker on hair that has lost its warmth, so a filler goes on first.`,
      source.filler,
    );
    return true;
  }
  if (d.darker < filler.recommendedAt) return false;
  const wanted =
    d.porosity === "high" ||
    d.tone.word === "cool" ||
    d.canvas === "bleached" ||
    d.unwanted === "green";
  if (!wanted)
    ledger.find(
      "filler_recommended",
      "info",
      "Two levels darker: a filler, or a quarter of gold-copper in the bowl, keeps the result from going flat.",
      source.filler,
    );
  return wanted;
}

function fillAct(d: Diagnosis, gate: Gate): Act {
  const goal = d.tone.shade;
  const own = goal && warmFamilies.includes(goal) ? withNeighbours(goal) : plainFiller(d.desired);
  // over green a gold filler only feeds the cast; red takes it out and fills in one
  const tones = d.unwanted === "green" ? overGreen : own;
  return act({
    purpose: "fill",
    types: ["demi-permanent", "toner", ...(gate.tint ? [] : (["permanent"] as const))],
    parts: [
      whole(
        tones,
        [d.desired + 1, d.desired, d.desired + 2].map((level) => Math.min(10, level)),
        ["blue", "green"],
      ),
    ],
    zone: d.facts.lowlights ? "foils" : "all",
    onScalp: !d.facts.lowlights,
    factor: serviceFactor.filler * (d.facts.lowlights ? serviceFactor.partial_foils : 1),
    developerMax: Math.min(10, gate.developerMax),
    minutes: [filler.minutes[0] ?? 10, filler.minutes[1] ?? 20],
  });
}

const overGreen: readonly CanonicalTone[] = ["red-copper", "red", "copper", "mahogany"];

function plainFiller(target: number): CanonicalTone[] {
  const spread: readonly CanonicalTone[] =
    target <= 3
      ? ["red", "red-copper"]
      : target <= 6
        ? ["copper", "gold-copper", "red-copper"]
        : ["gold", "gold-copper"];
  return [...fillerTones(target), ...spread];
}

/** A natural alone goes muddy over green: a quarter of the bowl takes the cast out, where no filler did. */
function naturalOver(
  d: Diagnosis,
  levels: readonly number[],
  filled: boolean,
  ledger: Ledger,
): Part[] {
  if (d.unwanted !== "green" || filled) return [natural(levels)];
  ledger.rule(
    "red_over_green",
    "A natural alone goes muddy over green: a quarter of the bowl is red or copper.",
    source.wheel,
    { about: "shade" },
  );
  return [
    { ...natural(levels), share: 0.75 },
    { ...whole(overGreen, levels, greenish), share: 0.25 },
  ];
}

function targetAct(d: Diagnosis, gate: Gate, ledger: Ledger, filled: boolean): Act {
  const virgin = d.canvas === "virgin";
  const levels = d.porosity === "high" ? [d.desired + 1, d.desired] : [d.desired, d.desired + 1];
  const wished =
    filled && d.tone.word === "cool"
      ? [
          { ...natural(levels), share: 0.5 },
          {
            ...whole(["natural-cool", "mocha", "ash-violet", "ash-blue"], levels, ["green"]),
            share: 0.5,
          },
        ]
      : d.tone.word === "natural" || d.tone.word === "none" || d.tone.word === "neutral"
        ? naturalOver(d, levels, filled, ledger)
        : wishedParts(d, d.desired);
  const over = d.unwanted === "green" || d.unwanted === "muddy" ? greenish : [];
  if (filled)
    ledger.rule(
      "deposit_after_filler",
      "Demi or 10 vol over the filler; no lift on lightened hair.",
      source.filler,
    );
  return act({
    purpose: "deposit",
    types:
      virgin && d.explicit?.type === "permanent" && !gate.tint
        ? ["permanent", "demi-permanent"]
        : depositTypes(d, gate),
    parts: wished.map((part) => ({
      ...part,
      avoid: [...part.avoid, ...over],
      levels: filled ? levels : part.levels.length > 0 ? part.levels : depositLevels(d, d.desired),
    })),
    grey: 0,
    developerMax: Math.min(virgin ? 20 : 13, gate.developerMax),
    lowlight: d.facts.lowlights,
    zone: d.facts.lowlights ? "foils" : "all",
    onScalp: !d.facts.lowlights,
    factor: d.facts.lowlights ? serviceFactor.partial_foils : serviceFactor.global,
  });
}
