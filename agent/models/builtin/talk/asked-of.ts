import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { isIdle } from "./facts.ts";
import { knownBy, LEAD, nameOf } from "./follow.ts";
import { pointedAt } from "./refer.ts";
import type { Thing, ThingKind } from "./things.ts";

const ASKS = new RegExp(
  String.raw`${LEAD}(?:who(?:'s|s| is| was)?|what(?:'s|s| is| was| time| day| date)?|when(?:'s|s| is| was| does| will| did| can| were)?|which|how long)\b`,
);
/** Words of a question that a thing's own facts answer. */
const ASKED =
  /^(?:who|who's|whos|what|what's|whats|when|when's|whens|which|is|was|were|did|does|will|can|do|be|go|goes|going|out|post|posted|up|live|due|scheduled|i|we|say|said|have|put|book|booked|in|for|at|on|again|now|then|time|day|date|having|coming|got|get|long|how|left|has|visit|appointment|booking|there|wait|waiting|been)$/;

/** What a few words ask of a thing that they point at: a look at it, else when it is, who it is and what for, by what is known of it. */
export function askedOf(typed: string, { view: { here }, spoken }: Told): HeardVerb | undefined {
  const text = plain(typed);
  const count = text.split(" ").length;
  const asks = ASKS.test(text) && count <= MOST_ASKED;
  if (!asks && count > MOST_PLACED) return undefined;
  const pointed = pointedAt(text, spoken, ({ is }) => is in TELLS || is in SHOWS);
  const [thing] = pointed.things;
  const isPlaced = pointed.by === "place";
  // when somebody is in next is looked up anew
  const isWhen =
    pointed.by === "word" && asks && ASKS_WHEN.test(text) && !/\b(?:next|last)\b/.test(text);
  const left = pointed.rest.split(/\s+/).map((word) => word.replace(/[,.!?]+$/, ""));
  const isMore = left.some((word) => word && !(asks && ASKED.test(word)) && !isIdle(word));
  if (!thing || !(isPlaced || isWhen) || isMore) return undefined;
  const look = frameOf(SHOWS[thing.is] ?? "");
  const row = { text, doubt: undefined, points: thing };
  if (look) return { ...row, verb: look, slots: knownBy(look, thing, false) };
  const say = asks ? TELLS[thing.is]?.(thing, here) : undefined;
  return say
    ? {
        ...row,
        verb: { tool: "list_appointments", input: () => ({ say }) },
        slots: {},
        aside: true,
      }
    : undefined;
}

/** What shows a thing anew. */
const SHOWS: Readonly<Partial<Record<ThingKind, string>>> = {
  timer: "list_timers",
  formula: "find_formulas",
  item: "list_stock",
  supplier: "list_suppliers",
};
const ASKS_WHEN = /\bwhen|\bwhat (?:time|day|date)\b|\bhow long\b/;
/** More words are no pick from a list. */
const MOST_PLACED = 4;
const MOST_ASKED = 9;

type Here = Told["view"]["here"];

/** A thing in a sentence, by what it is. */
const TELLS: Readonly<
  Partial<Record<ThingKind, (thing: Thing, here: Here) => string | undefined>>
> = {
  wish: (thing) => `It was to be ${nameOf(thing)}. It is not booked.`,
  visit: (thing) =>
    `${[nameOf(thing), thing.stylist && `with ${thing.stylist}`].filter(Boolean).join(", ")}.`,
  entry: ({ client, service, period = "" }) => {
    const days = period.split(" to ").map((day) => spokenDate(day));
    return `${client}, ${service}, ${days.join(" to ")}.`;
  },
  post: ({ date, word }, here) => {
    if (!date) return "It has no day yet: it is a draft.";
    const { time } = wallOf(here?.timeZone ?? "UTC", Date.parse(date));
    return `It goes out on ${dayOf(date, here)} at ${spokenTime(time)}${word ? `, on ${word}` : ""}.`;
  },
};
