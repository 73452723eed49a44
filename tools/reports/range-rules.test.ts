import { describe, expect, it } from "vitest";
import { bucketsOf, daysIn, rangeBefore, rangeIssue, rangeOf, unitOf } from "./range-rules.ts";

const TODAY = "2026-11-20";

describe("a range", () => {
  it.each([
    [{}, "2026-10-22", TODAY],
    [{ from: "2026-11-01" }, "2026-11-01", TODAY],
    [{ to: "2026-03-01" }, "2026-01-31", "2026-03-01"],
    [{ from: "2024-02-29", to: "2024-03-01" }, "2024-02-29", "2024-03-01"],
  ])("of %j begins on %s and ends on %s", (asked, from, to) => {
    expect(rangeOf(asked, TODAY)).toEqual({ from, to });
  });

  it.each([
    ["2026-11-20", "2026-11-20", undefined],
    ["2026-11-21", "2026-11-20", "to"],
    ["2024-11-20", "2026-11-20", undefined],
    ["2024-11-19", "2026-11-20", "from"],
    // two years with a leap day between them
    ["2023-03-01", "2025-02-28", undefined],
  ])("from %s to %s is to blame for: %s", (from, to, path) => {
    expect(rangeIssue({ from, to })?.path).toBe(path);
  });

  it.each([
    ["2026-03-29", "2026-03-29", "2026-03-28", "2026-03-28"],
    ["2026-10-22", "2026-11-20", "2026-09-22", "2026-10-21"],
    ["2026-03-01", "2026-03-31", "2026-01-29", "2026-02-28"],
  ])("from %s to %s has %s to %s before it", (from, to, earlier, last) => {
    const before = rangeBefore({ from, to });
    expect(before).toEqual({ from: earlier, to: last });
    expect(daysIn(before)).toBe(daysIn({ from, to }));
  });
});

describe("buckets", () => {
  it.each([
    ["2026-10-22", "2026-11-20", "day", 30],
    ["2026-10-21", "2026-11-20", "day", 31],
    ["2026-10-20", "2026-11-20", "week", 5],
    ["2026-05-22", "2026-11-20", "week", 27],
    ["2026-05-21", "2026-11-20", "month", 7],
    ["2024-11-21", "2026-11-20", "month", 25],
  ] as const)("of %s to %s are by %s, %d of them, without a gap", (from, to, unit, count) => {
    expect(unitOf({ from, to })).toBe(unit);
    const buckets = bucketsOf({ from, to });
    expect(buckets).toHaveLength(count);
    expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([from, to]);
    for (const [at, bucket] of buckets.entries()) {
      expect(bucket.key <= bucket.from).toBe(true);
      const next = buckets[at + 1];
      if (next) expect(daysIn({ from: bucket.to, to: next.from })).toBe(2);
    }
  });

  it("begin weeks on Monday and cut the first and last to the range", () => {
    expect(bucketsOf({ from: "2026-10-01", to: "2026-11-03" }).map(({ from }) => from)).toEqual([
      "2026-10-01",
      "2026-10-05",
      "2026-10-12",
      "2026-10-19",
      "2026-10-26",
      "2026-11-02",
    ]);
  });
});
