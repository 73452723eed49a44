import { startsIn } from "#agent/models/builtin/booking/mentions.ts";
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
import { groundOf, type BookingGround } from "./booking-facts.ts";
import type { Claimed } from "./claims/about.ts";
import { judge, type Judged } from "./claims/judge.ts";
import { screen } from "./claims/screen.ts";

const LONGEST = 1500;

/** What was said on a page or by text. */
export type Said = Pick<BookByChat, "message" | "conversationHistory">;

/**
 * What a client may read of a reply: plain text that claims nothing but what the turn, the menu and the salon's page say.
 * A sentence that claims more gives way to what is true, once.
 */
export function guardedReply(written: string, about: BookingGround, now: Date): string {
  const { booked } = about.turn;
  const text = plainText(written);
  // what is to be paid and until when is said in our words, whoever writes
  if (booked?.payment)
    return text.startsWith(HELD)
      ? text
      : heldWords(booked.appointment, booked.payment, "with the button below");
  const ground = groundOf(about, now);
  const screened = screen(
    () => ground,
    (judged) => insteadOf(judged, about),
  );
  const shown = `${screened.push(text)}${screened.end()}`.trim();
  return shown || (booked ? bookedWords(booked.appointment) : text ? UNBOOKED : NO_ANSWER);
}

const NO_ANSWER = "I could not answer that. The form on this page takes your booking too.";
const UNBOOKED = "Nothing is booked yet.";

/** One-tap answers are the client's words: they may ask for anything, and name no time and no figure that is not there. */
export function guardedAnswers(answers: readonly string[], about: BookingGround, now: Date) {
  const ground = groundOf(about, now);
  return answers
    .map(plainText)
    .filter((answer) => answer && judge(`May I say ${answer}?`, ground).holds);
}

/** What was offered and asked for in a conversation so far. */
export function heardIn(
  { message, conversationHistory }: Said,
  at: { timeZone: string; now: Date },
): Pick<BookingGround, "offered" | "asked"> {
  const by = (who: "assistant" | "user") =>
    conversationHistory.flatMap(({ role, content }) => (role === who ? [content] : []));
  return {
    offered: by("assistant").flatMap((words) => startsIn(words, at)),
    asked: [...by("user"), message],
  };
}

/** What is true of the matter of a sentence that is left out. */
const MATTERS: readonly [topics: readonly Claimed[], instead: (about: BookingGround) => string][] =
  [
    [["cancel", "move", "pay"], () => LOOKING_UP],
    [
      ["safety"],
      ({ salon }) =>
        salon.patchTestForColour
          ? "Colour services need a valid patch test before the visit; what concerns your skin or an allergy the salon decides with you."
          : "What concerns your skin, an allergy or a test the salon decides with you.",
    ],
    [["terms", "certain"], () => "What is to be paid, and when, the salon says."],
  ];

function insteadOf({ topics, names }: Judged, about: BookingGround): string {
  const { booked, slots } = about.turn;
  if (booked) return bookedWords(booked.appointment);
  const matter = MATTERS.find(([of]) => of.some((topic) => topics.includes(topic)));
  if (matter) return matter[1](about);
  const named = about.menu.filter(({ name }) =>
    names.some((word) => name.toLowerCase().includes(word)),
  );
  if (topics.every((topic) => topic === "figure") && named.length > 0)
    return `${named.map(lineOf).join("; ")}.`;
  const { timeZone } = about.salon;
  const starts = slots.map(({ start }) => wallOf(timeZone, Date.parse(start)));
  const isRoom = topics.every((topic) => ROOM.has(topic));
  return [
    (!isRoom || starts.length === 0) && UNBOOKED,
    starts.length > 0 && `These times are free: ${spokenOffers(starts)}. ${QUESTIONS.pick}`,
  ]
    .filter(Boolean)
    .join(" ");
}

const ROOM: ReadonlySet<Claimed> = new Set(["free", "full", "figure", "open", "closed"]);

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
