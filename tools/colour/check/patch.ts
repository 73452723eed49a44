import { findBrandCalled } from "#tools/colour/catalogue.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { block, warn, type Objection } from "./objection.ts";
import { testedBrand } from "#tools/colour/patch-test.ts";
import { patchTest, source } from "#tools/colour/science.ts";
import type { ProductType } from "#tools/colour/words.ts";

const oxidative: readonly ProductType[] = ["permanent", "demi-permanent", "high-lift", "toner"];

/** The patch test covers the brand that was on the skin and no other: dyes and their strengths differ. Lightener and remover hold no dye. */
export function patchRules(
  { brandLine: line, type }: CheckedBowl,
  { d }: CheckedHair,
): Objection[] {
  const tested = testedBrand(d.facts);
  const dye = type !== undefined && oxidative.includes(type);
  if (!tested || !line || line.brandId === tested || (!dye && type !== "semi-permanent")) return [];
  const skin = findBrandCalled(tested)?.name ?? tested;
  return [
    (dye ? block : warn)(
      "patch_test_other_brand",
      `The patch test was done with ${skin}, and this bowl is ${line.brandName}: test with ${line.brandName} ${patchTest.readAfterHours} hours before, or mix the bowl in ${skin}.`,
      source.allergy,
    ),
  ];
}
