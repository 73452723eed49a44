import { act, oneVisit, type Route } from "#tools/colour/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";

/** Nothing chemical: at damage 3 a stand-alone bond course, otherwise nothing at all. */
export function careRoute(d: Diagnosis): Route {
  if (d.damage !== 3 || d.facts.scalpBroken)
    return {
      acts: [],
      sessions: [0, 0],
      alternatives: d.damage >= 4 ? ["cut", "wig_consultation"] : [],
    };
  return oneVisit(
    [act({ purpose: "treat", types: ["treatment"], onScalp: false, factor: 0.3 })],
    ["bond_course", "trim"],
  );
}
