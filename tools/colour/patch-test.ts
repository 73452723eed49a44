import type { PatchResult } from "./answers.ts";
import type { BrandLine } from "./brand-line.ts";
import { findBrandCalled, linesOf } from "./catalogue.ts";
import { patchTest } from "./science.ts";

type Facts = {
  patchTest: PatchResult | undefined;
  patchTestBrand: string | undefined;
  patchTestHours: number | undefined;
};

/** Hours until the test may be read; 0 when it may, undefined when nobody said when it was done. */
export function hoursToWait({ patchTestHours: hours }: Facts): number | undefined {
  return hours === undefined ? undefined : Math.max(0, patchTest.readAfterHours - hours);
}

/** Whether a test was passed too long ago to count for today. */
export function isOutdated({ patchTestHours: hours }: Facts): boolean {
  return hours !== undefined && hours > patchTest.goodForHours;
}

/** Whether the allergy test of this service is done: passed, at the right time. */
export function isTested(facts: Facts): boolean {
  return facts.patchTest === "passed" && hoursToWait(facts) === 0 && !isOutdated(facts);
}

/** The id of the brand that the skin was tested with, while a passed test counts; undefined where no known brand was named. */
export function testedBrand(facts: Facts): string | undefined {
  const { patchTest: result, patchTestBrand: name } = facts;
  return result === "passed" && name && !isOutdated(facts) ? findBrandCalled(name)?.id : undefined;
}

/** The stylist's lines, narrowed to the brand that the skin was tested with: a formula of another brand would have to wait for a new test. */
export function ofTestedBrand(lines: readonly BrandLine[], facts: Facts): readonly BrandLine[] {
  const brand = testedBrand(facts);
  if (!brand) return lines;
  const own = lines.filter((line) => line.brandId === brand);
  return own.length > 0 ? own : linesOf(brand);
}
