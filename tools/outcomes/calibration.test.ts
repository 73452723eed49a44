import { formulate, headOf } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import { calibrationOf, movedBy, type Judged } from "./calibration.ts";

const judged = (predicted: number, met: number, missed: number): Judged[] => [
  ...Array.from({ length: met }, () => ({ predicted, met: true })),
  ...Array.from({ length: missed }, () => ({ predicted, met: false })),
];

describe("calibration", () => {
  it("holds what was said against what came out, with counts, and has no figure for an empty band", () => {
    expect(calibrationOf([...judged(92, 6, 4), ...judged(80, 4, 0)])).toEqual([
      { band: "excellent", count: 10, said: 92, cameOut: 60, moves: -11 },
      { band: "good", count: 4, said: 80, cameOut: 100, moves: 3 },
      { band: "moderate", count: 0, said: null, cameOut: null, moves: 0 },
    ]);
  });

  it("moves little on one outcome, and comes near what is measured on many", () => {
    const of = (met: number, missed: number) =>
      92 + movedBy(92, calibrationOf(judged(92, met, missed)));
    expect(of(0, 1)).toBe(88);
    expect(of(0, 1)).toBeGreaterThan(of(0, 2));
    expect(of(120, 80)).toBe(63);
  });

  it("lifts no formula out of its band, nor over what is possible", () => {
    const sure = calibrationOf([...judged(89, 300, 0), ...judged(92, 300, 0)]);
    expect(89 + movedBy(89, sure)).toBe(89);
    expect(92 + movedBy(92, sure)).toBe(99);
  });

  it("is worked into the next formula, which says by how much and can be taken apart again", () => {
    const request = {
      currentLevel: 6,
      desiredLevel: 6,
      hairCondition: "virgin" as const,
      previousTreatments: ["virgin" as const],
      damageLevel: "1" as const,
    };
    const made = formulate(request);
    const calibration = calibrationOf(judged(made.confidence ?? 0, 6, 14));
    const { answer } = draftOf(headOf(request), made, { source: "engine", calibration });
    expect(answer.confidence).toBeLessThan(made.confidence ?? 0);
    expect((answer.confidence ?? 0) - (answer.learnt?.by ?? 0)).toBe(made.confidence);
    expect(answer.formula?.confidence).toBe(answer.confidence);
    expect(answer.trace.at(-1)?.effect).toMatch(/off: 20 outcomes/);
  });
});
