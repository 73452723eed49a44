import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import type { Case } from "#tools/colour/case.ts";
import { readBowl, type CheckedBowl, type CheckedHair } from "./checked-bowl.ts";
import { hairRules } from "./hair.ts";
import { leafletRules } from "./line.ts";
import { lighteningRules } from "./lightener.ts";
import { mixRules } from "./mix.ts";
import { opens, sequenceRules, visitRules } from "./visit.ts";
import { diagnose, type Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { partsOf } from "./zone.ts";
import { gate } from "#tools/colour/gates/gates.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import type { BowlFinding, Objection } from "./objection.ts";
import {
  CheckRequest,
  type CheckAnswer,
  type Finding,
  type HairFacts,
  type Step,
} from "#tools/colour/schema.ts";
import { workedParts } from "#tools/colour/zone/parts.ts";
import type { HeadPart } from "#tools/colour/zone/zones.ts";

/** Bowls to check, and the head that they are for. */
export type Checked = { candidate: CheckRequest["candidate"]; context?: Case | undefined };

/**
 * Checks any formula, from the engine, a model, an import or a hand: one bowl, or `candidate.bowls`. Without `context`
 * only what is true of every head is judged. Throws a ZodError for words it does not know.
 */
export function checkFormula(asked: Checked): CheckAnswer {
  const { ok, findings } = checkBowls(asked);
  return { ok, findings: onceEach(findings) };
}

/** The same checks, each finding with the bowl it belongs to and what to use instead where that can be worked out. */
export function checkBowls({ candidate, context }: Checked): {
  ok: boolean;
  findings: BowlFinding[];
} {
  const { bowls, ...single } = CheckRequest.shape.candidate.parse(candidate);
  const findings = judge((bowls ?? [single]).map(readBowl), context && readHair(context));
  return { ok: !findings.some((finding) => finding.severity === "block"), findings };
}

/** Checks the engine's own bowls against the diagnosis they were made for. */
export function checkSteps(
  steps: readonly Step[],
  d: Diagnosis,
  gates: Gate,
  parts: readonly HeadPart[] = [],
): Finding[] {
  const bowls = steps.map((step) => readBowl(bowlOfStep(step)));
  return onceEach(judge(bowls, { d, gate: gates, said: [], parts }));
}

/** What the bowls on the same hair do before this one, and the level that today stops at. */
function courseOf(bowls: readonly CheckedBowl[]) {
  const stops = bowls.flatMap((bowl) => bowl.stopLevel ?? []);
  return { opened: opens(bowls), stop: stops.length > 0 ? Math.min(...stops) : undefined };
}

function judge(bowls: readonly CheckedBowl[], hair: CheckedHair | undefined): BowlFinding[] {
  const colours = bowls.filter((bowl) => bowl.type !== "treatment");
  const ofBowls = bowls.flatMap((bowl, at) =>
    placed(
      [
        ...leafletRules(bowl),
        ...lighteningRules(bowl),
        ...mixRules(bowl),
        ...(hair ? hairRules(bowl, hair, courseOf(beside(bowl, colours, hair))) : []),
      ],
      at,
    ),
  );
  const ofVisit = [
    ...sequenceRules(colours),
    ...(hair && colours.length > 0 ? [...visitsOf(colours, hair), ...hair.said.filter(warns)] : []),
  ];
  return [...ofBowls, ...placed(ofVisit, null)];
}

/** The bowls that meet the hair of this one. */
function beside(
  bowl: CheckedBowl,
  bowls: readonly CheckedBowl[],
  hair: CheckedHair | undefined,
): readonly CheckedBowl[] {
  if (!hair?.parts?.length) return bowls;
  const own = partsOf(bowl);
  return bowls.filter((other) => partsOf(other).some((part) => own.includes(part)));
}

/** What the bowls of a visit do to each other, part by part where each was written for its own. */
function visitsOf(bowls: readonly CheckedBowl[], hair: CheckedHair): Objection[] {
  if (!hair.parts?.length || bowls.some((bowl) => !bowl.parts)) return visitRules(bowls, hair);
  return hair.parts.flatMap((part) => {
    const own = bowls.filter((bowl) => partsOf(bowl).some((name) => part.names.includes(name)));
    const { d, gate: gates } = part;
    return own.length > 0 ? visitRules(own, { ...hair, d, gate: gates, parts: [] }) : [];
  });
}

const warns = ({ severity }: Finding) => severity !== "block";

function placed(found: readonly Objection[], bowl: number | null): BowlFinding[] {
  const once = new Map(found.toReversed().map((each) => [each.code, each]));
  return [...once.values()].toReversed().map((each) => ({ ...each, bowl }));
}

/** Each thing once however many bowls share it, the gravest of its kind. */
function onceEach(findings: readonly BowlFinding[]): Finding[] {
  const kept = new Map<string, Finding>();
  for (const { code, severity, sentence, source } of findings)
    if (!kept.has(code) || (severity === "block" && kept.get(code)?.severity !== "block"))
      kept.set(code, { code, severity, sentence, source });
  return [...kept.values()];
}

function readHair(context: HairFacts): CheckedHair {
  const ledger = openLedger();
  const d = diagnose(context, ledger);
  const gates = gate(d, ledger);
  const { findings: said } = ledger.read();
  return { d, gate: gates, said, parts: workedParts(context, d, gates, ledger) };
}
