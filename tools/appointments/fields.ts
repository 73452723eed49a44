import { CLIENT_FIELDS } from "#tools/clients/fields.ts";
import type { WrittenField } from "#tools/core/fields.ts";
import { SERVICE_FIELDS } from "#tools/pricing/services/service-fields.ts";

const { name, email, phone } = CLIENT_FIELDS;

/** Everything that is written of a visit. */
export const VISIT_FIELDS = {
  clientName: { label: "Client", kind: "line", longest: name.longest, erased: "theirs" },
  clientEmail: { label: "Email", kind: "email", longest: email.longest, erased: "theirs" },
  clientPhone: { label: "Phone", kind: "phone", longest: phone.longest, erased: "theirs" },
  serviceType: {
    label: "Service",
    kind: "line",
    longest: SERVICE_FIELDS.name.longest,
    erased: "blotted",
  },
  durationMinutes: { ...SERVICE_FIELDS.duration, label: "Minutes" },
  notes: { label: "Notes", kind: "text", longest: 2000, erased: "emptied" },
} as const satisfies Record<string, WrittenField>;
