import { checkSteps } from "./checks.ts";
import { confidenceOf } from "./confidence.ts";
import { diagnose } from "./diagnosis.ts";
import { gate } from "./gates.ts";
import { openLedger } from "./ledger.ts";
import { plan } from "./plan.ts";
import { FormulateRequest, type FormulateAnswer } from "./schema.ts";
import { source } from "./science.ts";
import { formulaCards } from "./spec-formula.ts";
import { stepsOf } from "./steps.ts";

/**
 * The whole engine: diagnosis, gates, plan, bowls, checks, cards, with a trace of every rule that fired. Pure and deterministic.
 * Throws a ZodError for words it does not know. A refusal is an answer, not an error.
 */
export function formulate(request: FormulateRequest): FormulateAnswer {
  const hair = FormulateRequest.parse(request);
  const ledger = openLedger();
  const d = diagnose(hair, ledger);
  const gates = gate(d, ledger);
  if (!gates.chemical) {
    ledger.require(
      "patch_test",
      "An allergy alert test 48 hours before every oxidative service, for regular clients too.",
      source.allergy,
    );
  }
  const route = plan(d, gates, ledger);
  const made = stepsOf(route.acts, d, gates, ledger);
  const checked = checkSteps(made, d, gates);
  for (const finding of checked)
    ledger.find(finding.code, finding.severity, finding.sentence, finding.source);
  const held = checked.some((finding) => finding.severity === "block");
  const steps = held ? [] : made;
  if (held) ledger.require("consultation", "The formula broke a safety rule and was held back.");
  const mixable = steps.some((step) => step.purpose !== "treat");
  const confidence = mixable ? confidenceOf(d, route.sessions, ledger) : 0;
  const { findings, trace, requires } = ledger.read();
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
    sessions: route.sessions,
    waitDays: Math.max(gates.waitDays, route.sessions[0] > 1 ? 14 : 0),
    techniques: route.techniques,
    zonesOrder: route.zonesOrder,
    alternatives: route.alternatives,
    requires,
    findings,
    trace,
  };
}
