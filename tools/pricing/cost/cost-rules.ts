import type { Bowl } from "#tools/formulas/schema.ts";
import { fractionDigits, priceText } from "#tools/values/money-rules.ts";
import type { BowlCost, CostLine, PricedPart, ProductPrice } from "./cost-schema.ts";

/** What of a bowl has to be weighed out to be paid for. */
export type PaidMix = Pick<Bowl, "brandId" | "lineId" | "shades" | "developer">;

/**
 * What a bowl costs by the salon's prices, in minor units and exact: every shade by the price of its code, else of its
 * line, the developer by the line's price for it. A thing without a price has no cost, and then neither has the bowl;
 * nor has a bowl that weighs nothing, as one whose grams are held back. Scale the bowl first for another amount.
 */
export function costOfBowl(
  { brandId, lineId, shades, developer }: PaidMix,
  prices: readonly ProductPrice[],
): BowlCost {
  const line = `${brandId}/${lineId}`;
  const colour = shades.map(({ code, name, grams }) =>
    costLine(name || code, grams, priceOf(prices, { line, part: "colour", code })),
  );
  const mixedWith = developer
    ? costLine(
        `${developer.name} ${developer.volume} vol`,
        developer.grams,
        priceOf(prices, { line, part: "developer", code: null }),
      )
    : undefined;
  return summed([...colour, ...(mixedWith ? [mixedWith] : [])]);
}

/** What so many grams of a line's colour cost, exact; null without a price of the line. */
export function costOfGrams(
  { line, name, grams }: { line: string; name: string; grams: number },
  prices: readonly ProductPrice[],
): BowlCost {
  return summed([costLine(name, grams, priceOf(prices, { line, part: "colour", code: null }))]);
}

/** The price that a thing is paid by: of its own shade where there is one, else of its line. */
export function priceOf(
  prices: readonly ProductPrice[],
  { line, part, code }: { line: string; part: PricedPart; code: string | null },
): ProductPrice | undefined {
  const own = prices.filter((price) => price.line === line && price.part === part);
  const wanted = code === null ? undefined : plainCode(code);
  return (
    own.find((price) => price.code !== null && plainCode(price.code) === wanted) ??
    own.find((price) => price.code === null)
  );
}

/**
 * A bowl's cost in whole minor units: rounded half up once, as a whole, and its lines then share the rounded amount so
 * that they add up to it.
 */
export function rounded({ lines, cost, grams }: BowlCost): BowlCost {
  if (cost === null) {
    const single = lines.map((line) => ({
      ...line,
      cost: line.cost === null ? null : halfUp(line.cost),
    }));
    return { lines: single, cost, grams };
  }
  const whole = halfUp(cost);
  const shares = shareOut(
    whole,
    lines.map((line) => line.cost ?? 0),
  );
  return {
    lines: lines.map((line, at) => ({ ...line, cost: shares[at] ?? 0 })),
    cost: whole,
    grams,
  };
}

/** What the mixed and the left grams of a bowl cost, in whole minor units; null where the bowl has no cost. */
export function costOfReweigh(
  { mixedGrams, leftGrams }: { mixedGrams: number; leftGrams: number },
  bowl: Pick<BowlCost, "cost" | "grams"> | null,
): { mixedCost: number | null; wasteCost: number | null } {
  if (!bowl || bowl.cost === null || bowl.grams <= 0) return { mixedCost: null, wasteCost: null };
  const perGram = bowl.cost / bowl.grams;
  return { mixedCost: halfUp(perGram * mixedGrams), wasteCost: halfUp(perGram * leftGrams) };
}

/** Rounds half up to a whole number; what a computer's fractions lose below a millionth does not decide. */
export function halfUp(amount: number): number {
  return Math.round(Math.round(amount * 1e6) / 1e6);
}

/** A cost written as every price is, to the cent: "€3.42", "€3". `more` digits show what is smaller than a cent. */
export const money = (amount: number, currency: string, { more = 0 } = {}): string =>
  priceText(more > 0 ? amount : halfUp(amount), currency, more);

/** An amount of a currency as it is said (9.5) in its minor units (950). */
export function minorUnits(amount: number, currency: string): number {
  return halfUp(amount * 10 ** fractionDigits(currency));
}

function costLine(name: string, grams: number, price: ProductPrice | undefined): CostLine {
  const perGram = price ? price.price / price.packGrams : null;
  return { name, grams, perGram, cost: perGram === null ? null : perGram * grams };
}

function summed(lines: CostLine[]): BowlCost {
  const grams = Math.round(lines.reduce((sum, line) => sum + line.grams, 0) * 10) / 10;
  const costs = lines.flatMap(({ cost }) => cost ?? []);
  const known = grams > 0 && costs.length === lines.length;
  return { lines, cost: known ? costs.reduce((sum, cost) => sum + cost, 0) : null, grams };
}

/** Whole shares of a whole amount, each next to its exact one: what rounding down left over goes to the largest fractions. */
function shareOut(whole: number, exact: readonly number[]): number[] {
  const shares = exact.map((each) => Math.floor(each));
  let left = whole - shares.reduce((sum, share) => sum + share, 0);
  const byFraction = exact
    .map((each, at) => ({ at, fraction: each - Math.floor(each) }))
    .toSorted((a, b) => b.fraction - a.fraction);
  for (const { at } of byFraction) {
    if (left <= 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** Codes are the same however they are spaced or capitalised. */
const plainCode = (code: string) => code.toLowerCase().replaceAll(/\s+/g, "");
