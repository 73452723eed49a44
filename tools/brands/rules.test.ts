import { expect, it } from "vitest";
import { headOfRefusal, moved, preferFirst, refusalToAdd, searchLines } from "./rules.ts";

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

it("puts the chosen lines first and keeps every other one behind them", () => {
  const existing = [pair("wella", "old"), pair("redken", "gels"), pair("matrix", "socolor")];
  expect(preferFirst(existing, [pair("wella", "a"), pair("wella", "b")])).toEqual([
    pair("wella", "a"),
    pair("wella", "b"),
    pair("wella", "old"),
    pair("redken", "gels"),
    pair("matrix", "socolor"),
  ]);
  expect(preferFirst(five, [pair("wella", "d"), pair("wella", "b")])).toEqual(
    ["d", "b", "a", "c", "e"].map((line) => pair("wella", line)),
  );
});

it.each([
  ["b", -1, ["b", "a", "c"]],
  ["b", 1, ["a", "c", "b"]],
  ["a", -1, ["a", "b", "c"]],
  ["c", 1, ["a", "b", "c"]],
  ["nobody", 1, ["a", "b", "c"]],
] as const)("moving %s by %i gives %j", (id, by, order) => {
  expect(moved(["a", "b", "c"], id, by)).toEqual(order);
});

it.each([
  [refusalToAdd(five, pair("wella", "a")), "Already exists"],
  [refusalToAdd(five, pair("redken", "gels")), "Limit reached"],
  ["The salon is closed.", "Error"],
])("%s is headed %s", (sentence, head) => {
  expect(headOfRefusal(sentence ?? "")).toBe(head);
});

it.each([
  ["", 3],
  ["LOREAL maji", 1],
  ["demi", 1],
  ["koleston demi", 0],
])("a search for %j finds %i lines", (sought, count) => {
  const lines = [
    { brand: "L'Oréal Professionnel", name: "Majirel", type: "permanent" },
    { brand: "Wella Professionals", name: "Koleston Perfect", type: "permanent" },
    { brand: "Wella Professionals", name: "Color Touch", type: "demi-permanent" },
  ];
  expect(searchLines(lines, ({ brand }) => brand, sought)).toHaveLength(count);
});
