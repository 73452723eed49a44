import type { Field } from "#tools/core/fields.ts";

/** Everything that is said of a service. */
export const SERVICE_FIELDS = {
  name: { label: "Name", kind: "line", longest: 120, placeholder: "Root touch-up" },
  category: { label: "Category", kind: "choice" },
  duration: {
    label: "Duration (minutes)",
    kind: "number",
    least: 5,
    most: 720,
    placeholder: "90",
  },
  basePrice: {
    label: "Base price",
    kind: "price",
    longest: 30,
    placeholder: "150",
    beside: true,
  },
  priceRange: {
    label: "Price range",
    kind: "line",
    longest: 60,
    placeholder: "150 to 220, or from 150",
    beside: true,
  },
  description: {
    label: "Description",
    kind: "text",
    longest: 1000,
    placeholder: "What is included, as a client reads it",
  },
  segments: { label: "Parts", kind: "list" },
  payAtBooking: { label: "At booking", kind: "choice" },
  depositText: {
    label: "Deposit",
    kind: "price",
    longest: 30,
    hint: "An amount, or a part of the price beside it.",
    placeholder: "40",
    beside: true,
  },
  depositPercent: {
    label: "Or of the price (%)",
    kind: "number",
    least: 1,
    most: 100,
    placeholder: "20",
  },
  noShowPercent: {
    label: "Missed visit (% of the price)",
    kind: "number",
    least: 0,
    most: 100,
    hint: "What may be asked of a client who does not come. Empty: nothing.",
    placeholder: "50",
  },
  online: {
    label: "Clients may book it online",
    kind: "switch",
    hint: "Off: only the salon books it, and clients do not see it.",
  },
  onlineInProcessing: { label: "Others may be booked while it processes", kind: "switch" },
  needsPatchTest: {
    label: "Needs a patch test",
    kind: "switch",
    hint: "For oxidative color and lightener: known clients need a valid test first.",
  },
} as const satisfies Record<string, Field>;
