import { expect, it } from "vitest";
import { tellColour } from "./tell.ts";

it.each([
  ["ends went way darker than the roots with the same bowl why", /more porous.*Clarifying/],
  ["why did it turn green when i put ash on a 10", /no warmth left/],
  ["how come her toner went purple", /no yellow left to cancel/],
  ["why are the roots so much lighter than the lengths", /warmth of the scalp/],
  ["why did it do that", /Tell me what it shows/],
])("says why, and what is done otherwise: %s", (words, says) => {
  expect(tellColour({ topic: "cause", words }, {}).says).toMatch(says);
});
