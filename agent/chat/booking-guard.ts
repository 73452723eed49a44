import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { startsIn, timesIn, type Mention } from "#agent/models/builtin/booking/mentions.ts";
import {
  BOOKED,
  HELD,
  heldWords,
  QUESTIONS,
  spoken,
  spokenOffers,
  type WallStart,
} from "#agent/models/builtin/booking/words.ts";
import type { BookByChat } from "#tools/appointments/booking-chat-schema.ts";
import type { PublicSalon } from "#tools/appointments/public-salon.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/salons/zone-rules.ts";
import { BOOKING_CLAIM, claims } from "./booking-claims.ts";
import type { BookingTurn } from "./booking-toolset.ts";

const LONGEST = 1500;
const NEGATIVE =
  /\b(?:not|no longer|taken|unfortunately|sorry|closed|cannot|unavailable|nothing|none|full|gone)\b|n't\b/i;
const AVAILABLE = /\b(?:free|available|open|works|fits?)\b/i;
const HOURS = /\b(?:open|opens|close[sd]?|closing|hours|working day)\b/i;

type Said = Pick<BookByChat, "message" | "conversationHistory">;

/**
 * The reply that may be shown: plain text that claims no booking this turn did not make, and names no time as free that no
 * tool returned in this turn or an earlier reply. Whatever claims more is replaced by what is true.
 */
export function guardedReply(
  written: string,
  turn: BookingTurn,
  said: Said,
  { salon, now }: { salon: PublicSalon; now: Date },
): string {
  const text = plainText(written);
  const at = { timeZone: salon.timeZone, now };
  const allowed = allowedStarts(turn, said, at);
  const invented = timesIn(text, at).some(
    (mention) => !isKnown(mention, text, { allowed, said, salon, at }),
  );
  if (turn.booked?.payment) {
    const { appointment, payment } = turn.booked;
    // what is to be paid and until when is said in our words, whoever writes
    return text.startsWith(HELD) ? text : heldWords(appointment, payment, "with the button below");
  }
  if (turn.booked) {
    const { appointment } = turn.booked;
    return text && !invented ? text : bookedWords(appointment);
  }
  if (claims(text, BOOKING_CLAIM)) return `Nothing is booked yet. ${truth(turn, at.timeZone)}`;
  if (invented) return truth(turn, at.timeZone);
  return text || "I could not answer that. The form on this page takes your booking too.";
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

function truth({ slots }: BookingTurn, timeZone: string): string {
  const starts = slots.map(({ start }) => wallOf(timeZone, Date.parse(start)));
  return starts.length > 0
    ? `These times are free: ${spokenOffers(starts)}. ${QUESTIONS.pick}`
    : `I can only offer times that the calendar has. ${QUESTIONS.day}`;
}

type At = { timeZone: string; now: Date };

function allowedStarts(turn: BookingTurn, { conversationHistory }: Said, at: At): WallStart[] {
  const { booked } = turn;
  return [
    ...turn.seen.map(({ start }) => wallOf(at.timeZone, Date.parse(start))),
    ...conversationHistory.flatMap(({ role, content }) =>
      role === "assistant" ? startsIn(content, at) : [],
    ),
    ...(booked
      ? [{ date: booked.appointment.appointmentDate, time: booked.appointment.appointmentTime }]
      : []),
  ];
}

function isKnown(
  { date, time, index }: Mention,
  text: string,
  { allowed, said, salon, at }: { allowed: WallStart[]; said: Said; salon: PublicSalon; at: At },
): boolean {
  if (allowed.some((start) => start.time === time && (!date || start.date === date))) return true;
  const sentence = sentenceAt(text, index);
  if (NEGATIVE.test(sentence)) return true;
  const ofHours = salon.hours.some(({ open }) => open?.from === time || open?.to === time);
  if (ofHours && HOURS.test(sentence)) return true;
  const asks = sentence.trim().endsWith("?") && !AVAILABLE.test(sentence);
  return asks && usersTimes(said, at).includes(time);
}

function usersTimes({ message, conversationHistory }: Said, at: At): string[] {
  const theirs = conversationHistory.flatMap(({ role, content }) =>
    role === "user" ? [content] : [],
  );
  return [...theirs, message].flatMap((words) => {
    const heard = hearWhen(words, { ...at, bare: true });
    return [heard?.time, heard?.after, heard?.before].filter((time) => time !== undefined);
  });
}

function sentenceAt(text: string, index: number): string {
  const from =
    Math.max(...[". ", "! ", "? ", "\n"].map((end) => text.lastIndexOf(end, index - 1))) + 1;
  const rest = text.slice(index);
  const length = /[.!?](?:\s|$)|\n/.exec(rest)?.index ?? rest.length;
  return text.slice(Math.max(0, from), index + length + 1);
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
