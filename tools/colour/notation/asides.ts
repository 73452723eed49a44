import type { Meaning, Place } from "./token.ts";

/** A shade or developer by its looks. */
const code = String.raw`(?:\d{1,3}(?:[a-z]{1,4}|[./,-]\d{1,3}[a-z]?)(?![a-z0-9])|\d{1,2}\s?(?:vol[a-z]{0,5}|v|%))`;
/** Words up to the end of the sentence; a point between figures does not end it. */
const on = String.raw`(?:[^.;|\n]|\.\d)`;
const visit = "(?:time|visit|appointment|appt|round)";

const later = new RegExp(
  String.raw`(?:try|go|do|use|switch|move|change|add|needs?)\s${on}{0,48}?next(?:\s${visit}(?![a-z])(?:\s(?:with|for|to|use|try|and|add|at|in)\s${on}{0,80})?|\s?(?=[.;|\n,!)]|$))`,
  "y",
);
const nextVisit = new RegExp(
  String.raw`(?:next ${visit}|(?:beim )?nächstes mal|nächster termin|(?:la )?prochaine fois|(?:la )?próxima(?: vez)?|prossima volta)(?![a-z])${on}{0,120}`,
  "y",
);
const before = new RegExp(
  String.raw`(?:was|were|had|previously|formerly|last ${visit}|vorher|bisher|letztes mal|antes|avant)(?![a-z])${on}{0,80}?\s(?:now|today|this time|jetzt|heute|diesmal|ahora|hoy|maintenant)(?![a-z])`,
  "y",
);
const past = new RegExp(String.raw`(?:was|used to be|formerly|previously)\s${code}`, "y");
const without = new RegExp(
  String.raw`(?:not|no|never|don't use|dont use|do not use|avoid|without|instead of|rather than|nicht|kein|keine|statt|anstatt|sans|pas de|sin|senza)\s(?:the\s|any\s)?(?:${code}|(?:more\s)?heat|dryer|wärme|developer|peroxide|peroxyd|lift|entwickler|révélateur|oxidante?)(?![a-z0-9])`,
  "y",
);
const perhaps = new RegExp(
  String.raw`(?:try|maybe|perhaps|consider|vielleicht|quizás|peut-être)\s(?:a\s|the\s)?${code}(?!\s?[+&\d]|\s(?:and|with|w)(?![a-z]))`,
  "y",
);

/** The ends are taken along for the last minutes; the bowl is not for them. */
const along = new RegExp(
  String.raw`(?:(?:pull|pulled|drag|dragged|comb|combed)\s(?:it\s|colou?r\s)?(?:through|thru)(?![a-z])${on}{0,60}|(?:mids and ends|ends|lengths|spitzen|längen|pointes|puntas)\s(?:for\s|on\s)?(?:the\s|die\s|les\s)?(?:last|letzten?|dernières|últimos)\s\d{1,2}\s?min[a-z]{0,5}(?:\sdurchziehen)?)`,
  "y",
);

const firstSigns = new Set("tgdusmcanblpfwhirkqvoe");

/**
 * Words that name a shade or developer which is in no bowl of today: of another visit ("try 7N next time"), left out ("not
 * 6A", "no developer", "no heat"), done with the rest of the bowl ("ends last 5 min"), or only thought of ("maybe 7N"). At most a sentence.
 */
export function readAside(lower: string, start: number): (Meaning & Place) | undefined {
  if (!firstSigns.has(lower.charAt(start))) return undefined;
  const begins = /^\s*$/.test(lower.slice(Math.max(0, start - 4), start)) && start < 4;
  // what a text begins with is the formula itself: "Try 7N"
  for (const pattern of begins ? whole : all) {
    pattern.lastIndex = start;
    const found = pattern.exec(lower);
    if (found) return { kind: "word", remark: true, start, end: start + found[0].length };
  }
  return undefined;
}

const whole = [later, nextVisit, before, past, without, along];
const all = [...whole, perhaps];
