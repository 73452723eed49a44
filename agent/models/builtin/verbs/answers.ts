import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { isIdle } from "#agent/models/builtin/talk/facts.ts";
import { CORRECTS, onlyFacts, placed, readIn, textAfter } from "#agent/models/builtin/talk/edit.ts";
import { aroundOf } from "#agent/models/builtin/talk/thread.ts";
import { NamedKind, type Remember } from "#tools/memory/schema.ts";
import { denies } from "./cards.ts";
import type { HeardVerb } from "./hear.ts";
import { correctionIn, replaced } from "./mend.ts";
import { allDescribedBy, chosenOf, type offeredIn } from "./open-questions.ts";
import { asAsked, stepOf, type Step, type Told } from "./step.ts";
import { asksForWords, isOther, mayName, nameIn } from "./whole.ts";

/** Words that are of another matter than the question that is open. */
const ANSWERS = new Set(["none", "tell", "formulate", "thanks"]);
/** Words that drop what was asked. */
export const DROPS =
  /^(?:(?:actually|ok|oh|no|sorry|wait),? )*(?:no(?:pe|ne|thing)?|never ?mind|forget (?:it|that)|cancel(?: it| that)?|stop|leave it|neither|not now)[.! ]*$/;

/** The row again, with the gap filled that it asked for. */
export function answerTo(row: HeardVerb, text: string, told: Told): HeardVerb | undefined {
  const step = stepOf(row, asAsked(told));
  if (step.kind !== "ask" || DROPS.test(plain(text)) || denies(text)) return undefined;
  const { slot, takes } = step.ask;
  // its choices are orders by themselves
  if (slot === "") return undefined;
  // "make that 15" is of what the order holds, and no reason for it
  const isPut = asksForWords(step.ask) && CORRECTS.test(plain(text)) && row.verb.slots;
  if (isPut && onlyFacts(text, isPut, aroundOf(told))) return undefined;
  const choice = chosenOf(
    text,
    step.options.map((label) => ({ label, says: label })),
  );
  const described = choice ? undefined : describedFor(row, step, text, told);
  if (described) return described;
  const facts = choice || asksForWords(step.ask) ? undefined : factsFor(row, slot, text, told);
  const among = step.options.length > 1 ? { slot, options: step.options } : row.among;
  const open = { ...row, before: undefined, ...(among && { among }) };
  if (facts) return { ...open, slots: facts, text: textAfter(row, facts) };
  const names = row.verb.finds?.some((finder) => finder.slot === slot) || NAMES.has(slot);
  const fits =
    !isOther(text, row.verb.tool, told.view.names, step.ask) &&
    (takes
      ? takes.test(plain(text))
      : asksForWords(step.ask) ||
        (ANSWERS.has(understand(text).intent) && (!names || (mayName(text) && !isNameless(text)))));
  const formula = Object.keys(row.verb.slots ?? {}).find(
    (each) => row.verb.slots?.[each] === "formula",
  );
  if (!choice && !fits)
    return formula && formula !== slot && WEIGHED.test(text)
      ? { ...open, slots: { ...row.slots, [formula]: text.trim() } }
      : undefined;
  const answer = (choice ?? (names ? nameIn(text) : text)).trim().replace(/[.!?]+$/, "");
  const learnt = choice && told.view.own?.taps ? learntFrom(row, slot, answer) : undefined;
  const when = choice && slot === "time" ? whenOf(row, choice, told) : undefined;
  return { ...open, slots: { ...row.slots, [slot]: answer, ...when }, learnt };
}

/** Kinds of what stands on a choice. */
const ON_CHOICES: ReadonlySet<SlotKind> = new Set(["client", "service"]);

/** The choice that some of the words describe, with what the others say of it: "her blow dry to 3". The next of several alike is taken, and told. */
function describedFor(
  row: HeardVerb,
  { ask: { slot }, options }: Extract<Step, { kind: "ask" }>,
  text: string,
  told: Told,
): HeardVerb | undefined {
  const kinds = Object.fromEntries(
    Object.entries(row.verb.slots ?? {}).filter(([, kind]) => !ON_CHOICES.has(kind)),
  );
  const around = aroundOf(told);
  const { facts = [], left = [] } = readIn(text, kinds, around) ?? {};
  if (options.length < 2 || facts.length === 0 || left.length === 0) return undefined;
  const [one, ...others] = allDescribedBy(
    left.join(" "),
    options.map((label) => ({ label, says: label })),
  );
  const slots = one && placed(kinds, row.slots, facts, around);
  if (!one || !slots || others.length + 1 === options.length) return undefined;
  const also = others.length > 0 ? `The next one; there is also ${others[0]?.says}. ` : undefined;
  return { ...row, slots: { ...slots, [slot]: one.says }, before: also };
}

/** The day and the time of a choice that holds both, each in its own slot: what is said next may be of one of them. */
function whenOf({ verb }: HeardVerb, choice: string, { view: { here } }: Told) {
  if (verb.slots?.["date"] !== "date" || !here) return undefined;
  const { date, time } = hearWhen(choice, here) ?? {};
  return date && time ? { date, time } : undefined;
}

/** What puts right what was said begins so. */
export const NOT_THAT =
  /^(?:(?:no|nope|nah|not that(?: one)?|sorry|sry|wait|oops|actually|oh|i mean(?:t)?|rather|make (?:it|that)|better)[,.! ]*)+/;
const NAMES_ONE = /[a-z]{3}|\d(?:st|nd|rd|th)\b/;
const OTHER = /^(?:the )?other(?: one)?[.! ]*$/;

/** The order again with another one of those that it asked about: "no the first one", "sorry, the other one". */
export function pickedAnew(row: HeardVerb | undefined, text: string): HeardVerb | undefined {
  const { slot, options = [] } = row?.among ?? {};
  const said = plain(text).replace(NOT_THAT, "");
  // a bare figure is an hour or a count
  if (!row || slot === undefined || row.made || !NAMES_ONE.test(said)) return undefined;
  const others = options.filter((option) => option !== row.slots[slot]);
  const [other, another] = others;
  const picked =
    OTHER.test(said) && !another
      ? other
      : chosenOf(
          said,
          options.map((label) => ({ label, says: label })),
        );
  return picked && picked !== row.slots[slot]
    ? { ...row, slots: { ...row.slots, [slot]: picked }, before: undefined }
    : undefined;
}

/** Shorthand of a bowl: "6/0 60g + 20v 60g". */
const WEIGHED = /\d ?g\b.*\b\d{1,2} ?v/i;
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
export function writtenFor(
  row: HeardVerb | undefined,
  text: string,
  told: Told,
): HeardVerb | undefined {
  const step = row && !row.aside ? stepOf(row, asAsked(told)) : undefined;
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

/** The same choices with the figure or the day that was put right: "actually 12". */
export function askedAnew(
  row: HeardVerb,
  offered: ReturnType<typeof offeredIn>,
  text: string,
): HeardVerb | undefined {
  const correction = offered.length > 0 ? correctionIn(text) : undefined;
  const options = offered.flatMap(({ says }) => (correction && replaced(says, correction)) ?? []);
  if (options.length === 0 || options.length < offered.length) return undefined;
  const ask = options.length > 1 ? "Which of these do you mean?" : "Do you mean this?";
  return {
    ...row,
    verb: { tool: "offer_choices", input: () => ({ ask, slot: "", options }) },
    text,
  };
}
