import { z } from "zod";
import { text } from "./schema.ts";

/** What the stylist notes beside a consultation. */
export const SaveNotes = z.strictObject({ id: z.uuid(), notes: text(10_000) });
export type SaveNotes = z.infer<typeof SaveNotes>;

export const SavedNotes = z.object({ id: z.uuid(), stylistNotes: z.string().nullable() });
export type SavedNotes = z.infer<typeof SavedNotes>;
