import { describe, expect, test } from "vitest";
import type { ProductPrice } from "#tools/pricing/cost/cost-schema.ts";
import { drawsOf, pricesWithStock, type Drawable, type Need } from "./draw-rules.ts";

const koleston = "wella-professionals/koleston-perfect";
const colorTouch = "wella-professionals/color-touch";
const welloxon = "wella-professionals/welloxon-perfect";

const shade = (over: Partial<Need> = {}): Need => ({
  part: "colour",
  line: koleston,
  code: "7/0",
  volume: null,
  name: "Koleston Perfect 7/0",
  grams: 30,
  ...over,
});
const developer = (over: Partial<Need> = {}) =>
  shade({ part: "developer", code: null, volume: 20, name: "Welloxon Perfect", ...over });
const tube = (id: string, over: Partial<Drawable> = {}): Drawable => ({
  id,
  stock: 1200,
  unitSize: 600,
  link: { line: koleston, part: "colour", code: "7/0", volume: null },
  expiresOn: null,
  costPerUnit: null,
  ...over,
});
const bottle = (id: string, line: string, volume = 20) =>
  tube(id, { link: { line, part: "developer", code: null, volume } });

const drawn = (needs: Need[], items: Drawable[]) =>
  drawsOf(needs, items).map(({ itemId, grams, why }) => [itemId, grams, why]);

test.each<[string, Need[], Drawable[], unknown[]]>([
  ["its own shade", [shade()], [tube("a")], [["a", 30, "drawn"]]],
  ["a code spaced otherwise", [shade({ code: "7 / 0" })], [tube("a")], [["a", 30, "drawn"]]],
  ["no other shade", [shade({ code: "7/1" })], [tube("a")], [[null, 30, "not_stocked"]]],
  ["no other line", [shade({ line: colorTouch })], [tube("a")], [[null, 30, "not_stocked"]]],
  [
    "not what is only counted",
    [shade()],
    [tube("a", { unitSize: null })],
    [["a", 30, "not_weighed"]],
  ],
  [
    "the weighed one of two",
    [shade()],
    [tube("a", { unitSize: null }), tube("b")],
    [["b", 30, "drawn"]],
  ],
  [
    "the open one, then the soonest to expire",
    [shade({ grams: 100 })],
    [
      tube("late", { expiresOn: "2028-01-01" }),
      tube("soon", { expiresOn: "2027-01-01", stock: 600 }),
      tube("open", { stock: 100 }),
    ],
    [
      ["open", 10, "drawn"],
      ["soon", 60, "drawn"],
      ["late", 30, "drawn"],
    ],
  ],
  [
    "beyond all of them the first",
    [shade({ grams: 100 })],
    [tube("a", { stock: 600 }), tube("b", { stock: 100 })],
    [
      ["b", 40, "drawn"],
      ["a", 60, "drawn"],
    ],
  ],
  [
    "what an earlier shade of the bowl left",
    [shade({ grams: 50 }), shade({ grams: 50 })],
    [tube("a", { stock: 600 }), tube("b", { stock: 1200 })],
    [
      ["a", 50, "drawn"],
      ["a", 10, "drawn"],
      ["b", 40, "drawn"],
    ],
  ],
  ["the bottle of its maker", [developer()], [bottle("w", welloxon)], [["w", 30, "drawn"]]],
  [
    "the line's own developer before it",
    [developer({ line: colorTouch })],
    [bottle("w", welloxon), bottle("own", colorTouch)],
    [["own", 30, "drawn"]],
  ],
  ["no other strength", [developer()], [bottle("w", welloxon, 30)], [[null, 30, "not_stocked"]]],
  [
    "no other maker's bottle",
    [developer()],
    [bottle("p", "redken/pro-oxide")],
    [[null, 30, "not_stocked"]],
  ],
])("a bowl draws on %s", (_, needs, items, expected) => {
  expect(drawn(needs, items)).toEqual(expected);
});

describe("what a thing costs", () => {
  const price = (over: Partial<ProductPrice> = {}): ProductPrice => ({
    id: "p",
    line: koleston,
    part: "colour",
    code: null,
    packGrams: 60,
    price: 800,
    ...over,
  });

  test.each<[string, ProductPrice[], Partial<Drawable>, unknown]>([
    ["the salon's price before the item's", [price()], { costPerUnit: 900 }, [["p", 60, 800]]],
    ["the item's where there is none", [], { costPerUnit: 900 }, [["a", 60, 900]]],
    [
      "the item's where the price is another shade's",
      [price({ code: "8/0" })],
      { costPerUnit: 900 },
      [
        ["p", 60, 800],
        ["a", 60, 900],
      ],
    ],
    ["nothing of an item without a cost", [], {}, []],
    ["nothing of an item that is not weighed", [], { costPerUnit: 900, unitSize: null }, []],
  ])("is %s", (_, prices, item, expected) => {
    const known = pricesWithStock([shade()], prices, [tube("a", item)]);
    expect(known.map(({ id, packGrams, price: each }) => [id, packGrams, each])).toEqual(expected);
  });
});
