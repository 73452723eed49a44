import type { LastTexts } from "#tools/messages/inbox/last-texts.ts";
import type { ListedMessage, MessageKind, MessageStatus } from "#tools/messages/schema.ts";
import type { TakenBack, TextedMany } from "#tools/messages/sms-schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { amountIn, minutesOf } from "#agent/models/builtin/verbs/amounts.ts";
import { somebody } from "#agent/models/builtin/frames/book/book-finders.ts";
import { foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { client, colleague } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import { wordsFor } from "./words-for.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { sentTo } from "./sent-words.ts";

/** Two who were spoken of are not everybody of a day. */
const TWO = /\b(?:text|tell|message|write to) (?:them |those |the )?(?:both|two)\b/;

/** Clients of the whole salon, where nobody says whose. */
const ALL = /\b(?:every(?:one|body)|all|each|the (?:whole )?(?:salon|team))\b/;
/** Whoever speaks of themselves means those who come to them. */
const MINE = /\b(?:i|i'm|i'll|my|mine)\b/;

/** Nothing but that they are to be reminded. */
const ONLY_REMINDS =
  /^(?:an?|the|their|his|her|quick|little|friendly|reminders?|text|message|of|about|for|to|tomorrow'?s?|appointments?|visits?|bookings?|please|pls|\W)*$/i;

/** Words that begin somebody's time: "at two" is from two on, for those who come. */
function toMany({ date, time, body: said }: Slots, about: About): Input | Ask | Say {
  const { here, text } = about;
  if (!here) return { say: "I can't see the calendar here." };
  if (TWO.test(text)) return { say: "I text one client at a time. Say whom first." };
  const reminds = /\bremind/.test(text) && ONLY_REMINDS.test(said ?? "");
  if (!said && !reminds) return { ask: "What shall I write to them?", slot: "body" };
  const body = reminds ? "" : (said ?? "");
  // a day that stands in no gap is meant all the same: nobody else's clients are written to
  const days = date ? [date.replace(/days\b/i, "day"), time] : [text.replace(plain(body), " ")];
  const heard = hearWhen(days.filter(Boolean).join(" "), { ...here, bare: date !== undefined });
  const day = heard?.date ?? heard?.days?.[0] ?? heard?.range?.from;
  if (date && !day) return { ask: "The clients of which day?", slot: "date" };
  const from = heard?.after ?? heard?.time;
  const of = foundOf(about, "stylist") as { id: string } | undefined;
  return {
    date: day ?? todayOf(here),
    ...(!of && !MINE.test(text) && ALL.test(text.replace(plain(body), " "))
      ? { stylists: "all" }
      : { stylistId: of?.id ?? here.stylistId }),
    ...(from && { from }),
    body: reminds
      ? `A reminder of your appointment with us on ${saidDay(day ?? todayOf(here), here)}. See you then!`
      : wordsFor(body),
  };
}

function written(value: unknown): Report {
  const { recipients, batchId } = value as TextedMany;
  const reached = recipients.filter(({ channel }) => channel !== null);
  const left = recipients.filter(({ channel }) => channel === null);
  if (!batchId || reached.length === 0) return { text: "Nobody of that day can be reached." };
  const ways = (["sms", "mail"] as const).flatMap((way) => {
    const count = reached.filter(({ channel }) => channel === way).length;
    return count > 0 ? [`${count} by ${way === "sms" ? "text" : "mail"}`] : [];
  });
  const rest = left.length > 0 ? ` Not reached: ${left.map(({ name }) => name).join(", ")}.` : "";
  return {
    text: `It waits a moment and then goes to ${reached.length}: ${ways.join(", ")}.${rest}`,
    next: [{ label: "Take it back", says: "Take it back" }],
  };
}

const textDay = (of: string, slots: Frame["slots"], finds: readonly Finder[]): Frame => ({
  id: `text_day${of && ".of"}`,
  slots: { date: "date", time: "time", body: "text", ...slots },
  says: [`text everyone${of}[ on {date}][ from {time}][ these words: {body}]`],
  does: "write to everybody of a day",
  despite: ["hearsay"],
  finds,
  input: toMany,
  report: written,
});

/** To whoever still comes on the day: that somebody runs late. */
const RUNNING_LATE: Frame = {
  id: "text_day.late",
  slots: { stylist: "stylist", minutes: "minutes" },
  says: ["tell everyone still to come[ of {stylist}] that we run[ {minutes}] late"],
  does: "tell those who come that you run late",
  finds: [somebody],
  input: ({ minutes }, { found, here }) => {
    const late = minutesOf(minutes) ?? amountIn(minutes);
    if (!here) return { say: "I can't see the calendar here." };
    if (!late) return { ask: "By how many minutes?", slot: "minutes", takes: /\d|hour|half/ };
    return {
      date: todayOf(here),
      from: wallOf(here.timeZone, here.now.getTime()).time,
      stylistId: found["stylist"]?.id ?? here.stylistId,
      body: wordsFor(`we are running ${late} minutes late`),
    };
  },
  report: written,
};

const read = (whose: "latest" | "last_client", says: string): Frame => ({
  id: `read_texts.${whose}`,
  says: [says],
  input: () => ({ whose }),
  report: wrote,
});

function wrote(value: unknown): string {
  const { name, texts } = value as LastTexts;
  const last = texts.findLast(({ direction }) => direction === "in");
  return last ? `${name} wrote last: “${last.body}”` : `${name} has not written a text.`;
}

/** A mail or text of the outbox that has not gone; `to`: to the client who was found before. */
const unsent = (to: boolean, statuses: readonly MessageStatus[], empty: string): Finder => ({
  tool: "list_outbox",
  slot: "message",
  what: "message",
  among: (value, _slots, { found }) =>
    (value as { messages: ListedMessage[] }).messages
      .filter(
        ({ status, clientId }) =>
          statuses.includes(status) && (!to || clientId === found["client"]?.id),
      )
      .map((of) => ({
        id: of.id,
        name: `${of.name ?? of.recipient}, ${of.subject ?? of.kind}`,
        of,
      })),
  bare: "first",
  empty,
});

/** What has not gone, sent once more or held back: to somebody, or whatever it is. */
const unsentTo = (
  tool: "retry_message" | "cancel_message",
  says: readonly [any: string, to: string],
  statuses: readonly MessageStatus[],
  empty: readonly [any: string, to: string],
  more: Pick<Frame, "does" | "despite" | "report">,
): Frame[] =>
  [false, true].map((to): Frame => ({
    id: to ? tool : `${tool}.any`,
    tool,
    slots: to ? { client: "client" } : {},
    says: [says[to ? 1 : 0]],
    finds: [...(to ? [client] : []), unsent(to, statuses, empty[to ? 1 : 0])],
    input: (_slots, { found }) => ({ id: found["message"]?.id }),
    ...more,
  }));

const KINDS: [RegExp, MessageKind][] = [
  [/patch/i, "patch_test"],
  [/remind/i, "reminder"],
  [/confirm/i, "confirmation"],
  [/cancel/i, "cancellation"],
  [/no[- ]?show/i, "no_show"],
  [/wait/i, "waitlist_offer"],
  [/digest|summary/i, "digest"],
  [/invit/i, "invitation"],
  [/order/i, "supplier_order"],
  [/payment|link|invoice/i, "payment"],
];

/** A kind that stands in no gap. */
const KIND_SAID = /\b(?:reminders?|confirmations?|invitations?)\b/;

const MOST_TOLD = 5;

/** A message in words: what it is, to whom, and whether it went. */
const messageWords = ({ kind, name, recipient, subject, status }: ListedMessage): string =>
  `${subject ?? kind.replaceAll("_", " ")} to ${name ?? recipient} (${status.replaceAll("_", " ")})`;

function outbox(value: unknown): string {
  const { messages, total } = value as { messages: ListedMessage[]; total: number };
  if (total === 0) return "There is nothing like that in the outbox.";
  const failed = messages.filter(({ status }) => status === "failed" || status === "undelivered");
  const waiting = messages.filter(({ status }) => status === "queued" || status === "sending");
  const parts = [
    failed.length > 0 ? `${failed.length} did not go through` : "",
    waiting.length > 0 ? `${waiting.length} still waiting` : "",
  ].filter(Boolean);
  const state = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  const newest = messages.slice(0, MOST_TOLD).map(messageWords).join("; ");
  return `${total} in all${state}. The newest: ${newest}.`;
}

/** Texts to many, what came, and what lies in the outbox. */
export const TEXTS: readonly Frame[] = [
  textDay("", {}, []),
  textDay(" of {stylist}", { stylist: "stylist" }, [colleague]),
  {
    id: "take_back_texts",
    says: ["take those texts back"],
    does: "take texts back that have not gone",
    despite: ["negated"],
    input: (_slots, { earlier }) => {
      const sent = earlier.findLast(({ tool, status }) => tool === "text_day" && status === "ok");
      const batchId = (sent?.value as Partial<TextedMany> | undefined)?.batchId;
      return batchId ? { batchId } : { say: "There is nothing here that I could take back." };
    },
    report: (value) => {
      const { cancelled, gone } = value as TakenBack;
      if (cancelled === 0) return "It was too late: all of them have gone.";
      const late = gone > 0 ? ` ${gone} had gone already.` : "";
      return `Taken back: ${cancelled} ${cancelled === 1 ? "message does" : "messages do"} not go out.${late}`;
    },
  },
  {
    id: "read_texts",
    slots: { client: "client" },
    says: ["read the texts from {client}"],
    finds: [client],
    input: (_slots, { found }) => ({ clientId: found["client"]?.id }),
    report: wrote,
  },
  read("latest", "read the text that came last"),
  read("last_client", "read the texts of my last client"),
  ...unsentTo(
    "retry_message",
    ["resend the failed message", "try the message to {client} once more that did not go"],
    ["failed", "undelivered", "not_sent"],
    ["Nothing has failed.", "Nothing to them has failed."],
    {
      does: "send a message once more that has not gone",
      despite: ["negated"],
      report: () => "It goes out once more.",
    },
  ),
  ...unsentTo(
    "cancel_message",
    ["hold back the queued message", "hold the message to {client} back that waits to go"],
    ["queued"],
    ["Nothing waits to go out.", "Nothing to them waits to go out."],
    {
      does: "hold a message back that has not gone",
      despite: ["negated"],
      report: () => "It is held back.",
    },
  ),
  RUNNING_LATE,
  {
    id: "list_outbox.theirs",
    slots: { client: "client" },
    says: ["did the message to {client} go"],
    finds: [client],
    input: () => ({}),
    report: (value, _slots, { found, here }) =>
      sentTo((value as { messages: ListedMessage[] }).messages, found["client"], here),
  },
  {
    id: "list_outbox",
    slots: { kind: "word" },
    says: ["show the outbox[ of {kind}]"],
    input: ({ kind: said }, { text }) => {
      const kind = said ?? KIND_SAID.exec(text)?.[0] ?? "";
      return {
        kind: KINDS.find(([sign]) => sign.test(kind))?.[1],
        channel: /mail/i.test(kind) ? "mail" : /text|sms/i.test(kind) ? "sms" : undefined,
      };
    },
    report: outbox,
  },
  ...(["failed", "queued"] as const).map((status): Frame => ({
    id: `list_outbox.${status}`,
    says: [`show the outbox of ${status} messages`],
    input: () => ({ status }),
    report: outbox,
  })),
];
