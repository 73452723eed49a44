import { checkFormula, formulate, headOf } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { findLine } from "#tools/colour/catalogue.ts";
import { FormulateRequest } from "#tools/colour/schema.ts";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import { meetsScalp } from "./concerns.ts";

const head = (fields: Record<string, unknown>) =>
  FormulateRequest.parse({
    currentLevel: 6,
    desiredLevel: 7,
    desiredTone: "copper",
    hairCondition: "virgin",
    serviceType: "toning",
    ...fields,
  });
const cover = { desiredLevel: 6, desiredTone: "natural", hasGray: true, grayPercent: 80 };

function drafted(fields: Record<string, unknown>) {
  const hair = head(fields);
  return draftOf(headOf(hair), formulate(hair), { source: "engine" });
}

it.each([
  ["chemotherapy", { extra: { notes: "in chemotherapy" } }, "chemotherapy_wait"],
  ["white in pregnancy", { ...cover, extra: { pregnant: true } }, "scalp_kept_off"],
  ["an untested tattoo", { extra: { notes: "black henna tattoo" } }, "black_henna_untested"],
  ["a sensitive scalp", { extra: { allergies: "Sensitive scalp" } }, "scalp_look_first"],
])("%s waits for an answer and is sure of nothing", (_, fields, code) => {
  const { formulas, answer } = drafted(fields);
  expect(answer.findings.map((finding) => finding.code)).toContain(code);
  expect(formulas.map(({ withheld, confidence }) => [withheld, confidence])).toEqual([
    [true, null],
  ]);
});

it.each([
  ["pregnancy", { extra: { pregnant: true } }],
  ["isotretinoin", { desiredLevel: 9, extra: { notes: "isotretinoin", application: "global" } }],
])("%s is worked off the scalp, and not at 92", (_, fields) => {
  const { bowls, answer } = drafted(fields);
  expect(bowls.length).toBeGreaterThan(0);
  expect(bowls.some(meetsScalp)).toBe(false);
  expect(answer.confidence).toBeLessThan(90);
});

it("refuses cover on a scalp that isotretinoin spares, from any hand", () => {
  const context = head({ ...cover, extra: { notes: "isotretinoin" } });
  expect(formulate(context)).toMatchObject({ formula: null, alternatives: ["foils_off_scalp"] });
  const bowl = { brand: "goldwell", line: "topchic", shades: ["6NN"], zone: "roots" as const };
  const { findings } = checkFormula({ candidate: bowl, context });
  expect(findings.map(({ code }) => code)).toContain("scalp_spared");
});

it.each([
  ["resorcinol", ["foils_off_scalp", "direct_dye"]],
  ["PPD severe", ["foils_off_scalp", "direct_dye"]],
])("leaves no bowl to the hand after %s, and names what remains", (allergies, alternatives) => {
  const answer = formulate(head({ extra: { allergies } }));
  expect(answer).toMatchObject({ formula: null, alternatives, refused: { colour: true } });
  expect(answer.findings.map(({ code }) => code)).not.toContain("no_shade_found");
});

it("searches every line for who may not have ammonia", () => {
  expect(
    formulate(head({ desiredLevel: 8, extra: { allergies: "ammonia" } })).formula,
  ).not.toBeNull();
});

it.each([
  ["her eyelids and forehead swelled up after her color", true],
  ["she got a rash behind the ear from dye", false],
])("sends to a doctor at once where a face swells: %s", (notes, isUrgent) => {
  const { findings } = formulate(head({ extra: { notes } }));
  const told = findings.find(({ code }) => code === "allergy_refer_medical")?.sentence ?? "";
  expect(told).toContain("no color today");
  expect(told.includes("a doctor today")).toBe(isUrgent);
});

describe("a wish to do without ammonia", () => {
  const copper = head({
    currentLevel: 6,
    desiredLevel: 6,
    lines: ["wella-professionals/koleston-perfect", "wella-professionals/color-touch"],
    extra: { goal: "copper that shines, no ammonia please" },
  });

  it("keeps to lines without it and is no allergy", () => {
    const { findings, steps } = formulate(copper);
    const codes = findings.map(({ code }) => code);
    expect(codes).toContain("substance_not_wished");
    expect(codes).not.toContain("substance_avoided");
    expect(steps.map(({ lineId }) => lineId)).toEqual(["color-touch"]);
  });

  it("takes no shade of a Plus range, which holds some", () => {
    const white = (goal: string) =>
      formulate(
        head({
          currentLevel: 5,
          desiredLevel: 5,
          desiredTone: "natural",
          hasGray: true,
          grayPercent: 65,
          services: ["grey_blending"],
          lines: ["wella-professionals/color-touch"],
          extra: { goal },
        }),
      ).steps;
    const steps = white("softer, no ammonia");
    const plus = findLine("wella-professionals/color-touch")!.shades.filter(
      (each) => each.plusRange,
    );
    const takenOf = (bowls: typeof steps) =>
      bowls.flatMap(({ shades }) => shades.map(({ code }) => code));
    const isPlus = (code: string) => plus.some((each) => each.code === code);
    expect(takenOf(white("softer")).some(isPlus)).toBe(true);
    expect(takenOf(steps).filter(isPlus)).toEqual([]);
    expect(steps.map(({ lineId }) => lineId)).toEqual(["color-touch"]);
    const code = plus[0]?.code ?? "";
    const checked = checkFormula({
      candidate: { brand: "wella-professionals", line: "color-touch", shades: [code] },
      context: head({ extra: { allergies: "ammonia" } }),
    });
    expect(checked.findings.map((each) => each.code)).toContain("substance_in_bowl");
  });
});

it("calls no reaction what could not be read", () => {
  const codes = formulate(head({ extra: { patchTest: "kinda ok" } })).findings.map(
    ({ code }) => code,
  );
  expect(codes).toContain("patch_test_unread");
  expect(codes).not.toContain("allergy_refer_medical");
});
