import { expect, it } from "vitest";
import { paidIn } from "./paid.ts";

const cash = { method: "cash" } as const;
const card = { method: "terminal" } as const;

it.each([
  ["fern paid 85 cash kept 15 of it as tip", { price: "85" }, 7000, [{ ...cash, tip: 1500 }]],
  ["fern paid 85 cash incl 15 tip", { price: "85" }, 7000, [{ ...cash, tip: 1500 }]],
  ["close mina 65 card 12 tip", { price: "65", tip: "12" }, 6500, [{ ...card, tip: 1200 }]],
  [
    "half cash half card 120 total plus 20 tip on the card",
    { price: "120", tip: "20" },
    12_000,
    [
      { ...cash, amount: 6000 },
      { ...card, amount: 6000, tip: 2000 },
    ],
  ],
  [
    "ruths done 60 cash and 35 on the card",
    {},
    9500,
    [
      { ...cash, amount: 6000 },
      { ...card, amount: 3500 },
    ],
  ],
  [
    "and a 20 tip in cash",
    { price: "110", method: "card", tip: "20" },
    11_000,
    [card, { ...cash, amount: 0, tip: 2000 }],
  ],
  ["ruths done 60", { price: "60" }, 6000, []],
])("%s", (text, slots, price, paid) => {
  expect(paidIn(slots, text)).toEqual({ price, paid });
});
