import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearFacts, understand } from "#agent/models/builtin/hear/understand.ts";
import type { Result, UserEvent, View } from "#agent/models/builtin/view.ts";
import { askedIn, CONFIRM } from "#agent/models/builtin/ask.ts";
import { filledFrom } from "#agent/models/builtin/talk/fill.ts";
import {
  aroundOf,
  editOf,
  isOutOfPlace,
  LEAVE,
  type Heard,
  type Turn,
} from "#agent/models/builtin/talk/thread.ts";
import { isIdle } from "#agent/models/builtin/talk/facts.ts";
import { inRoom } from "#agent/models/builtin/talk/take.ts";
import { calledByName } from "#agent/models/builtin/talk/spoken.ts";
import { onlyFacts, placed } from "#agent/models/builtin/talk/edit.ts";
import { NamedKind, type Remember } from "#tools/memory/schema.ts";
import { cardAnswer, declines, denies, leaves } from "./cards.ts";
import type { HeardVerb } from "./hear.ts";
import { correctionIn, mendedSlots, replaced } from "./mend.ts";
import { mixingIn } from "./mixing.ts";
import { chosenOf, offeredIn, wholeWith } from "./open-questions.ts";
import { ordersIn } from "./several.ts";
import { isStep, stepOf, type Told } from "./step.ts";
import { readingOf, recordOf } from "./readings.ts";
import { turnOf } from "./turn.ts";
import { asksForWords, isOther, mayName, nameIn } from "./whole.ts";

/** Words that are of another matter than the question that is open. */
const ANSWERS = new Set(["none", "tell", "formulate", "thanks"]);
const DROPS =
  /^(?:no(?:pe|ne|thing)?|never ?mind|forget (?:it|that)|cancel|stop|leave it|neither|not now)[.! ]*$/;

/** The newest words: an answer to a card or a question that is open, or the first of what they order. */
export function heard(event: UserEvent, before: Turn, told: Told, said: string): Heard {
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

/** A yes to several choices says nothing of which, and neither does asking back. */
const NODS =
  /^(?:yes|yep|yeah|yup|ok|okay|sure|please|yes please|do it|go ahead|which(?: (?:one|ones|of them))?|what|huh)[.!? ]*$/;

/** The row that asks, with its question once more. */
const askedAgain = ({ row }: Turn): HeardVerb | undefined =>
  row && !row.aside ? { ...row, before: WHICH_OF } : undefined;

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
/** The words in full that answer what the rest of the model asked or offered; undefined where they answer nothing. */
function answerIn(text: string, before: Turn, told: Told, said: string): string | undefined {
  const { names } = told.view;
  if (askedIn(said) || DROPS.test(plain(text)) || denies(text)) return undefined;
  const tool = before.row?.verb.tool;
  const chosen = chosenOf(text, offeredIn(before.results));
  if (chosen && chosen !== text) return wholeWith(said, chosen) ?? chosen;
  const whole = wholeWith(said, text);
  if (whole === undefined) return undefined;
  return isOther(text, tool, names) ? undefined : whole;
}

type Thread = { before: Turn; told: Told; said: string };

/** The level that the hair has and the one that is wanted: whatever else the words hold, they ask for a formula. */
function tellsAHead(text: string): boolean {
  const { currentLevel, desiredLevel } = hearFacts(plain(text), text);
  return (
    currentLevel !== undefined &&
    desiredLevel !== undefined &&
    /\bwants? (?:level|a|to be|\d)/.test(plain(text))
  );
}

function heardAs(typed: string, { photos }: UserEvent, { before, told, said }: Thread): Heard {
  const text = calledByName(turnOf(typed), told.spoken);
  const mixing = mixingIn(text, told);
  if (mixing) return { row: mixing, words: text };
  if (tellsAHead(text)) return { row: undefined, words: text };
  const open =
    said.trimEnd().endsWith("?") && !isOther(text, before.row?.verb.tool, told.view.names);
  // a question of hair keeps no words that tell nothing of hair
  const slot = askedIn(said);
  const asked = photos.length > 0 || (open && !(slot && understand(text, slot).intent === "none"));
  const known = { sensed: undefined, ...before, asked, told };
  const answered = before.row && !before.row.aside && answerTo(before.row, text, told);
  if (answered) return { row: answered, words: before.words, more: left(before) };
  const around = aroundOf(told);
  const edit = editOf(before, text, around);
  if (edit) return edit;
  const corrected = correctionOf(before, text, told.view.names);
  if (corrected) return corrected;
  if (declines(text) && !denies(text) && !askedIn(said) && understand(text).intent === "none")
    return { row: undefined, words: "no" };
  const strange = readingOf(text, known, told.view.names);
  if (strange?.row)
    return { ...strange, row: filledFrom(inRoom(strange.row, before.row), text, around) };
  if (!strange && isOutOfPlace(before, text, around))
    return { row: undefined, words: text, meant: "unclear" };
  const record = strange?.meant || asked ? undefined : recordOf(text, told);
  return (record && { row: record, words: text }) ?? strange ?? { row: undefined, words: text };
}

/** The words before, put right by "no, 30": as a row, or as words for the rest of the model. */
function correctionOf(before: Turn, text: string, names: View["names"]): Heard | undefined {
  const correction = correctionIn(text);
  const tool = before.row?.verb.tool;
  if (!correction || !acted(before.results) || heardElsewhere(text)) return undefined;
  if (isOther(text, tool, names)) return undefined;
  const words = replaced(before.words, correction);
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
  const facts = choice || asksForWords(step.ask) ? undefined : factsFor(row, slot, text, told);
  if (facts) return { ...row, slots: facts, before: undefined };
  const names = row.verb.finds?.some((finder) => finder.slot === slot) || NAMES.has(slot);
  const fits =
    !isOther(text, row.verb.tool, told.view.names, step.ask) &&
    (takes
      ? takes.test(plain(text))
      : asksForWords(step.ask) ||
        (ANSWERS.has(understand(text).intent) && (!names || (mayName(text) && !isNameless(text)))));
  if (!choice && !fits) return undefined;
  const answer = (choice ?? (names ? nameIn(text) : text)).trim().replace(/[.!?]+$/, "");
  const learnt = choice && told.view.own?.taps ? learntFrom(row, slot, answer) : undefined;
  return { ...row, slots: { ...row.slots, [slot]: answer }, before: undefined, learnt };
}

/** Words that point, ask or count, and name nothing: "and the one after", "make it 25". */
const isNameless = (text: string): boolean =>
  isIdle(
    plain(text).replaceAll(
      /\b(?:\d+|which|who|how|long|much|many|when|where|why|after|before|next|last)\b|[?!.,]/g,
      "it",
    ),
  );

/** What a tap tells of the word before it, where that names a thing of the salon and nobody's client. */
function learntFrom({ verb, slots }: HeardVerb, slot: string, name: string): Remember | undefined {
  const [words, kind] = [slots[slot], NamedKind.safeParse(slot).data];
  const named = verb.finds?.some((finder) => finder.slot === slot);
  return kind && named && words ? { words, means: { kind, name }, byTap: true } : undefined;
}

/** The row again, where it asked for any words at all: a message may be what by itself would be an order. */
function writtenFor(row: HeardVerb | undefined, text: string, told: Told): HeardVerb | undefined {
  const step = row && !row.aside ? stepOf(row, told) : undefined;
  return row && step?.kind === "ask" && asksForWords(step.ask)
    ? answerTo(row, text, told)
    : undefined;
}

/** The facts of an answer that is nothing else, be they more or others than were asked for. */
function factsFor({ verb, slots }: HeardVerb, asked: string, text: string, told: Told) {
  if (!verb.slots || !(asked in verb.slots)) return undefined;
  const around = aroundOf(told);
  const facts = onlyFacts(nameIn(text), verb.slots, around);
  return facts && placed(verb.slots, slots, facts, around, asked);
}

/** Gaps of rows that hold what somebody or something is called. */
const NAMES: ReadonlySet<string> = new Set(["name", "title", "other", "chair", "supplier"]);

/** Whether the turn came to a call: what was never done has nothing to be put right. */
const acted = (results: readonly Result[]) => results.some(isStep);

/** Words that the rest of the model takes for more than facts of hair. */
const heardElsewhere = (text: string) =>
  !["none", "tell", "thanks"].includes(understand(text).intent);
