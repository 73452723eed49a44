import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consult } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { fromTestLab } from "./training-lab-form.ts";

let started: TestApp;
let maren: Salon;
let photos: Uint8Array[];

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  photos = await Promise.all(
    [5, 5, 8].map((level, seed) => hairPhoto({ level, seed, width: 240, height: 300 })),
  );
});

/** The fields that the Test Lab sends, and no other. */
const lab = {
  clientName: "Test Lab",
  currentLevel: "6",
  desiredLevel: "7",
  currentTone: "brassy",
  desiredTone: "ash",
  hairThickness: "medium",
  hairLength: "medium",
  hairHealth: "healthy",
  hasGray: "false",
  touchupFrequency: "8_weeks",
  budgetTier: "moderate",
  serviceType: "toning",
  preferredBrands: '["Wella Professionals", "Redken"]',
  specialNotes: "Soft at the face.",
};

describe("a consultation in the Test Lab's words", () => {
  it("is made of its three photos, the last of which is the target", async () => {
    const { status, body } = await consult(maren, lab, { photos });
    expect([status, body.error]).toEqual([201, undefined]);
    expect(body.aiAnalysis).not.toBe("");
    expect(body.formula).not.toBeNull();
    expect(body.consultation.photos.map(({ role }) => role)).toEqual([
      "current",
      "current",
      "target",
    ]);
    expect(body.consultation).toMatchObject({
      consultationType: "new",
      currentLevel: 6,
      desiredLevel: 7,
      unwantedTone: "brass",
      desiredTone: "ash",
      damageLevel: "1",
      budget: "moderate",
      touchupFrequency: "8_weeks",
      hasGray: false,
      clientGoals: "Soft at the face. Preferred brands: Redken.",
    });
    expect(new Set(body.steps.map(({ brandId }) => brandId))).toContain("wella-professionals");
  });

  it.each<[Record<string, string>, Record<string, unknown>]>([
    [{ hairHealth: "damaged" }, { damageLevel: "2", porosity: "high" }],
    [{ budgetTier: "high" }, { budget: "premium" }],
    [{ currentTone: "Golden" }, { underlyingTone: "gold", unwantedTone: undefined }],
    [{ currentTone: "natural" }, { hairCondition: "virgin", underlyingTone: undefined }],
    [{ currentTone: "orange" }, { hairCondition: "previously-colored", unwantedTone: "orange" }],
    [{ desiredTone: "cool" }, { desiredTone: "cool_ash" }],
    [{ desiredTone: "like honey" }, { desiredTone: "gold" }],
    [
      { hairLength: "very long", touchupFrequency: "every 6 weeks" },
      { hairLength: "very_long", touchupFrequency: "6_weeks" },
    ],
    [{ hasGray: "yes" }, { hasGray: "true" }],
    [{ preferredBrands: "Redken, Nobody" }, { brand: "redken", clientGoals: /Nobody/ }],
    [
      { serviceType: "balayage", desiredTone: "like the last time", currentTone: "dull" },
      {
        serviceType: "toning",
        desiredTone: undefined,
        clientGoals:
          /^Soft at the face. Desired tone: like the last time. Current tone: dull. Service: balayage/,
      },
    ],
  ])("says %j as %j", (said, meant) => {
    const form = fromTestLab({ ...lab, ...said }) as Record<string, unknown>;
    for (const [field, wanted] of Object.entries(meant))
      if (wanted instanceof RegExp) expect(form[field]).toMatch(wanted);
      else expect([field, form[field]]).toEqual([field, wanted]);
  });

  it("names what it cannot use, and needs a photo of the target", async () => {
    const refused = await consult(maren, { ...lab, currentLevel: "14" }, { photos });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, "currentLevel"]);
    const bare = await consult(maren, lab, {});
    expect([bare.status, bare.body.issues?.[0]?.path]).toEqual([400, "targetPhoto"]);
  });
});
