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
  const sensed = typed.length > LONGEST ? undefined : sense(typed, toolBefore(before), names);
  if (!sensed) return sensed;
  const dated = withDay(ofWhom(sensed, typed, before, names), typed);
  const followsOn = typed.trim().split(/\s+/).length <= FEW || FOLLOWS.test(typed.trim());
  return followsOn ? withEarlier(dated, before.row) : dated;
}

/** How likely what is asked of a client has to be, beside the same of a colleague. */
const OF_CLIENT = 0.2;

const THEIRS = /\b(?:her|hers|his|him|she|he)\b/i;

/** The same of a client, where a client is "her", or the name of what is asked of a colleague is no colleague's. */
function ofWhom(sensed: Sensed, typed: string, before: Before, names: Lexicon | undefined): Sensed {
  const { intent, filled, others } = sensed;
  const isColleague = (said: string) =>
    said
      .toLowerCase()
      .split(/\W+/)
      .some((word) => names?.get(word)?.has("stylist"));
  const isNobodys = Object.entries(intent.slots).some(
    ([slot, kind]) => kind === "stylist" && filled[slot] && !isColleague(filled[slot]),
  );
  const isClients =
    before.told?.spoken.person === "client" &&
    THEIRS.test(typed) &&
    !intent.slots["client"] &&
    intent.slots["stylist"] !== undefined &&
    !filled["stylist"];
  const other = others.find(
    ({ share, intent: { slots } }) => share >= OF_CLIENT && slots["client"],
  );
  const read =
    (isNobodys || isClients) && other && sense(typed, toolBefore(before), names, other.intent.id);
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
