import { z } from "zod";

/** Scheduled asks of one stylist. */
export const MOST_ASKS = 20;
/** The most acts of a standing consent in one run. */
export const MOST_CONSENTED = 50;
/** How long a card of a run waits for its tap, in days; the next run takes it away before. */
export const ASK_WAITS_DAYS = 7;

/**
 * Acts that a standing consent may be given for, as they are called in Settings: what goes to clients in words, and drafts.
 * Never money, never what deletes, never what is known of somebody's health.
 */
export const CONSENTABLE = {
  text_day: "Write to everybody of a day",
  text_client: "Text a client",
  reorder: "Draft orders of what is low",
  create_post: "Keep a post as a draft",
} as const;
export const ConsentedTool = z.enum(
  Object.keys(CONSENTABLE) as [keyof typeof CONSENTABLE, ...(keyof typeof CONSENTABLE)[]],
);
export type ConsentedTool = z.infer<typeof ConsentedTool>;

/** What a run may do without a tap: these acts, to so many clients, orders or posts together. */
export const Consent = z.strictObject({
  tools: z.array(ConsentedTool).min(1).max(ConsentedTool.options.length),
  most: z.int().min(1).max(MOST_CONSENTED),
});
export type Consent = z.infer<typeof Consent>;

const Words = z.string().trim().min(1).max(500).describe("What is asked, as it would be typed.");
const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00")
  .describe("On the salon's clock, HH:mm.");
const Weekdays = z
  .array(z.int().min(1).max(7))
  .max(7)
  .describe("1 Monday to 7 Sunday; all seven for every day.");
const MonthDay = z
  .int()
  .min(1)
  .max(31)
  .describe("By the day of the month instead; the last day where a month is shorter.");

/** When an ask comes: on weekdays, or on a day of the month, at a time on the salon's clock. */
export const Rhythm = z.object({
  weekdays: z.array(z.int()),
  monthDay: z.int().nullable(),
  time: z.string(),
});
export type Rhythm = z.infer<typeof Rhythm>;

export const ScheduleAsk = z
  .strictObject({
    words: Words,
    time: Time,
    weekdays: Weekdays.optional(),
    monthDay: MonthDay.optional(),
    consent: Consent.optional().describe(
      "Only where the stylist says that it may be done without asking.",
    ),
  })
  .refine(
    ({ weekdays = [], monthDay }) => weekdays.length > 0 !== (monthDay !== undefined),
    "Say weekdays or a day of the month.",
  );
export type ScheduleAsk = z.infer<typeof ScheduleAsk>;

/** What is left out stays. Other words take the consent away: it was given for those before. */
export const ChangeAsk = z
  .strictObject({
    words: Words.optional(),
    time: Time.optional(),
    weekdays: Weekdays.optional(),
    monthDay: MonthDay.optional(),
    paused: z.boolean().optional(),
  })
  .refine(
    ({ weekdays = [], monthDay }) => weekdays.length === 0 || monthDay === undefined,
    "Say weekdays or a day of the month, not both.",
  );
export type ChangeAsk = z.infer<typeof ChangeAsk>;

/** Gives a standing consent, or takes it back. */
export const GiveConsent = z.strictObject({ consent: Consent.nullable() });
export type GiveConsent = z.infer<typeof GiveConsent>;

/** How the last run came out: answered, a card waits, it failed, or it is being written. */
export const AskOutcome = z.enum(["running", "answered", "waits", "failed"]);
export type AskOutcome = z.infer<typeof AskOutcome>;

/** An ask as its stylist sees it. */
export const ScheduledAsk = Rhythm.extend({
  id: z.uuid(),
  words: z.string(),
  consent: Consent.nullable(),
  paused: z.boolean(),
  /** Null where it is paused. */
  nextRunAt: z.iso.datetime().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  lastOutcome: AskOutcome.nullable(),
  /** The thread of the last run, while it is there. */
  chatId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type ScheduledAsk = z.infer<typeof ScheduledAsk>;
