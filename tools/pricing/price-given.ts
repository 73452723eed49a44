import type { services } from "#db/schema/services.ts";
import { refused } from "./line-called.ts";
import { maxAbove, readRange, rewriteRange, type Prices } from "./price-range-rules.ts";
import { parsePrice, priceText } from "./service-price-rules.ts";
import { priceOf } from "./services-given.ts";
import type { CreateService } from "./service-schema.ts";
import { pricesOf } from "./services.ts";

type Row = typeof services.$inferSelect;
type Columns = Pick<Row, "basePrice" | "priceRange" | "priceMax" | "priceFrom">;
type Asked = Pick<Row, "payAtBooking" | "depositAmount" | "depositPercent" | "noShowPercent">;
type Given<K extends keyof CreateService> = Partial<Pick<CreateService, K>>;

/**
 * The price columns that were asked for, over those that were. Of a range that is written the most and the "from" follow,
 * unless they are said themselves. A base price that is changed alone takes its range along by the same amount.
 * @throws invalid, naming the field
 */
export function pricesGiven(
  given: Given<"basePrice" | "priceRange" | "priceMaxMinor" | "priceFrom">,
  before: Columns,
  currency: string,
): Columns {
  const base =
    given.basePrice === undefined ? before.basePrice : priceOf(given.basePrice, currency);
  const text = given.priceRange === undefined ? undefined : given.priceRange || null;
  const prices = { ...followed(text, base, before, currency), base };
  if (given.priceMaxMinor !== undefined) {
    if (given.priceMaxMinor !== null && given.priceMaxMinor < base) {
      throw refused("priceMaxMinor", "The most that it costs is not below its base price.");
    }
    prices.max = maxAbove(base, given.priceMaxMinor);
  }
  if (given.priceFrom !== undefined) prices.from = given.priceFrom;
  const priceRange = text === undefined ? rangeFor(before, prices, currency) : text;
  return { basePrice: base, priceRange, priceMax: prices.max, priceFrom: prices.from };
}

/** The text of a range about these prices: as it was where they are the same or it never was a range, else with the figures changed. */
export function rangeFor(before: Columns, prices: Prices, currency: string): string | null {
  const { priceRange } = before;
  const was = pricesOf(before, currency);
  const same = was.base === prices.base && was.max === prices.max && was.from === prices.from;
  if (same || priceRange === null || !readRange(priceRange, currency)) return priceRange;
  return rewriteRange(priceRange, prices, currency);
}

function followed(
  text: string | null | undefined,
  base: number,
  before: Columns,
  currency: string,
): Prices {
  if (text === undefined) {
    const { max, from } = pricesOf(before, currency);
    return { base, max: max === null ? null : max + base - before.basePrice, from };
  }
  const read = text === null ? null : readRange(text, currency);
  return { base, max: maxAbove(base, read?.max ?? null), from: read?.from ?? false };
}

/**
 * What a booking shall ask for, over what it did. A deposit is an amount or a percent, and never more than the price; one
 * that is said alone means that there is to be one.
 * @throws invalid, naming the field
 */
export function askedGiven(
  given: Given<
    "payAtBooking" | "depositText" | "depositMinor" | "depositPercent" | "noShowPercent"
  >,
  before: Asked,
  { base, currency }: { base: number; currency: string },
): Asked {
  const noShowPercent =
    given.noShowPercent === undefined ? before.noShowPercent : given.noShowPercent;
  const amount = amountGiven(given, currency);
  const { depositPercent: percent } = given;
  const said = (amount ?? percent ?? null) !== null;
  const payAtBooking = given.payAtBooking ?? (said ? "deposit" : before.payAtBooking);
  if (payAtBooking !== "deposit") {
    return { payAtBooking, depositAmount: null, depositPercent: null, noShowPercent };
  }
  if ((amount ?? null) !== null && (percent ?? null) !== null) {
    throw refused("depositPercent", "A deposit is either an amount or a percent of the price.");
  }
  const depositAmount = said || amount !== undefined ? (amount ?? null) : before.depositAmount;
  const depositPercent = said || percent !== undefined ? (percent ?? null) : before.depositPercent;
  if (depositAmount === null && depositPercent === null) {
    throw refused("depositText", "Say the deposit: an amount, or a percent of the price.");
  }
  if (depositAmount !== null && depositAmount > base) {
    const words = priceText(depositAmount, currency);
    throw refused("depositText", `A deposit of ${words} would be more than the price.`);
  }
  return { payAtBooking, depositAmount, depositPercent, noShowPercent };
}

/** The amount in minor units; null to have none, undefined where nothing was said of it. */
function amountGiven(
  { depositText, depositMinor }: Given<"depositText" | "depositMinor">,
  currency: string,
): number | null | undefined {
  if (depositText === undefined || depositText === null) {
    return depositText === undefined ? depositMinor : (depositMinor ?? null);
  }
  const amount = parsePrice(depositText, currency);
  if (amount === null || amount === 0) {
    throw refused(
      "depositText",
      `Write an amount in ${currency}, such as ${priceText(3000, currency)}.`,
    );
  }
  return amount;
}

/** What a new service starts from. */
export const NO_PRICE: Columns & Asked = {
  basePrice: 0,
  priceRange: null,
  priceMax: null,
  priceFrom: false,
  payAtBooking: "none",
  depositAmount: null,
  depositPercent: null,
  noShowPercent: null,
};
