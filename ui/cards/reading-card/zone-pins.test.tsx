import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { renderScreen } from "#tests/screen.tsx";
import { PhotoPins } from "./photo-pins.tsx";
import { zonePins } from "./zone-pins.ts";

const reading: HairReading = {
  hairFound: true,
  level: { value: 6.5, low: 6, high: 7 },
  tone: "gold",
  zones: { roots: { level: 6, tone: "natural" }, mids: null, ends: { level: 7.5, tone: "gold" } },
  greyShare: 0,
  evenness: "uneven",
  spread: 1.5,
  visibleWarmth: "none",
  swatch: "#a0764a",
  confidence: 0.8,
  quality: { ok: true, flags: [] },
  region: [],
  points: [
    { x: 0.4, y: 0.2, zone: "roots" },
    { x: 0.6, y: 0.2, zone: "roots" },
    { x: 0.5, y: 0.25, zone: "roots" },
    { x: 0.5, y: 0.9, zone: "ends" },
    { x: 0.5, y: 0.5, zone: "mids" },
  ],
};

it("puts a pin on each zone that has a level, at a place that was read", () => {
  expect(zonePins(reading).map(({ zone, x, y, level }) => [zone, x, y, level])).toEqual([
    ["roots", 0.5, 0.25, "6"],
    ["ends", 0.5, 0.9, "7.5"],
  ]);
  expect(zonePins({ ...reading, points: [] })).toEqual([]);
});

it("says level and tone of the pin that is tapped, until it is tapped again", () => {
  renderScreen(<PhotoPins photoId="x" alt="Now photo" reading={reading} />);
  screen.getByText("Tap a pin for its tone.");
  const ends = screen.getByRole("button", { name: /^Ends: level 7.5, .*golden$/ });
  fireEvent.click(ends);
  screen.getByText(/^Ends: level 7.5, .*golden$/);
  fireEvent.click(ends);
  screen.getByText("Tap a pin for its tone.");
});
