import type { SetProductPrices } from "#tools/pricing/cost/cost-schema.ts";

/** The lines that the salon works with, best first. */
export const LINES = [
  { brandId: "wella-professionals", productLineId: "koleston-perfect" },
  { brandId: "wella-professionals", productLineId: "color-touch" },
  { brandId: "wella-professionals", productLineId: "blondor" },
] as const;

const price = (
  line: string,
  part: "colour" | "developer",
  packGrams: number,
  cents: number,
): SetProductPrices["prices"][number] => ({
  line: `wella-professionals/${line}`,
  part,
  packGrams,
  price: cents,
});

/** What packs cost the salon, in cents. */
export const PRICES = [
  price("koleston-perfect", "colour", 60, 940),
  price("koleston-perfect", "developer", 1000, 1290),
  price("color-touch", "colour", 60, 890),
  price("color-touch", "developer", 1000, 1290),
  price("blondor", "colour", 800, 4650),
  price("blondor", "developer", 1000, 1290),
];
