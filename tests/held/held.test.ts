import { beforeAll, describe, expect, it } from "vitest";
import { reportOf, sumsOf, wholeReportOf } from "./halves.ts";
import { HELD } from "./phrasings.ts";
import { sayAll, type Held } from "./run.ts";
import { SECOND } from "./second.ts";
import { THIRD } from "./third.ts";

/**
 * What each table was measured at, which the model must not fall behind. The aim is 80 of a hundred right and none wrong, also of
 * words that nobody tuned it on: docs/built-in-model.md says how far that is. HELD_TABLE=second says the second table.
 */
const TABLES = {
  first: { phrasings: HELD, rightPercent: 87, wrong: 1 },
  second: { phrasings: SECOND, rightPercent: 92, wrong: 0 },
  third: { phrasings: THIRD, rightPercent: 82, wrong: 3 },
};
const asked = process.env["HELD_TABLE"];
const which = asked === "second" || asked === "third" ? asked : "first";
const { phrasings, rightPercent, wrong } = TABLES[which];

let held: Held[];
beforeAll(async () => {
  held = await sayAll(phrasings);
  console.log(which === "second" ? wholeReportOf(held) : reportOf(held, process.env["HELD_SHOW"]));
}, 300_000);

describe("the built-in model, told what it was not written against", () => {
  it("acts on no more that was not asked for than it did", () => {
    expect(sumsOf(held).wrong).toBeLessThanOrEqual(wrong);
  });

  it("does no less right at the first turn than it did", () => {
    const { right, said } = sumsOf(held);
    expect((right / said) * 100).toBeGreaterThanOrEqual(rightPercent);
  });
});
