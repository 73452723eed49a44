import { describe, expect, it } from "vitest";
import { salonEyeOf, seenBy } from "./salon-eye.ts";
import type { HairReading } from "./schema.ts";

const heads = (count: number, by: number) =>
  Array.from({ length: count }, (_, at) => ({ told: 4 + (at % 3) + by, read: 4 + (at % 3) }));

describe("what a salon's own levels teach", () => {
  it.each([
    ["nothing before five heads", heads(4, 1), 0],
    ["less than half of the way at first", heads(5, 1), 0.4],
    ["most of it once there are many", heads(40, 1), 0.8],
    ["darker too", heads(40, -1), -0.8],
    ["a level at the most", heads(60, 2), 1],
    ["nothing where it is off both ways", [...heads(10, 1), ...heads(10, -1)], 0],
    ["nothing by slips", heads(20, 5), 0],
  ])("%s", (_name, pairs, by) => {
    expect(salonEyeOf(pairs).by).toBe(by);
  });
});

const reading: HairReading = {
  hairFound: true,
  level: { value: 6, low: 5.5, high: 7 },
  tone: "natural",
  zones: { roots: { level: 5.5, tone: "natural" }, mids: null, ends: null },
  greyShare: 0,
  evenness: null,
  spread: null,
  visibleWarmth: "none",
  swatch: null,
  confidence: 0.8,
  quality: { ok: true, flags: [] },
  region: [],
  points: [],
};

describe("a reading as the salon's eye has it", () => {
  it("moves level, range and zones together and says by how much and from how many heads", () => {
    expect(seenBy(reading, { by: 0.4, heads: 9 })).toMatchObject({
      level: { value: 6.5, low: 6, high: 7.5 },
      zones: { roots: { level: 6 } },
      quality: { learnt: { by: 0.5, heads: 9 } },
    });
  });

  it("stays on the scale", () => {
    const light = { ...reading, level: { value: 9.5, low: 9, high: 10 } };
    expect(seenBy(light, { by: 1, heads: 50 }).level).toEqual({ value: 10, low: 10, high: 10 });
  });

  it.each([
    ["too little to tell in halves", { by: 0.2, heads: 9 }, reading],
    [
      "a grey card set it",
      { by: 0.8, heads: 40 },
      { ...reading, quality: { ...reading.quality, reference: "card" as const } },
    ],
  ])("is left alone: %s", (_name, eye, given) => {
    expect(seenBy(given, eye)).toBe(given);
  });
});
