import { z } from "zod";
import { CONSULTATION_FIELDS } from "./fields.ts";
import { text } from "#tools/core/fields.ts";

/** What the stylist notes beside a consultation. */
export const SaveNotes = z.strictObject({
  id: z.uuid(),
  notes: text(CONSULTATION_FIELDS.stylistNotes.longest),
});
export type SaveNotes = z.infer<typeof SaveNotes>;

export const SavedNotes = z.object({ id: z.uuid(), stylistNotes: z.string().nullable() });
export type SavedNotes = z.infer<typeof SavedNotes>;
