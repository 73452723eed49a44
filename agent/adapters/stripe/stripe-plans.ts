import type { Cards } from "#tools/payments/stripe/cards.ts";
import type { Ask } from "./stripe-pages.ts";
import { toStripe } from "./stripe-money.ts";
import { metadataOf, subscriptionOf } from "./stripe-states.ts";

/** With the subscription, the invoice that may be unpaid. */
const WITH_INVOICE = { expand: ["latest_invoice"] };

/** What a salon pays every month for the product itself. */
export function createPlans(
  ask: Ask,
): Pick<Cards, "readSubscription" | "changeSubscription" | "endSubscription"> {
  return {
    readSubscription: (subscriptionId) =>
      ask(async ({ subscriptions }) =>
        subscriptionOf(await subscriptions.retrieve(subscriptionId, WITH_INVOICE)),
      ),
    changeSubscription: ({ subscriptionId, reference, name, amount, currency, key }) =>
      ask(async ({ products, subscriptions }) => {
        const { items } = await subscriptions.retrieve(subscriptionId);
        const [item] = items.data;
        if (!item) throw new Error("A subscription at Stripe is of nothing.");
        // a line that changes names its product by an id
        const product = await products.create({ name }, { idempotencyKey: `${key} product` });
        const changed = await subscriptions.update(
          subscriptionId,
          {
            items: [
              {
                id: item.id,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: toStripe(amount, currency),
                  recurring: { interval: "month" },
                  product: product.id,
                },
              },
            ],
            cancel_at_period_end: false,
            proration_behavior: "create_prorations",
            metadata: metadataOf(reference),
            ...WITH_INVOICE,
          },
          { idempotencyKey: key },
        );
        return subscriptionOf(changed);
      }),
    endSubscription: ({ subscriptionId, atPeriodEnd }) =>
      ask(async ({ subscriptions }) =>
        subscriptionOf(
          await subscriptions.update(subscriptionId, {
            cancel_at_period_end: atPeriodEnd,
            ...WITH_INVOICE,
          }),
        ),
      ),
  };
}
