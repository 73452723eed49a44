import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { mentionsIn, startsIn } from "#agent/models/builtin/booking/mentions.ts";
import {
  BOOKED,
  HELD,
  heldWords,
  LOOKING_UP,
  QUESTIONS,
  spoken,
  spokenOffers,
} from "#agent/models/builtin/booking/words.ts";
import type { BookByChat } from "#tools/booking/booking-chat-schema.ts";
import { lineOf } from "#agent/models/builtin/booking/answers.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { factsOf, wordsIn, type Ground } from "./booking-facts.ts";
import { judge, type Judged } from "./booking-judge.ts";
import type { Topic } from "./booking-lexicon.ts";

const LONGEST = 1500;

/** What was said on a page or by text. */
export type Said = Pick<BookByChat, "message" | "conversationHistory">;
type At = { timeZone: string; now: Date };

/**
 * What a client may read of a reply: plain text that says nothing but what the turn, the menu and the salon's page say.
 * A sentence that says more gives way to what is true, once.
 */
export function guardedReply(written: string, ground: Ground, at: At): string {
  const { booked } = ground.turn;
  const text = plainText(written);
  // what is to be paid and until when is said in our words, whoever writes
  if (booked?.payment)
    return text.startsWith(HELD)
      ? text
      : heldWords(booked.appointment, booked.payment, "with the button below");
  if (!text) return booked ? bookedWords(booked.appointment) : NO_ANSWER;
  const judged = judge(text, factsOf(ground), at);
  const shown = judged.filter(({ proven }) => proven);
  const asks = shown.some(isQuestion);
  const suffices =
    shown.some(({ sentence }) => wordsIn(sentence).length > COURTESY) &&
    (!booked || shown.some(({ topics }) => topics.some((topic) => VISITS.has(topic))));
  const instead = judged.map((each) =>
    each.proven || (suffices && !claims(each)) ? "" : `${insteadOf(each, ground, asks)} `,
  );
  // a question after a time that is not offered was about that time
  const offersAnew = instead.some((words) => words.trim().endsWith(QUESTIONS.pick));
  const said = judged.map((each, index) =>
    each.proven && !(offersAnew && isQuestion(each)) ? each.sentence : (instead[index] ?? ""),
  );
  return [...new Set(said)].join("").trim();
}

/** As many words as are mere courtesy. */
const COURTESY = 3;
const VISITS: ReadonlySet<Topic> = new Set(["booked", "requested", "salonDecides"]);
const TALK: ReadonlySet<Topic> = new Set(["always", "asks", "looks"]);
const isQuestion = ({ sentence }: Judged) => sentence.trim().endsWith("?");

/** Whether silence about a sentence could mislead; else it is left out. */
const claims = ({ sentence, topics }: Judged) =>
  topics.some((topic) => !TALK.has(topic)) || MATTERS.some(([speaks]) => speaks.test(sentence));

const NO_ANSWER = "I could not answer that. The form on this page takes your booking too.";

/** One-tap answers are the client's words: they may ask for anything, and name no time and no figure that is not there. */
export function guardedAnswers(answers: readonly string[], ground: Ground, at: At): string[] {
  const facts = factsOf(ground);
  return answers
    .map(plainText)
    .filter((answer) => answer && judge(`May I say ${answer}?`, facts, at)[0]?.proven);
}

/** What was offered and asked for in a conversation so far. */
export function heardIn(
  { message, conversationHistory }: Said,
  at: At,
): Pick<Ground, "offered" | "asked"> {
  const by = (who: "assistant" | "user") =>
    conversationHistory.flatMap(({ role, content }) => (role === who ? [content] : []));
  const theirs = [...by("user"), message];
  const heard = theirs.map((words) => hearWhen(words, { ...at, bare: true }));
  const isTold = (value: string | undefined) => value !== undefined;
  return {
    offered: by("assistant").flatMap((words) => startsIn(words, at)),
    asked: {
      dates: theirs
        .flatMap((words) => mentionsIn(words, at).map(({ date }) => date))
        .filter(isTold),
      times: heard.flatMap((when) => [when?.time, when?.after, when?.before]).filter(isTold),
      words: new Set(theirs.flatMap(wordsIn)),
    },
  };
}

/** What a sentence that is not shown was about, and what is true of it. No word here decides what is shown. */
const MATTERS: readonly [speaks: RegExp, instead: (ground: Ground) => string][] = [
  [
    /\b(?:cancel|refund|mov(?:e|ed)\b|chang(?:e|ed)\b|reschedul|postpon|call(?:ed)? .*\boff\b)/i,
    () => LOOKING_UP,
  ],
  [
    /\b(?:test|allerg|react|pregnan|skin|scalp|safe|sensiti)/i,
    ({ salon }) =>
      salon.patchTestForColour
        ? "Colour services need a valid patch test before the visit; what concerns your skin or an allergy the salon decides with you."
        : "What concerns your skin, an allergy or a test the salon decides with you.",
  ],
  [
    /\b(?:deposit|fee|pay|paid|discount|money|free of charge|for free|percent|guarantee)|%/i,
    () => "What is to be paid, and when, the salon says.",
  ],
];

function insteadOf({ sentence, topics, services }: Judged, ground: Ground, goesOn: boolean) {
  const { booked, slots } = ground.turn;
  if (booked) return bookedWords(booked.appointment);
  const matter = MATTERS.find(([speaks]) => speaks.test(sentence));
  if (matter) return matter[1](ground);
  const { timeZone } = ground.salon;
  if (topics.includes("price")) {
    const of = ground.menu.filter(({ name }) => services.includes(name));
    return of.length > 0
      ? `${of.map(lineOf).join("; ")}.`
      : "Prices are those of the salon's menu.";
  }
  const starts = slots.map(({ start }) => wallOf(timeZone, Date.parse(start)));
  const offers = starts.length > 0 ? `These times are free: ${spokenOffers(starts)}.` : "";
  const asks = starts.length > 0 ? QUESTIONS.pick : QUESTIONS.day;
  return [
    (topics.includes("booked") || !offers) && "Nothing is booked yet.",
    offers || "I can only offer times that the calendar has.",
    (offers || !goesOn) && asks,
  ]
    .filter(Boolean)
    .join(" ");
}

function bookedWords({
  serviceType,
  appointmentDate,
  appointmentTime,
  stylistName,
  status,
}: OwnAppointment): string {
  const when = spoken({ date: appointmentDate, time: appointmentTime });
  const stands = status === "confirmed" ? "It stands." : "The salon still has to say yes to it.";
  return `${BOOKED} ${serviceType} on ${when} with ${stylistName}. ${stands}`;
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const TOKEN = /\b[\w-]{20,}\.[\w-]{20,}\b/g;

/** Text without markup, links, ids, tokens and control characters. */
export function plainText(text: string): string {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>\n]{0,200}>/g, " ")
    .replace(/https?:\/\/\S+/g, " ")
    .replace(UUID, " ")
    .replace(TOKEN, " ")
    .replace(/(?<=\d)[\u00a0\u202f](?=[AP]M)/g, " ")
    .replace(/(?<=\b\d{1,2})\.(?=\d\d ?[ap]\.?m\b)/gi, ":")
    .replace(/^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, "")
    .replace(/\*\*|__|`|~~/g, "")
    .replace(/(?<![\w*])\*([^*\n]+)\*/g, "$1")
    .replace(/[^\P{C}\n]/gu, "")
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, LONGEST);
}
