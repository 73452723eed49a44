import { expect, it } from "vitest";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { NewConsultation } from "#tools/consultations/schema.ts";
import { treatmentsAfter } from "#ui/cards/previous-treatments.tsx";
import {
  conditionOf,
  DEFAULTS,
  historyOf,
  requestOf,
  serviceShown,
  suggestCurrent,
  suggestGoal,
} from "./diagnosis.ts";

const reading: HairReading = {
  hairFound: true,
  level: { value: 6.5, low: 6, high: 7.5 },
  tone: "gold",
  zones: { roots: null, mids: null, ends: null },
  greyShare: 0,
  evenness: "even",
  spread: 0,
  visibleWarmth: "orange",
  swatch: "#a0764a",
  confidence: 0.8,
  quality: { ok: true, flags: [] },
  region: [],
  points: [],
};
const photos = {
  currentPhotos: [],
  targetPhoto: "01980000-0000-7000-8000-000000000001",
};

it("opens as the product says", () => {
  expect(DEFAULTS).toMatchObject({
    currentLevel: 5,
    desiredLevel: 7,
    hairCondition: "virgin",
    previousTreatments: [],
    damageLevel: "1",
    porosity: "normal",
    serviceType: "toning",
  });
});

it("suggests level and warmth from the photo, and never over what the stylist has said", () => {
  expect(suggestCurrent(reading, new Set())).toEqual({ currentLevel: 7, underlyingTone: "orange" });
  expect(suggestCurrent(reading, new Set(["currentLevel", "underlyingTone"]))).toEqual({});
  expect(suggestGoal(reading, new Set())).toEqual({ desiredLevel: 7 });
  expect(suggestGoal(reading, new Set(["desiredLevel"]))).toEqual({});
});

it("suggests nothing where no hair was found", () => {
  const nothing = { ...reading, hairFound: false, level: null };
  expect([suggestCurrent(nothing, new Set()), suggestGoal(nothing, new Set())]).toEqual([{}, {}]);
  expect(suggestCurrent(undefined, new Set())).toEqual({});
});

it("notices grey", () => {
  expect(suggestCurrent({ ...reading, greyShare: 0.4 }, new Set())).toMatchObject({
    hasGray: true,
    grayCoverage: "partial",
    grayPercent: 40,
  });
  expect(suggestCurrent({ ...reading, greyShare: 0.1 }, new Set())).toMatchObject({
    grayCoverage: "minimal",
    grayPercent: 10,
  });
  expect(
    suggestCurrent({ ...reading, greyShare: 0.4 }, new Set(["grayCoverage"])),
  ).not.toHaveProperty("grayPercent");
});

it("fills the pins from a photo that is hard to read as well", () => {
  const wide = { ...reading, level: { value: 4, low: 2, high: 5.5 } };
  expect(suggestCurrent(wide, new Set())).toMatchObject({ currentLevel: 4 });
  expect(suggestGoal(wide, new Set())).toEqual({ desiredLevel: 4 });
});

it.each([
  [5, 7, false, undefined],
  [7, 7, false, "toning"],
  [7, 5, false, "toning"],
  [5, 7, true, "toning"],
] as const)("from %i to %i, chosen %s, shows %s", (currentLevel, desiredLevel, chosen, shown) => {
  expect(serviceShown({ ...DEFAULTS, currentLevel, desiredLevel }, chosen)).toBe(shown);
});

it.each([
  ["virgin", [], []],
  ["bleached", [], ["bleached"]],
  ["previously-colored", ["perm"], ["perm", "previously_colored"]],
  ["previously-colored", ["henna"], ["henna"]],
] as const)("tells the history as one list: %s, %j", (hairCondition, previousTreatments, list) => {
  const history = historyOf({
    ...DEFAULTS,
    hairCondition,
    previousTreatments: [...previousTreatments],
  });
  expect(history).toEqual(list);
  expect(conditionOf(history)).toBe(hairCondition);
});

it.each([
  [["box_dye"], ["box_dye", "virgin"], ["virgin"]],
  [["virgin"], ["virgin", "henna"], ["henna"]],
  [["perm", "henna"], ["perm"], ["perm"]],
  [["virgin"], [], []],
] as const)("virgin hair has had nothing else: %j then %j", (before, chosen, after) => {
  expect(treatmentsAfter([...before], [...chosen])).toEqual(after);
});

it("names an unnamed client by the time, and makes a request that the server takes", () => {
  const now = new Date("2026-03-02T09:30:00Z");
  const request = requestOf(DEFAULTS, photos, now);
  expect(request.clientName).toBe(`Client ${now.getTime()}`);
  expect(NewConsultation.safeParse(request).error).toBeUndefined();
  expect(requestOf({ ...DEFAULTS, clientName: " Dana " }, photos, now).clientName).toBe("Dana");
});
