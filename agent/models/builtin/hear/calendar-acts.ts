import { minutesIn, nameIn, namesIn, serviceIn, wholeServiceIn } from "./calendar-words.ts";
import type { CalendarWish, SettledAs } from "./calendar.ts";
import { doubted, orderIn } from "./clauses.ts";

const BLOCK =
  /(?<!\b(?:around|round|down|on|from|off|writer's|road) (?:the )?)\bblock(?: off| out)?\b(?! of (?!(?:time|my|the|an?|\d+|two|three|half)\b))(?!.*\b(?:colou?r|highlight|section)s?\b)|\bkeep\b.*\bfree\b|\b(?:i'm|i am|i'll be|i will be) (?:off|away|out|not in|at the dentist|at a course)\b|\bput (?:in )?a (?:break|lunch)\b/;
const SOME_TIME =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|today|tonight|tomorrow|week|morning|afternoon|evening|noon|lunch|hour|break|rest of the day)\b/;
const FREES =
  /\b(?:unblock|un-block)\b|\b(?:open up|free up|release|give back|take off|remove|delete|clear)\b.*\b(?:block(?:ed)?|break|lunch|time off)\b|\b(?:don't|no longer) need\b.*\bblock(?:ed)?\b|\b(?:block|break)\b.*\b(?:isn't|not) needed\b/;
const MOVE =
  /\b(?:move|reschedule|push|shift|postpone|bring forward|swap|bump|nudge|slide|change)\b(?=.*(?:\b(?:to|by|back|forward|until|till|later|earlier|for|into)\b|\d))|\b(?:put|bring) .*\b(?:back|forward)\b.*\d/;
/** What is moved or swapped in a bowl, not in the book. */
const OF_ELSEWHERE =
  /\b(?:developer|vol(?:ume)?|formula|shade|tube|line|brand|level|bowl|price|plan|pro|settings?|password|e-?mail|phone|number|name|order|item|shelf|stock|theme|mode|language|currency|[$€£%])\b|[$€£%]/;
const CANCELS =
  /\b(?:cancel|call off|take out|drop)\b|\b(?:bin|scrap|lose|delete|remove|ditch)\b.*\b(?:appointment|visit|booking|slot|gloss|balayage|foils?|highlights|root|touch.?up|cut|blow.?\w+)\b/;
const CONFIRMS = /\bconfirm\b/;
const NO_SHOW =
  /\bno.?show(?:ed|s)?\b|\b(?:didn'?t|did not|never) (?:show|turn|come)(?:ed)?(?: up| in)?\b(?! out)|\bnever showed\b|\bstood (?:me|us) up\b|\bghosted\b/;
const COMPLETES =
  /\b(?:mark|set|complete|finish|check ?out|close)\b.*\b(?:done|complete[d]?|finished|appointment|visit|checked out|o'?clock|\d ?(?:am|pm))\b|\b(?:is|are) (?:all )?(?:done and paid|checked out|out the door)\b|'s (?:all )?(?:done and paid|checked out|out the door)\b/;
const VISIT =
  /\b(?:appointment|booking|visit|client|o'?clock|slot)\b|\bmy (?:first|last|next|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|morning|afternoon|lunch)|\b\d{1,2}(?::\d\d)? ?(?:am|pm)?\b/;
const BOOK = /\b(?:book|pencil|put|squeeze|fit|schedule|pop|get|stick|slot)\b/;
const MORE_ROOM =
  /\b(?:extra|another|more|longer|add|extend)\b.*\b(?:on the book|in the (?:book|diary|calendar)|appointment|visit|booking|slot)\b|\b(?:extend|lengthen) \b|\brun(?:ning)? (?:long|over)\b.*\b(?:extra|another|more|longer)\b|\b(?:appointment|visit|booking|slot)\b.*\b(?:longer|extra|more)\b/;
const EVERYBODY =
  /\b(?:everyone|everybody|all (?:my |the |of )*(?:clients|appointments|visits|bookings)|(?:the )?whole day|everything)\b/;
/** Visits that stand after the one that was named. */
const FOLLOWING =
  /\b(?:anything|everything|all|the rest|the ones|any) (?:of hers |of his |that comes? )?(?:after|later|following)\b|\b(?:whole|entire) series\b|\band (?:the|all) (?:rest|following)\b/;
/** Another matter, although it names an act: bills, stock, lists and words to clients. */
const ELSEWHERE =
  /\b(?:charge[ds]?|fee|deposit|refund|waitlist|wait list|waiting list|the list|shelf|library|import|migration|timer|alarm|formula|plan|subscription|upload|orders?|posts?|menu|reminders?|notes?|text|message|photos?|invitation|supplier|price)\b/;

/** An act on the book that a sentence orders, or why it is none; undefined where it speaks of none. */
export function hearBookAct(text: string, typed: string): CalendarWish | undefined {
  return (
    hearFreed(text) ??
    hearMore(text, typed) ??
    hearMove(text, typed) ??
    hearSettled(text, typed) ??
    hearBlock(text)
  );
}

/** The wish, or that it is only spoken of. */
function held(wish: CalendarWish, text: string, act: RegExp, does: string): CalendarWish {
  const doubt = doubted(text, act);
  return doubt ? { kind: "held", doubt, does } : wish;
}

function hearFreed(text: string): CalendarWish | undefined {
  if (!FREES.test(text) || !SOME_TIME.test(text)) return undefined;
  if (/\bno\b|\bnever\b|\bdon't (?!need)/.test(text)) return undefined;
  return { kind: "unblock", when: text };
}

/** More time in the book for a visit that stands there. */
function hearMore(text: string, typed: string): CalendarWish | undefined {
  const minutes = minutesIn(text.replace(/\bby (\d{1,3})$/, "by $1 min"));
  if (!minutes || !MORE_ROOM.test(text)) return undefined;
  const who = nameIn(typed);
  const from = text.replace(/\b\d{1,3} ?(?:min|minutes|hours?|hrs?)\b|\bby \d{1,3}$/, " ");
  const wish: CalendarWish = { kind: "lengthen", from, minutes, ...(who && { who }) };
  return held(wish, text, /\b(?:extra|another|more|longer|add|extend)\b/, "give a visit more time");
}

function hearMove(text: string, typed: string): CalendarWish | undefined {
  if (!MOVE.test(text) || OF_ELSEWHERE.test(text)) return undefined;
  const order = orderIn(text, MOVE);
  const named = namesIn(typed);
  const who = named.find((name) => order.includes(name.toLowerCase())) ?? nameIn(typed);
  if (!who && !VISIT.test(text) && !/\b(?:it|her|him|them|that)\b/.test(text)) return undefined;
  return held(moveOf(order, who), text, MOVE, "move a visit");
}

function moveOf(text: string, who: string | undefined): CalendarWish {
  const [, before, way, length] = /^(.+?) (back|forward) by (.+)$/.exec(text) ?? [];
  const shifted = length && (minutesIn(length) ?? Number(/^\d{1,3}$/.exec(length)?.[0]));
  if (shifted)
    return {
      kind: "moveVisit",
      ...(who && { who }),
      from: before ?? "",
      to: "",
      byMinutes: way === "forward" ? -shifted : shifted,
    };
  const by =
    /\b(?:back|forward|by|later|earlier)\b/.test(text) &&
    /\b(half an hour|an hour|(\d{1,3}) ?(min|minutes|hours?|hrs?))\b/.exec(text);
  if (by) {
    const minutes =
      by[1] === "half an hour"
        ? 30
        : by[1] === "an hour"
          ? 60
          : Number(by[2]) * (by[3]?.startsWith("h") ? 60 : 1);
    const sooner = /\b(?:forward|earlier|up)\b/.test(text);
    const from = text.replace(by[0], " ").replace(/\b(?:back|forward|by|later|earlier)\b/g, " ");
    return {
      kind: "moveVisit",
      ...(who && { who }),
      from,
      to: "",
      byMinutes: sooner ? -minutes : minutes,
    };
  }
  // "my quarter to three" holds no target
  const cut =
    /^(.*?)(?<!\b(?:quarter|ten|five|twenty|5|10|20) )(?<!\bwants )\b(?:to|until|till|for|into)\b(?! (?:be|come|move|go|have|see)\b)(.*)$/.exec(
      text,
    );
  const [from, to] = cut ? [cut[1] ?? "", cut[2] ?? ""] : ["", text];
  return { kind: "moveVisit", ...(who && { who }), from, to };
}

const SETTLES: readonly [SettledAs, RegExp][] = [
  ["no_show", NO_SHOW],
  ["cancelled", CANCELS],
  ["confirmed", CONFIRMS],
  ["completed", COMPLETES],
];

function hearSettled(text: string, typed: string): CalendarWish | undefined {
  const said = SETTLES.filter(([, sign]) => sign.test(text));
  // "I didn't say cancel, just confirm Ana": the one that was ordered
  const [status, act] = said.find(([, sign]) => !doubted(text, sign)) ?? said[0] ?? [];
  if (!status || !act || ELSEWHERE.test(text)) return undefined;
  if (/^(?:how many|how often|what|which|who|any)\b/.test(text)) return undefined;
  if (status === "cancelled" && EVERYBODY.test(text) && !FOLLOWING.test(text))
    return held({ kind: "cancelMany", when: text }, text, act, "cancel visits one by one");
  const who = nameIn(typed);
  const meant = who !== undefined || VISIT.test(text) || /\b(?:her|him|them|she|he)\b/.test(text);
  if (!meant && status !== "no_show") return undefined;
  // "didn't come" is what happened, and no refusal
  const told = status === "no_show" ? text.replace(NO_SHOW, "no show") : text;
  const wish: CalendarWish = {
    kind: "settleVisit",
    from: text,
    status,
    ...(who && { who }),
    ...(status === "cancelled" && FOLLOWING.test(text) && { following: true }),
    ...(status === "cancelled" && /\bfor the client\b/.test(text) && { byClient: true }),
  };
  const does = {
    cancelled: "cancel a visit",
    confirmed: "confirm a visit",
    completed: "close a visit",
    no_show: "note a no-show",
  }[status as "cancelled"];
  return held(wish, told, status === "no_show" ? /\bno show\b/ : act, does);
}

function hearBlock(text: string): CalendarWish | undefined {
  if (!BLOCK.test(text) || !SOME_TIME.test(text)) return undefined;
  const reason =
    /\bfor (?:my |a |the )?(lunch|break|dentist|doctor|school run|training|course|holiday|vacation|errands?|admin|colou?r order|meeting)\b/.exec(
      text,
    )?.[1];
  const said = /\b(?:lunch|break|dentist|course|training|holiday|school run)\b/.exec(text)?.[0];
  const wish: CalendarWish = { kind: "block", when: text, reason: reason ?? said ?? "" };
  return held(wish, text, BLOCK, "block time in your book");
}

const WITH = /\b(?:with|by|w) (\p{Lu}[\p{L}'’-]+)/u;
const NO_BOOKING =
  /\b(?:formula|level|toner for|shelf|timer|library|outcome|note|record|waitlist|wait list|list|deposit|text|consent|patch test (?:done|passed|clear|failed)|order|stock|review)\b/;

/** Somebody is to be booked: who, what, when and with whom, in any order; with the verb, or by all of it without one. */
export function hearBooking(text: string, typed: string): CalendarWish | undefined {
  if (NO_BOOKING.test(text)) return undefined;
  const stylist = WITH.exec(typed)?.[1];
  const who = namesIn(typed).find((name) => name !== stylist) ?? nameIn(typed);
  const nameless = who ? text.replace(who.toLowerCase(), " ") : text;
  const service = wholeServiceIn(nameless) ?? serviceIn(nameless);
  const verb = /\b(?:book|pencil|schedule)\b(?! (?:is|was|on)\b)/.test(text);
  const timed = SOME_TIME.test(text);
  const fits =
    BOOK.test(text) && timed && (service !== undefined || /\b(?:in|appointment)\b/.test(text));
  const bareWords = who !== undefined && service !== undefined && isNoted(text);
  if (!(who && (verb || fits || bareWords)) && !(verb && /\b(?:her|him|them)\b/.test(text)))
    return undefined;
  const wish: CalendarWish = {
    kind: "bookClient",
    when: text,
    ...(who && { who }),
    ...(service && { service }),
    ...(stylist && stylist !== who && { stylist }),
    ...seriesIn(text),
  };
  return held(wish, text, verb ? /\b(?:book|pencil|schedule)\b/ : BOOK, "book a visit");
}

/** Every how many weeks, and how often: "every 6 weeks for 3 visits". */
function seriesIn(text: string): { everyWeeks?: number; times?: number } {
  const every =
    /\bevery (other |\d{1,2} |couple of )?(week|month)s?\b/.exec(text) ??
    /\b(\d{1,2}) weekly\b/.exec(text);
  if (!every)
    return /\b(?:weekly|fortnightly)\b/.test(text)
      ? { everyWeeks: /weekly/.test(text) ? 1 : 2 }
      : {};
  const count =
    every[1]?.startsWith("other") || every[1]?.startsWith("couple")
      ? 2
      : Number(every[1] ?? 1) || 1;
  const times = Number(/\b(\d{1,2}) ?(?:times|visits|appointments?|x)\b/.exec(text)?.[1]);
  const months = Number(/\bfor (?:the next )?(\d{1,2}) months?\b/.exec(text)?.[1]);
  const everyWeeks = every[2] === "month" ? count * 4 : count;
  const made = times || (months ? Math.max(2, Math.round((months * 52) / 12 / everyWeeks)) : 0);
  return { everyWeeks, ...(made >= 2 && { times: made }) };
}

const DAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:today|tomorrow)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;
const CLOCK =
  /\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\b\d{1,2}[:.]\d\d\b|\bat \d{1,2}\b|(?:day|mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun|today|tomorrow|st|nd|rd|th),? \d{1,2}\b(?! ?(?:st|nd|rd|th|to|min|g|vol|%))|\b\d{1,2}$|\bnoon\b/;
const TELLS =
  /[?$€£%]|\b(?:was|had|is|has|did|does|needs?|says?|said|came|went|wants?|loves?|hates?|what|when|who|how|why|min|mins|g|ml|vol|level|lvl|old|ago|last|texted|rang|she|he|to|from|box|dye|grey|natural|blonde|brunette|ash|cool|warm|virgin|damage|bleached|not|don't|never|moved?|cancel\w*|text|remind|call)\b/;

/** A visit as it stands on a slip of paper: a name, a day, a time and what for, without any verb. */
const isNoted = (text: string): boolean => DAY.test(text) && CLOCK.test(text) && !TELLS.test(text);
