import { expect, it } from "vitest";
import { workOut } from "./sum-rules.ts";

it.each([
  ["165 minus 15 pct", "140.25"],
  ["what's 165 less 15%?", "140.25"],
  ["half of 45", "22.5"],
  ["3 x 62.5", "187.5"],
  ["what's 20% of 180", "36"],
  ["12.5 percent off 88", "77"],
  ["take 10% off 95", "85.5"],
  ["two thirds of 90", "60"],
  ["a third of 100", "33.33"],
  ["a quarter of 72", "18"],
  ["0.1 + 0.2", "0.3"],
  ["1,250 x 0.2", "250"],
  ["12,5 x 4", "50"],
  ["(40+20)/3", "20"],
  ["2 + 3 * 4", "14"],
  ["20 - 30", "-10"],
  ["double 37.5", "75"],
  ["90 g divided by 4", "22.5"],
  ["£95 plus 20%", "114"],
  ["1.005 * 100", "100.5"],
  ["5 tubes of 60, at 28g a head how many heads", "10.71: 10 in full, 20 left over"],
  ["split 130 between two cards 80 n the rest", "50"],
  ["2 oz colour is how many grams", "56.7 g by weight (a fluid ounce is 29.57 ml)"],
  ["60 g in oz", "2.12 oz"],
  ["999999999999999.99 + 0.01", "1000000000000000"],
])("%s is %s", (typed, result) => {
  expect(workOut(typed)?.result).toBe(result);
});

it.each(["10 / 0", "hello", "45", "15% off", "", "the 20th", "7/1 over 9 bleached", "1 +"])(
  "%s is no sum",
  (typed) => {
    expect(workOut(typed)).toBeUndefined();
  },
);
