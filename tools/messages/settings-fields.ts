import type { Field } from "#tools/core/fields.ts";

/** Everything that a salon says of how it writes to its clients. Hours are before the start of the appointment. */
export const MESSAGE_FIELDS = {
  smsOn: { label: "Texts", kind: "switch" },
  number: { label: "Own number", kind: "phone", longest: 16 },
  answeringStylistId: { label: "Whose calendar answers unknown numbers", kind: "choice" },
  reminderHours: { label: "Hours before, for reminders", kind: "number", least: 1, most: 336 },
  reminderByMail: { label: "Reminders by mail", kind: "switch" },
  reminderBySms: { label: "Reminders by text", kind: "switch" },
  patchTestHours: {
    label: "Patch test reminder (hours before)",
    kind: "number",
    least: 49,
    most: 336,
  },
  noShowFollowUp: { label: "Write to who did not come", kind: "switch" },
  dailyDigest: { label: "Daily digest", kind: "switch" },
  digestHour: { label: "Hour of the digest", kind: "number", least: 4, most: 12 },
  quietFrom: { label: "Quiet from", kind: "time" },
  quietTo: { label: "Quiet to", kind: "time" },
  perClientPerDay: {
    label: "Texts to one client a day",
    kind: "number",
    least: 1,
    most: 4,
    hint: "The booking form promises up to 4. What is beyond waits for the next day. Answers to what they write do not count.",
  },
  perHour: {
    label: "Texts an hour",
    kind: "number",
    least: 1,
    most: 5000,
    hint: "A brake for the whole salon, should something run wild.",
  },
  holdSeconds: {
    label: "Hold messages to many (seconds)",
    kind: "number",
    least: 10,
    most: 600,
    hint: "So long a message to a whole day’s clients can be taken back.",
  },
  segmentPriceMicros: {
    label: "Price of a part of a text, in millionths",
    kind: "number",
    least: 0,
    most: 10_000_000,
  },
  countries: { label: "Countries that may be written to", kind: "list" },
} as const satisfies Record<string, Field>;

/** So many reminders go before one appointment. */
export const MOST_REMINDERS = 4;
