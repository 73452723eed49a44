import type Stripe from "stripe";
import type { Cards, Checkout, CheckoutState } from "#tools/payments/stripe/cards.ts";
import { isRefusal } from "./stripe-failures.ts";
import { toStripe } from "./stripe-money.ts";
import { checkoutOf, metadataOf } from "./stripe-states.ts";

/** Asks Stripe and says in a sentence what went wrong. */
export type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** With the session, what was paid and by which card. */
const WITH_INTENTS = ["payment_intent.latest_charge", "setup_intent.payment_method"];

/** The pages of Stripe's on which somebody pays, leaves a card or subscribes. */
export function createPages(
  ask: Ask,
): Pick<
  Cards,
  "openPayment" | "openSetup" | "openSubscription" | "readCheckout" | "expireCheckout"
> {
  const read = async ({ checkout }: Stripe, sessionId: string): Promise<CheckoutState> =>
    checkoutOf(await checkout.sessions.retrieve(sessionId, { expand: WITH_INTENTS }));
  return {
    openPayment: ({ amount, currency, description, expiresAt, keepCard, ...page }) =>
      ask(async ({ checkout }) => {
        const metadata = metadataOf(page.reference);
        const made = await checkout.sessions.create(
          {
            mode: "payment",
            ...around(page),
            expires_at: seconds(expiresAt),
            allowed_payment_method_types: ["card"],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: toStripe(amount, currency),
                  product_data: { name: description },
                },
              },
            ],
            payment_intent_data: {
              description,
              metadata,
              ...(keepCard && { setup_future_usage: "off_session" as const }),
            },
            ...(keepCard && { customer_creation: "always" as const }),
          },
          { idempotencyKey: page.key },
        );
        return opened(made);
      }),
    openSetup: ({ description, expiresAt, ...page }) =>
      ask(async ({ checkout }) => {
        const metadata = metadataOf(page.reference);
        const made = await checkout.sessions.create(
          {
            mode: "setup",
            ...around(page),
            expires_at: seconds(expiresAt),
            allowed_payment_method_types: ["card"],
            customer_creation: "always",
            setup_intent_data: { description, metadata },
          },
          { idempotencyKey: page.key },
        );
        return opened(made);
      }),
    openSubscription: ({ name, amount, currency, customerId, ...page }) =>
      ask(async ({ checkout }) => {
        const { customer_email, ...rest } = around(page);
        const made = await checkout.sessions.create(
          {
            mode: "subscription",
            ...rest,
            ...(customerId ? { customer: customerId } : customer_email && { customer_email }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: toStripe(amount, currency),
                  recurring: { interval: "month" },
                  product_data: { name },
                },
              },
            ],
            subscription_data: { metadata: metadataOf(page.reference) },
          },
          { idempotencyKey: page.key },
        );
        return opened(made);
      }),
    readCheckout: (sessionId) => ask((stripe) => read(stripe, sessionId)),
    expireCheckout: (sessionId) =>
      ask(async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          // complete or over already: which of both, it says when it is read
          if (!isRefusal(error)) throw error;
        }
        return read(stripe, sessionId);
      }),
  };
}

type Given = Pick<
  Parameters<Cards["openSetup"]>[0],
  "reference" | "email" | "successUrl" | "cancelUrl"
>;

const around = ({ reference, email, successUrl, cancelUrl }: Given) => ({
  success_url: successUrl,
  cancel_url: cancelUrl,
  metadata: metadataOf(reference),
  ...(reference.paymentId && { client_reference_id: reference.paymentId }),
  ...(email && { customer_email: email }),
});

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function opened({ id, url, expires_at }: Stripe.Checkout.Session): Checkout {
  if (!url) throw new Error("Stripe has made a page without an address.");
  return { sessionId: id, url, expiresAt: new Date(expires_at * 1000) };
}
