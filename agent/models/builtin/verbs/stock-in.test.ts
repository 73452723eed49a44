import { describe, expect, it } from "vitest";
import { actsOf, calledBy } from "#tests/salons/verb-salon.ts";
import { BUSINESS, ITEMS } from "#tests/salons/verb-business.ts";

const said = (...messages: string[]) => calledBy(messages, BUSINESS);
const low = { itemId: ITEMS.k71, lowStockThreshold: 2 };

describe("stock that comes in with the number at which it is ordered anew", () => {
  it.each([
    ["add 5 tubes of 7/1 to stock, reorder at 2"],
    ["add 5 tubes of 7/1 to stock and reorder at 2 tubes"],
    ["put 5 tubes of 7/1 into stock, reorder point 2"],
    ["add 5 tubes of 7/1, warn me at 2"],
    ["add 5 7/1 and reorder when it gets to 2"],
    ["got 5 tubes of 7/1 in, set the reorder point to 2"],
  ])("is both, and no order: %s", (words) => {
    expect(said(words).last).toEqual([
      ["list_stock", { search: "7/1" }],
      ["adjust_stock", { itemId: ITEMS.k71, units: 5, reason: "other" }],
      ["change_item", low],
    ]);
  });

  it("says what to say where it is not on the list", () => {
    const { calls, text } = said("add 5 tubes of 8N to stock, reorder at 2");
    expect(actsOf(calls)).toEqual([]);
    expect(text).toContain("not on your stock list yet");
  });

  it.each([
    ["reorder 7/1 at 2"],
    ["reorder 7/1 when it gets to 2"],
    ["set the reorder point of 7/1 to 2"],
    ["5 tubes of 7/1 in stock, reorder at 2"],
  ])("is the number alone: %s", (words) => {
    expect(said(words).last.at(-1)).toEqual(["change_item", low]);
    expect(actsOf(said(words).calls)).toEqual(["change_item"]);
  });

  it.each([
    ["add a new item 8N, 5 tubes, reorder at 2", 2],
    ["new item 8N, 5 tubes, low at 2", 2],
  ])("is a new item with its figures: %s", (words, lowStockThreshold) => {
    expect(said(words).last.at(-1)).toEqual([
      "add_item",
      { name: "8N", unit: "tube", currentQuantity: 5, lowStockThreshold },
    ]);
  });

  it("counts what is new, and does not call it so", () => {
    expect(said("add 3 bottles of clay mask to stock at 12 each").last.at(-1)).toEqual([
      "add_item",
      { name: "Clay Mask", unit: "bottle", currentQuantity: 3, costPerUnit: "12" },
    ]);
  });

  it.each([
    ["order 5 tubes of 7/1", "order_item"],
    ["reorder 5 tubes of 7/1", "order_item"],
    ["add 10 gloves to stock", "adjust_stock"],
    ["reorder what is low", "reorder"],
  ])("leaves the rest as it was: %s", (words, tool) => {
    expect(said(words).last.at(-1)?.[0]).toBe(tool);
  });
});
