import {
  assert,
  constantFrom,
  integer,
  property,
  record,
  array,
  oneof,
  constant,
} from "fast-check";
import { describe, expect, test } from "vitest";
import {
  amountOf,
  containersOf,
  countedDifference,
  expiryOf,
  isLow,
  plainBarcode,
  played,
  reorderQuantity,
  repacked,
  unitGramsOf,
  type Standing,
} from "./stock-rules.ts";

const tube = { unitSize: 600 };
const gloves = { unitSize: null };
const now = new Date("2026-11-22T10:00:00Z");
const earlier = new Date("2026-11-01T10:00:00Z");
const standing = (over: Partial<Standing> = {}): Standing => ({
  ...tube,
  stock: 0,
  needsCount: false,
  openedAt: null,
  ...over,
});

test.each([
  ["three tubes and 12.5 g", amountOf(3, tube, 12.5), 1925],
  ["seven boxes of gloves", amountOf(7, gloves), 7],
  ["grams of what is not weighed", amountOf(7, gloves, 30), 7],
])("%s are kept as an amount", (_, amount, expected) => {
  expect(amount).toBe(expected);
});

test.each([
  [
    { ...tube, stock: 1925 },
    { closed: 3, openGrams: 12.5 },
  ],
  [
    { ...tube, stock: 599 },
    { closed: 0, openGrams: 59.9 },
  ],
  [
    { ...tube, stock: 1200 },
    { closed: 2, openGrams: 0 },
  ],
  [
    { ...gloves, stock: 7 },
    { closed: 7, openGrams: 0 },
  ],
])("%o is read as containers", (item, expected) => {
  expect(containersOf(item)).toEqual(expected);
});

describe("low and reorder", () => {
  test.each([
    [5, null, 3000, true, 10],
    [5, null, 3599, true, 10], // an open sixth counts for nothing
    [5, null, 3600, false, 10],
    [3, 12, 600, true, 11],
    [3, 2, 1800, true, 1],
  ] as const)(
    "threshold %i, target %s, stock %i: low %s, asks for %i",
    (lowStockThreshold, targetQuantity, stock, low, asked) => {
      const item = { ...tube, stock, lowStockThreshold, targetQuantity };
      expect([isLow(item), reorderQuantity(item)]).toEqual([low, asked]);
    },
  );
});

test.each([
  ["oz", undefined, "color", 29.6],
  ["ml", undefined, "developer", 1],
  ["tube", undefined, "color", null],
  ["tube", 60, "color", 60],
  ["oz", null, "color", null],
  ["oz", undefined, "tools", null],
  ["piece", 5, "supplies", 5],
] as const)("one %s said to hold %s, of %s, holds %s g", (unit, said, category, grams) => {
  expect(unitGramsOf(unit, said, category)).toBe(grams);
});

test.each([
  ["seven that were counted turn out to hold 60 g", { stock: 7, unitSize: null }, 600, 4200],
  ["15 g were taken out of 60, which were 50", { stock: 1650, unitSize: 600 }, 500, 1350],
  ["more was taken out of the open one than it held", { stock: 700, unitSize: 600 }, 400, 401],
  ["only closed ones", { stock: 1200, unitSize: 600 }, 500, 1000],
  ["what was weighed is only counted", { stock: 1650, unitSize: 600 }, null, 2],
] as const)("%s", (_, item, unitSize, expected) => {
  expect(repacked(item, unitSize)).toBe(expected);
});

test.each([
  ["fewer than on record", { counted: 5, expected: 8, corrected: 0 }, -3],
  ["more than on record", { counted: 8, expected: 5, corrected: 0 }, 3],
  ["more, of which a draw has shown some since", { counted: 5, expected: 0, corrected: 3 }, 2],
  ["fewer, and a draw beyond them since", { counted: 0, expected: 4, corrected: 3 }, -4],
])("a count of %s moves the stock by the difference", (_, count, expected) => {
  expect(countedDifference(count)).toBe(expected);
});

test.each([
  ["036000291452", "0036000291452"],
  ["0 36000-29145 2", "0036000291452"],
  ["4005900000000", "4005900000000"],
  ["HC-1234", "HC1234"],
])("the barcode %s is compared as %s", (written, plain) => {
  expect(plainBarcode(written)).toBe(plain);
});

test.each([
  ["2026-11-21", 10, "expired"],
  ["2026-11-22", 10, "soon"],
  ["2026-12-22", 10, "soon"],
  ["2026-12-23", 10, null],
  ["2026-11-21", 0, null],
  [null, 10, null],
] as const)("best before %s with %i left is %s", (expiresOn, stock, expected) => {
  expect(expiryOf({ expiresOn, stock }, "2026-11-22")).toBe(expected);
});

describe("a movement", () => {
  const play = (over: Partial<Standing>, amount: number) =>
    played(standing(over), { kind: "use", amount }, now);

  test("takes what is there and says what is left", () => {
    const { lines, item } = play({ stock: 1800 }, -300);
    expect(lines).toEqual([{ kind: "use", amount: -300, after: 1500, flagged: false }]);
    expect(item).toMatchObject({ stock: 1500, needsCount: false });
  });

  test("beyond what is there writes first what must have been there, flagged, and asks for a count", () => {
    const { lines, item } = play({ stock: 100 }, -300);
    expect(lines).toEqual([
      { kind: "correction", amount: 200, after: 300, flagged: true },
      { kind: "use", amount: -300, after: 0, flagged: false },
    ]);
    expect(item).toMatchObject({ stock: 0, needsCount: true });
  });

  test("of nothing writes nothing", () => {
    expect(play({ stock: 100 }, 0).lines).toEqual([]);
  });

  test.each([
    ["the first draw opens a container", { stock: 1200 }, -100, now],
    ["more of the open one leaves its day", { stock: 1100, openedAt: earlier }, -100, earlier],
    ["a draw past the open one opens another", { stock: 1300, openedAt: earlier }, -200, now],
    ["an emptied one is open no more", { stock: 1300, openedAt: earlier }, -100, null],
    ["closed ones that come leave the open one", { stock: 1300, openedAt: earlier }, 1200, earlier],
    [
      "a closed one that goes leaves the open one",
      { stock: 1300, openedAt: earlier },
      -600,
      earlier,
    ],
    ["what is only counted is never open", { stock: 7, unitSize: null }, -1, null],
  ])("%s", (_, over, amount, expected) => {
    expect(play(over, amount).item.openedAt).toEqual(expected);
  });

  test("whatever comes and goes: the log sums to the stock, and nothing is ever negative", () => {
    const kinds = constantFrom("use", "return", "receive", "count", "adjust", "opening", "repack");
    const move = record({ kind: kinds, amount: integer({ min: -3000, max: 3000 }) });
    assert(
      property(oneof(constant(600), constant(null)), array(move), (unitSize, moves) => {
        let item = standing({ unitSize });
        let sum = 0;
        for (const each of moves) {
          const step = played(item, each as Parameters<typeof played>[1], now);
          for (const line of step.lines) {
            sum += line.amount;
            expect(line.after).toBe(sum);
            expect(line.after).toBeGreaterThanOrEqual(0);
            expect(line.flagged).toBe(line.kind === "correction");
          }
          item = step.item;
        }
        expect(item.stock).toBe(sum);
      }),
    );
  });
});
