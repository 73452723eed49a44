import { expect, it } from "vitest";
import { preferFirst, refusalToAdd } from "./rules.ts";

const pair = (brandId: string, productLineId: string) => ({ brandId, productLineId });
const five = ["a", "b", "c", "d", "e"].map((line) => pair("wella", line));

it.each([
  ["a first line", [], pair("wella", "koleston"), null],
  [
    "the same pair",
    [pair("wella", "koleston")],
    pair("wella", "koleston"),
    "This brand and product line combination is already added.",
  ],
  ["another line of the brand", [pair("wella", "koleston")], pair("wella", "touch"), null],
  ["a sixth line", five, pair("redken", "gels"), "You can add up to 5 brand preferences."],
  [
    "a repeated line when full",
    five,
    pair("wella", "a"),
    "This brand and product line combination is already added.",
  ],
])("adding %s", (_, existing, added, refusal) => {
  expect(refusalToAdd(existing, added)).toBe(refusal);
});

it("puts the chosen brand first, drops its other lines and keeps other brands while there is room", () => {
  const existing = [pair("wella", "old"), pair("redken", "gels"), pair("matrix", "socolor")];
  expect(preferFirst(existing, [pair("wella", "a"), pair("wella", "b")])).toEqual([
    pair("wella", "a"),
    pair("wella", "b"),
    pair("redken", "gels"),
    pair("matrix", "socolor"),
  ]);
  expect(preferFirst([pair("redken", "gels")], five)).toEqual(five);
});
