import { expect, it } from "vitest";
import { refiled } from "./refile.ts";

const MOVE = { client: "client", from: "date", at: "time", date: "date", time: "time" } as const;

it.each<[found: Record<string, string>, is: Record<string, string>]>([
  [
    { from: "3.30", time: "2", date: "tomorrow" },
    { at: "3.30", time: "2", date: "tomorrow" },
  ],
  [{ date: "sat", time: "5th" }, { date: "sat 5th" }],
  [{ time: "coloured" }, {}],
  [{ time: "9 pearl" }, {}],
  [{ client: "Voucher 100" }, {}],
  [{ time: "noon" }, { time: "noon" }],
  [{ time: "half past" }, { time: "half past" }],
])("puts %j in the slots of their kind", (found, is) => {
  expect(refiled(found, MOVE)).toEqual(is);
});

it("takes a shade for no weight", () => {
  expect(refiled({ grams: "6/3" }, { grams: "grams", shade: "shade" })).toEqual({ shade: "6/3" });
});
