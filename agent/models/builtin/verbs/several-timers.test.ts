import { expect, it } from "vitest";
import { ordersIn } from "./several.ts";

const NAMES = new Map(["bridget", "delphine"].map((name) => [name, new Set(["client"])]));

it.each([
  [
    "timer 35 for bridget roots and 10 for delphine toner",
    ["start a timer of 35 min for bridget: roots", "start a timer of 10 min for delphine: toner"],
  ],
  [
    "two clocks please. bridget lightener 45, delphine toner 20",
    [
      "start a timer of 45 min for bridget: lightener",
      "start a timer of 20 min for delphine: toner",
    ],
  ],
])("%s starts each by itself", (typed, orders) => {
  const { first, more } = ordersIn(typed, NAMES);
  expect([first, ...more]).toEqual(orders);
});

it.each([
  "timer 1 hour 20 for the roots",
  "20 min timer for bridgets 7/1",
  "start 45 on the bleach 20 vol",
  "timer 20 for bridget at 3pm",
])("%s is one timer", (typed) => {
  expect(ordersIn(typed, NAMES)).toEqual({ first: typed, more: [] });
});
