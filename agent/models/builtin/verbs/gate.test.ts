import { expect, it } from "vitest";
import { doubtOf, type Doubt } from "./gate.ts";

it.each<[string, Doubt]>([
  ["don't delete the gloss", "negated"],
  ["i haven't ordered the 7/1 yet", "negated"],
  ["we never cancelled the order", "negated"],
  ["i won't be ordering this week", "negated"],
  ["not sure we still need that supplier", "negated"],
  ["can i delete a service?", "asked"],
  ["can you even delete a service", "asked"],
  ["how do i cancel an order", "asked"],
  ["did you cancel the wella order", "asked"],
  ["what happens when i end my plan", "asked"],
  ["should i drop the olaplex", "asked"],
  ["if the wella order is late, cancel it", "conditional"],
  ["delete the gloss once we have the new menu", "conditional"],
  ["cancel the order when she calls", "conditional"],
  ["maybe delete the gloss", "mused"],
  ["i'm thinking of cancelling the plan", "mused"],
  ["i'm going to drop that supplier", "mused"],
  ["i might take the updo off the menu", "mused"],
  ["one day i'll stop selling olaplex", "mused"],
  ["tess said delete the gloss", "hearsay"],
  ["the rep told me to cancel the order", "hearsay"],
  ["she wants me to cancel the order", "hearsay"],
  ["tess reckons balayage should be 220", "hearsay"],
  ["“cancel the order”", "quoted"],
])("hears no order in: %s", (text, doubt) => {
  expect(doubtOf(text)).toBe(doubt);
});

it.each([
  "delete the gloss",
  "can you delete the gloss please",
  "could you cancel the wella order?",
  "i'd like you to add a service",
  "i need to add a supplier",
  "would you take the gloss off the menu",
  "start a stock take",
  "we broke 2 tubes of 7/1",
  "i want to delete the gloss",
])("hears an order in: %s", (text) => {
  expect(doubtOf(text)).toBeUndefined();
});
