import type { SmsConversation, SmsMessage } from "#tools/messages/sms-schema.ts";
import { phoneText } from "#ui/lib/format.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";

/** Who a conversation is with: the client's name, or the number where it belongs to nobody on record. */
export function nameOf({ clientName, phone }: Pick<SmsConversation, "clientName" | "phone">) {
  return clientName ?? phoneText(phone);
}

/** An instant in a list: the time of today, else the day. */
export function briefly(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() === now.toDateString()) return clockTime(instant);
  const year = at.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return at.toLocaleDateString(undefined, { day: "numeric", month: "short", year });
}

/** The time of day of an instant. */
export function clockTime(instant: string): string {
  return new Date(instant).toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
}

/** The day above the texts of it. */
export function dayWords(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() === now.toDateString()) return "Today";
  const year = at.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return at.toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long", year });
}

/** Who answers a number now. `me` is the name of whoever looks. */
export function answeringWords(
  { answering, takenByName }: Pick<SmsConversation, "answering" | "takenByName">,
  me: string | undefined,
): string {
  if (answering === "assistant") return "The assistant answers.";
  if (takenByName === null) return "The salon answers. The assistant stays silent.";
  return takenByName === me
    ? "You answer. The assistant stays silent."
    : `${takenByName} answers. The assistant stays silent.`;
}

/** Who wrote a text. `me` is the name of whoever looks, `them` of who it is with. */
export function authorWords(
  { author, authorName }: Pick<SmsMessage, "author" | "authorName">,
  { me, them }: { me: string | undefined; them: string },
): string {
  const staff = authorName === me ? "You" : (authorName ?? "The salon");
  const words: Record<SmsMessage["author"], string> = {
    client: them,
    assistant: "Assistant",
    notice: "Automatic",
    staff,
  };
  return words[author];
}

/** How an outgoing text stands; empty for one of the client. */
export function standingWords({ status }: Pick<SmsMessage, "status">): string {
  return status === null ? "" : STANDINGS[status].label;
}

/** Whether a text did not reach them and will not by itself. What was not sent at all is said once, above all of them. */
export function isLost({ status }: Pick<SmsMessage, "status">): boolean {
  return status !== null && ["undelivered", "failed", "refused"].includes(status);
}
