import { checkSteps } from "./checks.ts";
import { confidenceOf } from "./confidence.ts";
import { diagnose, type Diagnosis } from "./diagnosis.ts";
import type { Gate } from "./gate-shape.ts";
import { gate } from "./gates.ts";
import { openLedger, type Ledger } from "./ledger.ts";
import { plan } from "./plan.ts";
import { roadmap } from "./roadmap.ts";
import { FormulateRequest, type FormulateAnswer } from "./schema.ts";
import { formulaCards } from "./spec-formula.ts";
import { stepsOf } from "./steps.ts";
import { traceVisit } from "./visit-trace.ts";
import { zonePlan, type ZonePlan } from "./zone-plan.ts";
import { headParts } from "./zones.ts";

/**
 * The whole engine: diagnosis, gates, plan, bowls, checks, cards, with a trace of every rule that fired. Pure and deterministic.
 * Throws a ZodError for words it does not know. A refusal is an answer, not an error.
 */
export function formulate(request: FormulateRequest): FormulateAnswer {
  const hair = FormulateRequest.parse(request);
  const ledger = openLedger();
  const d = diagnose(hair, ledger);
  const gates = gate(d, ledger);
  const parts = headParts(hair, d, gates);
  const route: VisitPlan =
    parts.length > 0 ? zonePlan(parts, d, ledger) : wholeHead(d, gates, ledger);
  const made = stepsOf(route.acts, ledger);
  const checked = checkSteps(made, d, gates, parts);
  for (const finding of checked)
    ledger.find(finding.code, finding.severity, finding.sentence, finding.source);
  const held = checked.some((finding) => finding.severity === "block");
  const steps = held ? [] : made;
  if (held) ledger.require("consultation", "The formula broke a safety rule and was held back.");
  const mixable = steps.some((step) => step.purpose !== "treat");
  const confidence = mixable ? confidenceOf(d, route.sessions, ledger) : 0;
  traceVisit(route, d, ledger);
  const { findings, trace, requires } = ledger.read();
  const visits = roadmap({ d, gate: gates, route, steps });
  const cards = mixable
    ? formulaCards({
        steps,
        d,
        confidence,
        requires,
        findings,
        waitDays: gates.waitDays,
        sessions: route.sessions,
      })
    : { main: null, cards: {} };
  return {
    confidence,
    refused: { colour: gates.colour, lightener: gates.lightener, chemical: gates.chemical },
    formula: cards.main,
    formulas: cards.cards,
    steps,
    sessions: [route.sessions[0], Math.max(route.sessions[1], visits.length)],
    waitDays: Math.max(gates.waitDays, route.sessions[0] > 1 ? 14 : 0),
    techniques: route.techniques,
    zonesOrder: route.zonesOrder ?? [...new Set(steps.map((step) => step.zone))],
    alternatives: route.alternatives,
    requires,
    findings,
    trace,
    ...(visits.length > 0 ? { roadmap: visits } : {}),
  };
}

/** The plan of a head that is one canvas, each act on all of it. */
function wholeHead(d: Diagnosis, gates: Gate, ledger: Ledger): VisitPlan {
  const route = plan(d, gates, ledger);
  return { ...route, acts: route.acts.map((act) => ({ act, d, gate: gates })) };
}

type VisitPlan = ZonePlan & { zonesOrder?: FormulateAnswer["zonesOrder"] };
