import { z } from "zod";
import { E164 } from "#tools/values/phone-schema.ts";

/** How somebody said yes or no to texts. */
export const ConsentMethod = z.enum([
  "booking_form",
  "waitlist_form",
  "text_keyword",
  "text_words",
  "staff",
  "carrier",
  "import",
]);
export type ConsentMethod = z.infer<typeof ConsentMethod>;

/** One line of the ledger; it is written once and stays. The newest line of a number counts. */
export const Consent = z.object({
  id: z.uuid(),
  phone: E164,
  clientId: z.uuid().nullable(),
  granted: z.boolean(),
  method: ConsentMethod,
  /** The words that they agreed to or wrote, exactly. */
  wording: z.string(),
  /** Who of the salon wrote it down. */
  stylistId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type Consent = z.infer<typeof Consent>;

/** How a number stands: never asked, yes, or no. */
export const ConsentStanding = z.enum(["unknown", "granted", "revoked"]);
export type ConsentStanding = z.infer<typeof ConsentStanding>;

/** Somebody of the salon writes down what a client said about texts. */
export const RecordConsent = z.strictObject({
  phone: z.string().trim().min(5).max(40),
  granted: z.boolean(),
  wording: z.string().trim().min(3, "Write what they said, in their words.").max(500),
});
export type RecordConsent = z.infer<typeof RecordConsent>;
