/** Times of day as HH:mm. `after` and `before` bound the start. */
export type HeardTimes = { time?: string; about?: true; after?: string; before?: string };

const HOUR = String.raw`(\d{1,2})(?::(\d\d))?(ish)? ?(am|pm|oclock)?(ish)?`;
const END = String.raw`(?!\d|:\d| ?(?:%|weeks?|days?|hours?|hrs?|min|minutes|months?|years?|people|of us|inch|cm|vol|euros?|dollars?|times|st\b|nd\b|rd\b|th\b))`;
const MARK = String.raw`(\d{1,2})(?::(\d\d))?(?: ?)(am|pm|oclock)?`;

const PARTS: [RegExp, Pick<HeardTimes, "after" | "before">][] = [
  [/\b(?:first thing|early(?: in the)? morning|crack of dawn)\b/, { before: "10:00" }],
  [/\blate(?:r in the)?(?: in the)? morning\b/, { after: "10:30", before: "12:30" }],
  [
    /\b(?:not|no|can't do|cannot do|can't in|except)(?: in)?(?: the)? mornings?\b/,
    { after: "12:00" },
  ],
  [/\b(?:not|no|can't do|cannot do)(?: in)?(?: the)? afternoons?\b/, { before: "12:00" }],
  [/\bafter lunch\b/, { after: "12:00" }],
  [/\bbefore lunch\b/, { before: "12:00" }],
  [/\bmornings?\b/, { before: "12:00" }],
  [
    /\b(?:lunch ?time|lunch ?break|lunch|midday|over lunch|around noon)\b/,
    { after: "11:30", before: "14:00" },
  ],
  [/\bearly(?: in the)? afternoon\b/, { after: "12:00", before: "14:30" }],
  [/\blate(?:r in the)?(?: in the)? afternoon\b/, { after: "15:30", before: "18:00" }],
  [/\bafternoons?\b/, { after: "12:00", before: "17:00" }],
  [/\b(?:after work|after school hours|evenings?)\b/, { after: "17:00" }],
  [/\bafter school\b/, { after: "15:30" }],
  [/\b(?:end of (?:the )?day|late in the day|late as possible)\b/, { after: "16:00" }],
];

/**
 * The times of day that a plain text (plainWhen, its days taken out) speaks of. A bare hour is one of the salon's day:
 * 1 to 7 are afternoon. `bare` also takes a number that stands alone ("4", "make it 4").
 */
export function hearTimes(text: string, bare: boolean): HeardTimes {
  const said = text
    .replace(/\b(?:at )?noon\b(?! to)/g, " at 12:00 pm ")
    .replace(/\bmidnight\b/g, " at 23:59 ")
    .replace(/\bhalf-before (\d{1,2})\b/g, (_, hour: string) => ` at ${Number(hour) - 1 || 12}:30 `)
    .replace(/\bhalf(?: past)? (\d{1,2})\b(?! ?(?:head|price|%))/g, " at $1:30 ")
    .replace(/\bquarter past (\d{1,2})\b/g, " at $1:15 ")
    .replace(/\bquarter to (\d{1,2})\b/g, (_, hour: string) => ` at ${Number(hour) - 1 || 12}:45 `)
    .replace(
      /\b(\d{1,2}) (?:past|after) (\d{1,2})\b/g,
      (_, minutes: string, hour: string) => ` at ${hour}:${minutes.padStart(2, "0")} `,
    )
    .replace(
      /\b(at|after|before|from|until|till?) ([1-9]|1[0-2])([0-5][05])\b(?! ?(?:min|g|hours|hrs|h|[$€£%]))/g,
      "$1 $2:$3",
    )
    .replace(/\bone (?=(?:15|30|45)\b)/g, "1 ")
    .replace(/\b(\d{1,2}) (15|30|45)\b(?= ?(?:am|pm|$|[,.?!]))/g, "at $1:$2")
    .replace(/\bat at\b|\bat {2,}at\b/g, "at")
    .replace(/\b(after|before|from|past|until|by|around|about) +at /g, "$1 ")
    .replace(/\b(1[0-9]|2[0-3])([0-5]\d) ?(?:hours|hrs|h)\b/g, "at $1:$2")
    .replace(/\s+/g, " ");
  const evening = /\bevening\b/.test(said);
  return { ...partOf(said), ...hourOf(said, bare, evening) };
}

function partOf(said: string): HeardTimes {
  for (const [pattern, heard] of PARTS) if (pattern.test(said)) return heard;
  return {};
}

function hourOf(said: string, bare: boolean, evening: boolean): HeardTimes {
  const clock = (hour?: string, minutes?: string, half?: string) =>
    clockOf(hour, minutes, half, evening);
  const between = new RegExp(
    String.raw`\b(?:between |from |at )?${MARK} ?(?:-|to|and|till?|until) ?${MARK}${END}`,
  ).exec(said);
  if (
    between &&
    (/between|from/.test(between[0]) ||
      between[3] ||
      between[6] ||
      between[2] ||
      /- ?\d|till?/.test(between[0]))
  ) {
    const [, hour, minutes, half, toHour, toMinutes, toHalf] = between;
    const before = clock(toHour, toMinutes, toHalf);
    const first = clock(
      hour,
      minutes,
      half ?? (Number(hour) <= Number(toHour) && toHalf === "am" ? "am" : undefined),
    );
    if (first && before && first < before) return { after: first, before };
  }
  const bound = (words: string) => {
    const found = new RegExp(String.raw`\b(?:${words}) (?:about |around )?${MARK}${END}`).exec(
      said,
    );
    return found ? clock(found[1], found[2], found[3]) : undefined;
  };
  const after =
    bound(
      "after|past|from|later than|any ?time after|not before|no earlier than|earliest|can't (?:do |come |make it )?before|nothing before|since",
    ) ?? trailing(said, "or later|or after|onwards?|and later|at the earliest|on", clock);
  const before =
    bound(
      "(?<!not |earlier than |can't |can't do |can't come |nothing )before|by|until|till|no later than|not after|latest|nothing after|can't (?:do |come |make it )?after|earlier than|not later than",
    ) ?? trailing(said, "or earlier|or before|at the latest|latest", clock);
  if (/\b(?:not after|nothing after|can't (?:do |come |make it )?after)\b/.test(said))
    return before ? { before } : {};
  if (after ?? before) return { ...(after ? { after } : {}), ...(before ? { before } : {}) };
  return exact(said, bare, clock);
}

type Clock = (hour?: string, minutes?: string, half?: string) => string | undefined;

function trailing(said: string, words: string, clock: Clock): string | undefined {
  const found = new RegExp(String.raw`\b${MARK} (?:${words})\b`).exec(said);
  return found ? clock(found[1], found[2], found[3]) : undefined;
}

function exact(said: string, bare: boolean, clock: Clock): HeardTimes {
  const marks = [
    String.raw`\b(?:at|@|around|about|approx|approximately|like|say|@ ?) ?${HOUR}${END}`,
    String.raw`\b${HOUR.replace("(?::(\\d\\d))?", ":(\\d\\d)")}${END}`,
    String.raw`\b${HOUR.replace(" ?(am|pm|oclock)?", " ?(am|pm|oclock)")}${END}`,
    String.raw`\b${HOUR.replace("(ish)?", "(ish)")}`,
    String.raw`\| ?,? ?${HOUR}${END}`,
    ...(bare
      ? [
          String.raw`^(?:[a-z' ,]*\b)?(?:make it|do|take|want|prefer|the|with|or|what about|how about|to|is|and|instead|actually|no|ok|yes|maybe|perhaps|for)?,? ?${HOUR}(?: (?:one|works|please|is|then|would|sounds|if|instead|thanks|ok|good|great|it|pls|plz).*)?[.?! ]*$`,
        ]
      : []),
  ];
  for (const mark of marks) {
    const found = new RegExp(mark).exec(said);
    const time = found && clock(found[1], found[2], found[4]);
    if (!time) continue;
    const about = found[3] || found[5] || /around|about|approx|like/.test(found[0]);
    return about ? { time, about: true } : { time };
  }
  return {};
}

function clockOf(
  hour: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
  evening: boolean,
): string | undefined {
  let at = Number(hour);
  const past = Number(minutes ?? 0);
  if (hour === undefined || at > 23 || past > 59) return undefined;
  if (half === "pm" || half === "am") {
    if (at > 12 || at === 0) return at > 12 && half === "pm" ? `${at}:${two(past)}` : undefined;
    at = (at % 12) + (half === "pm" ? 12 : 0);
  } else if (hour.length === 2 && hour.startsWith("0")) {
    // 07:30 is written by those who mean the morning
  } else if ((at >= 1 && at < 8) || (evening && at >= 8 && at < 12)) at += 12;
  else if (at === 0) return undefined;
  return `${two(at)}:${two(past)}`;
}

const two = (value: number) => String(value).padStart(2, "0");
