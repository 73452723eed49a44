import type Stripe from "stripe";
import type { Env } from "#agent/env.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Cards } from "#tools/payments/stripe/cards.ts";
import { createPages } from "./stripe-pages.ts";
import { asUnavailable, isDeclined, isRefusal } from "./stripe-failures.ts";
import { toStripe } from "./stripe-money.ts";
import { createPlans } from "./stripe-plans.ts";
import { disputeOf, eventOf, intentOf, metadataOf, refundOf } from "./stripe-states.ts";

/** The one whose words `stripe-states.ts` reads, whatever the account's own is. */
const API_VERSION = "2026-10-28.endive";
/** A request that Stripe has not answered after this is over. */
const PATIENCE_MS = 10_000;
/** Older than this, an event is somebody's who has kept it (docs.stripe.com/webhooks, "Preventing replay attacks"). */
const TOLERANCE_SECONDS = 300;

type Account = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_BASE_URL">;

/** Card payments over the Stripe account of the environment, or none: nothing is charged then. */
export function createCards(env: Account, patienceMs = PATIENCE_MS): Cards {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  if (!key) return noCards;
  let opened: Promise<Stripe> | undefined;
  const client = () => (opened ??= openClient(key, env.STRIPE_BASE_URL, patienceMs));
  /** Asks Stripe; whatever goes wrong is said in a sentence. */
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> =>
    client().then(work).catch(asUnavailable);
  return {
    available: true,
    ...createPages(ask),
    ...createPlans(ask),
    chargeCard: ({ reference, customerId, methodId, amount, currency, description, key: once }) =>
      ask(async (stripe) => {
        try {
          return intentOf(
            await stripe.paymentIntents.create(
              {
                amount: toStripe(amount, currency),
                currency: currency.toLowerCase(),
                customer: customerId,
                payment_method: methodId,
                allowed_payment_method_types: ["card"],
                confirm: true,
                off_session: true,
                description,
                metadata: metadataOf(reference),
                expand: ["latest_charge"],
              },
              { idempotencyKey: once },
            ),
          );
        } catch (error) {
          if (!isDeclined(error) || !error.payment_intent) throw error;
          return { ...intentOf(error.payment_intent), status: "failed", error: error.message };
        }
      }),
    readIntent: (intentId) =>
      ask(async ({ paymentIntents }) =>
        intentOf(await paymentIntents.retrieve(intentId, { expand: ["latest_charge"] })),
      ),
    refund: ({ intentId, amount, currency, key: once }) =>
      ask(async ({ refunds }) => {
        // Stripe forgets keys after a day, and a refund may wait for longer
        const known = await refunds.list({ payment_intent: intentId, limit: 100 });
        const found = known.data.find(({ metadata }) => metadata?.["key"] === once);
        if (found) return refundOf(found);
        try {
          const asked = { payment_intent: intentId, amount: toStripe(amount, currency) };
          const made = await refunds.create(
            { ...asked, metadata: { key: once } },
            { idempotencyKey: once },
          );
          return refundOf(made);
        } catch (error) {
          if (isRefusal(error)) throw new DomainError("conflict", error.message);
          throw error;
        }
      }),
    readRefunds: (intentId) =>
      ask(async ({ refunds }) =>
        (await refunds.list({ payment_intent: intentId, limit: 100 })).data.map(refundOf),
      ),
    readDispute: (disputeId) =>
      ask(async ({ disputes }) => disputeOf(await disputes.retrieve(disputeId))),
    readEvent: async (body, signature, now) => {
      if (!secret) return null;
      const { webhooks } = await client();
      const receivedAt = now.getTime();
      try {
        const event = await webhooks.constructEventAsync(
          body,
          signature,
          secret,
          TOLERANCE_SECONDS,
          undefined,
          receivedAt,
        );
        return isRead(event) && isFresh(signature, receivedAt) ? eventOf(event) : null;
      } catch {
        return null;
      }
    },
  };
}

/** Stripe looks back only: a time that has not come yet is forged, or a clock far off. */
function isFresh(signature: string, receivedAt: number): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) * 1000;
  return Math.abs(receivedAt - signedAt) <= TOLERANCE_SECONDS * 1000;
}

const isRead = (event: Partial<Stripe.Event>) =>
  typeof event.id === "string" && typeof event.type === "string" && !!event.data?.object;

/** Stripe's library is large, and many installations take no cards: it is loaded with the first one. */
async function openClient(
  key: string,
  baseUrl: string | undefined,
  timeout: number,
): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const elsewhere = baseUrl ? new URL(baseUrl) : undefined;
  return new Client(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 1,
    timeout,
    telemetry: false,
    ...(elsewhere && {
      protocol: elsewhere.protocol === "http:" ? "http" : "https",
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === "http:" ? 80 : 443),
    }),
  });
}

const none = () =>
  Promise.reject(new DomainError("unavailable", "Card payments are not set up here."));

const noCards: Cards = {
  available: false,
  openPayment: none,
  openSetup: none,
  openSubscription: none,
  readCheckout: none,
  expireCheckout: none,
  chargeCard: none,
  readIntent: none,
  refund: none,
  readRefunds: none,
  readDispute: none,
  readSubscription: none,
  changeSubscription: none,
  endSubscription: none,
  readEvent: () => Promise.resolve(null),
};
