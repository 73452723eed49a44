import type { NumberField } from "#tools/core/fields.ts";

/** How long a booking waits for its payment: Stripe's links live half an hour at least, and a day at most. */
export const PAYMENT_FIELDS = {
  payWithinMinutes: {
    label: "A booking waits for its payment (minutes)",
    kind: "number",
    least: 30,
    most: 1440,
    hint: "Stripe's pages live for half an hour at least, and a day at most.",
  },
} as const satisfies Record<string, NumberField>;
