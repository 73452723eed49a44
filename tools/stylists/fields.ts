import type { Field } from "#tools/core/fields.ts";

/** Everything that is written of a stylist, in their own profile and in the team's. */
export const STYLIST_FIELDS = {
  name: { label: "Name", kind: "line", longest: 120, beside: true },
  email: { label: "Email", kind: "email", longest: 254, beside: true },
  phone: { label: "Phone", kind: "phone", longest: 40, beside: true },
  isLicensed: { label: "Licensed", kind: "switch" },
  licenseNumber: { label: "License number", kind: "line", longest: 60, beside: true },
  licenseAuthority: { label: "State or authority", kind: "line", longest: 120, beside: true },
  yearsOfExperience: { label: "Years of experience", kind: "number", least: 0, most: 60 },
  salonName: { label: "Salon name", kind: "line", longest: 120, beside: true },
  salonAddress: { label: "Salon address", kind: "line", longest: 300, beside: true },
  website: {
    label: "Website",
    kind: "web",
    longest: 300,
    placeholder: "your-salon.example",
    beside: true,
  },
  bookingSlug: { label: "Booking slug", kind: "line", longest: 120, beside: true },
  specialties: {
    label: "Specialties",
    kind: "list",
    hint: "Separated by commas: balayage, gray coverage",
  },
  bio: { label: "Bio", kind: "text", longest: 2000, hint: "Shown on the booking page." },
  role: { label: "Role", kind: "choice" },
} as const satisfies Record<string, Field>;

export type StylistFieldName = keyof typeof STYLIST_FIELDS;
