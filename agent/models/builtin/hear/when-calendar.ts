import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import { MONTH, monthAt } from "./calendar-names.ts";
import {
  chronoDate,
  dateNear,
  easterDay,
  latest,
  lengthOf,
  nextWithDay,
  two,
} from "./when-dates.ts";

const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** Every mention of a day becomes @date, every mention of several @from/to. */
export function markCalendar(text: string, today: string, monthFirst: boolean): string {
  const forward = (year: number, month: number, day: number) => dateNear(today, year, month, day);
  const read = (found: string) => {
    const date = chronoDate(found, today);
    return date ? ` @${date} ` : found;
  };
  return (
    text
      .replace(/\b20\d\d-\d\d-\d\d\b/g, read)
      .replace(
        /\b(\d{1,2})[/.](\d{1,2})(?:[/.](20\d\d|\d\d)\b|\.|(?![\d:]))(?! ?(?:am|pm|%))/g,
        (found: string, a: string, b: string, y?: string) => {
          const dayFirst = found.includes(".") || !monthFirst;
          const [day, month] = dayFirst === Number(b) <= 12 ? [a, b] : [b, a];
          const swapped = Number(month) > 12 ? [month, day] : [day, month];
          const year = y ? (Number(y) % 100) + 2000 : 0;
          const date = forward(year, Number(swapped[1]), Number(swapped[0]));
          return date ? ` @${date} ` : found;
        },
      )
      // "1 to 5 december", "december 1-5"
      .replace(
        new RegExp(
          String.raw`\b(${NTH}) ?(?:to|-|until|till|and) ?(?=${NTH}(?: of)? ${MONTH}\b)`,
          "g",
        ),
        (_, first: string) => `the ${Number.parseInt(first, 10)}th to `,
      )
      .replace(
        new RegExp(String.raw`\b(?:the |on )*${NTH}(?: of)? ${MONTH}\b\.?(?:,? 20\d\d)?`, "g"),
        (found) => read(found.replace(/^(?:the |on )+/, "").replace(" of ", " ")),
      )
      .replace(
        new RegExp(
          String.raw`\b${MONTH}\b\.? (?:the )?(?:\d{1,2})(?:st|nd|rd|th)?\b(?!:| ?(?:am|pm|oclock|weeks|days))(?:,? 20\d\d)?`,
          "g",
        ),
        (found) => read(found.replace(" the ", " ")),
      )
      .replace(
        /\b(?:the |on the |on )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:one|option|time|slot|appointment|visit|floor|street|avenue|1\b))/g,
        (found: string, day: string) => {
          const date = nextWithDay(today, Number(day));
          return date ? ` @${date} ` : found;
        },
      )
      // "a week on friday", "2 weeks today", "a week tomorrow"
      .replace(
        /\b(?:in )?(\d{1,2}) weeks? (?:from )?today\b|\b(\d{1,2}) weeks? (?:from )?tomorrow\b/g,
        (_, a?: string, b?: string) =>
          ` @${addDays(today, a ? 7 * Number(a) : 7 * Number(b) + 1)} `,
      )
      .replace(/\b(?:christmas|xmas) eve\b/g, () => ` @${forward(0, 12, 24)} `)
      .replace(/\b(?:christmas|xmas)\b/g, () => ` @${forward(0, 12, 25)} `)
      .replace(/\bboxing day\b/g, () => ` @${forward(0, 12, 26)} `)
      .replace(/\bnew year'?s? day\b/g, () => ` @${forward(0, 1, 1)} `)
      .replace(
        /\b(?:good friday|easter (?:sunday|monday))\b/g,
        (day) => ` @${easterDay(day, today)} `,
      )
      .replace(/\bnew year'?s?(?: eve)?\b/g, () => ` @${forward(0, 12, 31)} `)
      .replace(/\bday after tomorrow\b/g, ` @${addDays(today, 2)} `)
      .replace(/\btomorrow\b/g, ` @${addDays(today, 1)} `)
      .replace(/\btonight\b/g, ` @${today} evening `)
      .replace(/\btoday\b/g, ` @${today} `)
      .replace(/\bthis (?=(?:morning|afternoon)\b)/g, ` @${today} `)
      .replace(
        /\bin (\d{1,2}) days\b|\b(\d{1,2}) days from (?:now|@\S+)/g,
        (_, a?: string, b?: string) => ` @${addDays(today, Number(a ?? b))} `,
      )
  );
}

/** Weeks, weekends and months. A weekday beside a week lies in it. */
export function markWeeks(text: string, today: string): string {
  const monday = addDays(today, 1 - weekdayOf(today));
  const span = (from: string, to: string) => ` @${from}/${to} `;
  const week = (weeks: number, from = 0, to = 6) =>
    span(latest(today, addDays(monday, 7 * weeks + from)), addDays(monday, 7 * weeks + to));
  const month = (of: string, from: number, to: number) =>
    span(latest(today, `${of}-${two(from)}`), `${of}-${two(Math.min(to, lengthOf(of)))}`);
  const third = (part: string): [number, number] =>
    /early|begin|start/.test(part) ? [1, 10] : /mid/.test(part) ? [10, 20] : [21, 31];
  const nextMonth = addDays(`${today.slice(0, 7)}-28`, 5).slice(0, 7);
  const monthNamed = (name: string) => {
    const at = monthAt(name);
    const year = Number(today.slice(0, 4)) + (at < Number(today.slice(5, 7)) ? 1 : 0);
    return `${year}-${two(at)}`;
  };
  const PART = "(early|mid|middle of|late|later in|beginning of|start of|end of)";
  return text
    .replace(
      new RegExp(String.raw`\b(?:the |at the )*${PART}[- ](?:the )?next month\b`, "g"),
      (_, part: string) => month(nextMonth, ...third(part)),
    )
    .replace(
      new RegExp(String.raw`\b(?:the |at the )*${PART}[- ](?:the |this )?month\b`, "g"),
      (_, part: string) => month(today.slice(0, 7), ...third(part)),
    )
    .replace(
      new RegExp(String.raw`\b(?:the |in the )*${PART}[- ](?:next )?(${MONTH})\b`, "g"),
      (_, part: string, name: string) => month(monthNamed(name), ...third(part)),
    )
    .replace(
      new RegExp(String.raw`\b(?:in|during|some time in|any ?time in|of|for) (${MONTH})\b`, "g"),
      (_, name: string) => month(monthNamed(name), 1, 31),
    )
    .replace(/\bnext month\b/g, () => month(nextMonth, 1, 31))
    .replace(/\b(?:this month|in the month)\b/g, () => month(today.slice(0, 7), 1, 31))
    .replace(/\b(?:the )?weekend after next\b|\bnext weekend but one\b/g, () =>
      week(weekdayOf(today) > 5 ? 1 : 2, 5, 6),
    )
    .replace(/\bnext weekend\b/g, () => week(1, 5, 6))
    .replace(/\b(?:this |the |at the |on the )*weekends?\b/g, () => week(0, 5, 6))
    .replace(/\b(?:the )?week after (?:next|that)\b/g, () => week(2))
    .replace(
      /\b(?:the )?(?:end of|late|later) (?:the )?next week\b|\bnext week,? (?:late|later|at the end)\b/g,
      () => week(1, 3, 6),
    )
    .replace(/\b(?:the )?(?:early|beginning of|start of) (?:the )?next week\b/g, () =>
      week(1, 0, 2),
    )
    .replace(/\b(?:the )?(?:mid|middle of) (?:the )?next week\b/g, () => week(1, 1, 3))
    .replace(/\b(?:the )?end of (?:the|this) week\b|\blater (?:this|in the) week\b/g, () =>
      week(0, 3, 6),
    )
    .replace(/\bnext week\b/g, () => week(1))
    .replace(/\b(?:this|the same) week\b/g, () =>
      weekdayOf(today) === 7 ? span(today, addDays(today, 6)) : week(0),
    )
    .replace(
      /\bin the next (\d{1,2}) weeks?\b|\bwithin (\d{1,2}) weeks?\b|\bthe next (\d{1,2}) weeks\b/g,
      (_, a?: string, b?: string, c?: string) =>
        span(today, addDays(today, 7 * Number(a ?? b ?? c))),
    )
    .replace(
      /\b(?:in |within )?the next (?:few|couple(?: of)?|\d{1,2}) days\b|\bthe coming days\b/g,
      () => span(today, addDays(today, 4)),
    )
    .replace(/\b(\d{1,2}) weeks? (?:from|on) (?=@|[a-z]+day)/g, " +$1weeks ")
    .replace(
      /\b(?:in|around|about) (?:about |around )?(\d{1,2}) weeks?(?: time|'s? time)?\b|\b(\d{1,2}) weeks? from now\b/g,
      (_, a?: string, b?: string) =>
        span(addDays(today, 7 * Number(a ?? b) - 1), addDays(today, 7 * Number(a ?? b) + 3)),
    )
    .replace(
      /\bin (\d{1,2}) months?\b|\b(\d{1,2}) months? from now\b/g,
      (_, a?: string, b?: string) =>
        span(addDays(today, 30 * Number(a ?? b) - 2), addDays(today, 30 * Number(a ?? b) + 4)),
    );
}
