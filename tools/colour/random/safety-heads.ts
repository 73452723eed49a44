import { holdsOf } from "#tools/colour/safety/holds.ts";
import { meetsScalp } from "#tools/colour/safety/concerns.ts";
import { isOfSafety } from "#tools/colour/safety/codes.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateAnswer, FormulateRequest } from "#tools/colour/schema.ts";
import { offending, type Substance } from "#tools/colour/substances.ts";
import { caseOf, nothingKnown } from "#tools/colour/case.ts";
import { randomHeads } from "./heads.ts";

type Told = { extra: Record<string, unknown>; spared?: true; shuns?: readonly Substance[] };

/** What is told of a client's health, whether it keeps work off the scalp, and what must not be in a bowl. */
const told: readonly Told[] = [
  { extra: { pregnant: true }, spared: true },
  { extra: { notes: "takes isotretinoin" }, spared: true },
  { extra: { notes: "takes isotretinoin", application: "global on scalp" }, spared: true },
  { extra: { notes: "in chemotherapy" } },
  { extra: { notes: "black henna tattoo on holiday" } },
  { extra: { notes: "black henna tattoo that blistered" } },
  { extra: { allergies: "PPD" }, shuns: ["ppd"] },
  { extra: { allergies: "sensitive to ammonia" }, shuns: ["ammonia"] },
  { extra: { allergies: "resorcinol" }, shuns: ["resorcinol"] },
  { extra: { notes: "bleach gives her asthma" }, shuns: ["persulfate"] },
  { extra: { allergies: "Sensitive scalp" } },
  { extra: { notes: "asthma" } },
];

/** The random heads, each with something told of its health. */
export function* safetyHeads(
  count: number,
  seed: number,
): Generator<{ hair: FormulateRequest; health: Told }> {
  let at = 0;
  for (const head of randomHeads(count, seed)) {
    const health = told[at % told.length] as Told;
    at += 1;
    yield { hair: { ...head, extra: { ...head.extra, ...health.extra } }, health };
  }
}

/** Where bowls work against what is known of the client; what waits for an answer by name does not count. */
export function againstHealth(
  { steps, confidence, findings, formula, alternatives }: FormulateAnswer,
  hair: FormulateRequest,
  { spared, shuns = [] }: Told,
): string[] {
  const held = holdsOf(steps, caseOf(hair, nothingKnown));
  const sure = confidence !== undefined && confidence >= 90;
  const speaks = findings.some(
    ({ code, severity }) => severity !== "info" && isOfSafety({ code }) && !FOLLOWED.has(code),
  );
  const holds = (substance: Substance) =>
    steps.some(({ brandId, lineId }) => {
      const line = findLine(`${brandId}/${lineId}`);
      return line !== undefined && offending(line, new Set([substance])).length > 0;
    });
  return [
    ...(spared && steps.some(meetsScalp) && held.length === 0 ? ["touches the scalp"] : []),
    ...shuns.flatMap((each) => (holds(each) ? `contains ${each}` : [])),
    ...(sure && speaks ? ["sure against its own finding"] : []),
    ...(shuns.length > 0 &&
    formula === null &&
    findings.some(({ code }) => code === "no_shade_found")
      ? ["told to choose by hand"]
      : []),
    ...(findings.some(({ code }) => code === "no_line_without") && alternatives.length === 0
      ? ["nothing said of what remains"]
      : []),
  ];
}

/** Advice that the plan has followed: the lines are free of it, the day is told beside the bowl. */
const FOLLOWED: ReadonlySet<string> = new Set(["substance_avoided", "patch_test_outdated"]);
