import { CLIENT_FIELDS } from "#tools/clients/fields.ts";
import type { WrittenField } from "#tools/core/fields.ts";

/** Everything that is written of a formula of the library. */
export const FORMULA_FIELDS = {
  name: { label: "Name", kind: "line", longest: 120, erased: "blotted" },
  notation: { label: "Formula", kind: "text", longest: 4000, erased: "blotted" },
  clientName: {
    label: "Client",
    kind: "line",
    longest: CLIENT_FIELDS.name.longest,
    erased: "emptied",
  },
  notes: { label: "Notes", kind: "text", longest: 4000, erased: "emptied" },
} as const satisfies Record<string, WrittenField>;
