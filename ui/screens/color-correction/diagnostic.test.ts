import { expect, it } from "vitest";
import { CorrectionConsultation } from "#tools/consultations/schema.ts";
import { correctionRequest, EMPTY, missingIn, type Diagnostic } from "./diagnostic.ts";

const photos = {
  currentPhotos: ["01980000-0000-7000-8000-000000000001"],
  targetPhoto: "01980000-0000-7000-8000-000000000002",
};
const whole: Diagnostic = {
  clientName: "",
  unwantedTone: "brass_orange",
  desiredTone: "cool_ash",
  currentLevel: 7,
  hairCondition: "healthy",
  hairThickness: "medium",
  hairLength: "long",
  previousTreatments: ["bleached"],
  goals: "",
};

it.each([
  ["unwantedTone", "unwanted tone"],
  ["desiredTone", "desired tone"],
  ["currentLevel", "current level"],
  ["hairCondition", "hair condition"],
  ["hairThickness", "hair thickness"],
  ["hairLength", "hair length"],
] as const)("asks for %s", (field, name) => {
  const said = { ...whole, [field]: undefined };
  expect(missingIn(said)).toEqual([name]);
  expect(correctionRequest(said, photos)).toBeUndefined();
});

it("asks for a previous treatment, and for all of it at first", () => {
  expect(missingIn({ ...whole, previousTreatments: [] })).toEqual(["previous treatments"]);
  expect(correctionRequest({ ...whole, previousTreatments: [] }, photos)).toBeUndefined();
  expect(missingIn(EMPTY)).toHaveLength(7);
  expect(missingIn(whole)).toEqual([]);
});

it("makes a request that the server takes, with the goals composed before the client's own", () => {
  const request = correctionRequest({ ...whole, goals: "  Keep the length. " }, photos);
  expect(CorrectionConsultation.safeParse(request).error).toBeUndefined();
  expect(request).toMatchObject({
    clientName: "Color Correction Client",
    desiredLevel: 7,
    hasGray: false,
    clientGoals:
      "Color Correction: Neutralize brass_orange tones, achieve cool_ash result. Keep the length.",
  });
});

it("names the client who was chosen", () => {
  const clientId = "01980000-0000-7000-8000-000000000003";
  const request = correctionRequest({ ...whole, clientId, clientName: " Dana " }, photos);
  expect(CorrectionConsultation.safeParse(request).error).toBeUndefined();
  expect(request).toMatchObject({ clientId, clientName: "Dana" });
});

it("sends what is optional only where it was said", () => {
  const bare = correctionRequest(whole, photos) ?? {};
  for (const name of ["touchupFrequency", "budget", "grayCoverage", "zones", "pregnant", "age"])
    expect(bare).not.toHaveProperty(name);
  const said = {
    touchupFrequency: "8_weeks",
    budget: "premium",
    hasGray: true,
    grayCoverage: "partial",
    desiredLevel: 12,
    zones: { roots: { level: 5 }, ends: { level: 9, porosity: "high" } },
    patchTest: "passed",
    patchTestHours: 50,
    pregnant: false,
  } as const;
  const full = correctionRequest({ ...whole, ...said }, photos);
  expect(full).toMatchObject(said);
  expect(CorrectionConsultation.safeParse(full).error).toBeUndefined();
});

it("forgets the gray coverage when there is no gray", () => {
  const said = { ...whole, hasGray: false, grayCoverage: "full" as const };
  expect(correctionRequest(said, photos)).not.toHaveProperty("grayCoverage");
});
