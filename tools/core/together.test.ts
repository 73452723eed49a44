import { expect, it } from "vitest";
import { together } from "./together.ts";

/** Doubles numbers once it is let, and notes how many it was given each time; 13 is nothing that it can double. */
function doubling(most?: number) {
  const given: number[][] = [];
  const start = Promise.withResolvers<void>();
  const double = together(
    async (numbers: readonly number[]) => {
      given.push([...numbers]);
      await start.promise;
      if (numbers.includes(13)) throw new RangeError("Not 13.");
      if (numbers.includes(0)) throw new Error("Gone.");
      return numbers.map((each) => each * 2);
    },
    { isOfOne: (error) => error instanceof RangeError, ...(most && { most }) },
  );
  return { double, given, go: start.resolve };
}

it("does what comes while it works together, and answers each in its place", async () => {
  const { double, given, go } = doubling();
  const first = double(1);
  await Promise.resolve();
  await Promise.resolve();
  const rest = [2, 3, 4].map(double);
  go();
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8]);
  expect(given).toEqual([[1], [2, 3, 4]]);
});

it("takes no more at once than it may", async () => {
  const { double, given, go } = doubling(2);
  go();
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(given.every((some) => some.length <= 2)).toBe(true);
});

it("fails for all at once where it does not lie in one of them", async () => {
  const { double, given, go } = doubling();
  go();
  const answers = await Promise.allSettled([12, 0, 14].map(double));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(given).toEqual([[12, 0, 14]]);
});

it("fails for whom it fails alone, and goes on", async () => {
  const { double, go } = doubling();
  go();
  const answers = await Promise.allSettled([12, 13, 14].map(double));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await double(5)).toBe(10);
});
