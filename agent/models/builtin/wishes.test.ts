import { expect, it } from "vitest";
import type { Wish } from "./hear/wish.ts";
import { understand } from "./hear/understand.ts";

const redken = { brand: "redken" };
const shadesEq = { brand: "redken", line: "shades-eq-gloss" };
const koleston = { brand: "wella-professionals", line: "koleston-perfect" };
const socolor = { brand: "matrix", line: "socolor" };

/** What colourists ask of their own formulas, prices, brands and practice; new ways of saying it are added here first. */
const WISHES: [says: string, wish: Wish][] = [
  ["convert her last formula to Redken", { kind: "convert", to: redken }],
  ["convert this to shades eq", { kind: "convert", to: shadesEq }],
  ["can you translate that into koleston", { kind: "convert", to: koleston }],
  ["Convert Dana's formula to Koleston please", { kind: "convert", to: koleston }],
  ["what would this be in shades eq?", { kind: "convert", to: shadesEq }],
  ["what is that in socolor", { kind: "convert", to: socolor }],
  ["what's her toner in redken", { kind: "convert", to: redken }],
  ["redken equivalent of this", { kind: "convert", to: redken }],
  ["same formula but in Redken", { kind: "convert", to: redken }],
  ["whats the conversion to matrix", { kind: "convert", to: { brand: "matrix" } }],
  [
    "what is 8G Topchic in Pravana?",
    { kind: "convert", to: { brand: "pravana" }, written: "8G Topchic" },
  ],
  ["convert 7/1 koleston to redken", { kind: "convert", to: redken, written: "7/1 koleston" }],
  [
    "We are switching from Koleston to SoColor, convert all our formulas",
    { kind: "switch", from: koleston, to: socolor },
  ],
  [
    "switch all my formulas from koleston to socolor",
    { kind: "switch", from: koleston, to: socolor },
  ],
  [
    "we're moving the salon from Wella to Redken",
    { kind: "switch", from: { brand: "wella-professionals" }, to: redken },
  ],
  ["what would 45 g cost me", { kind: "cost", grams: 45 }],
  ["what does this bowl cost", { kind: "cost" }],
  ["how much does this formula cost", { kind: "cost" }],
  ["how much is 60g of koleston", { kind: "cost", grams: 60, line: koleston }],
  ["what do 30 grams of shades eq cost", { kind: "cost", grams: 30, line: shadesEq }],
  ["cost of this bowl?", { kind: "cost" }],
  ["what should I charge for this", { kind: "quote" }],
  ["how much do i charge her", { kind: "quote" }],
  ["give me a quote for her", { kind: "quote" }],
  ["what does the whole visit cost", { kind: "quote" }],
  ["cost of the visit", { kind: "quote" }],
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
  ["8 g left over", { kind: "weigh", left: 8 }],
  ["12 grams left in the bowl", { kind: "weigh", left: 12 }],
  ["weighed back 6", { kind: "weigh", left: 6 }],
  ["there was 5 g left", { kind: "weigh", left: 5 }],
  ["save this as house gloss", { kind: "save", name: "house gloss" }],
  ["Save it as Maren's Beige.", { kind: "save", name: "Maren's Beige" }],
  ["keep that formula as summer copper", { kind: "save", name: "summer copper" }],
  ["call this House Gloss and save it", { kind: "save", name: "House Gloss" }],
  ["save this to the library as Root Smudge 6", { kind: "save", name: "Root Smudge 6" }],
  ["add this to my library", { kind: "save" }],
  ["save her formula to the library", { kind: "save" }],
  ["find the house gloss in the library", { kind: "library", search: "gloss" }],
  ["show my saved formulas", { kind: "library", search: "" }],
  ["do we have a formula for level 7 beige", { kind: "library", search: "beige", level: 7 }],
  [
    "find formulas with shades eq at level 9",
    { kind: "library", search: "", line: shadesEq, level: 9 },
  ],
  ["show formulas with 7/1", { kind: "library", search: "7/1" }],
  ["use the house gloss on her", { kind: "use", name: "house gloss" }],
  ["use our house gloss formula", { kind: "use", name: "house gloss" }],
  ["6N/6A 40g + 20v 60g 1:1.5 35m", { kind: "read", text: "6N/6A 40g + 20v 60g 1:1.5 35m" }],
  [
    "Koleston 7/43 30g, 7/0 30 g, 6% 60 g, 35 min",
    { kind: "read", text: "Koleston 7/43 30g, 7/0 30 g, 6% 60 g, 35 min" },
  ],
  ["show me the practice scenarios", { kind: "scenarios" }],
  ["i want to practise", { kind: "scenarios" }],
  ["quiz me", { kind: "scenarios" }],
  ["grade me on scenario 4", { kind: "grade", scenario: 4 }],
  ["scenario four, target 2", { kind: "grade", scenario: 4, target: 2 }],
  [
    "Scenario 4, target 2: 7N 30g + 20v 30g, 35 min",
    { kind: "grade", scenario: 4, target: 2, formula: "7N 30g + 20v 30g, 35 min" },
  ],
  ["save my practice formula", { kind: "practice" }],
  ["she loved it", { kind: "outcome", happy: true }],
  ["client is happy, came out at an 8", { kind: "outcome", happy: true, level: 8 }],
  ["she's really happy, reached 7.5", { kind: "outcome", happy: true, level: 7.5 }],
  ["record the outcome: not happy, reached level 6", { kind: "outcome", happy: false, level: 6 }],
  ["log the result, level reached 8", { kind: "outcome", happy: true }],
  ["what's our success rate", { kind: "outcomes" }],
  ["how accurate are my formulas", { kind: "outcomes" }],
  ["show me the outcomes", { kind: "outcomes" }],
  ["use the offset for koleston", { kind: "offset", line: koleston, use: true }],
  ["stop using the koleston offset", { kind: "offset", line: koleston, use: false }],
  ["which brands do I use", { kind: "brands" }],
  ["show my brand preferences", { kind: "brands" }],
  ["add shades eq to my brands", { kind: "addBrand", line: shadesEq }],
  ["I also work with Koleston", { kind: "addBrand", line: koleston }],
  ["remove socolor from my brands", { kind: "dropBrand", line: socolor }],
  ["i don't use koleston any more", { kind: "dropBrand", line: koleston }],
  [
    "put 7/1 and 7/71 koleston on my shelf",
    { kind: "shelf", put: true, line: koleston, codes: ["7/1", "7/71"] },
  ],
  ["we're out of 8N socolor", { kind: "shelf", put: false, line: socolor, codes: ["8n"] }],
  [
    "take 9/16 off the shelf, koleston",
    { kind: "shelf", put: false, line: koleston, codes: ["9/16"] },
  ],
  ["restocked koleston 6/0", { kind: "shelf", put: true, line: koleston, codes: ["6/0"] }],
  ["only use what's on my shelf", { kind: "shelfOnly", on: true }],
  ["make formulas from my shelf only", { kind: "shelfOnly", on: true }],
  ["stop using only the shelf", { kind: "shelfOnly", on: false }],
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
