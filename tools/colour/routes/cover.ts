import type { Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { greyRoute } from "./grey.ts";
import { toneAct } from "./tone.ts";

/** White hair under a wish for the whole head: covered where it grows, and the wish carried on in a demi where the lengths hold colour already. */
export function coverRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const cover = greyRoute(d, gate, ledger);
  const asked = d.service === "gray-coverage" || d.facts.regrowth;
  const plain = ["none", "natural", "neutral"].includes(d.tone.word) && !d.counter;
  if (d.canvas === "virgin" || asked || plain) return cover;
  return {
    ...cover,
    acts: [...cover.acts, toneAct(d, gate, d.current, { zone: "lengths" })],
    alternatives: cover.alternatives.filter((name) => name !== "demi_refresh_on_lengths"),
  };
}
