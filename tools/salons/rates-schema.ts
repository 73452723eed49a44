import { z } from "zod";

/** ISO 4217: three letters. */
const Currency = z.string().regex(/^[A-Z]{3}$/, "Use three letters, such as EUR");
/** Money in minor units of the salon's currency; null until the salon says. */
const Rate = z.int().min(0).max(10_000_000).nullable();

/** What the salon charges, so that a plan of visits can say what it roughly costs. */
export const Rates = z.object({
  currency: Currency,
  /** An hour in the chair. */
  hourlyRate: Rate,
  /** 100 g of mixed product. */
  productRate: Rate,
});
export type Rates = z.infer<typeof Rates>;

export const SetRates = z.strictObject(Rates.shape);
export type SetRates = z.infer<typeof SetRates>;
