import { CLIENT_FIELDS } from "#tools/clients/fields.ts";
import type { WrittenField } from "#tools/core/fields.ts";

/** What is written of a consultation in people's own words. */
export const CONSULTATION_FIELDS = {
  clientName: {
    label: "Client",
    kind: "line",
    longest: CLIENT_FIELDS.name.longest,
    erased: "emptied",
  },
  clientGoals: { label: "Goals", kind: "text", longest: 2000, erased: "emptied" },
  issueDescription: { label: "What went wrong", kind: "text", longest: 2000, erased: "emptied" },
  stylistNotes: { label: "Notes", kind: "text", longest: 10_000, erased: "emptied" },
} as const satisfies Record<string, WrittenField>;
