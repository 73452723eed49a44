import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import { checkBowls, checkFormula } from "#tools/colour/check/checks.ts";
import { diagnose, type Diagnosis } from "#tools/colour/diagnosis.ts";
import { caseOf, nothingKnown, type Case as Head } from "#tools/colour/case.ts";
import { formulate } from "#tools/colour/formulate.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { gate } from "#tools/colour/gates/gates.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import type { ReadNotation } from "#tools/colour/notation/schema.ts";
import {
  FormulateRequest,
  type Finding,
  type FormulateAnswer,
  type Step,
} from "#tools/colour/schema.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import { bowlForChecks, readBowls, type GivenBowl } from "./grade-bowls.ts";
import { readWords, type Said } from "./grade-words.ts";
import type { Grade } from "./schema.ts";

/** One aspect judged. */
export type Verdict = Omit<Grade["aspects"][number], "aspect">;

/** The head, the engine's answer to it, and the learner's. */
export type Case = {
  d: Diagnosis;
  gate: Gate;
  engine: FormulateAnswer;
  /** The level that today is coloured at: where lightening stops, or what the hair keeps. */
  goal: number;
  /** Levels that the engine's own colour bowls lie at, and their tones. */
  depths: readonly number[];
  tones: ReadonlySet<CanonicalTone>;
  /** Lifting is asked for and cannot be had on this hair today. */
  held: boolean;
  bowls: readonly GivenBowl[];
  said: Said;
  findings: readonly Finding[];
};

/** Puts a learner's answer beside the engine's. Throws a ZodError for a request that the engine does not know. */
export function openCase(request: FormulateRequest, read: ReadNotation, text: string): Case {
  const facts = FormulateRequest.parse(request);
  const ledger = openLedger();
  const d = diagnose(facts, ledger);
  const gates = gate(d, ledger);
  const head = caseOf(request, nothingKnown);
  const engine = formulate(head);
  const bowls = readBowls(
    read.bowls,
    engine.steps.some(({ purpose }) => purpose === "fill"),
  );
  const deposits = engine.steps.filter(colours);
  const held = engine.findings.some(({ code }) => code === "lift_not_possible_today");
  const stops = engine.steps.flatMap(({ stopLevel }) => stopLevel ?? []);
  return {
    d,
    gate: gates,
    engine,
    goal: held ? d.current : Math.min(d.desired, ...stops),
    depths: deposits.flatMap((step) => depthOfStep(step) ?? []),
    tones: new Set(
      deposits.flatMap(({ shades }) =>
        shades.flatMap(({ tone }) => (tone === "clear" ? [] : tone)),
      ),
    ),
    held,
    bowls,
    said: readWords(text),
    findings: objections(head, bowls, engine),
  };
}

const colours = ({ purpose, type }: Step) =>
  type !== "lightener" &&
  type !== "colour-remover" &&
  (purpose === "deposit" || purpose === "tone" || purpose === "gloss");

function depthOfStep({ shades }: Step): number | undefined {
  const deep = shades.filter(({ level, tone }) => level !== null && tone !== "clear");
  const grams = deep.reduce((sum, shade) => sum + shade.grams, 0);
  return grams > 0
    ? deep.reduce((sum, { level, grams: own }) => sum + Math.min(10, level ?? 0) * own, 0) / grams
    : undefined;
}

/** What the checks say of the bowls on this head. What they say of the engine's own bowls too, without stopping them, is left out: no answer gets round it. */
function objections(head: Head, bowls: readonly GivenBowl[], engine: FormulateAnswer): Finding[] {
  if (bowls.length === 0) return [];
  const opened = bowls.some(({ act }) => act === "open");
  const [stop] = engine.steps.flatMap(({ stopLevel }) => stopLevel ?? []);
  const { findings } = checkBowls({
    candidate: { bowls: bowls.slice(0, 8).map((bowl) => bowlForChecks(bowl, { opened, stop })) },
    context: head,
  });
  const unavoidable = new Set(
    engine.steps.length > 0
      ? checkFormula({
          candidate: { bowls: engine.steps.slice(0, 8).map(bowlOfStep) },
          context: head,
        }).findings.map(({ code }) => code)
      : [],
  );
  const kept = new Map<string, Finding>();
  for (const { code, severity, sentence, source } of findings) {
    if (severity === "info" || (severity === "warn" && unavoidable.has(code))) continue;
    if (kept.get(code)?.severity === "block") continue;
    kept.set(code, { code, severity, sentence, source });
  }
  return [...kept.values()];
}
