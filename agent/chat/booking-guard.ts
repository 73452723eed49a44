import { startsIn } from "#agent/models/builtin/booking/mentions.ts";
import { askedIn } from "#agent/models/builtin/booking/words.ts";
import { hearPerson } from "#agent/models/builtin/booking/person.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { BookingGround } from "./booking-results.ts";
import { bookingTeller } from "./booking-told.ts";
import { figuresIn, keysOf } from "./claims/figures.ts";
import { plainly } from "./claims/plain.ts";
import { sentencesOf, sieve, withoutYes } from "./claims/sentences.ts";
import { claimsNothing, type Namable } from "./harmless.ts";

const LONGEST = 1500;

/**
 * What a client may read of a reply that a model wrote: its sentences that claim nothing, and in the place of all others what
 * is so, in the product's own words. What the turn did and found is told whatever the model says.
 */
export function guardedReply(written: string, about: BookingGround, now: Date): string {
  const namable = namableIn(about, now);
  const text = plainText(written);
  const teller = bookingTeller(about, text, now);
  let unasked = "";
  let left = 0;
  const read = sieve(
    (sentence) => claimsNothing(sentence, namable),
    (sentence) => {
      left += 1;
      if (ASKS.test(sentence)) unasked = sentence;
      return left <= MOST_TOLD ? teller.about(sentence) : "";
    },
  );
  const shown = sentencesOf(text).map((sentence) => read(sentence).trim());
  const asked = askedIn(shown.at(-1) ?? "");
  if (asked !== "name" && asked !== "email") shown.push(teller.results());
  if (!shown.some((words) => ANSWERS.test(words))) shown.push(teller.missed());
  const reply = shown.filter(Boolean).join(" ");
  const question = reply.endsWith("?") ? "" : teller.question(unasked);
  return [reply, question].filter(Boolean).join(" ") || NO_ANSWER;
}

/** Of no more sentences that are left out is it told what is so. */
const MOST_TOLD = 12;
/** Asks back, or says that something can't be said here. */
const ANSWERS = /\?\W*$|\b(?:can't|cannot|not|don't|ask|salon)\b/i;
/** Asks, or says what is needed. */
const ASKS = /\?\W*$|\byour (?:full |best )?(?:name|e-?mail)/i;
const NO_ANSWER = "I could not answer that. The form on this page takes your booking too.";

/** One-tap answers are the client's words: they may ask for anything, and name no time and no figure that is not there. */
export function guardedAnswers(answers: readonly string[], about: BookingGround, now: Date) {
  const namable = namableIn(about, now);
  return answers.map(plainText).filter((answer) => {
    const asked = withoutYes(answer);
    return answer && (!asked || claimsNothing(`May I say ${asked}?`, namable));
  });
}

/** Words that say something though a name holds them. */
const SAYING = /^(?:free|no|not|off|safe|booked|confirmed|cancelled|included|discount)$/;

/** The names and starts that a model's own words may hold. */
function namableIn({ salon, menu, turns, turn }: BookingGround, now: Date): Namable {
  const at = { timeZone: salon.timeZone, now };
  const said = turns.flatMap(({ role, content }) =>
    role === "assistant" ? startsIn(content, at) : [],
  );
  const found = turn.slots.map(({ start }) => wallOf(salon.timeZone, Date.parse(start)));
  const names = [salon.name, salon.stylist, ...menu.map(({ name }) => name), ...namesIn(turns)];
  return {
    ...at,
    names: new Set(
      names.flatMap((name) => plainly(name).split(/[ |]+/)).filter((word) => !SAYING.test(word)),
    ),
    offered: [...said, ...found].map(
      ({ date, time }) => new Set(figuresIn(`${date} ${time}`, at).flatMap(keysOf)),
    ),
  };
}

/** What clients call themselves. */
const namesIn = (turns: BookingGround["turns"]) =>
  turns.flatMap(({ role, content }) =>
    role === "user" ? (hearPerson(content, undefined).name ?? []) : [],
  );

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
