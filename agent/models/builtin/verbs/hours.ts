import type { ClosedDay, TeamHours } from "#tools/team/called-schema.ts";
import { MONTH, WEEKDAY, weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { spanIn } from "#agent/models/builtin/calendar/spans.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import type { About, Ask, Finder, Input, Say, Slots, Verb } from "./verb.ts";

const SPAN = String.raw`(?:\d{1,2}(?::\d\d)? ?(?:am|pm)? ?(?:-|–|to|till?|until) ?\d{1,2}(?::\d\d)? ?(?:am|pm)?)`;
/** A day or days, and what may follow: "on friday", "7-11 dec", "the 5th". No times of day. */
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)`;
const DAYS = String.raw`(?:(?:on|for|from|until|till|the|all|next|this|over|between|whole|of|christmas|day|days) )*(?:${WEEKDAY}|today|tomorrow|tmrw|tmw|week(?:end)?|month|${NTH}|\d{1,2} ?(?:-|–|to) ?\d{1,2} (?:of )?${MONTH}|\d{1,2}(?: of)? ${MONTH}|${MONTH} \d{1,2}|\d{1,2}/\d{1,2}|christmas|xmas|boxing day|good friday|easter|new year'?s?|thanksgiving)\b(?:.*)`;
const DAYS_OF_MONTH = new RegExp(String.raw`\b\d{1,2} ?- ?\d{1,2} ${MONTH}`);
/** No part of a day: that is time blocked, not a day off. */
const WHOLE = String.raw`(?!.*(?:\d ?[ap]m\b|\d:\d\d|\bnoon|\blunch|\bmornings?\b|\bafternoons?\b|\bevenings?\b|\bhours?\b|\bhrs?\b|\bmin\b|\bfrom \d+ (?:to|till?|until) \d+\b(?! ?${MONTH})))`;
const ME = "(i'm|im|i am|me|i)";
const NOBODY =
  /^(?:i|i'm|im|me|my|we|us|our|today|tomorrow|who|who's|what|it|it's|that|there|everyone|everybody|nobody|she|he|they|her|him)$/i;

/** The days a text speaks of; its first and its last. */
function daysIn(said: string, here: Here | undefined): { from: string; to: string } | undefined {
  const when = here && hearWhen(said, here);
  if (when?.range) return when.range;
  const [first, last] = [when?.date ?? when?.days?.[0], when?.days?.at(-1)];
  return first ? { from: first, to: last ?? first } : undefined;
}

/** Weekdays that a text names, also as "tuesday to friday". */
export function weekdaysIn(said: string): string[] {
  const text = said.toLowerCase();
  if (/\bevery ?day\b|\ball week\b/.test(text)) return [...WEEKDAYS];
  if (/\bweekdays\b/.test(text)) return WEEKDAYS.slice(0, 5);
  if (/\bweekends?\b/.test(text)) return WEEKDAYS.slice(5);
  const found = [...text.matchAll(new RegExp(String.raw`\b${WEEKDAY}\b`, "g"))];
  const days = found.map(([day]) => weekdayAt(day));
  const [first, last] = days;
  const between =
    found[0] && found[1] && text.slice(found[0].index + found[0][0].length, found[1].index);
  if (days.length === 2 && /^ ?(?:-|–|to|till|until|through|thru) ?$/.test(between ?? "")) {
    const names: string[] = [];
    for (let at = first ?? 0; ; at = (at + 1) % 7) {
      names.push(WEEKDAYS[at] ?? "");
      if (at === last) return names;
    }
  }
  return days.map((day) => WEEKDAYS[day] ?? "");
}

/** A colleague's name, or nothing where somebody speaks of themselves. */
export const whose = (said: string | undefined) =>
  said === undefined || NOBODY.test(said.trim()) ? undefined : said.trim().replace(/['’]s?$/, "");

function closed({ stylist, house, when }: Slots, { here, text }: About): Input | Ask | Say {
  const said = when ?? text;
  const isSick = /\b(?:sick|ill|poorly|unwell|not well)\b/.test(text);
  const days = daysIn(said, here) ?? (isSick ? daysIn("today", here) : undefined);
  if (!days) return { ask: "On which day, or from when to when?", slot: "when", takes: /\w/ };
  const span = new RegExp(SPAN).exec(said.replace(DAYS_OF_MONTH, ""))
    ? spanIn(new RegExp(SPAN).exec(text)?.[0] ?? "", undefined)
    : undefined;
  const isShort = /\bonly\b|\bwork(?:ing)?\b|\bopen\b|\bin\b/.test(text);
  return {
    stylist: whose(stylist),
    ...(house !== undefined && { wholeSalon: true }),
    from: days.from,
    to: days.to === days.from ? undefined : days.to,
    ...(span && isShort && { hours: span }),
  };
}

function week({ stylist, off, day, span: said }: Slots, { text }: About): Input | Ask {
  const days = weekdaysIn(`${text} ${day ?? ""}`);
  if (days.length === 0)
    return { ask: "Which weekday?", slot: "day", options: WEEKDAYS.map(capital) };
  const span =
    off === undefined ? spanIn(said ?? new RegExp(SPAN).exec(text)?.[0] ?? "", undefined) : null;
  if (span === undefined) return { ask: "From when to when?", slot: "span", takes: /\d/ };
  return {
    stylist: whose(stylist),
    days: days.map((weekday) => ({ weekday, hours: span && { ...span, breaks: [] } })),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A day off or a holiday that stands. */
const exception: Finder = {
  tool: "get_hours",
  slot: "day",
  what: "day off",
  with: ({ stylist }) => ({ stylist: whose(stylist) }),
  among: (value, _slots, { text, here }) => {
    const all = (value as TeamHours).exceptions.map((of) => ({
      id: of.id,
      name: of.to === of.from ? of.from : `${of.from} to ${of.to}`,
      of,
    }));
    const days = daysIn(text, here);
    const on = all.filter(({ of }) => days && of.from <= days.to && of.to >= days.from);
    return days ? on : all;
  },
  bare: "only",
  empty: "There is no day off or holiday then.",
};

const OFF = "(off|away|on (holiday|vacation|leave)|not (in|working)|on a course)";
const ON = "(on |for |from |the |all |all day |this |next |every )*";

/** When people work. */
export const HOURS: readonly Verb[] = [
  {
    tool: "open_day",
    does: "make a day off a working day again",
    hears: [
      `(cancel|delete|remove|scrap|drop|undo|take back) ~(?:{stylist:w}'s )?(day off|days off|holiday|holidays|time off|vacation|leave)( (on|for|from|in) .+| that .+)?`,
      `${ME} (am )?(working|in|back|coming in) (on )?(?<on>${DAYS}) after all`,
      `(re-?open|open up|open) ~(salon |shop )?(again )?(on |for )?(?<on>${DAYS}?)( again| after all)?`,
    ],
    despite: ["hearsay"],
    finds: [exception],
    input: (_slots, { found }) => ({ id: found["day"]?.id }),
    report: () => "It is a day like any other again.",
  },
  {
    tool: "set_hours",
    does: "change working hours for good",
    hears: [
      `(from now on|starting now|from (next|this) week|going forward|permanently),? (i'm|im|i am|i|i'll be|we're|{stylist:w}|{stylist2:w} is)( (work|works|working|in|is|do|does|start|starts|am|be))? .*${WEEKDAY}.*`,
      `(i|we) (work|do|start|am in|'m in|'m working|am working)( on)? ${WEEKDAY}.*${SPAN}.*`,
      `(i|we) (work|do|start|am in|'m in)( from)? ${SPAN} (on |every )?${WEEKDAY}.*(from now on|every week|any ?more)?`,
      `{stylist:w} (works|does|starts|is in)( on)? ${WEEKDAY}.*${SPAN}.*`,
      `{stylist:w} (works|does|starts|is in)( from)? ${SPAN} (on |every )?${WEEKDAY}.*`,
      `(set|change|make|update|put) (my |our )?(working |opening )?hours (on |for |of |to )*.*${WEEKDAY}.*${SPAN}.*`,
      `(set|change|make|update|put) {stylist:w}('s)? (working )?(hours )?(on |for |of |to )*${WEEKDAY}.*${SPAN}.*`,
      `(set|change|make|update) (my |our )?${WEEKDAY}( hours)? (to|from|hours)? ?${SPAN}`,
      `(?<off>(i|we) (don't|no longer|won't) (work|do|open)( on)? ${WEEKDAY}( and ${WEEKDAY})?( any ?more| from now on)?)`,
      `(?<off>{stylist:w} (doesn't|no longer|does not) (works?)( on)? ${WEEKDAY}( and ${WEEKDAY})?( any ?more| from now on)?)`,
      `(?<off>(make|set) (my )?${WEEKDAY} (a )?(day )?off( from now on| every week)?)`,
    ],
    despite: ["negated"],
    input: ({ stylist, stylist2, ...rest }, about) =>
      week({ ...rest, stylist: stylist ?? stylist2 }, about),
    report: (value) => {
      const { stylistName, conflicts } = value as TeamHours;
      return `${stylistName}'s hours are set.${outside(conflicts)}`;
    },
  },
  {
    tool: "set_hours",
    does: "change working hours for good",
    hears: [`(set|change) (my|{stylist:w}'s) (working )?hours( on {day})?`],
    input: week,
    report: (value) => `${(value as TeamHours).stylistName}'s hours are set.`,
  },
  {
    tool: "close_day",
    does: "take days off or close the salon",
    hears: [
      `${WHOLE}(close|shut)( up)?( ~(?<house>salon|shop|place|whole salon|us))?( ${ON.trim()})? ?(on |for |from )*(?<when>${DAYS})`,
      `${WHOLE}(?<house>we're|we are|the salon is|salon is|the shop is|salon's|everyone is|everybody is) (closed|shut|off) (?<when>${DAYS})`,
      `${WHOLE}(?<house>salon|shop) (closed|shut|holiday) (?<when>${DAYS})`,
      `${WHOLE}(book|put|mark|block|take|have|give|get) (me )?(${OFF}|(?:the |a )?days? off|time off|holiday|leave) (?<when>${DAYS})`,
      `${WHOLE}(take|have|want|need|book|give me) (?<when>${DAYS}?) off( work)?`,
      `${WHOLE}(book|put|mark|give|let) (?!(?:this|that|these|those|it|on|in|to|the|all|both)\\b){stylist:w} (have )?(?<when>.+ )?(${OFF}|a day off)( ?{when2:all})?`,
      `${ME} ?(am |'m |is )?(only |just )*(working|in|open|here|doing)( only| just)? ?(from )?(?<when>.*${SPAN}.*)`,
      `(only|just) (working|in|open|here)( from)? (?<when>.*${SPAN}.*)`,
      `(only|just) (working |in )?(?<when>${SPAN} .*)`,
      `${WHOLE}${ME} ?(am |'m |is )?${OFF} (?<when>${DAYS})`,
      `${WHOLE}(?:${ME}|{stylist:w})( is|'s| am|'m)? (sick|ill|poorly|unwell|off sick|not well)( (?<when>${DAYS}))?`,
      `${WHOLE}{stylist:w} (called|phoned|rang|texted) in sick( (?<when>${DAYS}))?`,
      `${WHOLE}${OFF} (?<when>${DAYS})`,
      `${WHOLE}(day|days|holiday|vacation|time) (off )?(?<when>${DAYS})`,
      `${WHOLE}{stylist:w}( (?!is|has|takes|off|away)[a-z]+)?( is|'s| has| takes)? (${OFF}|the day off|a day off|annual leave|holiday) (?<when>${DAYS})`,
      `${WHOLE}{stylist:w}( is|'s| has| takes)? (?<when>${DAYS}) off`,
    ],
    input: ({ when, when2, ...slots }, about) =>
      closed({ ...slots, when: [when, when2].filter(Boolean).join(" ") || undefined }, about),
    mends: [
      [
        "stylist",
        /^(?!christmas|xmas|easter|boxing|all|both|the|everyone|afternoon|morning|evening|lunch|noon)([a-z]{3,}?)(?:'s)?$/,
      ],
    ],
    report: (value) => {
      const { stylistName, hours, conflicts } = value as ClosedDay;
      const what = hours
        ? `Other hours are set${stylistName ? ` for ${stylistName}` : ""}.`
        : stylistName
          ? `${stylistName} is off then.`
          : "The salon is closed then.";
      return `${what}${outside(conflicts)}`;
    },
  },
  {
    tool: "get_hours",
    hears: [
      `(what time|when|how late|how long|until when|till when) (does|do|is|am|are) (i|we|{stylist:w})( okafor)? (start|finish|begin|end|open|close|work|working|in|here|there|on|off|get in|leave|stop|done|knock off)( work| working)?( (on|this|next|until|till)?.*)?`,
      `(is|does|do|am|are) (i|we|{stylist:w}) (work|working|open|off|in|on)( on| this| next)* (${WEEKDAY}|today|tomorrow|tmrw)( .*)?`,
      `(what are|what's|whats|what is|show|show me|see|check|list) (my|our|the|{stylist:w}'s|{stylist2:w}) (working |opening |salon )?(hours|schedule of work|working days|days|days off|holidays|rota)( .*)?`,
      `(my|our|{stylist:w}'s|{stylist2:w}s) (working |opening )?hours`,
      `(what|which) days (does|do|am|is) (i|{stylist:w}) (work|working|in|on|off)`,
      `when (is|am) (i|{stylist:w}) (next )?(off|on holiday|away|back)`,
    ],
    input: ({ stylist, stylist2 }) => ({ stylist: whose(stylist ?? stylist2?.replace(/s$/, "")) }),
    report: (value, _slots, { text }) => worked(value as TeamHours, weekdaysIn(text)),
  },
];

const outside = (conflicts: readonly { clientName: string }[]) =>
  conflicts.length === 0
    ? ""
    : ` ${conflicts.length} ${conflicts.length === 1 ? "visit stands" : "visits stand"} outside: ${conflicts.map(({ clientName }) => clientName).join(", ")}.`;

function worked({ stylistName, week: days }: TeamHours, asked: readonly string[]): string {
  if (asked.length !== 1) return `${stylistName}'s hours.`;
  const [day = ""] = asked;
  const hours = days[weekdayAt(day)];
  return hours
    ? `${stylistName} works ${hours.from} to ${hours.to} on ${capital(day)}s.`
    : `${stylistName} is off on ${capital(day)}s.`;
}
