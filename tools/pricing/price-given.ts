import type { services } from "#db/schema/services.ts";
import { refused } from "#tools/core/field-error.ts";
import { maxAbove, readRange, rewriteRange, type Prices } from "./price-range-rules.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { priceOf } from "./services/services-given.ts";
import type { CreateService } from "./services/service-schema.ts";
import { pricesOf } from "./services/services.ts";

type Row = typeof services.$inferSelect;
type Columns = Pick<Row, "basePrice" | "priceRange" | "priceMax" | "priceFrom">;
type Asked = Pick<Row, "payAtBooking" | "depositAmount" | "depositPercent" | "noShowPercent">;
type Given<K extends keyof CreateService> = Partial<Pick<CreateService, K>>;

/**
 * The price columns that were asked for, over those that were. Of a range that is written the most and the "from" follow,
 * unless they are said themselves. A base price that is changed alone leaves its range as it is, and has to lie within it.
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
  if (given.priceMaxMinor === undefined && (text || base !== before.basePrice))
    requireWithin(base, text === undefined ? before : rangeOnly(text), currency);
  const prices = { ...followed(text, base, before, currency), base };
  if (given.priceMaxMinor !== undefined) {
    if (given.priceMaxMinor !== null && given.priceMaxMinor < base) {
      throw refused("priceMaxMinor", "The most that it costs is not below its base price.");
    }
    prices.max = maxAbove(base, given.priceMaxMinor);
  }
  if (given.priceFrom !== undefined) prices.from = given.priceFrom;
  const isRestated = given.priceMaxMinor !== undefined || given.priceFrom !== undefined;
  const kept = isRestated ? rangeFor(before, prices, currency) : before.priceRange;
  const priceRange = text === undefined ? kept : text;
  return { basePrice: base, priceRange, priceMax: prices.max, priceFrom: prices.from };
}

/** The text of a range about these prices: as it was where they are the same or it never was a range, else with the figures changed. */
export function rangeFor(before: Columns, prices: Prices, currency: string): string | null {
  const { priceRange } = before;
  const was = pricesOf(before, currency);
  const same = was.base === prices.base && was.max === prices.max && was.from === prices.from;
  const read = priceRange === null ? null : readRange(priceRange, currency);
  if (same || priceRange === null || !read) return priceRange;
  // the least that is written may be below the base price
  const least =
    read.min === null || read.min === was.base ? prices.base : Math.min(read.min, prices.base);
  return rewriteRange(priceRange, { ...prices, base: least }, currency);
}

/** The prices of a service whose base price moves, with its range moved by the same amount. */
export function movedAlong(before: Columns, base: number, currency: string): Columns {
  const { max, from } = pricesOf(before, currency);
  const prices = { base, max: max === null ? null : max + base - before.basePrice, from };
  const priceRange = rangeFor(before, prices, currency);
  return { basePrice: base, priceRange, priceMax: prices.max, priceFrom: from };
}

type Beside = Pick<Columns, "priceRange" | "priceMax">;
const rangeOnly = (priceRange: string | null): Beside => ({ priceRange, priceMax: null });

/** @throws invalid for a base price outside the range beside it */
function requireWithin(base: number, { priceRange, priceMax }: Beside, currency: string): void {
  const written = priceRange === null ? null : readRange(priceRange, currency);
  const max = priceMax ?? written?.max ?? null;
  const min = written?.min ?? 0;
  if (max === null || (base >= min && base <= max)) return;
  const range = priceRange ?? `up to ${priceText(max, currency)}`;
  throw refused(
    "basePrice",
    `A base price of ${priceText(base, currency)} lies outside its range, ${range}. Change the range with it.`,
  );
}

function followed(
  text: string | null | undefined,
  base: number,
  before: Columns,
  currency: string,
): Prices {
  if (text === undefined) {
    const { max, from } = pricesOf(before, currency);
    return { base, max: before.priceMax ?? max, from };
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
