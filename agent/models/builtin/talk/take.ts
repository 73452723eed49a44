import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { timeIn } from "#agent/models/builtin/verbs/finders.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { placed, readIn, type Around } from "./edit.ts";
import { pickedIn, withoutPlace, type Told } from "./spoken.ts";

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

/** A free time that was just told, taken by its place, by its hour or for somebody: "the second one for tess", "11 then". */
export function taken(
  row: HeardVerb | undefined,
  text: string,
  around: Around,
): HeardVerb | undefined {
  const verb = frameOf("book_client");
  const said = plain(text);
  const beyond = row?.verb.tool === ROOM ? BEYOND.exec(said)?.[1] : undefined;
  if (row && beyond) return further(row, beyond, around);
  if (!row || !verb?.slots || row.verb.tool !== ROOM || ASKS_ON.test(said)) return undefined;
  const { listed } = around.spoken;
  const rest = withoutPlace(text);
  const { facts, left } = readIn(rest, verb.slots, around) ?? { facts: [], left: [rest] };
  if (left.length > 0 || listed.length === 0) return undefined;
  const wanted = roomIn(row);
  const slots = placed(verb.slots, {}, facts, around);
  if (!slots) return undefined;
  const time = timeIn(slots["time"] && `at ${slots["time"]}`, around.here);
  const picked =
    pickedIn(text, listed) ??
    (time
      ? listed.find((each) => each.time === time && isTheirs(each, slots["stylist"]))
      : undefined);
  // a day or a colleague alone asks for room once more
  if (!picked && !slots["client"]) return undefined;
  return {
    verb,
    slots: { ...wanted, ...picked, ...slots, ...(picked && { time: picked.time }) },
    text: said,
    doubt: undefined,
  };
}

const isTheirs = ({ stylist = "" }: Told, said: string | undefined): boolean =>
  said === undefined || stylist.toLowerCase().includes(said.toLowerCase());

/** What was looked for room for: it stays, where somebody is booked right after. */
function roomIn({ slots }: HeardVerb): HeardVerb["slots"] {
  const { service, date, stylist, after, before } = slots;
  const part = after && before === undefined ? undefined : after;
  return { service, date, stylist, time: part };
}

/** A booking right after room was told for it, with the day, the work and the colleague that were asked for. */
export function inRoom(row: HeardVerb, before: HeardVerb | undefined): HeardVerb {
  if (row.verb.tool !== "book_client" || before?.verb.tool !== ROOM) return row;
  const { time: _time, ...wanted } = roomIn(before);
  const own = Object.entries(row.slots).filter(([, said]) => said !== undefined);
  return { ...row, slots: { ...wanted, ...Object.fromEntries(own) } };
}
