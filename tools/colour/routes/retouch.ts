import { act, oneVisit, type Part, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { counterAtLevel, source } from "#tools/colour/science.ts";
import { natural, whole, wishedParts } from "#tools/colour/shade/tone-parts.ts";
import { greyRoute } from "./grey.ts";
import { lightenRoute, standStill, toneInstead } from "./lighten.ts";
import { toneAct } from "./tone.ts";

/** Levels that tint takes regrowth beside coloured lengths: from there on the root wants lightener (retouch guides). */
export const tintRetouchLift = 2;

/** New growth only: lightener without overlap on lightened hair, tint at the level of the lengths otherwise. */
export function retouchRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const root = d.zones?.roots?.level ?? d.current;
  const lift = Math.max(0, d.desired - root);
  if (lift > 0) ledger.require("strand_test", "The new growth is lifted.", source.spec);
  if (d.canvas === "bleached" || (lift > tintRetouchLift && !gate.lightener))
    return gate.lightener ? toneInstead(d, gate, ledger) : lightenRoute(d, gate, ledger);
  if (lift > tintRetouchLift) return retouchRoute(asFarAsTint(d, root, ledger), gate, ledger);
  if (d.grey >= 25) return greyRoute(d, gate, ledger);
  if (gate.tint) {
    const demi = oneVisit([toneAct(d, gate, root, { zone: "roots" })]);
    return lift > 0 ? standStill(d, ledger, demi) : demi;
  }
  ledger.rule(
    "retouch_new_growth_only",
    "Tint goes on the new growth only; the lengths are never pulled through.",
    source.order,
  );
  return oneVisit([rootAct(d, gate, root)], ["demi_refresh_on_lengths"]);
}

function asFarAsTint(d: Diagnosis, root: number, ledger: Ledger): Diagnosis {
  const desired = root + tintRetouchLift;
  ledger.find(
    "retouch_lift_limited",
    "warn",
    `Tint takes new growth ${tintRetouchLift} levels, to ${desired}; level ${d.desired} would need lightener, which this hair may not have.`,
    source.removal,
  );
  return { ...d, desired, lift: Math.max(0, desired - d.current) };
}

/** Tint for the new growth, from its own level to a wanted one. */
export function rootAct(d: Diagnosis, gate: Gate, root: number, parts = rootParts(d, root)) {
  const lift = Math.min(tintRetouchLift, Math.max(0, d.desired - root));
  return act({
    purpose: "deposit",
    types: gate.tint ? ["demi-permanent"] : ["permanent", "demi-permanent"],
    zone: "roots",
    parts,
    lift,
    grey: d.grey,
    developerMax: Math.min(30, gate.developerMax),
  });
}

function rootParts(d: Diagnosis, root: number): Part[] {
  const levels = [d.desired, Math.max(1, d.desired - 1)];
  const plain = ["natural", "none", "neutral"].includes(d.tone.word);
  if (!plain) return wishedParts(d, d.desired).map((part) => ({ ...part, levels }));
  if (d.desired - root < 2) return [natural(levels)];
  return [
    { ...natural(levels), share: 0.75 },
    {
      ...whole([...counterAtLevel(d.desired).tones, "natural-cool", "ash-blue", "ash"], levels, [
        "red",
        "orange",
      ]),
      share: 0.25,
    },
  ];
}
