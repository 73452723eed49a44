import type { Doubt } from "#agent/models/builtin/verbs/gate.ts";
import { hearBookAct, hearBooking } from "./calendar-acts.ts";
import { minutesIn, nameIn, namesIn, serviceIn, wholeServiceIn } from "./calendar-words.ts";
import { doubted } from "./clauses.ts";

/** What is wanted of the book: whose time, and what is to become of it. Days and times are heard later, by the salon's clock. */
export type CalendarWish =
  | { kind: "nextClient" }
  | { kind: "day"; when: string; who?: string }
  | { kind: "room"; who?: string; service?: string; minutes?: number; when: string }
  | { kind: "block"; when: string; reason: string }
  | { kind: "unblock"; when: string }
  | {
      kind: "bookClient";
      who?: string;
      service?: string;
      stylist?: string;
      when: string;
      /** A visit that comes back, and how often. */
      everyWeeks?: number;
      times?: number;
    }
  | { kind: "moveVisit"; who?: string; from: string; to: string; byMinutes?: number }
  | { kind: "lengthen"; who?: string; from: string; minutes: number }
  | {
      kind: "settleVisit";
      who?: string;
      from: string;
      status: SettledAs;
      following?: boolean;
      byClient?: boolean;
    }
  | { kind: "cancelMany"; when: string }
  | { kind: "held"; doubt: Doubt; does: string }
  | { kind: "waitlist" }
  | { kind: "clientRecord"; who: string }
  | { kind: "duplicates" };

const KINDS = new Set<string>([
  "nextClient",
  "day",
  "room",
  "block",
  "unblock",
  "bookClient",
  "moveVisit",
  "lengthen",
  "settleVisit",
  "cancelMany",
  "held",
  "waitlist",
  "clientRecord",
  "duplicates",
] satisfies CalendarWish["kind"][]);

/** Whether a wish is one of the book. */
export function isCalendar(wish: { kind: string }): wish is CalendarWish {
  return KINDS.has(wish.kind);
}

export type SettledAs = "confirmed" | "completed" | "cancelled" | "no_show";

const NEXT =
  /\b(?:who(?:'s| is| do i have)|what(?:'s| is)) (?:my |the )?(?:next|up next|coming(?: in)? next)\b|\bmy next (?:client|appointment|one|guest)\b|^next (?:client|appointment|one)\b/;
const DAY =
  /\b(?:what(?:'s| does| is)|how(?:'s| does| is)|show|open|list|see|give|who|anyone|anybody|am i|do i have|how busy|how many)\b.*\b(?:my day|schedule|calendar|agenda|diary|appointments?|bookings?|booked|busy|day look|week look|do i have|coming in|clients? (?:do i have|today|tomorrow)|today|tomorrow)\b|^(?:my )?(?:schedule|calendar|agenda|appointments?)\b/;
const ROOM =
  /\b(?:(?:is|are) there|there's|do i have|have i got|got|any|find|see if there is)\b.*\b(?:room|space|gaps?|openings?|slots?|free time|time for|time free|availability)\b|\b(?:when|where) (?:can|could|do) i (?:fit|squeeze|get|take|have)\b|\bwhen am i (?:free|available)\b|\bam i free\b|\b(?:can|could) (?:i|we) (?:fit|squeeze)\b|\b(?:first|next|earliest|soonest) (?:free |open |available )?(?:slot|time|gap|opening|space)\b|\b(?:anything|something) (?:free|open|going|available|left|after|before|around|at|on|in the|for)\b(?! (?:stock|shelf))|\bwhat(?:'s| is| have you| have i| do i have)? (?:got )?(?:free|open|available)\b|\b(?:gaps?|slots?|openings?)\b.*\b(?:for|on|today|tomorrow|this|next|in)\b|\bavailab\w+\b|\bnext\b.*\b(?:slot|gap|opening)\b|\b(?:have i got|do i have|got|have we got) (?:an? )?(?:spare |free )?(?:\d{1,3}|half an|an) ?(?:hours?|hrs?|h|min)\b|\b(?:is|are|am|when's|when is|when are|what time is) .{2,30}\bfree\b|\bcould (?:she|he) (?:come|fit)\b/;
const WAITLIST = /\b(?:wait ?list|waiting list|who(?:'s| is) waiting|cancellation list)\b/;
const RECORD =
  /\b(?:show|open|pull up|get|see|find|bring up)\b.*\b(?:record|client card|file|profile|details|notes)\b|\bwhat (?:do|should) (?:i|we) know about\b|\b(?:any )?(?:allerg\w+|must.?know|patch test)\b.*\b(?:for|of|on|with)\b|\b(?:does|has|is)\b.*\b(?:allerg\w+|patch test(?:ed)?)\b/;
const DUPLICATES =
  /\bduplicates?\b.*\b(?:clients?|records?)\b|\b(?:clients?|records?)\b.*\bduplicates?\b|\bduplicate clients?\b/;

const DAYS = String.raw`(?:(?:this|next|for|on|tomorrow|today) )*(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|week|weekend|morning|afternoon|evening|am|pm)`;
const DIARY = new RegExp(
  String.raw`^(?:my |the |our )?(?:diary|day|book|books|schedule|calendar|agenda|appointments?|clients?|bookings?|column|list)(?: (?:for|on|this|next))? ?${DAYS}?\b[?.! ]*$|\bwhat(?:'s| is|'ve i got| have i got| do i have| i got)?(?: on| in)?(?: for)? ${DAYS}[?.! ]*$|\bwho(?:'s| is| have i got| do i have| have we got| did i have)?(?: in| on| coming(?: in)?| booked(?: in)?)?(?: for)? ${DAYS}\b|\b(?:what|how)(?:'s| is| does|'ll| will)? ${DAYS}(?: look| looking| shap)`,
);
const WHOSE_TIME =
  /\bwho(?:'s| is| are| do i have| have i got| have we got)(?: in| at| for)?(?: my)? (?:at )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|noon|half)(?![\w%])/;
const SOMEBODYS =
  /\b(?:when|what time|which day)(?:'s| is| are| does| do)\b.*\b(?:in|coming|back|booked|due|next|appointment|visit|here|come)\b|\bis \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:in|booked|coming|due)\b|\b(?:how many|what|who)\b.*(?:\b(?:has|does|have|is)\b|'s\b|\p{Lu}\p{L}+).*\b(?:got|have|on|booked|in|doing|seeing)\b/u;
const OTHER_MATTER =
  /\b(?:formula|consultation|timer|outcome|photo|stock|order|price|posts?|takings|revenue|made|earned?|took|text|texts|texted|messages?|wrote|need to|should i|hours|shelf|allerg\w*|patch|owes?|paid|due for|last (?:visit|time)|waitlist|waiting)s?\b/;

/** A question about the book that names an act is none to do it: "any room to push Ana back?" */
const LOOKS =
  /^(?:so |ok |hey |and )*(?:any|is there|are there|got|do (?:i|we)|have (?:i|we)|when|where|what|which|who|how|check|see (?:if|when)|look|find|anything|first|next)\b/;

/** A wish about the book or about who comes; undefined when the sentence is none. `text` is plain, `typed` as written. */
export function hearCalendarWish(text: string, typed: string): CalendarWish | undefined {
  if (DUPLICATES.test(text)) return { kind: "duplicates" };
  if (WAITLIST.test(text)) return { kind: "waitlist" };
  if (NEXT.test(text)) return { kind: "nextClient" };
  const act = hearBookAct(text, typed);
  if (act && act.kind !== "held" && !LOOKS.test(text)) return act;
  const room = hearRoom(text, typed);
  if (room) return room;
  const looks = act && act.kind !== "held" ? undefined : act;
  return looks ?? hearBooking(text, typed) ?? hearRecord(text, typed) ?? hearDay(text, typed);
}

function hearDay(text: string, typed: string): CalendarWish | undefined {
  const asks = DAY.test(text) || DIARY.test(text) || WHOSE_TIME.test(text);
  const [who] = namesIn(typed);
  const somebodys = who !== undefined && (SOMEBODYS.test(typed) || SOMEBODYS.test(text));
  if (OTHER_MATTER.test(text) || !(asks || somebodys)) return undefined;
  return { kind: "day", when: text, ...(who && { who }) };
}

function hearRoom(text: string, typed: string): CalendarWish | undefined {
  if (!ROOM.test(text) || doubted(text, ROOM) === "negated") return undefined;
  if (/\b(?:stock|shelf|text|messages?|timers?|go off|urgent|order|orders|waiting)\b/.test(text))
    return undefined;
  const minutes = minutesIn(text);
  const service = wholeServiceIn(text) ?? serviceIn(text);
  const who = /\bfree\b/.test(text) ? namesIn(typed)[0] : undefined;
  return {
    kind: "room",
    ...(who && { who }),
    when: text.replace(/\b\d{2,3} ?min\b/, " "),
    ...(service && { service }),
    ...(minutes && { minutes }),
  };
}

function hearRecord(text: string, typed: string): CalendarWish | undefined {
  if (!RECORD.test(text)) return undefined;
  const who = nameIn(typed);
  return who ? { kind: "clientRecord", who } : undefined;
}
