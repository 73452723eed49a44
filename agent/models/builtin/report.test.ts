import { describe, expect, it } from "vitest";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { reportConsultation, reportOpened } from "./report.ts";

const stop = (code: string, sentence: string) => ({
  code,
  severity: "block" as const,
  sentence,
  source: "Practice sheet",
});
const PATCH = stop("patch_test_required", "No valid patch test.");
const METAL = stop("metallic_salts_found", "Metallic salts react with peroxide.");
function heldBy(finding: typeof PATCH): ConsultationResult {
  const result = consultationResult(BRASSY);
  const formulas = result.formulas.map((each) => ({
    ...each,
    findings: [finding],
    withheld: true,
  }));
  return { ...result, formulas };
}
const labels = (next: { label: string }[] = []) => next.map(({ label }) => label);

describe("a formula that the checks hold back", () => {
  const held = heldBy(PATCH);

  it.each([
    ["new", reportConsultation],
    ["opened again", reportOpened],
  ])("is told with what holds it, and offers nothing that mixes it: %s", (_, report) => {
    const { text, next } = report(held);
    expect(text).toContain("The checks hold the grams back");
    expect(text).toContain(PATCH.sentence);
    expect(text).not.toMatch(/rinse|leave it on|\d+ min/i);
    expect(labels(next)).toEqual(["Release it by name", "Explain the formula"]);
  });

  it("names the shades that are planned, and no weight of them", () => {
    const { text } = reportConsultation(held);
    const [bowl] = held.steps;
    expect(text).toMatch(/ Planned: [A-Z].* \+ [\d.]+ vol/);
    expect(text).toContain(bowl?.shades[0]?.code);
    expect(text).not.toMatch(/\d ?g\b/);
  });

  it("offers no release of what nobody may release", () => {
    const { text, next } = reportConsultation(heldBy(METAL));
    expect(text).toContain(METAL.sentence);
    expect(labels(next)).toEqual(["Explain the formula"]);
  });

  it("is told as ever once it was released", () => {
    const formulas = held.formulas.map((each) => ({ ...each, withheld: false }));
    const { text, next } = reportConsultation({ ...held, formulas });
    expect(text).not.toContain("hold the grams back");
    expect(labels(next)[0]).toMatch(/^Start \d+ min timer$/);
  });
});
