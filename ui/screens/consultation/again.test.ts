import { expect, it } from "vitest";
import type { Consultation } from "#tools/consultations/schema.ts";
import { againOf } from "./again.ts";

const known = (more: Partial<Consultation>) =>
  ({
    clientId: "0190b2c4-0000-7000-8000-000000000001",
    clientName: "Dana",
    currentLevel: 6,
    desiredLevel: 8,
    hairCondition: "virgin",
    previousTreatments: [],
    damageLevel: "1",
    porosity: "high",
    serviceType: "toning",
    underlyingTone: null,
    hasGray: null,
    ...more,
  }) as Consultation;

it("begins with the head and the wish as they were, but no longer virgin", () => {
  expect(againOf(known({}))).toEqual({
    clientId: "0190b2c4-0000-7000-8000-000000000001",
    clientName: "Dana",
    currentLevel: 6,
    desiredLevel: 8,
    hairCondition: "previously-colored",
    previousTreatments: [],
    damageLevel: "1",
    porosity: "high",
    serviceType: "toning",
  });
});

it("leaves out what the form of today does not know", () => {
  const again = againOf(known({ serviceType: "something imported", currentLevel: 12 }));
  expect(again).not.toHaveProperty("serviceType");
  expect(again).not.toHaveProperty("currentLevel");
});
