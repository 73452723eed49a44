import type { Case } from "./case.ts";
import { confidenceOf } from "./confidence.ts";
import { roadmap } from "./visit/roadmap.ts";
import { NO_LINE_WITHOUT, remaining } from "./safety/remaining.ts";
import type { FormulateAnswer, Step } from "./schema.ts";
import { formulaCards } from "./spec-formula.ts";
import { soundVisit, type Visit } from "./visit/visit.ts";
import { traceVisit } from "./visit/visit-trace.ts";
import type { Zone } from "./words.ts";

/**
 * The whole engine: diagnosis, gates, plan, bowls, checks, cards, with a trace of every rule that fired. Pure and deterministic.
 * A refusal is an answer, not an error.
 */
export function formulate(head: Case): FormulateAnswer {
  const { d, gate, route, steps, ledger } = soundVisit(head);
  const mixable = steps.some((step) => step.purpose !== "treat");
  const confidence = mixable ? confidenceOf(d, route.sessions, steps, ledger) : undefined;
  traceVisit(route, d, ledger);
  const { findings, trace, requires } = ledger.read();
  const visits = roadmap({ d, gate, route, steps });
  const cards =
    confidence === undefined
      ? { main: null, cards: {} }
      : formulaCards({
          steps,
          d,
          confidence,
          requires,
          findings,
          waitDays: gate.waitDays,
          sessions: route.sessions,
        });
  return {
    ...(confidence === undefined ? {} : { confidence }),
    refused: {
      colour: gate.colour || ledger.has(NO_LINE_WITHOUT),
      lightener: gate.lightener,
      chemical: gate.chemical,
    },
    formula: cards.main,
    formulas: cards.cards,
    steps,
    sessions:
      steps.length > 0 ? [route.sessions[0], Math.max(route.sessions[1], visits.length)] : [0, 0],
    waitDays: Math.max(gate.waitDays, route.sessions[0] > 1 ? 14 : 0),
    techniques: route.techniques,
    zonesOrder: route.zonesOrder ?? orderOf(steps),
    alternatives: alternativesOf({ d, gate, route, steps, ledger }),
    requires,
    findings,
    trace,
    ...(visits.length > 0 ? { roadmap: visits } : {}),
    head: { level: d.current, goal: d.desired, white: Math.round(d.grey), canvas: d.canvas },
  };
}

/** Beside or in place of the bowls; where the client's own health leaves no bowl, what still may be done. */
function alternativesOf({ d, gate, route, steps, ledger }: Visit): string[] {
  if (gate.chemical || d.damage > 2 || steps.length > 0) return route.alternatives;
  if (d.facts.allergic || ledger.has(NO_LINE_WITHOUT)) return remaining(d.facts).alternatives;
  return ledger.has("scalp_spared") ? ["foils_off_scalp"] : route.alternatives;
}

/** The order of zones of a head that is worked by its parts: resistant white leads the bowl it shares. */
function orderOf(steps: readonly Step[]): Zone[] {
  return [
    ...new Set(
      steps.flatMap(({ zone, parts, purpose }): Zone[] =>
        purpose === "deposit" && parts?.includes("resistant") ? ["resistant", zone] : [zone],
      ),
    ),
  ];
}
