import { expect, test } from "vitest";
import { isOfBusiness } from "./hear/business.ts";
import { understand } from "./hear/understand.ts";

test.each<[string, object]>([
  ["put balayage at 195", { kind: "setPrice", service: "balayage", price: "195" }],
  ["Put the balayage at $195", { kind: "setPrice", service: "balayage", price: "195" }],
  [
    "set the price of root touch-up to 85",
    { kind: "setPrice", service: "root touch-up", price: "85" },
  ],
  ["change my women's cut to 72.50", { kind: "setPrice", service: "women's cut", price: "72.50" }],
  [
    "raise full highlights to 210 €",
    { kind: "setPrice", service: "full highlights", price: "210" },
  ],
  ["gloss is now 60", { kind: "setPrice", service: "gloss", price: "60" }],
  ["a blow-dry should cost 45 dollars", { kind: "setPrice", service: "blow-dry", price: "45" }],
  [
    "I charge 250 for colour correction now",
    { kind: "setPrice", service: "colour correction", price: "250" },
  ],
  ["all colour +8 %, round to 5", { kind: "reprice", percent: 8, roundTo: 5 }],
  ["raise all prices by 10%", { kind: "reprice", percent: 10 }],
  ["raise all colour prices by 5 dollars", { kind: "reprice", amount: 5 }],
  [
    "put all treatments up by 7,5 percent and round to the nearest 0.5",
    { kind: "reprice", percent: 7.5, roundTo: 0.5 },
  ],
  ["make everything 10% cheaper", { kind: "reprice", percent: -10 }],
  ["lower all cut prices by 3", { kind: "reprice", amount: -3 }],
  ["reprice every service plus 4%", { kind: "reprice", percent: 4 }],
  ["what is low", { kind: "lowStock" }],
  ["What's running low?", { kind: "lowStock" }],
  ["anything running out?", { kind: "lowStock" }],
  ["what do we need to order", { kind: "lowStock" }],
  ["are we low on anything", { kind: "lowStock" }],
  ["low stock", { kind: "lowStock" }],
  ["how much 7/1 do we have", { kind: "stockOf", what: "7/1" }],
  ["how many tubes of 8/3 are left?", { kind: "stockOf", what: "tubes of 8/3" }],
  ["do we still have 20 vol in stock?", { kind: "stockOf" }],
  ["have we got any olaplex left", { kind: "stockOf", what: "olaplex" }],
  ["reorder it", { kind: "reorder", byUsage: false }],
  ["order what's low", { kind: "reorder", byUsage: false }],
  ["restock", { kind: "reorder", byUsage: false }],
  ["reorder by usage", { kind: "reorder", byUsage: true }],
  ["reorder everything from Salon Supply", { kind: "reorder", supplier: "salon supply" }],
  ["order more", { kind: "orderWhat" }],
  ["order 6 tubes of 7/1", { kind: "orderItem", item: "7/1", quantity: 6 }],
  ["order more developer", { kind: "orderItem", item: "developer" }],
  ["did the Wella order come?", { kind: "orders", about: "wella" }],
  ["has the order from last week arrived", { kind: "orders" }],
  ["where is my order", { kind: "orders" }],
  ["any open orders?", { kind: "orders" }],
  ["show me the orders", { kind: "orders" }],
  ["email the order to the supplier", { kind: "emailOrder" }],
  ["send the order", { kind: "emailOrder" }],
  ["email it to the supplier", { kind: "emailOrder" }],
  ["the Wella order is here", { kind: "received", about: "wella" }],
  ["the delivery came", { kind: "received" }],
  ["we got the wella order", { kind: "received", about: "wella" }],
  ["mixed", { kind: "mixed" }],
  ["I've mixed it", { kind: "mixed" }],
  ["take it out of stock", { kind: "mixed" }],
  ["what do we make on a balayage?", { kind: "margins", service: "balayage" }],
  ["show me the margins", { kind: "margins" }],
  ["what did we take today?", { kind: "taken" }],
  ["takings this week", { kind: "taken" }],
])("hears %s", (typed, wish) => {
  const { intent, detail } = understand(typed);
  expect([typed, intent]).toEqual([typed, "knowledge"]);
  expect(detail.wish).toMatchObject(wish);
});

test.each([
  "she wants to go lighter, level 6 to 8",
  "is her porosity low",
  "low lights, level 6",
  "set a timer for 35 minutes",
  "make it 25% more",
  "mix 60 g",
  "how much time is left",
  "put her at 3 pm",
  "book Ana for a balayage on Friday at 10",
  "what did we use on Ana last time",
  "a tube of color touch costs 9.50",
  "send the plan to the client",
  "why 20 vol?",
  "it came out too dark",
  "I made a level 8 with koleston",
  "her ends are a 9, put them at 7",
  "text everyone tomorrow that I run 20 minutes late",
  "in order to lift her to 9 what do I do",
  "order of application?",
  "order of the foils",
])("takes nothing of the business for %s", (typed) => {
  const { wish } = understand(typed).detail;
  expect(wish !== undefined && isOfBusiness(wish)).toBe(false);
});
