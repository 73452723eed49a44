import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { timeIn } from "#agent/models/builtin/verbs/finders.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { placed, readIn, type Around } from "./edit.ts";
import { pickedIn, withoutPlace } from "./refer.ts";
import { factsOf, type Told } from "./things.ts";

const ROOM = "find_free_times";
/** Asks on for room, and takes none. */
const ASKS_ON =
  /\?\s*$|^(?:and|what about|how about|or|any|is|are|anything)\b|\b(?:after|before|from|later|earlier|till|until)\b/;

/** Asks for room after or before what was told. */
const BEYOND =
  /^(?:(?:and|or|ok|is there|got) )*(?:any(?:thing)? |something |a bit |nothing )?(later|earlier|sooner)(?: (?:on|one|that day|then))?[?.! ]*$/;

/** The same look past the times that were told. */
function further(
  row: HeardVerb,
  way: string,
  { spoken: { listed } }: Around,
): HeardVerb | undefined {
  const times = listed.flatMap(({ time }) => time ?? []).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return undefined;
  const part =
    way === "later" ? { after: last, before: undefined } : { after: undefined, before: first };
  return { ...row, slots: { ...row.slots, ...part }, before: undefined };
}

/**
 * A free time that was just told, taken by its place, by its hour or for somebody: "the second one for tess", "11 then". It is
 * for `open`, a visit whose time stands open or whose card waits, where there is one.
 */
export function taken(
  row: HeardVerb | undefined,
  open: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  if (row?.verb.tool !== ROOM) return undefined;
  const said = plain(text);
  const { listed } = around.spoken;
  const moves = open && TIMED.has(open.verb.tool) ? open : undefined;
  const verb = moves ? { slots: { time: "time" as const } } : frameOf("book_client");
  const rest = withoutPlace(text);
  const { facts, left } = (verb && readIn(rest, verb.slots, around)) ?? { facts: [], left: [rest] };
  const slots = verb && left.length === 0 ? placed(verb.slots, {}, facts, around) : undefined;
  const time = timeIn(slots?.["time"] && `at ${slots["time"]}`, around.here);
  const picked =
    (slots && pickedIn(text, listed)) ??
    (time
      ? listed.find((each) => each.time === time && isTheirs(each, slots?.["stylist"]))
      : undefined);
  if (moves) {
    const at = picked ?? { time, date: row.slots["date"] };
    const to = { date: at.date, time: at.time };
    if (to.date && to.time)
      return { ...moves, slots: { ...moves.slots, ...to }, text: said, before: undefined };
  }
  const beyond = BEYOND.exec(said)?.[1];
  if (beyond) return further(row, beyond, around);
  const book = frameOf("book_client");
  // a day or a colleague alone asks for room once more
  if (moves || !slots || !book || ASKS_ON.test(said) || listed.length === 0) return undefined;
  if (!picked && !slots["client"]) return undefined;
  return {
    verb: book,
    slots: {
      ...roomIn(row),
      ...(picked && factsOf(picked)),
      ...slots,
      ...(picked && { time: picked.time }),
    },
    // a time that was taken is no longer left over
    text: picked?.time && slots["time"] ? said.replace(plain(slots["time"]), picked.time) : said,
    doubt: undefined,
  };
}

const TIMED: ReadonlySet<string> = new Set(["move_appointment", "book_client"]);

const isTheirs = ({ stylist = "" }: Told, said: string | undefined): boolean =>
  said === undefined || stylist.toLowerCase().includes(said.toLowerCase());

/** What was looked for room for: it stays, where somebody is booked right after. */
function roomIn({ slots }: HeardVerb): HeardVerb["slots"] {
  const { service, date, stylist, after, before } = slots;
  const part = after && before === undefined ? undefined : after;
  return { service, date, stylist, time: part };
}

/** Who is booked is asked of the day that is to be closed. */
const CLOSES: ReadonlySet<string> = new Set(["close_day", "block_time"]);

/** Looks at one day of somebody: what is booked right after one is for that day. */
const DAY_LOOKS: ReadonlySet<string> = new Set(["list_appointments", "get_hours"]);

/** The day that was looked at, and whose it was. */
function dayIn({ verb, slots }: HeardVerb, { here }: Around): HeardVerb["slots"] {
  const slot = Object.keys(verb.slots ?? {}).find((each) => verb.slots?.[each] === "date");
  const said = slot && slots[slot];
  const heard = said && here ? hearWhen(said, here) : undefined;
  if (!DAY_LOOKS.has(verb.tool) || !(heard?.date ?? heard?.days)) return {};
  return { date: said, stylist: slots["stylist"] };
}

const AN_HOUR = /\bat \d{1,2}\b/;

/** A booking right after room was told for it, with the day, the work and the colleague that were asked for; or after a look at a day. */
export function inRoom(row: HeardVerb, before: HeardVerb | undefined, around: Around): HeardVerb {
  const closes = before && CLOSES.has(before.verb.tool) ? before.slots["date"] : undefined;
  if (closes && row.verb.id === "list_appointments") {
    // of a salon that is to be closed, everybody's day is meant
    const all =
      before?.verb.id === "close_day.salon" ? frameOf("list_appointments.all") : undefined;
    return {
      ...row,
      verb: all ?? row.verb,
      slots: {
        ...row.slots,
        date: row.slots["date"] ?? closes,
        stylist: row.slots["stylist"] ?? before?.slots["stylist"],
      },
    };
  }
  if (!before || row.slots["date"]) return row;
  // whether somebody can come at an hour is asked of the day that was just told
  if (row.verb.tool === ROOM && AN_HOUR.test(row.text))
    return { ...row, slots: { ...row.slots, date: dayIn(before, around)["date"] } };
  if (row.verb.tool !== "book_client") return row;
  const { time: _time, ...wanted } =
    before.verb.tool === ROOM ? roomIn(before) : dayIn(before, around);
  const own = Object.entries(row.slots).filter(([, said]) => said !== undefined);
  return { ...row, slots: { ...wanted, ...Object.fromEntries(own) } };
}
