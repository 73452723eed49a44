import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearFacts, understand } from "#agent/models/builtin/hear/understand.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import type { Event, Meant, Result, View } from "#agent/models/builtin/view.ts";
import { askedIn, CONFIRM } from "#agent/models/builtin/ask.ts";
import { factsIn } from "./answered.ts";
import { cardAnswer, declines, denies, leaves } from "./cards.ts";
import { hearNext, hearVerb, type HeardVerb } from "./hear.ts";
import { correctionIn, mendedSlots, replaced } from "./mend.ts";
import { formulaIn, mixingIn } from "./mixing.ts";
import { chosenOf, offeredIn, wholeWith } from "./open-questions.ts";
import { ordersIn } from "./several.ts";
import { isStep, stepOf, type Told } from "./step.ts";
import { overrules, strangeTurn } from "./strangers.ts";
import { turnOf } from "./turn.ts";
import { asksForWords, isOther, mayName, nameIn } from "./whole.ts";

type UserEvent = Extract<Event, { kind: "user" }>;

/** The row that the newest words are for, if any; and the thread as the rest of the model reads it. */
export type Running = {
  row: HeardVerb | undefined;
  told: Told;
  /** Without the words that are for a row, and with corrected words in the place of corrections. */
  rest: View;
  /** Orders of the newest message that come after the one that is done now. */
  more: readonly string[];
};

type Turn = {
  row: HeardVerb | undefined;
  words: string;
  results: Result[];
  meant?: Meant;
  sensed?: Sensed;
  more?: readonly string[];
};
type Heard = Omit<Turn, "results">;

/** Words that are of another matter than the question that is open. */
const ANSWERS = new Set(["none", "tell", "formulate", "thanks", "find"]);
const DROPS =
  /^(?:no(?:pe|ne|thing)?|never ?mind|forget (?:it|that)|cancel|stop|leave it|neither|not now)[.! ]*$/;

/** Reads the thread row by row: fresh words, answers to a row's question, corrections of the words before. */
export function runningIn(view: View): Running {
  const events: Event[] = [];
  let turn: Turn = { row: undefined, words: "", results: [] };
  let told: Told = { view, results: [], earlier: [], recordId: undefined, photos: [] };
  let said = "";
  for (const event of view.events) {
    if (event.kind === "said") said = event.text;
    if (event.kind === "results") turn.results.push(...event.results);
    if (event.kind !== "user") {
      events.push(event);
      continue;
    }
    const next = heard(event, turn, told, said);
    said = "";
    turn = { ...next, results: [] };
    told = {
      view,
      results: turn.results,
      earlier: [...told.earlier, ...told.results],
      recordId: event.beside?.recordId ?? told.recordId,
      photos: event.photos,
    };
    const { meant } = next;
    events.push({ ...event, text: next.row ? "" : next.words, ...(meant ? { meant } : {}) });
  }
  return { row: turn.row, told, rest: { ...view, events }, more: turn.more ?? [] };
}

/** The newest words: an answer to a card or a question that is open, or the first of what they order. */
function heard(event: UserEvent, before: Turn, told: Told, said: string): Heard {
  const card = cardAnswer(event.text, before);
  if (card) return { row: card, words: card.aside ? event.text : before.words, more: left(before) };
  if (leaves(event.text) && !said.endsWith(CONFIRM)) return { row: undefined, words: LEAVE };
  const written = writtenFor(before.row, event.text, told);
  if (written) return { row: written, words: before.words, more: left(before) };
  const answer = answerIn(event.text, before, told, said);
  if (answer) return { more: left(before), ...heardAs(answer, event, { before, told, said }) };
  const offered = offeredIn(before.results);
  if (
    NODS.test(plain(event.text)) &&
    offered.length > 1 &&
    !askedIn(said) &&
    !said.endsWith(CONFIRM)
  )
    return {
      row: askedAgain(before) ?? whichOf(offered, event.text),
      words: before.words,
      more: left(before),
    };
  const { first, more } = ordersIn(event.text, told.view.names);
  const turn = heardAs(first, event, { before, told, said });
  return { ...turn, more: more.length > 0 ? more : (turn.more ?? after(event.text, before)) };
}

/** Orders that still wait once one of those that did is said by itself. */
function after(text: string, before: Turn): readonly string[] {
  const waiting = left(before).filter((order) => plain(order) !== plain(text));
  return waiting.length < left(before).length ? waiting : [];
}

/** A yes to several choices says nothing of which. */
const NODS = /^(?:yes|yep|yeah|yup|ok|okay|sure|please|yes please|do it|go ahead)[.! ]*$/;

/** The row that asks, with its question once more. */
const askedAgain = ({ row }: Turn): HeardVerb | undefined =>
  row && !row.aside && !row.verb.hears ? { ...row, before: WHICH_OF } : undefined;

const WHICH_OF = "Which of them? Tap one, or say which. ";

/** Asks once more which of several choices it is. */
const whichOf = (offered: ReturnType<typeof offeredIn>, text: string): HeardVerb => ({
  verb: {
    tool: "offer_choices",
    input: () => ({
      ask: "Which of them? Tap one, or say which.",
      slot: "",
      options: offered.map(({ says }) => says),
    }),
  },
  slots: {},
  text,
  doubt: undefined,
  aside: true,
});

/** Whoever leaves a thing leaves what was to come after it as it was said. */
const left = ({ more }: Turn): readonly string[] => more ?? [];
/** What the rest of the model hears in all words that only say to leave it. */
const LEAVE = "never mind";

/** The words in full that answer what the rest of the model asked or offered; undefined where they answer nothing. */
function answerIn(text: string, before: Turn, told: Told, said: string): string | undefined {
  const { names } = told.view;
  if (askedIn(said) || DROPS.test(plain(text)) || denies(text)) return undefined;
  const tool = before.row?.verb.tool;
  const chosen = chosenOf(text, offeredIn(before.results));
  if (chosen && chosen !== text) return wholeWith(said, chosen, before.words) ?? chosen;
  const whole = wholeWith(said, text, before.words);
  if (whole === undefined) return undefined;
  const fresh = hearVerb(text);
  return (fresh && !fresh.doubt) || isOther(text, tool, names) ? undefined : whole;
}

type Around = { before: Turn; told: Told; said: string };

/** The level that the hair has and the one that is wanted: whatever else the words hold, they ask for a formula. */
function tellsAHead(text: string): boolean {
  const { currentLevel, desiredLevel } = hearFacts(plain(text), text);
  return (
    currentLevel !== undefined &&
    desiredLevel !== undefined &&
    /\bwants? (?:level|a|to be|\d)/.test(plain(text))
  );
}

function heardAs(typed: string, { photos }: UserEvent, { before, told, said }: Around): Heard {
  const text = turnOf(typed);
  const mixing = mixingIn(text, told);
  if (mixing) return { row: mixing, words: text };
  if (tellsAHead(text)) return { row: undefined, words: text };
  const fresh = hearVerb(text);
  const yields = fresh?.verb.yields || (fresh?.doubt === "asked" && !fresh.within);
  const looks = fresh?.doubt !== undefined && looksElsewhere(text);
  const bench = TIMER.test(text) && BENCH.has(understand(text).intent);
  const open =
    said.trimEnd().endsWith("?") && !isOther(text, before.row?.verb.tool, told.view.names);
  const asked = photos.length > 0 || open;
  const known = { sensed: undefined, ...before, asked, told };
  const draws =
    understand(text).detail.wish?.kind === "mixed" &&
    formulaIn(told) !== undefined &&
    before.results.every(({ tool }) => tool !== "list_stock");
  if (
    fresh &&
    !looks &&
    !draws &&
    !bench &&
    !(yields && heardElsewhere(text)) &&
    !overrules(fresh, text, known, told.view.names)
  )
    return { row: fresh, words: text };
  const answered = before.row && !before.row.aside && answerTo(before.row, text, told);
  if (answered) return { row: answered, words: before.words, more: left(before) };
  const corrected = correctionOf(before, text, told.view.names);
  if (corrected) return corrected;
  const next = hearNext(text, new Set(before.results.map(({ tool }) => tool)));
  if (next) return { row: next, words: text };
  if (declines(text) && !denies(text) && !askedIn(said) && understand(text).intent === "none")
    return { row: undefined, words: "no" };
  return strangeTurn(text, known, told.view.names) ?? { row: undefined, words: text };
}

/** The words before, put right by "no, 30": as a row, or as words for the rest of the model. */
function correctionOf(before: Turn, text: string, names: View["names"]): Heard | undefined {
  const correction = correctionIn(text);
  const tool = before.row?.verb.tool;
  if (!correction || !acted(before.results) || heardElsewhere(text)) return undefined;
  if (isOther(text, tool, names)) return undefined;
  const words = replaced(before.words, correction);
  const again = words === undefined ? undefined : hearVerb(words);
  if (again) return { row: again, words: words ?? "" };
  const slots = before.row && mendedSlots(before.row.verb, before.row.slots, correction);
  if (before.row && slots)
    return { row: { ...before.row, slots, before: undefined }, words: before.words };
  return words !== undefined && !before.row ? { row: undefined, words } : undefined;
}

/** The row again, with the gap filled that it asked for. */
function answerTo(row: HeardVerb, text: string, told: Told): HeardVerb | undefined {
  const step = stepOf(row, told);
  if (step.kind !== "ask" || DROPS.test(plain(text)) || denies(text)) return undefined;
  const { slot, takes } = step.ask;
  // its choices are orders by themselves
  if (slot === "") return undefined;
  const choice = chosenOf(
    text,
    step.options.map((label) => ({ label, says: label })),
  );
  const names = row.verb.finds?.some((finder) => finder.slot === slot) || NAMES.has(slot);
  const fits =
    !isOther(text, row.verb.tool, told.view.names, step.ask) &&
    (takes
      ? takes.test(plain(text))
      : asksForWords(step.ask) ||
        (ANSWERS.has(understand(text).intent) && (!names || mayName(text))));
  if (!choice && !fits) return undefined;
  const answer = (choice ?? (names ? nameIn(text) : text)).trim().replace(/[.!?]+$/, "");
  const facts = factsIn(answer, slot, row.verb, told.view);
  const slots = facts ?? { [ofKind(slot, text)]: answer };
  return { ...row, slots: { ...row.slots, ...slots }, before: undefined };
}

/** The row again, where it asked for any words at all: a message may be what by itself would be an order. */
function writtenFor(row: HeardVerb | undefined, text: string, told: Told): HeardVerb | undefined {
  const step = row && !row.aside ? stepOf(row, told) : undefined;
  return row && step?.kind === "ask" && asksForWords(step.ask)
    ? answerTo(row, text, told)
    : undefined;
}

const MONEY: ReadonlySet<string> = new Set(["price", "sum", "cost", "deposit"]);
const MINUTES =
  /^(?:about |around |it takes |takes )?\d+(?:[.,]\d+)? ?(?:min|mins|minutes?|hours?|hrs?|h)\b\D*$/i;
const SUM = /^(?:[$€£] ?\d|\d+(?:[.,]\d+)? ?(?:[$€£]|bucks|dollars?|euros?|pounds?|quid))/i;

/** The gap that an answer fills: minutes are no price, and a price is no minutes. */
function ofKind(slot: string, answer: string): string {
  if (MONEY.has(slot) && MINUTES.test(answer)) return "minutes";
  return slot === "minutes" && SUM.test(answer) ? "price" : slot;
}

/** Gaps of rows that hold what somebody or something is called. */
const NAMES: ReadonlySet<string> = new Set(["name", "title", "other", "chair", "supplier"]);

/** Whether the turn came to a call: what was never done has nothing to be put right. */
const acted = (results: readonly Result[]) => results.some(isStep);

/** A timer, and not what a phone shows of it. */
const TIMER = /\btimers?\b(?! (?:notifications?|notices|push|alerts?)\b)/i;
/** A timer that is named is no thing in stock. */
const BENCH = new Set(["timer", "timers", "add", "stop", "held"]);

/** Words that only ask to see something, by the rest of the model. */
const looksElsewhere = (text: string) =>
  ["timers", "find", "last", "explain", "rinse", "help"].includes(understand(text).intent);

/** Words that the rest of the model takes for more than facts of hair. */
const heardElsewhere = (text: string) =>
  !["none", "tell", "thanks"].includes(understand(text).intent);
