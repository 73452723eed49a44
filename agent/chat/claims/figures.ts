import { monthAt, MONTH, weekdayAt } from "#agent/models/builtin/hear/calendar-names.ts";
import { HOUR, hoursIn, NUMBER, numberOf, ONES, pad, SPELLED, TENS, timesOf } from "./numbers.ts";
import { addDays, wallOf, weekdayOf } from "#tools/values/zone-rules.ts";

/** What a figure counts. A `count` has no unit, and an `any` of a result may be of every unit. */
export type Kind =
  | "any"
  | "code"
  | "count"
  | "date"
  | "grams"
  | "level"
  | "minutes"
  | "ml"
  | "money"
  | "percent"
  | "ratio"
  | "time"
  | "volume"
  | "weekday";

/** A figure of a text, where it stands, and the values that it may mean: "2:30" is one of two times. */
export type Figure = { kind: Kind; values: string[]; from: number; to: number; isAbout: boolean };

/** Where and when a text is read. */
export type At = { timeZone: string; now: Date };

/** Words of a unit, what it counts, and how many of that one of it is. */
const UNITS: readonly [words: string, kind: Kind, factor: number][] = [
  ["min|mins|minute|minutes", "minutes", 1],
  ["h|hr|hrs|hour|hours", "minutes", 60],
  ["day|days", "minutes", 1440],
  ["week|weeks", "minutes", 10_080],
  ["month|months", "minutes", 43_200],
  ["year|years", "minutes", 525_600],
  ["g|gr|gram|grams|gramme|grammes", "grams", 1],
  ["kg|kilo|kilos", "grams", 1000],
  ["ml|millilitres|milliliters", "ml", 1],
  ["l|litre|litres|liter|liters", "ml", 1000],
  ["%|percent|per cent", "percent", 1],
  ["vol|vols|volume|volumes", "volume", 1],
  [String.raw`[$€£¥]|dollars?|bucks?|euros?|pounds?|quid|francs?|usd|eur|gbp|chf`, "money", 1],
];
const UNIT = UNITS.map(([words]) => words).join("|");
const unitOf = (written: string) =>
  UNITS.find(([words]) => new RegExp(`^(?:${words})$`, "i").test(written));

const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thur?s?|fri)(?![-'])|(?:sat|sun)(?=[,.;)]| \\d))";
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const COUNTED =
  "times?|slots?|openings?|options|places|visits?|appointments?|bookings?|clients?|services?|formulas?|orders?|items?|tubes?|people|messages|consultations?";

/** How figures are written, the longer before the shorter. */
const WRITTEN: readonly [kind: string, pattern: string][] = [
  ["phone", String.raw`\(?\+?\d{2,4}\)?[ -]\d{3}[ -]\d{3,4}`],
  ["marker", String.raw`(?<=^|\n) {0,3}\d{1,2}[.)](?= )`],
  ["instant", String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]{0,10}(?:Z|[+-]\d\d:\d\d)?`],
  ["iso", String.raw`\d{4}-\d\d-\d\d`],
  ["monthDay", String.raw`\b${MONTH}\.? (?:the )?${DAY}\b(?:,? 20\d\d)?`],
  ["dayMonth", String.raw`\b${DAY}\.?(?: of)? ${MONTH}\b(?:,? 20\d\d)?`],
  ["nth", String.raw`\bthe \d{1,2}(?:st|nd|rd|th)\b`],
  ["weekday", String.raw`\b${WEEKDAY}\b`],
  ["near", String.raw`\b(?:today|tonight|tomorrow|yesterday)\b`],
  [
    "hoursMinutes",
    String.raw`\b\d ?h(?:ours?|rs?)?,?(?: and)? ?\d{1,2}(?: ?m(?:in(?:ute)?s?)?)?\b`,
  ],
  ["time", String.raw`\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?|\b(?:[01]?\d|2[0-3])[:h][0-5]\d\b`],
  ["past", String.raw`\b(?:half|(?:a )?quarter past|(?:a )?quarter to)(?: past)? ${HOUR}\b`],
  ["noon", String.raw`\b(?:noon|midday|midnight)\b`],
  ["clock", String.raw`\b${HOUR} o'?clock\b`],
  ["ratio", String.raw`\b\d(?:\.\d)?:\d(?:\.\d)?\b|\bone to (?:one|two|three)\b`],
  [
    "part",
    String.raw`\b(?:half|(?:a|three) quarters? of) an hour\b|\b(?:an|${NUMBER}) hours? and (?:a half|a quarter|three quarters)\b|\b${NUMBER} and (?:a half|a quarter|three quarters?) hours?\b`,
  ],
  ["coined", String.raw`[$€£¥] ?${NUMBER}|\b(?:usd|eur|gbp|chf) ${NUMBER}`],
  ["coined2", String.raw`(?<=[$€£] ?\d{1,5} ?[-–] ?)\d{1,5}`],
  ["united", String.raw`\b${NUMBER}(?=(?: ?(?:-|–|to|or) ?${NUMBER})? ?(?:${UNIT})(?![\p{L}\d]))`],
  ["one", String.raw`\ban? (?:hour|day|week|month|year)\b`],
  ["level", String.raw`\blevels? ${NUMBER}\b`],
  ["code", String.raw`\b\d{1,2}(?:[./-]\d{1,3}|[A-Z]{1,3}\b)`],
  [
    "hour",
    String.raw`(?<=\b(?:at|around|by|until|till|to|from|between) )${HOUR}\b(?![':\d-]|\.\d| ?(?:${UNIT}|${COUNTED})\b)`,
  ],
  ["span", String.raw`\b${HOUR}(?= (?:till|until|to) ${HOUR}\b)`],
  ["few", String.raw`\b(?:${ONES.slice(2, 13).join("|")})(?= (?:\p{L}+ )?(?:${COUNTED})\b)`],
  [
    "bare",
    String.raw`\b(?:an? )?hundred(?: and)?(?: ${SPELLED})?\b|\b(?:${TENS.join("|")})(?:[- ](?:${ONES.slice(1, 10).join("|")}))?\b|\b(?:${ONES.slice(13).join("|")})\b|\d{1,9}(?:[.,]\d{1,3})?(?![\d\p{L}])`,
  ],
];
const FIGURE = new RegExp(
  WRITTEN.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join("|"),
  "giu",
);

/** Every figure of a text, in the order in which they stand. */
export function figuresIn(text: string, at: At): Figure[] {
  const figures = readIn(text, at);
  // "1:30, 2 or 3:30"
  return figures.map((figure, index) => {
    const [last, next] = [figures[index - 1], figures[index + 1]];
    const isListed =
      (last?.kind === "time" && LISTED.test(text.slice(last.to, figure.from))) ||
      (next?.kind === "time" && LISTED.test(text.slice(figure.to, next.from)));
    const [hour = ""] = figure.values;
    return figure.kind === "count" && isListed && Number(hour) < 13
      ? { ...figure, kind: "time", values: timesOf(hour) }
      : figure;
  });
}

const LISTED = /^(?:, ?| or |, or | and |, and )$/;

function readIn(text: string, at: At): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap(({ 0: words, index, groups = {} }) => {
    const written = WRITTEN.find(([kind]) => groups[kind] !== undefined)?.[0] ?? "marker";
    const isAbout = ABOUT.test(text.slice(Math.max(0, index - 20), index));
    const place = { from: index, to: index + words.length, isAbout };
    return valuesOf(written, words, text.slice(place.to), at).map(({ kind, values }) => ({
      kind,
      values,
      ...place,
    }));
  });
}

const ABOUT =
  /\b(?:about|around|roughly|nearly|almost|some|approximately|close to|(?:just |a bit |a little )?(?:under|over)) (?:an? )?[$€£]?$/i;

type Value = Pick<Figure, "kind" | "values">;
const of = (kind: Kind, ...values: (string | number)[]): Value[] => [
  { kind, values: values.map(String) },
];

function valuesOf(written: string, words: string, after: string, at: At): Value[] {
  const number = numberOf(words);
  switch (written) {
    case "instant": {
      const isLocal = /T\d\d:\d\d(?:[:.\d]*)$/.test(words);
      const { date, time } = isLocal
        ? { date: words.slice(0, 10), time: words.slice(11, 16) }
        : wallOf(at.timeZone, Date.parse(words));
      return [...of("date", date), ...of("time", time)];
    }
    case "iso":
      return of("date", words);
    case "nth":
      return of("date", `---${pad(number)}`);
    case "monthDay":
    case "dayMonth": {
      const month = monthAt(/(?<!\d)(?!of|the)[a-z]{3,}/i.exec(words)?.[0] ?? "");
      const year = /\b20\d\d$/.exec(words)?.[0] ?? "-";
      const day = Number(/\d+/.exec(words)?.[0]);
      return of("date", `${year}-${pad(month)}-${pad(day)}`);
    }
    case "weekday":
      return of("weekday", weekdayAt(words.toLowerCase().replace(/s$/, "")) + 1);
    case "near": {
      const { date } = wallOf(at.timeZone, at.now.getTime());
      return of("date", addDays(date, NEAR[words.toLowerCase()] ?? 0));
    }
    case "time":
    case "past":
    case "noon":
    case "clock":
    case "hour":
    case "span":
      return of("time", ...timesOf(words));
    case "phone":
      return of("code", words.replaceAll(/\D/g, ""));
    case "ratio":
      return of("ratio", words.includes(":") ? words : `1:${numberOf(words.slice(7))}`);
    case "hoursMinutes": {
      const [hours = 0, minutes = 0] = (words.match(/\d+/g) ?? []).map(Number);
      return of("minutes", hours * 60 + minutes);
    }
    case "part":
      return of(
        "minutes",
        hoursIn(words) * 60 + (/half/i.test(words) ? 30 : /three quarter/i.test(words) ? 45 : 15),
      );
    case "coined":
    case "coined2":
      return of("money", number);
    case "united":
    case "one": {
      // "two weeks later" is told from another day
      if (
        /^(?: \w+)? (?:later|earlier|on)\b/.test(after) ||
        (written === "one" && /^ (?:later|earlier|on)\b/.test(after))
      )
        return [];
      const unit =
        written === "one"
          ? words.split(" ")[1]
          : new RegExp(`^(?: ?(?:-|–|to|or) ?${NUMBER})? ?(${UNIT})`, "i").exec(after)?.[1];
      const [, kind = "count", factor = 1] = unitOf(unit ?? "") ?? [];
      return of(kind, (written === "one" ? 1 : number) * factor);
    }
    case "level":
      return of("level", number);
    case "code":
      return of("code", words.toLowerCase());
    case "few":
    case "bare":
      return of("count", number);
    default:
      return [];
  }
}

const NEAR: Record<string, number> = { today: 0, tonight: 0, tomorrow: 1, yesterday: -1 };

/** A figure is looked for in every row. */
const keys = new WeakMap<object, string[]>();

/** A figure as rows keep it; a date with its year, without and by its weekday. */
export function keysOf(figure: Pick<Figure, "kind" | "values">): string[] {
  const known = keys.get(figure) ?? writtenKeys(figure);
  keys.set(figure, known);
  return known;
}

function writtenKeys({ kind, values }: Pick<Figure, "kind" | "values">): string[] {
  return values.flatMap((value) =>
    kind === "date" && !value.startsWith("-")
      ? [
          `date:${value}`,
          `date:-${value.slice(4)}`,
          `date:---${value.slice(8)}`,
          `weekday:${weekdayOf(value)}`,
        ]
      : [`${kind}:${value}`],
  );
}
