import { expect, it } from "vitest";
import { tellColour } from "./tell.ts";

it.each([
  [{ volume: 30, other: 40 / 3, wanted: 20, grams: 60 }, "24 g of 30 vol (9%) and 36 g of"],
  [{ volume: 20, other: 0, wanted: 10 }, "50 g of 20 vol (6%) and 50 g of water"],
  [{ volume: 20, wanted: 10 }, "50 g of 20 vol (6%) and 50 g of water"],
  [{ volume: 30, other: 10 }, "50 g of 30 vol (9%) and 50 g of 10 vol (3%)"],
  [{ volume: 10, other: 20, wanted: 40 }, "can't make"],
])("%j", (asked, says) => {
  expect(tellColour({ topic: "blend", ...asked }, {}).says).toContain(says);
});

it("shares the colour between shades at the ratio that was said", () => {
  const split = [
    { code: "7/3", share: 0.75 },
    { code: "7/43", share: 0.25 },
  ];
  expect(
    tellColour({ topic: "ratio", grams: 90, of: "total", ratio: "1:2", split }, {}).says,
  ).toContain(
    "30 g of color with 60 g of developer, 90 g in all: of the color 22.5 g 7/3 and 7.5 g 7/43",
  );
});
