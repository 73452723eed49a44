import { fractionDigits } from "#tools/values/money-rules.ts";

/** Currencies of which Stripe counts whole units (docs.stripe.com/currencies, "Zero-decimal currencies"). */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
/** And of which it counts thousandths. */
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));

function digitsAtStripe(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/**
 * Minor units as Stripe counts them: an Icelandic króna has hundredths there, a Chilean unidad de fomento no ten-thousandths.
 * @throws Error for a fraction that Stripe has no unit for
 */
export function toStripe(amount: number, currency: string): number {
  const units = amount * shift(currency);
  if (!Number.isInteger(units)) throw new Error(`${amount} ${currency} cannot be charged.`);
  return units;
}

/** Stripe's units as the salon's minor units. */
export function fromStripe(units: number, currency: string): number {
  return Math.round(units / shift(currency));
}

function shift(currency: string): number {
  const code = currency.toUpperCase();
  return 10 ** (digitsAtStripe(code) - fractionDigits(code));
}
