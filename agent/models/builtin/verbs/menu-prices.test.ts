import { describe, expect, it } from "vitest";
import { actsOf, calledBy, SALON } from "#tests/salons/verb-salon.ts";

describe("what a service costs", () => {
  it.each([
    ["what does a balayage cost", "Balayage: $180, 180 min."],
    ["what does balayage cost these days", "Balayage: $180, 180 min."],
    ["how much does a root touch up cost", "Root Touch-Up: $85, 90 min."],
    ["what's a gloss cost", "Gloss: $65, 45 min."],
    ["what is the price of balayage", "Balayage: $180, 180 min."],
    ["how much do i charge for color correction", "Color Correction: $250, 240 min."],
    ["how much do you charge for a gloss", "Gloss: $65, 45 min."],
    ["what would a balayage and gloss cost", "Balayage: $180, 180 min. Gloss: $65, 45 min."],
    ["what does a cut cost", "Women's Cut: $70, 60 min. Men's Cut: $40, 30 min."],
    ["is balayage still 195", "Balayage: $180, 180 min."],
    [
      "what does a perm cost",
      "There is no “perm” on your menu. There are Balayage, Gloss, Women's Cut, Men's Cut and 2 more.",
    ],
  ])("is read from the menu: %s", (says, answer) => {
    const { calls, text } = calledBy(says);
    expect(calls).toEqual([["list_services", {}]]);
    expect(text).toBe(answer);
  });

  it.each([
    ["what does this bowl cost"],
    ["what does a tube of koleston cost"],
    ["what does nora's formula cost"],
  ])("is not what a bowl or a tube costs: %s", (says) => {
    const tools = calledBy(says, {
      list_product_prices: () => ({ prices: [] }),
      find_consultations: () => ({ total: 0, items: [] }),
    }).calls.map(([tool]) => tool);
    expect(tools).not.toContain("list_services");
  });
});

describe("a price that is told", () => {
  it.each([
    ["price of balayage is 195", "195"],
    ["the price of a balayage is now $195", "195"],
    ["new price for balayage: 195", "195"],
    ["price for balayage 195", "195"],
    ["balayage price is 195", "195"],
    ["balayage costs 195 now", "195"],
    ["the price of balayage should be 195", "195"],
    ["price of the balayage is from 195", "from 195"],
    ["price of balayage 195-240", "195-240"],
  ])("comes to a card: %s", (says, price) => {
    expect(calledBy(says).calls.at(-1)).toEqual(["set_price", { service: "Balayage", price }]);
  });

  it("names what is on the menu where nothing is called so", () => {
    const { calls, text } = calledBy("price of the perm is 195");
    expect(actsOf(calls)).toEqual([]);
    expect(text).toContain("There is no service “perm”");
  });

  it.each([
    ["price of balayage is 195 from january"],
    ["is the price of balayage 195"],
    ["should the price of balayage be 195"],
    ["price of 8N is 12"],
    ["the place on warren st charges 300 for a balayage now"],
  ])("changes nothing for: %s", (says) => {
    expect(
      actsOf(calledBy(says, { ...SALON, list_stock: () => ({ items: [], total: 0 }) }).calls),
    ).toEqual([]);
  });
});
