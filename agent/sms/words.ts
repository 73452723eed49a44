import { startsIn } from "#agent/models/builtin/booking/mentions.ts";
import { LOOKING_UP, spokenOffers, type WallStart } from "#agent/models/builtin/booking/words.ts";
import { shortDate, spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import { withoutPictures } from "./heard.ts";

/** What a text may be long, in characters: two or three parts of an SMS. */
const LONGEST = 320;

/** What a visit can be changed by, where no code was given. */
export const CODE_NEEDED =
  "For that I need the 4-character code from your confirmation: text R and the code to move your visit, N and the code to end it.";

/** A start as a line of a list has it: "Fri, Nov 27, 2:30 PM". */
export const shortStart = ({ date, time }: WallStart) => `${shortDate(date)}, ${spokenTime(time)}`;

/** Starts as a list in which each has its number. */
export const numbered = (starts: readonly WallStart[]) =>
  starts.map((start, index) => `${index + 1}) ${shortStart(start)}`).join("\n");

/** Times that a reply names in one sentence, as a numbered list instead. */
export function withNumbers(text: string, at: { timeZone: string; now: Date }): string {
  const named = startsIn(text, at);
  // a time that is not free can be named before those that are
  const starts = named
    .map((_, index) => named.slice(index))
    .find((some) => some.length > 1 && text.includes(spokenOffers(some)));
  if (!starts) return text;
  const said = spokenOffers(starts);
  const from = text.indexOf(said);
  const head = text.slice(0, from).trimEnd().replace(/:$/, "");
  const rest = text.slice(from + said.length).replace(/^[.?]\s*/, "");
  // a question that led up to the times stands after them
  const asks = /which one would you like$/i.test(head);
  const lead = asks ? head.replace(/\s*which one would you like$/i, "") : head;
  const tail = asks ? "Which one would you like?" : rest;
  return [lead && `${lead.replace(/[,.]$/, "")}:`, numbered(starts), tail]
    .filter(Boolean)
    .join("\n");
}

const PAGE = /\b(?:form on this page|the form\b|this page|link below|link in (?:your|the))\b/i;
const UNKNOWN = /I don't know that; [^.]*\./;

/** What was written for the page, in words that are true by text; `dropped` where the page was the way on. */
export function withoutPage(text: string): { text: string; dropped: boolean } {
  const told = text
    .replace(LOOKING_UP, CODE_NEEDED)
    .replace(/with the link in your confirmation/i, "with the code in your confirmation");
  const unknown = UNKNOWN.test(told);
  const sentences = told
    .replace(UNKNOWN, "I don't know that; I have passed your question on to the salon.")
    .split(/(?<=[.!?])[ ]+/);
  const kept = sentences.filter((sentence) => !PAGE.test(sentence));
  return { text: kept.join(" ").trim(), dropped: unknown || kept.length < sentences.length };
}

/** The cheaper encoding of an SMS has no curly quotes, long dashes or pictures. Other languages keep their letters. */
export function plainForSms(text: string): string {
  return withoutPictures(text)
    .replaceAll(/[‘’‚‛`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—−]/g, "-")
    .replaceAll("…", "...")
    .replaceAll(/[\u00A0\u202F\u2009]/g, " ")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();
}

/** As much as fits into a text, in whole sentences, with the question at its end. */
export function fitted(text: string, link: string | null): string {
  if (text.length <= LONGEST) return text;
  const pieces = text.split(/(?<=[.!?;])\s+/);
  const last = pieces.at(-1)?.endsWith("?") ? (pieces.pop() ?? "") : "";
  const more = link ? `More: ${link}` : "";
  const room = LONGEST - last.length - more.length - 2;
  let head = "";
  for (const piece of pieces) {
    if (head.length + piece.length + 1 > room) break;
    head = head ? `${head} ${piece}` : piece;
  }
  head = (head || text.slice(0, room)).replace(/;$/, ".");
  return [head, more, last].filter(Boolean).join(" ");
}

/** A visit as it is said: "Haircut on Friday, November 27 at 2:30 PM". */
export const visitWords = ({
  serviceType,
  date,
  time,
}: {
  serviceType: string;
  date: string;
  time: string;
}) => `${serviceType} on ${spokenDate(date)} at ${spokenTime(time)}`;

/** The same of a booking that was read anew. */
export const ownWords = ({ serviceType, appointmentDate, appointmentTime }: OwnAppointment) =>
  visitWords({
    serviceType: serviceType || "Appointment",
    date: appointmentDate,
    time: appointmentTime,
  });

/** How a visit is changed by its code. */
export const codeWords = (code: string) =>
  `C ${code} confirms, R ${code} moves, N ${code} ends it.`;

/** Whether a visit stands, as its client must know. */
export const standingWords = (status: string, payBy: Date | string | null = null) => {
  if (payBy) return "It is held until its payment is due, and not booked before.";
  return status === "pending" ? "The salon still has to say yes to it." : "";
};

/** Sentences in a row, without the empty ones. */
export const sentences = (...said: (string | false | null | undefined)[]) =>
  said.filter(Boolean).join(" ");
