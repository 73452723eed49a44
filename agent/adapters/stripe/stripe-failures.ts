import type Stripe from "stripe";
import { DomainError } from "#tools/core/errors.ts";

/** Stripe's errors of what was asked, as against those of the line, of too much at once, of the account and of its own. */
const REFUSED = "StripeInvalidRequestError";

/** Whether Stripe understood and refused: the same again is refused again. */
export function isRefusal(thrown: unknown): thrown is Stripe.errors.StripeError {
  return (thrown as { type?: unknown }).type === REFUSED;
}

/** A bank's refusal of a card. */
export function isDeclined(thrown: unknown): thrown is Stripe.errors.StripeCardError {
  return (thrown as { type?: unknown }).type === "StripeCardError";
}

/** Says what stands in the way of a card payment. @throws DomainError unavailable, always, with Stripe's error as its cause */
export function asUnavailable(thrown: unknown): never {
  if (thrown instanceof DomainError) throw thrown;
  const error = new DomainError("unavailable", sentenceOf(thrown), { retryAfter: 10 });
  error.cause = thrown;
  throw error;
}

function sentenceOf(thrown: unknown): string {
  const { type } = thrown as { type?: unknown };
  if (type === "StripeConnectionError")
    return "The card service cannot be reached. Please try again in a moment.";
  if (type === "StripeRateLimitError")
    return "The card service is busy. Please try again in a moment.";
  if (type === "StripeAuthenticationError" || type === "StripePermissionError")
    return "The card service does not know this installation. Whoever runs it must look at its key.";
  return "The card service has trouble at the moment. Please try again later.";
}
