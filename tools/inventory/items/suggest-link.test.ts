import { expect, test } from "vitest";
import { suggestLink, type Called } from "./suggest-link.ts";

const item = (over: Partial<Called>): Called => ({ name: "", category: "color", ...over });
const colour = (line: string, code: string | null) => ({
  line,
  part: "colour",
  code,
  volume: null,
});
const developer = (line: string, volume: number) => ({
  line,
  part: "developer",
  code: null,
  volume,
});
const koleston = "wella-professionals/koleston-perfect";
const welloxon = "wella-professionals/welloxon-perfect";

test.each([
  [{ name: "Koleston Perfect 7/0", brand: "Wella" }, colour(koleston, "7/0")],
  [{ name: "Koleston Perfect 7/0 60 ml", brand: "Wella Professionals" }, colour(koleston, "7/0")],
  [{ name: "kp 7/0" }, colour(koleston, "7/0")],
  [{ name: "Koleston Perfect", productCode: "7/0" }, colour(koleston, "7/0")],
  [{ name: "Shades EQ Gloss 09V", brand: "Redken" }, colour("redken/shades-eq-gloss", "09V")],
  [{ name: "Shades EQ 9V" }, colour("redken/shades-eq-gloss", "09V")],
  [
    { name: "Blondor powder 800 g", category: "lightener" },
    colour("wella-professionals/blondor", null),
  ],
  [{ name: "Vivids Blue", brand: "Pravana" }, colour("pravana/vivids", "Blue")],
  [{ name: "Welloxon Perfect 20 vol", category: "developer" }, developer(welloxon, 20)],
  [{ name: "Welloxon Perfect 6% 1000 ml", category: "developer" }, developer(welloxon, 20)],
  [
    { name: "Color Touch Emulsion 1,9%", category: "developer" },
    developer("wella-professionals/color-touch-emulsion", 6.3),
  ],
  [
    { name: "Pro-Oxide 20 volume", brand: "Redken", category: "developer" },
    developer("redken/pro-oxide", 20),
  ],
] as const)("%o is %o", (called, expected) => {
  expect(suggestLink(item(called))).toEqual(expected);
});

test.each([
  ["no brand and no line", { name: "7/0" }],
  ["two shades", { name: "Koleston Perfect 7/0 and 8/0" }],
  ["two lines that print the code", { name: "7/0", brand: "Wella" }],
  ["a code that the line has not", { name: "Koleston Perfect 77/77" }],
  ["a line of shades without a shade", { name: "Koleston Perfect" }],
  ["a developer without its strength", { name: "Welloxon Perfect", category: "developer" }],
  ["a strength that is not made", { name: "Welloxon Perfect 25 vol", category: "developer" }],
  ["gloves", { name: "Wella Koleston Perfect 7/0 gloves", category: "supplies" }],
  ["a word that is a shade elsewhere", { name: "Blue bowl", brand: "Pravana" }],
] as const)("%s is not guessed at", (_, called) => {
  expect(suggestLink(item(called))).toBeNull();
});
