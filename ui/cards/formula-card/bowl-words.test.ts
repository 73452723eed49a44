import { expect, it } from "vitest";
import type { Bowl, BowlShade } from "#tools/formulas/schema.ts";
import { bowlParts, developerStrength, minutesRange, shadeLabel } from "./bowl-words.ts";
import { bowlNames } from "#tools/formulas/bowl-name-rules.ts";

const shade: BowlShade = {
  code: "7/1",
  name: "7/1",
  level: 7,
  tone: "ash",
  pigments: ["blue", "green"],
  series: "fashion",
  hex: "#856e56",
  grams: 20,
};
const bowl: Bowl = {
  order: 1,
  role: "base",
  brandId: "wella-professionals",
  lineId: "color-touch",
  brandName: "Wella Professionals",
  lineName: "Color Touch",
  type: "demi-permanent",
  purpose: "deposit",
  zone: "all",
  shades: [shade],
  developer: { name: "Emulsion", volume: 6.3, grams: 40 },
  ratio: "1:2",
  minutes: [5, 10],
  onScalp: true,
  heat: false,
  final: true,
};

it.each<[Partial<BowlShade>, string]>([
  [{}, "7/1 Medium blonde ash"],
  [{ name: "7/1 Medium Ash Blonde" }, "7/1 Medium Ash Blonde"],
  [{ code: "08VB", name: "Violet Blue" }, "08VB Violet Blue"],
  [{ code: "000", name: "000", level: null, tone: "clear" }, "000 Clear"],
  [{ code: "0/88", name: "0/88", level: 0, tone: "ash-violet" }, "0/88 Mix tone ash violet"],
  [{ code: "Blondor Powder", name: "Blondor Powder", level: 8, tone: "clear" }, "Blondor Powder"],
])("calls a shade as the tube does: %o", (changes, label) => {
  expect(shadeLabel({ ...shade, ...changes })).toBe(label);
});

it.each<[Partial<Bowl>[], string[]]>([
  [[{}], ["Base"]],
  [
    [{ purpose: "fill" }, {}],
    ["Filler", "Base"],
  ],
  [
    [{ purpose: "remove" }, { role: "highlight" }, { role: "toner" }],
    ["Remover", "Highlight", "Toner"],
  ],
  [
    [{ zone: "roots" }, { zone: "ends" }],
    ["Base, roots", "Base, ends"],
  ],
  [
    [{}, {}],
    ["Base, all over 1", "Base, all over 2"],
  ],
])("names the bowls so that they can be told apart: %o", (changes, names) => {
  expect(bowlNames(changes.map((each) => ({ ...bowl, ...each })))).toEqual(names);
});

it("pours the developer last, in its own colour", () => {
  expect(bowlParts(bowl).map(({ grams, hex }) => [grams, hex])).toEqual([
    [20, "#856e56"],
    [40, "var(--developer)"],
  ]);
  expect(bowlParts({ ...bowl, developer: null })).toHaveLength(1);
});

it.each([
  [6.3, undefined, "1.9% (6.3 vol)"],
  [7, 2, "2% (7 vol)"],
  [12.5, 3.75, "3.75% (12.5 vol)"],
  [20, undefined, "6% (20 vol)"],
  [0, undefined, "0 vol"],
])("says %f vol of %s percent as %s", (volume, percent, text) => {
  expect(developerStrength(volume, percent)).toBe(text);
});

it("says one figure where the times are the same", () => {
  expect([minutesRange([20, 30]), minutesRange([20, 20])]).toEqual(["20 to 30 min", "20 min"]);
});
