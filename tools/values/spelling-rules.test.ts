import { expect, test } from "vitest";
import { eitherSpelling, oneSpelling } from "./spelling-rules.ts";

test.each([
  ["All-over Colour", "all-over color"],
  ["grey blending", "Gray blending"],
  ["greys coloured", "GRAYS colored"],
  ["Licence", "license"],
  ["the catalogue's neutraliser", "the catalog's neutralizer"],
  ["sulphate-free, 2 litres, 3 centimetres", "Sulfate-free, 2 liters, 3 centimeters"],
])("reads %s and %s as one", (british, american) => {
  expect(oneSpelling(british)).toBe(oneSpelling(american));
});

test.each(["four hours a visit", "Margreya", "bond repair", "retreat", "literature", "advise her"])(
  "leaves %s as it is",
  (words) => {
    expect(oneSpelling(words)).toBe(words.toLowerCase());
  },
);

test.each(["colour", "color", "colou"])("a search for %s finds it in either spelling", (typed) => {
  const found = new RegExp(eitherSpelling(typed).replaceAll("%", ".*"));
  expect(["colour-safe", "color-safe"].every((name) => found.test(name))).toBe(true);
});
