import { expect, it } from "vitest";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { readingBadges, readingPins } from "./reading-words.ts";

const at = (level: number) => ({ level, tone: "gold" as const });
const reading: HairReading = {
  hairFound: true,
  level: { value: 6.5, low: 6, high: 7 },
  tone: "gold",
  zones: { roots: at(6), mids: at(7), ends: at(7) },
  greyShare: 0.32,
  evenness: "uneven",
  spread: 1.2,
  visibleWarmth: "orange",
  swatch: "#a0764a",
  confidence: 0.8,
  quality: { ok: false, flags: ["blurred", "wb_unknown"] },
  region: [],
  points: [],
};

it("says tone, warmth, evenness, gray and what makes the photo hard to read", () => {
  expect(readingBadges(reading).map(({ text }) => text)).toEqual([
    "Golden",
    "Orange showing",
    "Uneven by 1.2 levels",
    "About 30% gray",
    "Blurred",
  ]);
});

it("puts zones of one level on one pin", () => {
  expect(readingPins(reading).map(({ label, level }) => [label, level])).toEqual([
    ["roots", 6],
    ["mids, ends", 7],
  ]);
});

it("shows one pin with its range where the zones agree or were not read", () => {
  const even = { roots: at(6.5), mids: at(6.5), ends: at(6.5) };
  expect(readingPins({ ...reading, zones: even })).toEqual([
    { id: "hair", label: "roots to ends", level: 6.5, range: [6, 7] },
  ]);
  expect(
    readingPins({ ...reading, zones: { roots: null, mids: null, ends: null } })[0]?.label,
  ).toBe("hair");
});
