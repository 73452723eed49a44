import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { tidy } from "#agent/models/builtin/verbs/hear.ts";
import { client, conversation } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** Words as they are sent: with a capital at the beginning, without quotes around them, and as they are said to whoever reads them. */
export const wording = (said: string): string => {
  const told = TOLD.exec(said)?.[1] ?? said;
  const words = tidy(told)
    .replaceAll(/^["“”]|["“”]$/g, "")
    .replace(/^(?:a |the )?(?:reminder|note) to (?=[a-z])/i, "please ")
    .replace(/^(?:a |the )?(?:reminder|note) (?:that )?/i, "")
    .replace(
      /^to (?=(?:bring|come|call|ring|be|wash|pay|let|send|text|leave|book|remember|arrive|check|not)\b)/i,
      "please ",
    );
  const theirs = toThem(words);
  return theirs.charAt(0).toUpperCase() + theirs.slice(1);
};

const OF_THEM =
  /^(?:(?:can|could|would|will|is|does|did|has|was|should) )?(?:she|he)\b|^(?:her|his)\b/i;
/** How a question of somebody is put to them: "does she" is "do you". */
const ASKED: Readonly<Record<string, string>> = { is: "are", does: "do", has: "have", was: "were" };

/** What was said of somebody, as it is said to them: "she can come early" is "you can". */
function toThem(words: string): string {
  if (!OF_THEM.test(words)) return words;
  return words
    .replaceAll(
      /\b(is|does|has|was) (?:she|he)\b/gi,
      (_, verb: string) => `${ASKED[verb.toLowerCase()] ?? verb} you`,
    )
    .replaceAll(/\b(?:she|he)(?:'s| is)\b/gi, "you're")
    .replaceAll(
      /\b(?:she|he) (needs|wants|gets|comes|has|does|likes)\b/gi,
      (_, verb: string) =>
        `you ${verb.toLowerCase() === "has" ? "have" : verb.replace(/e?s$/i, (end) => (/^do/i.test(verb) ? "" : end.slice(0, -1)))}`,
    )
    .replaceAll(/\b(?:she|he)\b/gi, "you")
    .replaceAll(/\b(?:her|his)(?= [a-z])/gi, "your")
    .replaceAll(/\b(?:her|him)\b/gi, "you");
}

/** Behind what a text is about stands what it shall say: "about tomorrow, tell her to bring the case". */
const TOLD =
  /\b(?:so |and |please )?(?:tell|remind|ask|let) (?:her|him|them)(?: know)?(?: (?:to|that))? (.{3,})$/i;

const withWhom = (value: unknown) => {
  const { clientName, phone } = value as SmsConversation;
  return clientName ?? phone;
};

const WHEN =
  /^(?:(?:the|her|his|their) )?(?:times?|dates?|days?|details?|appointment|day and time|date and time|when(?: it is| she'?s in| to come)?|that|it|this)[.! ]*$/i;

/** The visit that was spoken of, where that is all there is to write. */
const visitIn = (said: string, { of: { date, time } }: About["spoken"]): string | undefined =>
  WHEN.test(said) && date && time
    ? `Your appointment is on ${spokenDate(date)} at ${spokenTime(time)}.`
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

const written =
  (by: "id" | "clientId", ask: string) =>
  ({ body }: Slots, { found, spoken }: About) =>
    body
      ? { [by]: found["client"]?.id, body: visitIn(body, spoken) ?? wording(body) }
      : { ask: `${ask} ${found["client"]?.name ?? "them"}?`, slot: "body" };

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
    finds: [conversation],
    input: written("id", "What shall I answer"),
    report: (value) => `Sent to ${withWhom(value)}.`,
  },
  {
    id: "text_client",
    slots: { client: "client", body: "text" },
    says: ["text {client}[: {body}]"],
    does: "text a client",
    despite: ["hearsay"],
    finds: [client],
    input: written("clientId", "What shall I write to"),
    report: (value) => `Sent to ${withWhom(value)}.`,
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
