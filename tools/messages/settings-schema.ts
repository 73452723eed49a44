import { z } from "zod";
import { wholeOf } from "#tools/core/fields.ts";
import { TimeOfDay } from "#tools/values/time-schema.ts";
import { E164 } from "#tools/values/phone-schema.ts";
import { MessageChannel } from "./schema.ts";
import { MESSAGE_FIELDS, MOST_REMINDERS } from "./settings-fields.ts";

const { reminderHours, patchTestHours, digestHour, segmentPriceMicros } = MESSAGE_FIELDS;
const { perClientPerDay, perHour, holdSeconds } = MESSAGE_FIELDS;

/** How the salon writes to its clients. */
export const MessageSettings = z.object({
  /** Texts are answered and sent at all. */
  smsOn: z.boolean(),
  /** The salon's own number; null when it shares the installation's. */
  number: E164.nullable(),
  /** Whose calendar an unknown number is answered from; null for the owner's. */
  answeringStylistId: z.uuid().nullable(),
  /** Hours before the start, longest first. */
  reminderHours: z.array(wholeOf(reminderHours)).max(MOST_REMINDERS),
  reminderByMail: z.boolean(),
  reminderBySms: z.boolean(),
  /** Hours before a first colour; null for no reminder. */
  patchTestHours: wholeOf(patchTestHours).nullable(),
  noShowFollowUp: z.boolean(),
  dailyDigest: z.boolean(),
  digestHour: wholeOf(digestHour),
  /** Nothing that is not transactional goes out from here… */
  quietFrom: TimeOfDay,
  /** …to here, in the salon's zone. */
  quietTo: TimeOfDay,
  /** No more than OPT_IN_WORDS promise. */
  perClientPerDay: wholeOf(perClientPerDay),
  perHour: wholeOf(perHour),
  /** How long a message to many is held after it was approved, so that it can be taken back. */
  holdSeconds: wholeOf(holdSeconds),
  /** What the salon pays for a part of an SMS, in millionths of its currency; null until it says. */
  segmentPriceMicros: wholeOf(segmentPriceMicros).nullable(),
  /** Countries whose numbers may be written to, as ISO 3166 codes; empty for the salon's own. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60),
} satisfies Record<keyof typeof MESSAGE_FIELDS, z.ZodType>);
export type MessageSettings = z.infer<typeof MessageSettings>;

/** The settings with what the installation adds. */
export const MessageSettingsView = MessageSettings.extend({
  currency: z.string(),
  timeZone: z.string(),
  /** The number that texts go out from; null when there is none. */
  sendsFrom: z.string().nullable(),
  /** Whether anything is configured that can send. */
  delivers: z.object({ mail: z.boolean(), sms: z.boolean() }),
  /** What the booking form asks, word for word. */
  optInWords: z.string(),
});
export type MessageSettingsView = z.infer<typeof MessageSettingsView>;

export const UpdateMessageSettings = MessageSettings.partial().strict();
export type UpdateMessageSettings = z.infer<typeof UpdateMessageSettings>;

/** The messages whose words a salon may choose. */
export const TemplateKind = z.enum([
  "confirmation",
  "change",
  "cancellation",
  "reminder",
  "patch_test",
  "no_show",
  "waitlist_offer",
]);
export type TemplateKind = z.infer<typeof TemplateKind>;

/** A template as the settings show it. */
export const Template = z.object({
  kind: TemplateKind,
  channel: MessageChannel,
  /** Of a mail. */
  subject: z.string().nullable(),
  body: z.string(),
  /** Whether it is the salon's own words. */
  own: z.boolean(),
  /** Placeholders that can stand in it, without braces. */
  placeholders: z.array(z.string()),
});
export type Template = z.infer<typeof Template>;

export const UpdateTemplate = z.strictObject({
  subject: z.string().trim().min(1).max(150).nullish(),
  body: z.string().trim().min(1).max(1500),
});
export type UpdateTemplate = z.infer<typeof UpdateTemplate>;

/** A template filled in with an example. */
export const TemplatePreview = z.object({
  subject: z.string().nullable(),
  body: z.string(),
  /** Of an SMS. */
  segments: z.int().nullable(),
  characters: z.int(),
  encoding: z.enum(["GSM-7", "UCS-2"]).nullable(),
  /** Characters that make it the longer encoding. */
  costly: z.array(z.string()),
  /** In millionths of the salon's currency; null for a mail, or without a price. */
  priceMicros: z.int().nullable(),
});
export type TemplatePreview = z.infer<typeof TemplatePreview>;
