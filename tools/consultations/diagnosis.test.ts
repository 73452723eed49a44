import { describe, expect, it } from "vitest";
import { diagnosisOf, factsOf, type Told } from "./diagnosis.ts";

const now = new Date("2026-03-02T10:05:00Z");
const correction = {
  consultationType: "correction",
  currentLevel: 8,
  desiredLevel: 8,
  hairCondition: "healthy",
  previousTreatments: ["bleached", "bleached"],
  unwantedTone: "yellow",
  hairThickness: "fine",
  hairLength: "long",
};
const fresh = {
  consultationType: "new",
  currentLevel: 5,
  desiredLevel: 7,
  hairCondition: "virgin",
  previousTreatments: [],
  damageLevel: "1",
  porosity: "normal",
  serviceType: "toning",
};
const read = (told: object, parent?: ReturnType<typeof diagnosisOf>) =>
  diagnosisOf(told as Told, now, parent);

describe("a colour correction", () => {
  it.each([
    ["healthy", "1", "normal"],
    ["moderate_damage", "2", "normal"],
    ["severe_damage", "3", "high"],
    ["over_processed", "3", "high"],
  ])("of %s hair is damage %s of %s porosity", (hairCondition, damageLevel, porosity) => {
    expect(read({ ...correction, hairCondition })).toMatchObject({
      damageLevel,
      porosity,
      serviceType: "color_correction",
    });
  });

  it.each([
    [
      "Color Correction: Neutralize yellow tones, achieve cool_ash result. Softer please.",
      "cool_ash",
    ],
    ["Color Correction: Neutralize yellow tones, achieve cool ash result.", "cool_ash"],
    ["Color Correction: Neutralize red tones, achieve warm result.", "warm"],
    ["whatever looks good", "neutral"],
    [undefined, "neutral"],
  ])("reads its tone from the goals %j", (clientGoals, desiredTone) => {
    expect(read({ ...correction, clientGoals }).desiredTone).toBe(desiredTone);
  });

  it("prefers the tone that was named, and carries the unwanted tone twice, as the form does", () => {
    expect(read({ ...correction, desiredTone: "natural" })).toMatchObject({
      desiredTone: "natural",
      underlyingTone: "yellow",
      unwantedTone: "yellow",
      previousTreatments: ["bleached"],
      clientName: "Color Correction Client",
    });
  });
});

describe("a corrective consultation", () => {
  const parent = read({
    ...fresh,
    clientName: "Dana",
    hairThickness: "thick",
    hasGray: true,
    grayCoverage: "partial",
  });
  const asked = {
    consultationType: "corrective",
    parentConsultationId: "id",
    uncorrectedTones: ["brass"],
    issueDescription: "Too warm.",
    currentPhotos: [],
    targetPhoto: "x",
  };

  it("takes what it does not repeat from the original, and nothing that is no diagnosis", () => {
    const diagnosis = read({ ...asked, porosity: "high", pregnant: true }, parent);
    expect(diagnosis).toEqual({
      ...parent,
      consultationType: "corrective",
      parentConsultationId: "id",
      uncorrectedTones: ["brass"],
      issueDescription: "Too warm.",
      porosity: "high",
    });
  });

  it("keeps the safety facts of the original and adds new ones", () => {
    const facts = factsOf(
      { ...asked, age: 31 },
      {
        currentLevel: 5,
        grayPercent: 30,
        extra: { pregnant: true, goal: "warm" },
      },
    );
    expect(facts).toEqual({ age: 31, grayPercent: 30, pregnant: true });
  });
});

it("names a nameless client after the moment", () => {
  expect(read(fresh).clientName).toBe("Client 2026-03-02 10:05");
});

it("forgets the coverage of grey that is not there", () => {
  expect(read({ ...fresh, hasGray: false, grayCoverage: "full" }).grayCoverage).toBeNull();
});
