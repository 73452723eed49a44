import type { MessageChannel } from "#tools/messages/schema.ts";
import type { TemplateKind } from "#tools/messages/settings-schema.ts";

/** What a placeholder stands for, as the settings explain it. */
export const PLACEHOLDERS = {
  client: "The client's name",
  salon: "The salon's name",
  stylist: "The stylist's name",
  service: "What is booked",
  date: "The day",
  time: "The time it begins",
  status: "Whether it is confirmed or still waits for the salon",
  link: "Where the client sees, moves or cancels it, or takes what is offered",
  code: "What a reply by text names the appointment by",
  until: "Until when: an offer, a change or a patch test",
  minutes: "How long it takes, in minutes",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const VISIT = ["client", "salon", "stylist", "service", "date", "time"] as const;

/** What each message knows, and so what can stand in its words. */
export const KNOWN_TO: Record<TemplateKind, readonly Placeholder[]> = {
  confirmation: [...VISIT, "status", "link", "code", "until", "minutes"],
  change: [...VISIT, "status", "link", "code", "until", "minutes"],
  cancellation: [...VISIT, "link"],
  reminder: [...VISIT, "status", "link", "code", "until", "minutes"],
  patch_test: [...VISIT, "link", "until"],
  no_show: [...VISIT, "link"],
  waitlist_offer: [...VISIT, "link", "until", "minutes"],
};

/** A sentence goes with what it is about: without these, the one that names them is left out. */
export const CARRIES_ITS_SENTENCE: readonly Placeholder[] = [
  "status",
  "link",
  "code",
  "until",
  "minutes",
];

/** What `{status}` says. A pending one is never called confirmed. */
export const STATUS_WORDS: Record<
  MessageChannel,
  Record<"pending" | "confirmed" | "unpaid", string>
> = {
  mail: {
    unpaid: "The time is held for you until its payment is due.",
    confirmed: "Your appointment is confirmed.",
    pending: "We have your booking. The time is yours; the salon will confirm it.",
  },
  sms: {
    unpaid: "It is held until its payment is due.",
    confirmed: "It is confirmed.",
    pending: "The time is yours; the salon will confirm it.",
  },
};

/** Ends the first text that a number gets. */
export const OPT_OUT_WORDS = "STOP ends texts.";

/** A salon's own text is billed as at most so many parts. */
export const MOST_SEGMENTS = 4;

/** The words of a message on a channel; only a mail has a subject. */
export type Words = { subject: string | null; body: string };

const mail = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: ["Hello {client},", ...paragraphs, "{salon}"].join("\n\n"),
});
const sms = (body: string): Words => ({ subject: null, body });

const WHAT = "{date} at {time}\n{service} with {stylist}";
const MANAGE = "See, move or cancel it here: {link}";
const AGAIN = "Book another time here: {link}";

/** What is written until a salon chooses its own words. */
export const DEFAULT_TEMPLATES: Record<TemplateKind, Record<MessageChannel, Words>> = {
  confirmation: {
    mail: mail("Your booking at {salon}", "{status}", WHAT, MANAGE),
    sms: sms(
      "{salon}: {service} with {stylist}, {date} at {time}. {status} Reply R {code} to move it, N {code} to cancel it. Details: {link}",
    ),
  },
  change: {
    mail: mail(
      "Your appointment at {salon} has changed",
      "Your appointment has changed. It is now:",
      WHAT,
      "{status}",
      MANAGE,
    ),
    sms: sms(
      "{salon}: your appointment has changed. It is now {service} with {stylist}, {date} at {time}. {status} Reply C {code} to confirm, R {code} to move it, N {code} to cancel it.",
    ),
  },
  cancellation: {
    mail: mail(
      "Your appointment at {salon} is cancelled",
      "This appointment is cancelled:",
      WHAT,
      AGAIN,
    ),
    sms: sms(
      "{salon}: your appointment with {stylist} on {date} at {time} is cancelled. Book another time: {link}",
    ),
  },
  reminder: {
    mail: mail(
      "Your appointment at {salon}: {date} at {time}",
      "We look forward to seeing you:",
      WHAT,
      "{status}",
      MANAGE,
    ),
    sms: sms(
      "{salon}: {service} with {stylist}, {date} at {time}. {status} Reply C {code} to confirm, R {code} to move it, N {code} to cancel it.",
    ),
  },
  patch_test: {
    mail: mail(
      "A patch test before your appointment at {salon}",
      "Before this appointment you need a patch test on your skin:",
      WHAT,
      "It must be done by {until}.",
      "Please come by or call us. Without it we cannot color your hair that day.",
    ),
    sms: sms(
      "{salon}: before {service} on {date} at {time} you need a patch test. It must be done by {until}. Please come by or call us.",
    ),
  },
  no_show: {
    mail: mail(
      "We missed you at {salon}",
      "We expected you on {date} at {time} and hope that all is well.",
      AGAIN,
    ),
    sms: sms(
      "{salon}: we expected you on {date} at {time} and hope that all is well. Book another time: {link}",
    ),
  },
  waitlist_offer: {
    mail: mail(
      "A time is free at {salon}",
      "A time that you waited for is free:",
      WHAT,
      "It is held for you until {until}.",
      "Take it, or let it go, here: {link}",
    ),
    sms: sms(
      "{salon}: a time is free, {date} at {time}, {service} with {stylist}. It is held for you until {until}. Take it here: {link}",
    ),
  },
};
