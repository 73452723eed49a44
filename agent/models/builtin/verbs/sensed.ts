import { isOver, isRescue } from "#tools/colour/rescue/words.ts";
import { findTool } from "#tools/registry.ts";
import { MONTH } from "#agent/models/builtin/hear/calendar-names.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { HeardVerb } from "./hear.ts";
import type { Before } from "./readings.ts";

/** Nobody asks for one thing in more letters. */
const LONGEST = 400;

const FOLLOWS =
  /^(?:no|nah|nope|actually|sorry|wait|oops|hang on|hold on|make (?:it|that)|same|and|or|ok|hm+|not|rather|better|(?:what|how) about|then|but|also)\b/i;
const FEW = 4;

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const AT = /\bat (\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)\b/i;

/** What words seem to be by what was taught, after what came before them. Undefined of words that are too many. */
export function sensedIn(
  typed: string,
  before: Before,
  names: Lexicon | undefined,
): Sensed | undefined {
  const read = typed.length > LONGEST ? undefined : sense(typed, toolBefore(before), names);
  if (!read) return read;
  const sensed = withoutAlarm(asMessage(read, typed, names) ?? read, typed, names);
  const counted = countedAlone(sensed, typed, before, names);
  const whole = withShade(ofWhom(counted, typed, before, names), typed, names);
  const once = ofOneDay(ofTwoTimes(whole, typed, names), typed, names);
  const dated = withBound(withDay(once, typed), typed);
  const followsOn = typed.trim().split(/\s+/).length <= FEW || FOLLOWS.test(typed.trim());
  return followsOn ? withEarlier(dated, before.row) : dated;
}

/** Begins with writing to somebody, to find something out. */
const ASKS_THEM =
  /^(?:(?:please|pls|can you|could you|ok|and|just)\W+)*(?:text|message|msg|whats ?app|drop|e-?mail|ask|write(?: to)?|ping) (?!from\b|says?\b|said\b|reads?\b|came\b|in\b).{2,40}?\b(?:if|whether|to see|to ask|and ask|see if|check if)\b/i;
const MESSAGES: ReadonlySet<string> = new Set(["text_client", "answer_text"]);

/** A message, where its words ask somebody whether what they name may be: they move and book nothing by themselves. */
function asMessage(
  { intent, others }: Sensed,
  typed: string,
  names: Lexicon | undefined,
): Sensed | undefined {
  const isLikely = others.some((each) => MESSAGES.has(each.intent.id));
  if (MESSAGES.has(intent.id) || !isLikely || !ASKS_THEM.test(typed)) return undefined;
  if (!intent.tool || findTool(intent.tool)?.effect === "read") return undefined;
  return sense(typed, undefined, names, "text_client");
}

/** How likely what is asked of a client has to be, beside the same of a colleague, and the other way round. */
const OF_CLIENT = 0.2;
const OF_COLLEAGUE = 0.05;

const THEIRS = /\b(?:her|hers|his|him|she|he)\b/i;

/**
 * The same of a client, where a client is "her", or the name of what is asked of a colleague is no colleague's; and of a
 * colleague, where who was taken for a client is one.
 */
function ofWhom(sensed: Sensed, typed: string, before: Before, names: Lexicon | undefined): Sensed {
  const { intent, filled, others } = sensed;
  const words = (said: string) => said.toLowerCase().split(/\W+/);
  const isColleague = (said: string) =>
    words(said).some((word) => names?.get(word)?.has("stylist"));
  const isNobodys = Object.entries(intent.slots).some(
    ([slot, kind]) => kind === "stylist" && filled[slot] && !isColleague(filled[slot]),
  );
  const isClients =
    before.told?.spoken.person === "client" &&
    THEIRS.test(typed) &&
    !intent.slots["client"] &&
    intent.slots["stylist"] !== undefined &&
    !filled["stylist"];
  const { client } = filled;
  const isStaff =
    client !== undefined &&
    isColleague(client) &&
    !words(client).some((word) => names?.get(word)?.has("client"));
  const other = others.find(({ share, intent: { slots } }) =>
    isStaff
      ? share >= OF_COLLEAGUE && slots["stylist"] !== undefined
      : share >= OF_CLIENT && slots["client"] !== undefined,
  );
  const read =
    (isNobodys || isClients || isStaff) &&
    other &&
    sense(typed, toolBefore(before), names, other.intent.id);
  return read ? { ...read, share: sensed.share + other.share } : sensed;
}

/** "December 8" is a day, and no eight o'clock; so is "sat 28" before another time. */
function withDay(sensed: Sensed, typed: string): Sensed {
  const { date, time, ...filled } = sensed.filled;
  const together = `${date} ${time}`;
  if (!date || !time || !/^\d{1,2}$/.test(time) || !typed.includes(together)) return sensed;
  const [, at] = AT.exec(typed.replace(together, " ")) ?? [];
  const isNth = WEEKDAY.test(date) && Number(time) > 12 && (at !== undefined || Number(time) > 23);
  if (!isNth && (WEEKDAY.test(date) || /\d|day|morrow|night|week/i.test(date))) return sensed;
  const dated = { ...filled, date: together, ...(isNth && at && { time: at }) };
  return { ...sensed, filled: dated, sentence: sentenceOf(sensed.intent, dated) };
}

/** A day of the calendar, or one that is near: no weekday of every week. */
const ONE_DAY =
  /\d|\b(?:today|tonight|tomorrow|tmrw?|this (?:mon|tue|wed|thu|fri|sat|sun)\w*|next (?:mon|tue|wed|thu|fri|sat|sun)\w*|eve|xmas|christmas)\b/i;
const FOR_GOOD =
  /\b(?:every|always|for good|from now on|each|going forward|permanently|\w+days)\b/i;

/** Hours of one day that was named are of that day alone, and of no other week. */
function ofOneDay(sensed: Sensed, typed: string, names: Lexicon | undefined): Sensed {
  const { intent, filled } = sensed;
  if (intent.id !== "set_hours" || FOR_GOOD.test(typed)) return sensed;
  if (!filled["day"] || !ONE_DAY.test(filled["day"])) return sensed;
  const read = sense(typed, undefined, names, "close_day.short");
  const { day: date, ...more } = filled;
  return read
    ? { ...read, share: sensed.share, filled: { ...more, ...read.filled, date } }
    : sensed;
}

const SPAN = String.raw`(?:this|last|the (?:last|previous)) (?:week|month|quarter|year)|${MONTH}`;
const TWO_TIMES = new RegExp(
  String.raw`\b(?:${SPAN})\b.*\b(?:vs|versus|against|than|or|compared? (?:to|with)|(?:up|down) on)\b.*\b(?:${SPAN})\b`,
  "i",
);

/** Figures of two times are compared, whichever report they were taken for. */
function ofTwoTimes(sensed: Sensed, typed: string, names: Lexicon | undefined): Sensed {
  if (sensed.intent.tool !== "show_figures" || !TWO_TIMES.test(typed)) return sensed;
  const read = sense(typed, undefined, names, "show_figures.versus");
  return read ? { ...read, share: sensed.share } : sensed;
}

const TAKES = /_stock_take$|^count_stock$/;

/** A count of one thing, where no stock take is spoken of, is what stands on the shelf from now on. */
function countedAlone(
  sensed: Sensed,
  typed: string,
  { told, results }: Before,
  names: Lexicon | undefined,
): Sensed {
  if (sensed.intent.tool !== "count_stock" || /,|\band\b|&/.test(typed)) return sensed;
  const all = [...(told?.earlier ?? []), ...(told?.results ?? []), ...results];
  if (all.some(({ tool }) => TAKES.test(tool))) return sensed;
  const read = sense(typed, undefined, names, "adjust_stock.to");
  return read?.filled["item"] && read.filled["n"] ? { ...read, share: sensed.share } : sensed;
}

/** A shade that was said is put into another line, where the formula of the chat would leave it out: "9V in color touch". */
function withShade(sensed: Sensed, typed: string, names: Lexicon | undefined): Sensed {
  if (sensed.intent.id !== "convert_formula") return sensed;
  const other = sensed.others.find(({ intent }) => intent.id === "convert_written");
  const read = other && sense(typed, undefined, names, other.intent.id);
  return read && /\d/.test(read.filled["formula"] ?? "")
    ? { ...read, share: sensed.share + other.share }
    : sensed;
}

/** What is read of words that tell what went wrong in a time that is over: no rescue, but the next likeliest. */
function withoutAlarm(sensed: Sensed, typed: string, names: Lexicon | undefined): Sensed {
  if (sensed.intent.tool !== "rescue" || !isOver(typed) || isRescue(typed)) return sensed;
  const [next] = sensed.others.filter(({ intent }) => intent.tool && intent.tool !== "rescue");
  const read = next && sense(typed, undefined, names, next.intent.id);
  return read ? { ...read, share: next.share + sensed.share } : sensed;
}

const LOOKS_AHEAD: ReadonlySet<string> = new Set(["find_free_times", "join_waitlist"]);

/** "Before saturday week" is until then, where the word stands in front of the day that was taken. */
function withBound(sensed: Sensed, typed: string): Sensed {
  const { date } = sensed.filled;
  if (!date || !LOOKS_AHEAD.has(sensed.intent.tool ?? "") || !/\bbefore /i.test(typed))
    return sensed;
  const at = typed.toLowerCase().indexOf(date.toLowerCase());
  const isBound = at > 0 && /\bbefore (?:the )?$/i.test(typed.slice(0, at));
  const { before: time, ...filled } = sensed.filled;
  const kept =
    time && !typed.toLowerCase().includes(`before ${date.toLowerCase()}`) ? { before: time } : {};
  return isBound ? { ...sensed, filled: { ...filled, ...kept, date: `before ${date}` } } : sensed;
}

/** Facts that were said before and are meant still: "no, friday, same time". */
function withEarlier(sensed: Sensed, row: HeardVerb | undefined): Sensed {
  if (!row || row.aside || row.verb.tool !== sensed.intent.tool) return sensed;
  const filled: Record<string, string | undefined> = {};
  for (const slot of Object.keys(sensed.intent.slots)) {
    const said = sensed.filled[slot];
    filled[slot] = said && !/^(?:the )?same\b/i.test(said) ? said : row.slots[slot];
  }
  return { ...sensed, filled, sentence: sentenceOf(sensed.intent, filled) };
}

const toolBefore = ({ row, results }: Before): string | undefined =>
  row?.verb.tool ?? results.findLast(({ tool }) => tool !== "offer_choices")?.tool;
