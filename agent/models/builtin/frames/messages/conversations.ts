import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { client, conversation } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { OpenedClient } from "#tools/history/schema.ts";
import { dayOf, listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { onTheMenu, priceWords, theirAsk, theirNext } from "./price-text.ts";
import { othersThan, wordsTo } from "./to-them.ts";

const withWhom = (value: unknown) => {
  const { clientName, phone } = value as SmsConversation;
  return clientName ?? phone;
};

const WHEN =
  /^(?:(?:the|her|his|their) )?(?:times?|dates?|days?|details?|appointment|day and time|date and time|when(?: it is| she'?s in| to come)?|that|it|this)[.! ]*$/i;
/** "It's booked" says nothing of when. */
const BOOKED =
  /^(?:(?:and|that|to (?:say|confirm|tell (?:her|him|them))) )*(?:it|she|he|they)(?:'?s| is|'?re| are) (?:all )?(?:booked|confirmed|sorted|done|in the book)(?: in)?[.! ]*$/i;

/** The visit that was spoken of, where that is all there is to write. */
const visitIn = (said: string, { of: { date, time } }: About["spoken"]): string | undefined =>
  (WHEN.test(said) || BOOKED.test(said)) && date && time
    ? `Your appointment is ${BOOKED.test(said) ? "booked for" : "on"} ${spokenDate(date)} at ${spokenTime(time)}.`
    : undefined;

/** Who wrote, of all or of some. */
const list = (id: string, says: string, of: object): Frame => ({
  id,
  tool: "list_conversations",
  says: [says],
  input: () => ({ ...of }),
  report: (value) => {
    const { conversations } = value as { conversations: SmsConversation[] };
    return conversations.length === 0
      ? "Nobody waits for an answer."
      : `${listed(conversations.map(withWhom))}.`;
  },
});

/** What is done with a whole conversation. */
const whole = (
  tool: "take_conversation" | "hand_back_conversation" | "mark_texts_read",
  says: string,
  does: string,
  told: (who: string) => string,
): Frame => ({
  id: tool,
  tool,
  slots: { client: "client" },
  says: [says],
  does,
  // "stop answering her, I'll do it" is an order as well
  despite: ["negated", "mused"],
  finds: [conversation],
  input: (_slots, { found }) => ({ id: found["client"]?.id }),
  report: (value) => told(withWhom(value)),
});

const A_DAY = 86_400_000;
/** Days after which somebody has been away. */
const A_WHILE = 28;
const MISSED = /\bno.?shows?\b|\bmissed (?:appointments?|visits?)\b|\bnot (?:turning|showing) up\b/;
const COME_BACK =
  /\b(?:win|get|tempt|lure|bring|invite|coax)\b.*\bback\b|\b(?:miss(?:ed)? (?:her|him|you)|come back|re-?book|been a while)\b/;

const written =
  (by: "id" | "clientId", ask: string) =>
  ({ body }: Slots, about: About) => {
    const { found, spoken, names } = about;
    return body
      ? {
          [by]: found["client"]?.id,
          body:
            priceWords({ body }, about) ??
            visitIn(body, spoken) ??
            wordsTo(body, othersThan(found["client"]?.name, names)),
        }
      : { ask: `${ask} ${found["client"]?.name ?? "them"}?`, slot: "body" };
  };

/** Texts with clients: who wrote, answered, written, taken over. */
export const CONVERSATIONS: readonly Frame[] = [
  list("list_conversations", "show the conversations", {}),
  list("list_conversations.waiting", "who is waiting for an answer", { needsYou: true }),
  list("list_conversations.unread", "show the unread texts", { unread: true }),
  {
    id: "answer_text",
    slots: { client: "client", body: "text" },
    says: ["answer the text[ from {client}][ with: {body}]"],
    does: "answer a client's text",
    despite: ["hearsay"],
    finds: [conversation, onTheMenu],
    input: written("id", "What shall I answer"),
    report: (value) => `Sent to ${withWhom(value)}.`,
  },
  {
    id: "text_client",
    slots: { client: "client", body: "text" },
    says: ["text {client}[: {body}]"],
    does: "text a client",
    despite: ["hearsay"],
    finds: [client, theirAsk, theirNext, onTheMenu],
    input: written("clientId", "What shall I write to"),
    warns: (_slots, { text }) =>
      /\be-?mail/.test(text) ? "One client I write to by text, not by e-mail. " : undefined,
    report: (value) => `Sent to ${withWhom(value)}.`,
  },
  {
    id: "text_client.draft",
    tool: "get_client",
    slots: { client: "client", body: "text" },
    says: ["draft a text to {client} and send nothing[: {body}]"],
    finds: [client],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value, { body }, { here, names, text }) => {
      const { name, lastVisitAt } = (value as OpenedClient).client;
      const first = name.split(" ")[0] ?? name;
      const days = lastVisitAt && here ? (here.now.getTime() - Date.parse(lastVisitAt)) / A_DAY : 0;
      const own = MISSED.test(text)
        ? "We missed you at your appointment. If you cannot come another time, please tell us a day ahead, so that we can give the time to somebody else."
        : body && !COME_BACK.test(text)
          ? wordsTo(body, othersThan(name, names))
          : days > A_WHILE
            ? `It has been a while since ${dayOf(lastVisitAt ?? "", here)}, and we would love to see you again. Shall we find you a time?`
            : "It was lovely to see you. Shall we find you a time for your next visit?";
      const words = `Hi ${first}! ${own}`;
      return {
        text: `Written and not sent, for ${name}: “${words}”`,
        next: [{ label: "Send it", says: `Text ${name}: ${words}`.slice(0, 200) }],
      };
    },
  },
  whole(
    "take_conversation",
    "take over the texts with {client}",
    "take a conversation over from me",
    (who) => `You answer ${who} now.`,
  ),
  whole(
    "hand_back_conversation",
    "hand back {client}'s texts",
    "answer a conversation by text again",
    (who) => `I answer ${who} again, from the next text on.`,
  ),
  whole(
    "mark_texts_read",
    "mark the texts from {client} as read",
    "mark texts as read",
    () => "Marked as read.",
  ),
];
