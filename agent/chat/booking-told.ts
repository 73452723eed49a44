import {
  aheadWords,
  answerTo,
  changeWords,
  dueWords,
  lineOf,
} from "#agent/models/builtin/booking/answers.ts";
import { intentsOf, type Intent } from "#agent/models/builtin/booking/intents.ts";
import { stateOf, type BookingState } from "#agent/models/builtin/booking/state.ts";
import { QUESTIONS, spokenMinutes, SUITS } from "#agent/models/builtin/booking/words.ts";
import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import {
  doneIn,
  isListed,
  roomIn,
  sentenceOf,
  UNBOOKED,
  type BookingGround,
} from "./booking-results.ts";
import { mattersIn, type Matter } from "./booking-matters.ts";
import { figuresIn, type Kind } from "./claims/figures.ts";
import { plainly } from "./claims/plain.ts";

/** Tells a client in the product's own words what is so; each thing once. */
export type Teller = {
  /** What is so of the matter of a sentence that a model wrote. */
  about: (sentence: string) => string;
  /** What the turn did and found, as far as that was not told. */
  results: () => string;
  /** What is said where a sentence was left out of which nothing is known; empty where something was told. */
  missed: () => string;
  /** What is asked next, where the model's own question was left out. */
  question: (sentence: string) => string;
};

/** Begins to tell of a turn, at an instant, in the place of what a model wrote of it. */
export function bookingTeller(ground: BookingGround, written: string, now: Date): Teller {
  const { salon, menu, turns, turn, byText } = ground;
  const at = { timeZone: salon.timeZone, now };
  const page = { today: salon.today, stylist: salon.stylist, salon: salon.name };
  const facts = { now: now.toISOString(), timeZone: salon.timeZone, ...page };
  const state = stateOf(turns, { ...facts, ...(byText && { byText: true as const }) }, menu);
  const done = doneIn(ground);
  const room = turn.booked ? [] : roomIn(ground);
  const results = [...done, ...room];
  const whole = plainly(written);
  const wanted = plainly(turns.at(-1)?.content ?? "");
  const said = new Set<string>();
  let hasMissed = false;
  let isFirst = true;
  const fresh = (words: readonly string[]) =>
    words.filter((each) => each && !said.has(each) && said.add(each)).join(" ");
  /** Answers to some plain words; of services those that are not told of with the results. */
  const answersTo = (plain: string, kinds: ReadonlySet<Kind>) => {
    const matters = mattersIn(plain);
    const named = namedIn(plain, menu);
    const meant = named.length > 0 ? named : meantBy([whole, wanted], menu, state);
    const lines = meant.filter(({ name }) => !results.some((told) => told.includes(`${name} (`)));
    const answers = matterWords(
      { plain, matters, meant, kinds, hasRoom: room.length > 0 },
      ground,
      state,
    );
    const isSpoken = plain !== wanted && answers.length === 0 && results.length === 0;
    const isPriced =
      kinds.has("money") ||
      matters.has("price") ||
      (isSpoken && (named.length > 0 || (kinds.has("minutes") && lines.length < menu.length)));
    return [...(isPriced ? lines.map((line) => `${lineOf(line)}.`) : []), ...answers];
  };
  return {
    about: (sentence) => {
      const plain = plainly(sentence);
      const kinds = new Set(figuresIn(sentence, at).map(({ kind }) => kind));
      const isOfVisit = mattersIn(plain).has("visit") && done.length === 0;
      const unbooked = isOfVisit
        ? state.booked
          ? `${NOT_FROM_HERE} ${changeWords(salon)}`
          : UNBOOKED
        : "";
      const theirs = isFirst ? answersTo(wanted, new Set()) : [];
      isFirst = false;
      const known = [...done, unbooked, ...answersTo(plain, kinds), ...theirs, ...room].filter(
        Boolean,
      );
      hasMissed ||= known.length === 0 && !/\?\W*$/.test(sentence);
      return fresh(known);
    },
    results: () => fresh(results),
    missed: () => (said.size === 0 && hasMissed ? asked(ground, state).join(" ") : ""),
    question: (sentence) => {
      const isNeeded = mattersIn(plainly(sentence)).has("needs");
      if (turn.booked || turn.handOver || isListed(turn)) return "";
      if (turn.slots.length > 0 && !isNeeded)
        return turn.slots.length === 1 ? SUITS : QUESTIONS.pick;
      if (done.length > 0) return QUESTIONS.day;
      if (!sentence) return "";
      if (isNeeded) return state.name && !byText ? QUESTIONS.email : QUESTIONS.name;
      return state.service ? QUESTIONS.day : QUESTIONS.service;
    },
  };
}

const MOST_LINES = 8;

/** Plain words, and what they are of. */
type Spoken = {
  plain: string;
  matters: ReadonlySet<Matter>;
  meant: readonly OfferedService[];
  kinds: ReadonlySet<Kind>;
  hasRoom: boolean;
};

/** What is so of the matters of a sentence. */
function matterWords(
  { plain, matters, meant, kinds, hasRoom }: Spoken,
  { menu, salon, turn, byText }: BookingGround,
  state: BookingState,
): string[] {
  const heard = { ...state.heard, when: undefined };
  const answer = (intent: Intent) =>
    answerTo(
      intent,
      { ...state, service: meant.find(({ needsPatchTest }) => needsPatchTest), heard },
      { menu, salon },
    );
  const is = (matter: Matter) => matters.has(matter);
  const isNew = !turn.booked;
  const waits = meant.map((service) => waitWords(service)).filter(Boolean);
  const known: readonly (string | false)[] = [
    isNew && is("change") && NOT_FROM_HERE,
    isNew && (is("change") || is("link")) && changeWords(salon),
    is("ahead") && aheadWords(salon),
    is("hours") && !(hasRoom && kinds.has("time")) && answer("hours"),
    is("menu") && answer("menu"),
    (is("address") || (salon.address !== null && sharesWord(plain, salon.address, 4))) &&
      answer("address"),
    is("stylist") && answer("stylist"),
    is("test") && answer("patch_test"),
    is("advice") && answer("advice"),
    isNew && is("due") && dueWords(menu),
    is("body") && BODY_WORDS,
    is("hold") && HOLDING,
    isNew && !salon.standsAtOnce && is("standing") && STANDING,
    !isListed(turn) && is("list") && LISTING,
    is("needs") && /\bservice|\ba day/.test(plain) && (byText ? NEEDED_BY_TEXT : NEEDED),
    is("waits") && waits.join(" "),
    ...meant
      .filter(({ description }) => sharesWord(plain, description))
      .map(({ name, description }) => `${name}: ${sentenceOf(description)}`),
  ];
  return known.flatMap((words) => words || []);
}

/** How long a service works by itself: "35 minutes of Full colour are waiting." */
function waitWords({ name, segments }: OfferedService): string {
  const minutes = segments.reduce(
    (sum, each) => sum + (each.kind === "process" ? each.minutes : 0),
    0,
  );
  return minutes > 0 ? `${spokenMinutes(minutes)} of ${name} are waiting.` : "";
}

const NOT_FROM_HERE = "I can't look up or change a visit from here.";
const BODY_WORDS =
  "What concerns your skin, an allergy or a test the salon decides with you, and a doctor where there was a reaction.";
const HOLDING = "I can't hold a time: it is yours once it is booked.";
const STANDING = "A visit stands once the salon has said yes to it.";
const LISTING =
  "I can put you on the waiting list: for that I need your name, your e-mail address and the days that suit you.";
const NEEDED =
  "To book I need the service, a day that suits you, your name and your e-mail address.";
const NEEDED_BY_TEXT = "To book I need the service, a day that suits you and your name.";

/** What the page answers to the client's own words, where a sentence is of nothing that is known. */
function asked({ menu, salon, turns }: BookingGround, state: BookingState): string[] {
  const wanted = intentsOf(turns.at(-1)?.content ?? "");
  const answers = wanted.map((intent) => answerTo(intent, state, { menu, salon })).filter(Boolean);
  if (answers.length > 0) return answers;
  const { service, when, person, wants } = state.heard;
  if (service || when || person.name || wants) return [UNBOOKED];
  if (wanted.includes("thanks")) return ["You're welcome."];
  return wanted.length > 0 && wanted.every((intent) => intent === "greeting" || intent === "bye")
    ? []
    : ["I can't help with that from here; please ask the salon directly."];
}

/** The services of which some texts speak, or else those of which the conversation does. */
function meantBy(texts: readonly string[], menu: readonly OfferedService[], state: BookingState) {
  const named = namedIn(texts.join(" | "), menu);
  if (named.length > 0) return named;
  if (state.service) return [state.service];
  return (state.among.length > 0 ? state.among : menu).slice(0, MOST_LINES);
}

/** Services that a text names, by any word of their names that says which. */
const namedIn = (plain: string, menu: readonly OfferedService[]) =>
  menu.filter(({ name }) => sharesWord(plain, name, 3));

/** Whether plain words hold a word of a text that is so long and says something. */
const sharesWord = (plain: string, text: string, shortest = 5) =>
  plainly(text)
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        word.length >= shortest &&
        !SMALL.has(word) &&
        new RegExp(`\\b${word.slice(0, 6)}`).test(plain),
    );
const SMALL = new Set(
  "the and for with your hair full over head all new long short half".split(" "),
);
