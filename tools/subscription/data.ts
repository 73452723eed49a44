import type { TierDefinition } from "./schema.ts";

/** The tier table, ascending: the only place with prices and quotas; all copy is computed from it. -1 is unlimited. */
export const TIERS: readonly TierDefinition[] = [
  {
    id: "essential",
    name: "Colorist Essential",
    price: 19,
    monthlyUploadLimit: 10,
    storageMb: 1000,
    features: [
      "AI photo formula analysis",
      "Brand preferences",
      "Formula storage",
      "Treatment plan recommendations",
    ],
    locked: [
      "AI Scheduling Bot",
      "Appointment Management",
      "Client Database",
      "Data Migration",
      "Payment Processing",
    ],
  },
  {
    id: "pro",
    name: "Salon Pro",
    price: 49,
    monthlyUploadLimit: 30,
    storageMb: 5000,
    features: [
      "Everything in Colorist Essential",
      "AI Scheduling Bot",
      "Appointment Management",
      "Client Database",
      "Data Migration",
    ],
    locked: ["Payment Processing", "Retail Product Management"],
  },
  {
    id: "complete",
    name: "Complete Studio",
    price: 99,
    monthlyUploadLimit: -1,
    storageMb: 20_000,
    features: [
      "Everything in Salon Pro",
      "Service pricing and payment processing",
      "Retail Product Management",
      "Advanced analytics",
      "Priority support",
    ],
    locked: [],
  },
];
