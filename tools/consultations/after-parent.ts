import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Finding, FormulateAnswer, FormulateRequest } from "#tools/colour/schema.ts";
import type { PreviousTreatment } from "#tools/colour/words.ts";
import type { Diagnosis } from "./diagnosis.ts";

/** The consultation whose result is put right: what was known then, and what was mixed. */
export type Parent = { diagnosis: Diagnosis; request: FormulateRequest; answer: FormulateAnswer };

/** The hair as it is after the parent's formula. */
export type HairAfter = {
  level: number;
  hairCondition: string;
  previousTreatments: string[];
  findings: Finding[];
};

const source = "The original consultation and its formula";

/**
 * Works out what is on the head now: the parent's bowls tell what was done to it, the photo of the result how deep it is.
 * A level that the stylist stated anew stands. Without a readable photo the level is where the formula aimed,
 * one off when the result is called too dark or too light.
 */
export function hairAfter(
  parent: Parent,
  diagnosis: Diagnosis,
  result: HairReading | undefined,
): HairAfter {
  const { steps } = parent.answer;
  const lightened = steps.some(
    ({ type, purpose }) => type === "lightener" || purpose === "lighten",
  );
  const coloured = steps.some(({ purpose }) => purpose !== "treat");
  const findings: Finding[] = [];
  if (lightened && diagnosis.damageLevel === "1") {
    findings.push({
      code: "damage_recheck",
      severity: "warn",
      sentence:
        "This hair has been lightened since its damage was judged. Stretch a wet strand before you mix: if it does not spring back, treat it as damage 2 or 3.",
      source,
    });
  }
  return {
    level: levelNow(parent, diagnosis, result, findings),
    hairCondition: lightened
      ? "bleached"
      : coloured && diagnosis.hairCondition === "virgin"
        ? "previously-colored"
        : diagnosis.hairCondition,
    previousTreatments: treatmentsNow(diagnosis.previousTreatments, { lightened, coloured }),
    findings,
  };
}

function levelNow(
  parent: Parent,
  diagnosis: Diagnosis,
  result: HairReading | undefined,
  findings: Finding[],
): number {
  const { currentLevel: before, desiredLevel: aim } = parent.diagnosis;
  if (diagnosis.currentLevel !== before) return diagnosis.currentLevel;
  const off = diagnosis.uncorrectedTones.includes("too-dark")
    ? -1
    : diagnosis.uncorrectedTones.includes("too-light")
      ? 1
      : 0;
  const expected = clamp(parent.answer.formula ? aim + off : before);
  const seen = result?.hairFound && result.level ? result.level : undefined;
  if (!seen) return expected;
  if (expected < seen.low || expected > seen.high) {
    findings.push({
      code: "result_level_differs",
      severity: "warn",
      sentence: `The photo of the result reads as level ${seen.value}, while the original formula aimed at ${aim}. The correction works from the photo; check it against a swatch.`,
      source,
    });
    return clamp(Math.round(seen.value));
  }
  return expected;
}

function treatmentsNow(
  before: readonly string[],
  { lightened, coloured }: { lightened: boolean; coloured: boolean },
): string[] {
  const now = new Set(before);
  if (lightened) now.add("bleached" satisfies PreviousTreatment);
  if (coloured) {
    now.add("previously_colored" satisfies PreviousTreatment);
    now.delete("virgin" satisfies PreviousTreatment);
  }
  return [...now];
}

const clamp = (level: number) => Math.min(10, Math.max(1, level));
