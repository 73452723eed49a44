import { expect, it } from "vitest";
import { doubtOf, type Doubt } from "./gate.ts";

it.each<[string, Doubt]>([
  ["don't delete the gloss", "negated"],
  ["i haven't ordered the 7/1 yet", "negated"],
  ["we never cancelled the order", "negated"],
  ["i won't be ordering this week", "negated"],
  ["not sure we still need that supplier", "negated"],
  ["can i delete a service?", "asked"],
  ["last time her eyes swelled shut after we did her roots", "told"],
  ["would it be mean to drop ingrid", "asked"],
  ["say i shut the whole of christmas week, what would i lose", "mused"],
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
  ["a client swears the full foil is 150", "hearsay"],
  ["she wants me to cancel the order", "hearsay"],
  ["tess reckons balayage should be 220", "hearsay"],
  ["“cancel the order”", "quoted"],
  ["am i allowed to block christmas eve", "asked"],
  ["when did we put the gloss to 70", "asked"],
  ["no need to text paula, she's sat right here", "negated"],
  ["in an ideal world i'd charge 90 for a cut", "mused"],
  ["i'd never sell that shampoo for 20", "mused"],
  ["the salon down the road is charging 120", "hearsay"],
  ["my old boss had us book 15 min for a fringe", "hearsay"],
  ["moved ellie to 3 yesterday and she still came at 2", "told"],
  ["last time i booked grace she was late", "told"],
  ["my dad keeps saying shut the shop on mondays", "hearsay"],
  ["last night i dreamt i set a timer for 2 hours", "mused"],
  ["does finishing the stock take clear the list", "asked"],
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
  "next door does it for 18, so put mine to 16",
  "sold 3 of the shampoo yesterday",
])("hears an order in: %s", (text) => {
  expect(doubtOf(text)).toBeUndefined();
});
