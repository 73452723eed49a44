import type { NumberField } from "#tools/core/fields.ts";

/** How money is taken. */
export const PAYMENT_FIELDS = {
  payWithinMinutes: {
    label: "A booking waits for its payment (minutes)",
    kind: "number",
    least: 30,
    most: 1440,
    hint: "Stripe's pages live for half an hour at least, and a day at most.",
  },
  taxPercent: {
    label: "Tax on what you sell (%)",
    kind: "number",
    least: 0,
    most: 50,
    hint: "0 where you charge none.",
  },
} as const satisfies Record<string, NumberField>;
