import { expect, it } from "vitest";
import type { Wish } from "./hear/wish.ts";
import { understand } from "./hear/understand.ts";

const koleston = { brand: "wella-professionals", line: "koleston-perfect" };
const socolor = { brand: "matrix", line: "socolor" };

/** What tubes cost, and formulas in shorthand. */
const WISHES: [says: string, wish: Wish][] = [
  [
    "a 60 g tube of koleston costs 8.90",
    { kind: "price", line: koleston, price: 8.9, packGrams: 60, part: "colour" },
  ],
  [
    "koleston is $9 a tube of 60 g",
    { kind: "price", line: koleston, price: 9, packGrams: 60, part: "colour" },
  ],
  [
    "I pay 7,50 for a tube of socolor, 85 g",
    { kind: "price", line: socolor, price: 7.5, packGrams: 85, part: "colour" },
  ],
  [
    "koleston developer costs 12 a bottle of 1000 ml",
    { kind: "price", line: koleston, price: 12, packGrams: 1000, part: "developer" },
  ],
  ["6N/6A 40g + 20v 60g 1:1.5 35m", { kind: "read", text: "6N/6A 40g + 20v 60g 1:1.5 35m" }],
  [
    "Koleston 7/43 30g, 7/0 30 g, 6% 60 g, 35 min",
    { kind: "read", text: "Koleston 7/43 30g, 7/0 30 g, 6% 60 g, 35 min" },
  ],
];

it.each(WISHES)("understands: %s", (typed, wish) => {
  expect(understand(typed)).toMatchObject({ intent: "knowledge", detail: { wish } });
});

/** Words of the chair that sound alike and ask for something else. */
const OTHERS: [says: string, intent: string][] = [
  ["what would you use on a level 7 going to 9 beige in redken", "formulate"],
  ["i've only got 40g left so make it 40g", "scale"],
  ["mix 45 g", "scale"],
  ["how much time is left", "timers"],
  ["she loves copper, level 6", "tell"],
  ["the result is patchy", "correct"],
  ["do it in joico instead", "tell"],
  ["the client isn't happy, it came out orange", "correct"],
];

it.each(OTHERS)("is no wish: %s", (typed, intent) => {
  expect(understand(typed).intent).toBe(intent);
});
