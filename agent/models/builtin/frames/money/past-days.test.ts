import { expect, it } from "vitest";
import { pastOf } from "./figures.ts";

/** A Saturday. */
const HERE = { now: new Date("2026-11-28T15:00:00Z"), timeZone: "America/New_York", stylistId: "" };

it.each([
  ["last sat", "2026-11-21"],
  ["saturday", "2026-11-28"],
  ["thursday", "2026-11-26"],
  ["last monday", "2026-11-23"],
])("of a day that is over: %s", (said, day) => {
  expect(pastOf(said, HERE)).toEqual({ from: day, to: day });
});
