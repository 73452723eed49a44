import { checkFormula, formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bowlOfStep } from "./bowl-of-step.ts";
import { findShade, findLine } from "#tools/colour/catalogue.ts";
import { findingsWithoutOffset } from "./offset-trace.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import { signedHeads } from "#tools/colour/signed/heads.ts";

const KOLESTON = "wella-professionals/koleston-perfect";
const COLOR_TOUCH = "wella-professionals/color-touch";
const accepted = { by: "Mara", on: "2026-11-03" };
const darker: FormulateRequest = {
  currentLevel: 7,
  desiredLevel: 5,
  desiredTone: "natural",
  hairCondition: "virgin",
  lines: [COLOR_TOUCH],
};
const grey: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 6,
  desiredTone: "gold",
  hasGray: true,
  grayPercent: 80,
  serviceType: "gray-coverage",
  lines: [KOLESTON],
};
const lifted: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 7,
  hairCondition: "virgin",
  desiredTone: "gold",
  lines: [KOLESTON],
};

const learnt = (hair: FormulateRequest, line: string, offset: number, yes = true) =>
  formulate({ ...hair, offsets: { [line]: { offset, count: 12, ...(yes && { accepted }) } } });
/** The level that the depth of a bowl amounts to. */
function depth({ shades, brandId, lineId }: Step): number {
  const line = findLine(`${brandId}/${lineId}`);
  const own = shades.filter(({ code, tone, level, series }) => {
    const shade = line && findShade(line, code);
    return level !== null && tone !== "clear" && series !== "corrector" && !shade?.mixShade;
  });
  const grams = own.reduce((sum, each) => sum + each.grams, 0);
  return own.reduce((sum, each) => sum + (each.level ?? 0) * each.grams, 0) / grams;
}
const ofLine = ({ steps }: FormulateAnswer, line: string) =>
  steps.filter(
    ({ brandId, lineId, purpose }) => `${brandId}/${lineId}` === line && purpose !== "fill",
  );
const said = ({ findings }: FormulateAnswer, code: string) =>
  findings.find((finding) => finding.code === code);

describe("an accepted offset", () => {
  it.each([
    ["half a level lighter", darker, COLOR_TOUCH, 0.5],
    ["half a level darker", darker, COLOR_TOUCH, -0.5],
    ["a level lighter", darker, COLOR_TOUCH, 1],
    ["cover, half a level lighter", grey, KOLESTON, 0.5],
    ["cover, a level darker", grey, KOLESTON, -1],
    ["a lift, half a level lighter", lifted, KOLESTON, 0.5],
  ])("moves the depth of the line's bowls: %s", (_name, hair, line, offset) => {
    const [before, after] = [formulate(hair), learnt(hair, line, offset)];
    const bowls = ofLine(after, line);
    expect(bowls.length).toBeGreaterThan(0);
    for (const [at, bowl] of bowls.entries()) {
      expect(depth(bowl) - depth(ofLine(before, line)[at]!)).toBeCloseTo(offset, 1);
      expect(bowl.offset).toBe(offset);
      expect(bowl.developer?.volume).toBe(ofLine(before, line)[at]!.developer?.volume);
      expect(bowl.targetLevel).toBe(ofLine(before, line)[at]!.targetLevel);
    }
  });

  it("says so by count, name and day, under the figure of the shade", () => {
    const answer = learnt(darker, COLOR_TOUCH, 0.5);
    const finding = said(answer, "salon_offset_used");
    expect(finding).toMatchObject({ severity: "info", source: "Your salon's own outcomes" });
    expect(finding?.sentence).toMatch(
      /^Your salon's 12 outcomes with Color Touch came out about 0\.5 level darker than planned; planned 0\.5 level lighter with .+, as Mara accepted on 3 Nov 2026\.$/,
    );
    for (const { order, shades } of ofLine(answer, COLOR_TOUCH)) {
      const rule = answer.trace.find(
        (each) => each.rule === "salon_offset_used" && each.step === order,
      );
      expect(rule).toMatchObject({ about: "shade" });
      for (const { code } of shades) expect(rule?.effect).toContain(code);
    }
  });

  it("takes equal parts of two levels where the line makes no half level", () => {
    const [bowl] = ofLine(learnt(darker, COLOR_TOUCH, 0.5), COLOR_TOUCH).slice(-1);
    const [before] = ofLine(formulate(darker), COLOR_TOUCH).slice(-1);
    expect(bowl!.shades.length).toBe(before!.shades.length + 1);
    const levels = bowl!.shades.map(({ level }) => level);
    expect(Math.max(...levels.map(Number)) - Math.min(...levels.map(Number))).toBe(1);
  });

  const cover = { currentLevel: 6, desiredLevel: 5, desiredTone: "gold" } as const;
  const covered = { ...cover, serviceType: "gray-coverage" } as const;
  const chromasilk = { ...covered, brand: "pravana", line: "chromasilk" } as const;
  const koleston = { ...covered, brand: "wella-professionals", line: "koleston-perfect" } as const;
  const hotRoots: FormulateRequest = {
    currentLevel: 6,
    desiredLevel: 6,
    desiredTone: "neutral",
    hairCondition: "previously-colored",
    previousTreatments: ["previously_colored"],
    damageLevel: "1",
    zones: { roots: { level: 7, tone: "orange" } },
  };
  it.each<[string, FormulateRequest, string, number, string[]]>([
    ["the fashion shade of equal parts", chromasilk, "pravana/chromasilk", 0.5, ["5N", "6.3"]],
    ["the same, darker", chromasilk, "pravana/chromasilk", -0.5, ["5N", "4.3"]],
    ["both of equal parts by a level", chromasilk, "pravana/chromasilk", 1, ["6N", "6.3"]],
    ["both of unequal parts", koleston, KOLESTON, 0.5, ["5/0", "6/0", "5/3", "6/3"]],
    [
      "what carries the depth beside a counter-tone",
      hotRoots,
      "goldwell/colorance",
      1,
      ["6A", "7N"],
    ],
  ])("moves %s", (_, hair, line, offset, shades) => {
    const [bowl] = ofLine(learnt(hair, line, offset), line);
    expect(bowl?.shades.map(({ code }) => code)).toEqual(shades);
  });

  it.each([
    [lifted, "20 vol lifts up to 1 level in"],
    [{ ...lifted, desiredLevel: 8 }, "30 vol lifts up to 2 levels in"],
  ])("is left out where the goal needs all that the developer lifts: %j, %s", (hair, words) =>
    expect(said(learnt(hair, KOLESTON, 1), "salon_offset_left_out")?.sentence).toContain(words),
  );

  it("is left out, and says why, where the developer has no more lift to give", () => {
    const hair: FormulateRequest = { ...lifted, currentLevel: 5, desiredLevel: 7 };
    const [before, after] = [formulate(hair), learnt(hair, KOLESTON, 1)];
    expect(after.steps).toEqual(before.steps);
    expect(said(after, "salon_offset_left_out")?.sentence).toMatch(/vol lifts up to/);
  });

  it("leaves a shade alone that was asked for by name", () => {
    const code = ofLine(formulate(darker), COLOR_TOUCH).at(-1)!.shades[0]!.code;
    const hair = { ...darker, brand: "wella-professionals", line: "color-touch", shade: code };
    const after = learnt(hair, COLOR_TOUCH, 0.5);
    expect(after.steps).toEqual(formulate(hair).steps);
    expect(said(after, "salon_offset_left_out")?.sentence).toContain("asked for by name");
  });

  it("gives way where the bowls would not pass the checks with it, and says what stood against it", () => {
    const hair: FormulateRequest = {
      currentLevel: 6,
      desiredLevel: 8,
      hairCondition: "virgin",
      hasGray: true,
      grayPercent: 45,
      services: ["grey_blending"],
    };
    const before = formulate(hair);
    const [bowl] = before.steps.filter(({ type }) => type === "demi-permanent");
    const after = learnt(hair, `${bowl!.brandId}/${bowl!.lineId}`, 1);
    expect(after.steps).toEqual(before.steps);
    expect(said(after, "salon_offset_left_out")?.sentence).toMatch(
      /^The offset .* cannot take level/,
    );
    expect(said(after, "salon_offset_used")).toBeUndefined();
  });

  it("moves no lightener, and says so", () => {
    const hair: FormulateRequest = {
      currentLevel: 6,
      desiredLevel: 9,
      hairCondition: "virgin",
      services: ["highlights"],
    };
    const before = formulate(hair);
    const lightener = before.steps.find(({ purpose }) => purpose === "lighten")!;
    const after = learnt(hair, `${lightener.brandId}/${lightener.lineId}`, 0.5);
    expect(after.steps).toEqual(before.steps);
    expect(said(after, "salon_offset_left_out")?.sentence).toContain("no shade to move");
  });

  it("does not outlive the engine's bowls", () => {
    const kept = findingsWithoutOffset(learnt(darker, COLOR_TOUCH, 0.5).findings);
    expect(kept.map(({ code }) => code)).not.toContain("salon_offset_used");
    expect(kept.at(-1)?.sentence).toContain("the engine did not write them");
  });
});

describe("an offset that nobody accepted", () => {
  it("changes no bowl and is only told", () => {
    const [before, after] = [formulate(darker), learnt(darker, COLOR_TOUCH, 0.5, false)];
    expect(after.steps).toEqual(before.steps);
    expect(after.formula).toEqual(before.formula);
    expect(said(after, "salon_offset_suggested")?.sentence).toContain("not used until");
    expect(said(after, "salon_offset_used")).toBeUndefined();
  });

  it("of a line that is not used is not told", () => {
    expect(learnt(darker, KOLESTON, 0.5, false)).toEqual(formulate(darker));
    expect(learnt(darker, KOLESTON, 0.5)).toEqual(formulate(darker));
  });
});

it("whatever is accepted for whatever line, the bowls pass the checks, nothing is lost, and every move is told", () => {
  const heads = signedHeads.filter(({ hair }) => formulate(hair).steps.length > 0);
  fc.assert(
    fc.property(
      fc.constantFrom(...heads),
      fc.constantFrom(-1, -0.5, 0.5, 1),
      ({ hair }, offset) => {
        const before = formulate(hair);
        const keys = [
          ...new Set(before.steps.map(({ brandId, lineId }) => `${brandId}/${lineId}`)),
        ];
        const offsets = Object.fromEntries(
          keys.map((key) => [key, { offset, count: 8, accepted }]),
        );
        const after = formulate({ ...hair, offsets });
        expect(after.steps.length).toBe(before.steps.length);
        const bowls = after.steps.map(bowlOfStep).slice(0, 8);
        expect(checkFormula({ candidate: { bowls }, context: hair }).ok).toBe(
          checkFormula({
            candidate: { bowls: before.steps.map(bowlOfStep).slice(0, 8) },
            context: hair,
          }).ok,
        );
        const told = after.findings.some(({ code }) => code === "salon_offset_used");
        expect(told).toBe(after.steps.some((step) => step.offset !== undefined));
        for (const [at, step] of after.steps.entries())
          if (step.offset === undefined) expect(step.shades).toEqual(before.steps[at]?.shades);
      },
    ),
    { numRuns: 60 },
  );
});
