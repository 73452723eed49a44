import type { TimeBlock } from "#tools/appointments/schema.ts";
import type { TeamHours } from "#tools/team/called-schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { isOpen, withinHours } from "#agent/models/builtin/calendar/day-hours.ts";
import { DAY_ENDS, spanIn } from "#agent/models/builtin/calendar/spans.ts";
import { minutesIn } from "#agent/models/builtin/verbs/amounts.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { somebody } from "./book/book-finders.ts";
import type { Frame } from "./frame.ts";
import { standing } from "./book/hours.ts";
import { clockIn, daysIn, NO_BOOK, onClock, type Span, spanOf, whenIn } from "./book/when.ts";

const REST = /\brest of (?:the|my|this) day\b|\brest of today\b/;

/** From the quarter that has begun to the end of the day. */
function restOf(here: Here): Span {
  const { time } = wallOf(here.timeZone, here.now.getTime());
  const quarter = Math.floor(Number(time.slice(3)) / 15) * 15;
  return { from: `${time.slice(0, 3)}${String(quarter).padStart(2, "0")}`, to: DAY_ENDS };
}

/** From when to when: of two times, a time and a length, or a part of the day. */
function spanSaid(slots: Slots, { text, here }: About): Span | undefined {
  if (!here) return undefined;
  const { from, to, minutes } = slots;
  const two = spanOf(slots, here);
  if (two) return two;
  const begins = clockIn(from, here);
  const length = minutes && minutesIn(minutes);
  if (begins && length) return spanIn(`${length} min`, { time: begins });
  if (REST.test(text)) return restOf(here);
  // what was answered stands in the facts, and not in the words
  const said = from && !to && !text.includes(plain(from)) ? from : text;
  return spanIn(onClock(said), hearWhen(onClock(said), here));
}

/** The day that was said, or today where none was; undefined where it can't be read. */
const dateOf = ({ date }: Slots, text: string, here: Here) =>
  dayIn(date, here) ?? dayIn(text, here) ?? (date ? undefined : todayOf(here));

function blocked(slots: Slots, about: About): Input | Ask | Say {
  const { here, text, found } = about;
  if (!here) return NO_BOOK;
  const span = spanSaid(slots, about);
  if (!span)
    return {
      ask: "On which day, and from when to when?",
      slot: "from",
      takes: /\d|morning|noon|day/,
    };
  const date = dateOf(slots, text, here);
  if (!date) return { ask: "On which day?", slot: "date" };
  const hours = foundOf(about, "standing") as TeamHours | undefined;
  const within = withinHours(span, { date, here, hours });
  if ("say" in within) return within;
  const stylistId = found["stylist"]?.id ?? here.stylistId;
  return { stylistId, date, ...within, reason: slots["reason"]?.trim() };
}

/** Blocked time by what it is for or when it begins. Where one block stands then, it is the one. */
const block: Finder = {
  tool: "list_appointments",
  slot: "reason",
  what: "blocked time",
  bare: "only",
  with: ({ date }, { here }) => (here ? daysIn(whenIn({ date }, here), here) : {}),
  among: (value, { reason, time }, { here, text, names }) => {
    const { blocks = [] } = value as { blocks?: TimeBlock[] };
    const at = clockIn(time, here);
    const saysWho = text.split(/\W+/).some((word) => names.get(word)?.has("stylist"));
    const meant = saysWho
      ? blocks
      : blocks.filter(({ stylistId }) => stylistId === here?.stylistId);
    const all = meant.map((of) => {
      const begins = here && wallOf(here.timeZone, Date.parse(of.startsAt)).time;
      return { begins, found: { id: of.id, name: of.reason || `From ${begins}`, of } };
    });
    const then = all.filter(({ begins }) => begins === at);
    const kept = (then.length > 0 ? then : all).map(({ found }) => found);
    return kept.length === 1 ? kept.map((one) => ({ ...one, also: reason })) : kept;
  },
  empty: "You have no time blocked then.",
};

/** Time that is kept free of visits. */
export const ROOMS: readonly Frame[] = [
  {
    id: "block_time",
    slots: {
      from: "time",
      to: "time",
      date: "date",
      minutes: "minutes",
      stylist: "stylist",
      reason: "name",
    },
    says: [
      "block time[ of {stylist}][ on {date}][ from {from}][ to {to}][ for {minutes}][ because of {reason}]",
    ],
    does: "block time in the book",
    rest: "reason",
    finds: [
      somebody,
      // an afternoon ends with the day's work
      {
        ...standing,
        only: (slots, about) => {
          const span = spanSaid(slots, about);
          return span !== undefined && isOpen(span);
        },
      },
    ],
    input: blocked,
    report: (_value, _slots, { found }) =>
      `Blocked. Nobody can book ${found["stylist"] ? `${found["stylist"].name} then` : "that time"}.`,
  },
  {
    id: "unblock_time",
    slots: { reason: "name", date: "date", time: "time" },
    says: ["open up blocked time[ on {date}][ at {time}][ for {reason}]"],
    does: "open blocked time again",
    finds: [block],
    input: (_slots, { found }) => ({ id: found["reason"]?.id }),
    report: () => "That time is open again.",
  },
];
