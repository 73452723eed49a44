import type { Message } from "#tools/messages/schema.ts";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { client, conversation } from "./finders-people.ts";
import type { About, Ask, Finder, Input, Slots, Verb } from "./verb.ts";

const TEXTS = "(texts?|messages?|sms|conversations?|inbox|text messages?)";
const SAYING =
  "(: | - |, | that |saying |and say |and tell (her|him|them) |to say |to tell (her|him|them) )";

/** Words as they are sent: with a capital at the beginning, without quotes around them. */
const wording = (said = ""): string => {
  const words = said.trim().replaceAll(/^["“”]|["“”]$/g, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const write = ({ body }: Slots, { found }: About): Input | Ask =>
  body
    ? { clientId: found["client"]?.id, body: wording(body) }
    : { ask: `What shall I write to ${found["client"]?.name ?? "them"}?`, slot: "body" };

/** A mail or text of the outbox that has not gone. */
const unsent = (statuses: readonly string[], empty: string): Finder => ({
  tool: "list_outbox",
  slot: "client",
  what: "message",
  among: (value) =>
    (value as { messages: Message[] }).messages
      .filter(({ status }) => statuses.includes(status))
      .map((of) => ({ id: of.id, name: `${of.recipient}, ${of.subject ?? of.kind}`, of })),
  bare: "first",
  empty,
});

/** A mail or text to the client who was found before. */
const theirs = (statuses: readonly string[], empty: string): Finder => ({
  tool: "list_outbox",
  slot: "message",
  what: "message",
  among: (value, _slots, { found }) =>
    (value as { messages: Message[] }).messages
      .filter(
        ({ status, clientId }) => statuses.includes(status) && clientId === found["client"]?.id,
      )
      .map((of) => ({ id: of.id, name: of.subject ?? of.kind, of })),
  bare: "first",
  empty,
});

const FAILED = ["failed", "undelivered", "not_sent"];

const byId = (_slots: Slots, { found }: About): Input => ({ id: found["client"]?.id });
const withWhom = (value: unknown) => {
  const { clientName, phone } = value as SmsConversation;
  return clientName ?? phone;
};

/** Texts with clients: read, answered, written; and what has not gone out. */
export const CONVERSATIONS: readonly Verb[] = [
  {
    tool: "answer_text",
    does: "answer a client's text",
    hears: [
      "answer ~text from {client:person} with: {body:all}",
      "answer ~text from {client:person}",
      "answer ~text with: {body:all}",
      `(reply|answer|respond|write back|text back)( to)? {client:w}('s)?( (text|message))?${SAYING}{body:all}`,
      `(reply|answer|respond|write back|text back) to {client:w}('s)?( (text|message))? {body:all}`,
      `(reply|answer|respond|write back|text back)( to)? {client:person}('s)?( (text|message))`,
      `(reply|answer|respond|write back|text back)( to (her|him|them|it|that))?${SAYING}{body:all}`,
      "(text|write) (?!reminders?\\b|texts?\\b|messages?\\b|mails?\\b){client:w} back[,:]? {body:all}",
    ],
    despite: ["hearsay", "negated", "conditional", "mused"],
    finds: [conversation],
    input: ({ body }, { found }) =>
      body
        ? { id: found["client"]?.id, body: wording(body) }
        : { ask: `What shall I answer ${found["client"]?.name ?? "them"}?`, slot: "body" },
    report: (value) => `Sent to ${withWhom(value)}.`,
  },
  {
    tool: "text_client",
    does: "text a client",
    hears: [
      `(text|message|sms|send ~(text|message|sms) to|shoot ~(text|message) to|drop ~(text|message|line) to|write( a text| a message)? to) (?!everyone|everybody|all\\b|every|the (?:team|supplier))~{client:person}${SAYING}{body:all}`,
      `(text|message|sms) (?!everyone|everybody|all\\b|every|the |my |in |on |at |by )~{client:w} (?!from|about|with|on|in|back|off|and|or|is|was)(?<body>(?:(?:i'm|im|i am|we|we're|i|you|your|can|could|hi|hey|hello|running|please|don't|see|thanks|it's|the|that|her|his|my|are|is|just|sorry|to) ).+)`,
      "(send|shoot|drop) ~{client:person} (a |an )?(text|message|sms|line)( (saying|that|to say|and say|:))?:? {body:all}",
      "(text|message|sms|send ~(text|message) to) (?!everyone|everybody|all\\b|every|the |me\\b|us\\b|messages?)~{client:w}",
      "(send|shoot|drop) ~{client:person} (a |an )?(text|message|sms|line)",
      "(let|tell) (?!me\\b|us\\b|you\\b|everyone|everybody|all\\b|the\\b|my\\b|clients?\\b|people|them\\b){client:w} know( that)?:? {body:all}",
    ],
    despite: ["hearsay", "negated", "conditional", "mused"],
    finds: [client],
    input: write,
    report: (value) => `Sent to ${withWhom(value)}.`,
  },
  {
    tool: "take_conversation",
    does: "take a conversation over from me",
    hears: [
      `(i'll |i will |let me )?(take over|take|handle|deal with|answer|look after) ~{client:person}('s)? ${TEXTS}( (myself|from here|over))?`,
      `(i'll |i will |let me )?(take over|take|handle|deal with) (the |my )?${TEXTS} (with|from|of) {client:person}( (myself|from here))?`,
      `(stop|quit) (answering|texting|replying to) {client:w}('s)?( ${TEXTS})?( (any ?more|yourself|automatically|for me))?[,.]?( (i'll|i will) do it( myself)?)?`,
      `don't (answer|reply to) {client:w}('s)?( ${TEXTS})?( (any ?more|yourself|automatically|for me))*[,.]? (i'll|i will) do it( myself)?`,
    ],
    despite: ["negated", "mused"],
    finds: [conversation],
    input: byId,
    report: (value) => `You answer ${withWhom(value)} now.`,
  },
  {
    tool: "hand_back_conversation",
    does: "answer a conversation by text again",
    hears: [
      `(hand|give) ~{client:person}('s)? ?${TEXTS}? back( to (you|the assistant|the bot|ai))?`,
      `(hand|give) back ~{client:person}('s)?( ${TEXTS})?( to (you|the assistant|the bot|ai))?`,
      `you (can )?(take|answer|handle|deal with|carry on with|go on with) ~{client:person}('s)?( ${TEXTS})?( again| from here| now)?`,
      "(start|carry on|go on|go back to) (answering|replying to|texting) (?!(?:all |the |our |my )?(?:clients?|people|everyone|everybody)\\b){client:person}( again)?",
    ],
    finds: [conversation],
    input: byId,
    report: (value) => `I answer ${withWhom(value)} again, from the next text on.`,
  },
  {
    tool: "mark_texts_read",
    does: "mark texts as read",
    hears: [
      `(mark|set) ~{client:person}('s)? ${TEXTS} (as )?(read|seen|done)`,
      `(mark|set) ~${TEXTS} (from|of|with) {client:person} (as )?(read|seen|done)`,
      `(i've|i have) (read|seen) ~{client:person}('s)? ${TEXTS}`,
    ],
    finds: [conversation],
    input: byId,
    report: () => "Marked as read.",
  },
  {
    tool: "list_conversations",
    hears: [
      `(show|list|see|open|check|read)( me)? ~(unread |new |latest |recent |client )*(conversations|inbox|${TEXTS})`,
      `(any|are there any|do (i|we) have( any)?|got any|what|which) (unread |new |unanswered |open )+${TEXTS}( (today|waiting|in|for me|to answer|i haven't answered|are unanswered|need an answer))?`,
      `(who|whose|which clients?|anyone|anybody|is there anyone|has anyone) ?(has|have|hasn't|haven't|hasnt|havent|still|is|are|that|else|we)* ?(had|got|waiting for|waits for|waiting on|needs|need|without|not had|not answered|been answered|texted|written|wrote)( (an|a|no))? ?(reply|answer|response|text|text back|in|back)?( (yet|today|from (us|me)|still))?`,
      `who (texted|wrote|messaged)( (me|us|in|today|yesterday|last))?`,
      "who have (i|we) not (answered|replied to|texted back)( yet)?",
    ],
    input: (_slots, { text }) => ({
      needsYou:
        /\b(?:answer|reply|response|waiting|waits|need|back|unanswered)/.test(text) || undefined,
      unread: /\b(?:unread|new)\b/.test(text) || undefined,
    }),
    report: (value) => {
      const { conversations } = value as { conversations: SmsConversation[] };
      return conversations.length === 0
        ? "Nobody waits for an answer."
        : `${listed(conversations.map(withWhom))}.`;
    },
  },
  {
    tool: "read_texts",
    hears: [
      "(what did|what does|what's|whats|what has) {client:w} (want|say|text|write|said|need|wanted|asking|after|texted|written|wants|says)( (in (her|his|their) (text|message)|by text|about))?",
      `(read|show|open|see)( me)? ~(last |latest |new )?${TEXTS} (from|with|of) {client:person}`,
      `(read|show|open|see)( me)? ~{client:person}('s)? (last |latest |new )?${TEXTS}`,
      "(did|has) (?!any|some|every){client:w} (text|texted|write|written|reply|replied|answer|answered)( (back|me|us))?( yet)?",
    ],
    finds: [client],
    input: (_slots, { found }) => ({ clientId: found["client"]?.id }),
  },
  {
    tool: "retry_message",
    does: "send a message once more that has not gone",
    hears: ["try ~message to {client:person} once more that did not go"],
    despite: ["negated"],
    finds: [client, theirs(FAILED, "Nothing to them has failed.")],
    input: (_slots, { found }) => ({ id: found["message"]?.id }),
    report: () => "It goes out once more.",
  },
  {
    tool: "cancel_message",
    does: "hold a message back that has not gone",
    hears: ["hold the message to {client:person} back that waits to go"],
    finds: [client, theirs(["queued"], "Nothing to them waits to go out.")],
    input: (_slots, { found }) => ({ id: found["message"]?.id }),
    report: () => "It is held back.",
  },
  {
    tool: "retry_message",
    does: "send a message once more that has not gone",
    hears: [
      "(retry|resend|re-send|send again|try again)( with| to send)? ~(failed |last |stuck )?(mail|email|message|text|sms|reminder|confirmation)( (to|for|of) {client:person})?",
      "(send|try) ~(failed |last |stuck )?(mail|email|message|text|sms|reminder|confirmation)( (to|for|of) {client:person})? (again|once more)",
    ],
    finds: [unsent(FAILED, "Nothing has failed.")],
    input: byId,
    report: () => "It goes out once more.",
  },
  {
    tool: "cancel_message",
    does: "hold a message back that has not gone",
    hears: [
      "(cancel|hold back|hold|stop|don't send|do not send) ~(queued |waiting )?(mail|email|reminder|confirmation)( (to|for|of) {client:person})?",
      "(cancel|hold back|hold|stop|don't send|do not send) ~(queued|waiting) (message|text|sms)( (to|for|of) {client:person})?",
      "(cancel|hold back|stop) ~{client:person}('s)? (reminder|confirmation|mail|email)",
    ],
    despite: ["negated"],
    finds: [unsent(["queued"], "Nothing waits to go out.")],
    input: byId,
    report: () => "It is held back.",
  },
];
