/** What is wanted of the book: whose time, and what is to become of it. Days and times are heard later, by the salon's clock. */
export type CalendarWish =
  | { kind: "nextClient" }
  | { kind: "day"; when: string }
  | { kind: "room"; service?: string; minutes?: number; when: string }
  | { kind: "block"; when: string; reason: string }
  | { kind: "bookClient"; who: string; service?: string; when: string }
  | { kind: "moveVisit"; who?: string; from: string; to: string; byMinutes?: number }
  | { kind: "settleVisit"; who?: string; from: string; status: SettledAs }
  | { kind: "waitlist" }
  | { kind: "clientRecord"; who: string }
  | { kind: "duplicates" };

const KINDS = new Set<string>([
  "nextClient",
  "day",
  "room",
  "block",
  "bookClient",
  "moveVisit",
  "settleVisit",
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
  /\b(?:(?:is|are) there|do i have|have i got|got|any|find|see if there is)\b.*\b(?:room|space|gaps?|openings?|slots?|free time|time for|time free|availability)\b|\b(?:when|where) (?:can|could|do) i (?:fit|squeeze|get|take|have)\b|\bwhen am i (?:free|available)\b|\bam i free\b|\b(?:can|could) (?:i|we) (?:fit|squeeze)\b|\bfirst (?:free|open) (?:slot|time)\b/;
const BLOCK =
  /\bblock(?: off| out)?\b(?!.*\b(?:colou?r|highlight|section)s?\b)|\bkeep\b.*\bfree\b|\b(?:i'm|i am|i'll be|i will be) (?:off|away|out|not in|at the dentist|at a course)\b|\bput (?:in )?a (?:break|lunch)\b/;
const SOME_TIME =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|week|morning|afternoon|evening|noon|lunch|hour|break|rest of the day)\b/;
const MOVE =
  /\b(?:move|reschedule|push|shift|postpone|bring forward|swap)\b(?=.*(?:\b(?:to|by|back|forward|until|later|earlier|for)\b|\d))/;
/** What is moved or swapped in a bowl, not in the book. */
const OF_THE_BOWL = /\b(?:developer|vol(?:ume)?|toner|formula|shade|tube|line|brand|level|bowl)\b/;
const CANCELS = /\b(?:cancel|call off|take out|drop)\b/;
const CONFIRMS = /\bconfirm\b/;
const NO_SHOW =
  /\bno.?show\b|\b(?:didn'?t|did not|never) (?:show|turn|come)(?: up| in)?\b(?! out)|\bstood me up\b/;
const COMPLETES =
  /\b(?:mark|set|complete|finish|check ?out|close)\b.*\b(?:done|complete[d]?|finished|appointment|visit|checked out|o'?clock|\d ?(?:am|pm))\b|\b(?:is|are) (?:all )?(?:done and paid|checked out|out the door)\b/;
const VISIT =
  /\b(?:appointment|booking|visit|client|o'?clock|slot)\b|\bmy (?:first|last|next|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|morning|afternoon|lunch)|\b\d{1,2}(?::\d\d)? ?(?:am|pm)?\b/;
const BOOK = /\b(?:book|pencil|put|squeeze|fit|schedule|pop|get)\b/;
const WAITLIST = /\b(?:wait ?list|waiting list|who(?:'s| is) waiting|cancellation list)\b/;
const RECORD =
  /\b(?:show|open|pull up|get|see|find|bring up)\b.*\b(?:record|client card|file|profile|details|notes)\b|\bwhat (?:do|should) (?:i|we) know about\b|\b(?:any )?(?:allerg\w+|must.?know|patch test)\b.*\b(?:for|of|on|with)\b|\b(?:does|has|is)\b.*\b(?:allerg\w+|patch test(?:ed)?)\b/;
const DUPLICATES =
  /\bduplicates?\b.*\b(?:clients?|records?)\b|\b(?:clients?|records?)\b.*\bduplicates?\b|\bduplicate clients?\b/;

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:de |da |van |von |del )?\p{Lu}[\p{L}'’-]+){0,2}`;
/** Words that begin with a capital and are nobody. */
const NOBODY =
  /^(?:move|book|cancel|confirm|block|push|shift|reschedule|postpone|put|pencil|is|are|who|what|when|where|any|can|could|show|open|find|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|i|i'm|my|the|her|his|a|an|mark|complete|schedule|squeeze|fit|get|pop|please|gloss|balayage|root|toner|highlights|cut|does|has|no|add|swap|bring|call|today|tomorrow|next|this|on|at|for|to|after|before)$/i;

/** A wish about the book or about who comes; undefined when the sentence is none. `text` is plain, `typed` as written. */
export function hearCalendarWish(text: string, typed: string): CalendarWish | undefined {
  if (DUPLICATES.test(text)) return { kind: "duplicates" };
  if (WAITLIST.test(text)) return { kind: "waitlist" };
  if (NEXT.test(text)) return { kind: "nextClient" };
  return (
    hearMove(text, typed) ??
    hearSettled(text, typed) ??
    hearBlock(text) ??
    hearRoom(text) ??
    hearBooking(text, typed) ??
    hearRecord(text, typed) ??
    (DAY.test(text) && !/\b(?:formula|consultation|timer|outcome|photo)s?\b/.test(text)
      ? { kind: "day", when: text }
      : undefined)
  );
}

function hearMove(text: string, typed: string): CalendarWish | undefined {
  if (!MOVE.test(text) || OF_THE_BOWL.test(text)) return undefined;
  const who = nameIn(typed);
  if (!who && !VISIT.test(text) && !/\b(?:it|her|him|them|that)\b/.test(text)) return undefined;
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
  const cut = /^(.*?)(?<!\b(?:quarter|ten|five|twenty) )\b(?:to|until|for|into)\b(.*)$/.exec(text);
  const [from, to] = cut ? [cut[1] ?? "", cut[2] ?? ""] : ["", text];
  return { kind: "moveVisit", ...(who && { who }), from, to };
}

function hearSettled(text: string, typed: string): CalendarWish | undefined {
  const status: SettledAs | undefined = NO_SHOW.test(text)
    ? "no_show"
    : CANCELS.test(text)
      ? "cancelled"
      : CONFIRMS.test(text)
        ? "confirmed"
        : COMPLETES.test(text)
          ? "completed"
          : undefined;
  if (!status) return undefined;
  const who = nameIn(typed);
  const names = who ?? (VISIT.test(text) ? "" : undefined);
  if (names === undefined && status !== "no_show") return undefined;
  // "cancel the timer", "confirm the formula"
  if (/\b(?:timer|alarm|formula|plan|subscription|upload|import|order)\b/.test(text))
    return undefined;
  return { kind: "settleVisit", ...(who && { who }), from: text, status };
}

function hearBlock(text: string): CalendarWish | undefined {
  if (!BLOCK.test(text) || !SOME_TIME.test(text)) return undefined;
  const reason =
    /\bfor (?:my |a |the )?(lunch|break|dentist|doctor|school run|training|course|holiday|vacation|errands?|admin|colou?r order|meeting)\b/.exec(
      text,
    )?.[1];
  const said = /\b(?:lunch|break|dentist|course|training|holiday)\b/.exec(text)?.[0];
  return { kind: "block", when: text, reason: reason ?? said ?? "" };
}

function hearRoom(text: string): CalendarWish | undefined {
  if (!ROOM.test(text)) return undefined;
  const minutes = /\b(\d{2,3}) ?(?:min|minutes)\b/.exec(text)?.[1];
  const hours = /\b(an|one|two|three|\d) (?:and a half )?hours?\b/.exec(text)?.[1];
  const long = minutes ? Number(minutes) : hours ? hoursOf(hours) * 60 : undefined;
  const service = long ? undefined : serviceIn(text);
  return {
    kind: "room",
    when: text,
    ...(service && { service }),
    ...(long && { minutes: long }),
  };
}

const hoursOf = (said: string) => ({ an: 1, one: 1, two: 2, three: 3 })[said] ?? Number(said);

function hearBooking(text: string, typed: string): CalendarWish | undefined {
  if (!BOOK.test(text)) return undefined;
  const who = nameIn(typed);
  if (!who || !/\b(?:in|for|at|on|tomorrow|today|next|this|\d)\b/.test(text)) return undefined;
  // "get Ana a formula", "put this on Ana"
  if (/\b(?:formula|level|toner for|shelf|timer|library|outcome)\b/.test(text)) return undefined;
  if (!/\b(?:book|pencil|schedule)\b/.test(text) && !/\b(?:in|appointment)\b/.test(text))
    return undefined;
  const service = serviceIn(text.replace(who.toLowerCase(), " "));
  return { kind: "bookClient", who, when: text, ...(service && { service }) };
}

function hearRecord(text: string, typed: string): CalendarWish | undefined {
  if (!RECORD.test(text)) return undefined;
  const who = nameIn(typed);
  return who ? { kind: "clientRecord", who } : undefined;
}

/** What is to be done, as it was said: "a gloss", "for a root touch-up". */
function serviceIn(text: string): string | undefined {
  const said =
    /\b(?:for|fit|squeeze|get|take|do|have|in) (?:in )?(?:an? |another |one more |the )?((?:full |half |partial |quick |root |face frame |dry )?(?:gloss|toner|balayage|highlights?|foils?|babylights|root (?:touch.?up|colou?r|smudge)|roots|touch.?up|retouch|hair ?cut|cut|trim|blow.?(?:dry|out)|colou?r correction|consultation|colou?r|treatment|patch test|perm|keratin|updo)(?: and (?:cut|blow.?dry|gloss|toner))?)\b/.exec(
      text,
    );
  return said?.[1]?.trim();
}

/** Who is named: words in capitals, or one small word where a name must stand. */
export function nameIn(typed: string): string | undefined {
  for (const [found] of typed.matchAll(new RegExp(NAME, "gu"))) {
    const words = found.split(" ");
    while (words[0] && NOBODY.test(words[0])) words.shift();
    while (words.length > 0 && NOBODY.test(words.at(-1) ?? "")) words.pop();
    if (words.length > 0) return words.join(" ").replace(/['’]s$/u, "");
  }
  const small =
    /^(?:please )?(?:move|reschedule|push|cancel|confirm|book|pencil in)(?: in)? ([\p{L}'’-]{3,})\b/iu.exec(
      typed.trim(),
    )?.[1];
  const person = small?.replace(/['’]s$/u, "");
  return person &&
    !NOBODY.test(person) &&
    !/^(?:it|that|this|them|him|appointment|everything|all|off|out|half|noon|someone|thursday)$/i.test(
      person,
    )
    ? person.charAt(0).toUpperCase() + person.slice(1)
    : undefined;
}
