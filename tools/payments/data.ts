import type { PaymentSettings } from "./schema.ts";

/** How a salon takes money that has not said anything else. */
export const DEFAULT_PAYMENT_SETTINGS: Omit<PaymentSettings, "available"> = {
  refundInTime: true,
  payWithinMinutes: 30,
  taxPercent: 0,
  taxIncluded: true,
};

/**
 * The least that Stripe charges, in whole units, by currency (docs.stripe.com/currencies, "Minimum and maximum charge amounts").
 * Of one that is not listed the least is not known, and Stripe says so itself.
 */
export const LEAST_CHARGE: Readonly<Record<string, number>> = {
  USD: 0.5,
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
};
