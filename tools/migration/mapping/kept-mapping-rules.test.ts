import { expect, it } from "vitest";
import { currentMapping, settledOrder } from "./kept-mapping-rules.ts";

const mapping = { kind: "clients" as const, columns: [], headerRow: 1 };

it("proposes anew what was kept before three orders were known, until it has begun to come in", () => {
  expect(currentMapping({ ...mapping, dayFirst: false })).toEqual({ ...mapping, dateOrder: null });
  expect(currentMapping({ ...mapping, dateOrder: "month" })).toEqual({
    ...mapping,
    dateOrder: "month",
  });
  expect(settledOrder({ ...mapping, dayFirst: false })).toBe("month");
  expect(settledOrder({ ...mapping, dayFirst: true })).toBe("day");
  expect(settledOrder({ ...mapping, dateOrder: "year" })).toBe("year");
});
