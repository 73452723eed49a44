import type {
  Message,
  MessageChannel,
  MessageKind,
  MessageStatus,
} from "#tools/messages/schema.ts";
import { plural, shortMoment } from "#ui/lib/format.ts";

/** What a message is for, as it is listed. */
export const KIND_WORDS: Record<MessageKind, string> = {
  confirmation: "Confirmation",
  change: "Change of an appointment",
  cancellation: "Cancellation",
  reminder: "Reminder",
  patch_test: "Patch test reminder",
  no_show: "After a missed visit",
  waitlist_offer: "Waitlist offer",
  digest: "Day's list",
  invitation: "Invitation",
  password_reset: "Password reset",
  account: "Account",
  supplier_order: "Supplier order",
  verification: "License check",
  payment: "Payment",
  reply: "Reply by the assistant",
  staff: "Text from the salon",
  broadcast: "Text to many",
  notice: "Notice",
};

export const CHANNEL_WORDS: Record<MessageChannel, string> = { mail: "Mail", sms: "SMS" };

/** When a message goes, or went, or why it stays: one short clause. `now` in milliseconds. */
export function whenWords(message: Message, now = Date.now()): string {
  const { status, dueAt, sentAt, deliveredAt, createdAt, attempts } = message;
  switch (status) {
    case "queued":
      if (Date.parse(dueAt) > now) return `Goes ${shortMoment(dueAt)}`;
      return attempts > 0 ? "Tried again soon" : "Goes out next";
    case "sending":
      return "Going out now";
    case "delivered":
      return `Arrived ${shortMoment(deliveredAt ?? sentAt ?? createdAt)}`;
    case "sent":
    case "undelivered":
      return `Went ${shortMoment(sentAt ?? createdAt)}`;
    default:
      return `Written ${shortMoment(createdAt)}`;
  }
}

/** How often it was handed over; empty before the first time. */
export function attemptWords({ attempts }: Pick<Message, "attempts">): string {
  return attempts === 0 ? "" : plural(attempts, "try", "tries");
}

/** What an SMS is billed as, such as "2 parts, US$0.0158"; empty for a mail or while nothing is known. */
export function billWords({
  segments,
  priceMicros,
  priceCurrency,
}: Pick<Message, "segments" | "priceMicros" | "priceCurrency">): string {
  const parts = segments === null ? [] : [plural(segments, "part")];
  if (priceMicros === null || priceCurrency === null) return parts.join("");
  const price = (priceMicros / 1_000_000).toLocaleString(undefined, {
    style: "currency",
    currency: priceCurrency,
    maximumFractionDigits: 4,
  });
  return [...parts, price].join(", ");
}

/** What its state means, in a sentence; what was said about it by the other side follows it. */
export function standingSentence({ status, channel, attempts }: Message): string {
  const mail = channel === "mail";
  const sentences: Record<MessageStatus, string> = {
    queued:
      attempts > 0
        ? `${mail ? "The mail server" : "Twilio"} did not take it yet. It is tried again by itself, later each time.`
        : "It waits for its turn and goes out by itself.",
    sending: `It is being handed to ${mail ? "the mail server" : "Twilio"}.`,
    sent: mail
      ? "The mail server took it. A mail server does not tell whether it was read or arrived."
      : "It was handed over, and nobody has told yet whether it arrived.",
    delivered: "It has arrived, as the carrier tells.",
    undelivered: "The carrier could not deliver it.",
    failed: "It did not go out and is not tried again by itself.",
    refused: "It may not be sent.",
    cancelled: "Somebody held it back before it went. It does not go out.",
    not_sent: `There was no ${mail ? "mail server" : "Twilio account"} to send it with. It is kept here.`,
  };
  return sentences[status];
}

/** Whether somebody can have it tried now, and what that is called; null where it cannot be. */
export function retryWords({ status, attempts }: Message): string | null {
  if (status === "queued") return attempts === 0 ? "Send now" : "Try again";
  return ["failed", "undelivered", "not_sent"].includes(status) ? "Try again" : null;
}
