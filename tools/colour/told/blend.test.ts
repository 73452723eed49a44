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
