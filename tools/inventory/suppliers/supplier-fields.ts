import type { TextField } from "#tools/core/fields.ts";

/** Everything that is written of a supplier. */
export const SUPPLIER_FIELDS = {
  name: { label: "Name", kind: "line", longest: 120 },
  contactEmail: { label: "Contact email", kind: "email", longest: 254, hint: "Orders go there." },
  contactPhone: { label: "Contact phone", kind: "phone", longest: 40, beside: true },
  accountNumber: {
    label: "Account number",
    kind: "line",
    longest: 60,
    hint: "Stands on every order.",
    beside: true,
  },
  website: { label: "Website", kind: "web", longest: 200 },
  address: { label: "Address", kind: "line", longest: 300 },
  notes: { label: "Notes", kind: "text", longest: 2000 },
} as const satisfies Record<string, TextField>;

export type SupplierFieldName = keyof typeof SUPPLIER_FIELDS;
