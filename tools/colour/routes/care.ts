import { act, oneVisit, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";

/** Nothing chemical: at damage 3 a stand-alone bond course, care that waits for the day where one is named, otherwise nothing at all. */
export function careRoute(d: Diagnosis, { waitDays, chemical }: Gate): Route {
  if (waitDays > 0 && !chemical && d.damage < 3)
    return { acts: [], sessions: [0, 0], alternatives: ["moisture_care", "recheck_after_wait"] };
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
