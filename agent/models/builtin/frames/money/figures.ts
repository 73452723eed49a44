import type { Figures } from "#tools/reports/figures-schema.ts";
import type { ReportName } from "#tools/reports/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { MONTH } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearPeriod, type Period } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import type { About, Ask, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const WEEK = 7;

/** A time that stands somewhere in the words: "this mth", "quarter so far". */
const whenSaid = (text: string): string | undefined =>
  /\b(?:this|last|past|previous|the)? ?(?:week|month|quarter|year)(?: (?:so far|to date))?\b|\btoday\b|\byesterday\b/
    .exec(text.replace(/\bmth\b/, "month").replace(/\bqtr\b/, "quarter"))?.[0]
    .replace(/^ ?(?=week|month|quarter|year)/, "this ")
    .trim();

/** Days that are over, as they were spoken of: "saturday" is the last one. */
export function pastOf(said: string | undefined, here: Here): Period | undefined {
  if (!said) return undefined;
  const today = todayOf(here);
  const period = hearPeriod(plain(said), today);
  if (period) return period;
  const when = hearWhen(said, here);
  const [from, to] = [when?.range?.from, when?.range?.to];
  if (from && to)
    return { from: from > today ? addDays(from, -WEEK) : from, to: to > today ? today : to };
  const day = when?.date ?? when?.days?.[0];
  if (day === undefined) return undefined;
  const newest = day > today ? addDays(day, -WEEK) : day;
  // "last saturday" on a Saturday is none of today
  const isBefore = newest === today && /\b(?:last|past|previous)\b/.test(plain(said));
  const over = isBefore ? addDays(newest, -WEEK) : newest;
  return { from: over, to: over };
}

/** Which line of a report the words are about. */
const WANTED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bno.?shows?\b|\b(?:turn|show)(?:ed)? up\b/, /missed/i],
  [/\b(?:cancel\w*)\b/, /cancel/i],
  [/\b(?:wast\w*|bin(?:ned)?|sink|thr[eo]w\w*)\b/, /wasted/i],
  [/\bnew (?:clients?|faces|people)\b/, /new/i],
  [/\b(?:retention|loyal|come back|came back|return)\b/, /came again/i],
  [/\brebook\w*\b/, /rebook/i],
  [/\baverage\b|\b(?:per|each|a) (?:visit|client|head)\b|\b(?:that|it|them) each\b/, /average/i],
  [/\btips?\b/, /tips/i],
  [
    /\bhow many (?:visits?|clients?|people|heads?|customers?)\b|\bhow busy\b/,
    /completed|^clients/i,
  ],
  [/\bcosts?\b/, /cost/i],
];
/** Who or what comes first. */
const LEADS =
  /\b(?:which|what|who)\b.*\b(?:most|best|top|busiest|more)\b|\bmost popular\b|\b(?:best|top)\b|\b(?:each|split|per (?:stylist|person|head)|by (?:stylist|person)|all (?:3|4|5|of us)|everyone|us 3)\b/;
/** Who or what comes last. */
const TRAILS = /\b(?:worst|least|lowest|fewest|weakest|behind on)\b/;
/** How many of those who came have booked again. */
const shareOf = (value: string): number => Number(/\d+(?:\.\d+)?/.exec(value)?.[0] ?? 0);
const MONEY = /\b(?:money|brings?|made|earns?|takings?|took|takes?|revenue|sales)\b/;

/** Asks how a time that runs compares with the one before it: the report tells both. */
const VERSUS =
  /\b(?:vs|versus|against|than|compared? (?:to|with)) (?:the )?(?:last|previous) (week|month|quarter|year)\b/;

/** What a part of the salon's work came to, where it is among what leads. */
function partOf(leading: Figures["leading"], said: string): string {
  const own = leading.find(({ name }) => sought(name).includes(sought(bareName(said) ?? said)));
  return own ? `${own.name}: ${own.value}.` : `Nothing was made with ${said} then.`;
}

/** A service that was named: "per visit" names none. */
const workOf = (said: string | undefined): string | undefined =>
  said &&
  /^(?:(?:a|per|each|every|the) )?(?:visits?|clients?|heads?|services?|persons?|days?)$/i.test(said)
    ? undefined
    : said;
/** What is nobody's name. */
const NOBODY = /^(?:the )?(?:last|this|month|week|quarter|year|salon|team|us|we)\b/i;
/** What no report tells. */
const UNRANKED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:busiest|quietest|best|worst|slowest) (?:week)?days?\b/,
    "I have no figures by the day of the week. Ask me for one day, such as “what did we take on saturday”.",
  ],
  [
    /\b(?:best|top|biggest|most valuable) (?:\d+ )?(?:clients?|customers?|spenders?)\b/,
    "I have no ranking of clients by what they spend. I can tell of one client how often they were here.",
  ],
];

/** What a visit came to on average, of "$3,125 in 55 visits". */
function averageOf({ name, value }: Figures["leading"][number]): string {
  const [, unit = "", sum = "", visits = ""] = /^(\D*)([\d.,]+) in (\d+) visit/.exec(value) ?? [];
  const average = Number(sum.replaceAll(",", "")) / Number(visits);
  return average ? `${name} ${unit}${average.toFixed(2)} (${value})` : `${name} ${value}`;
}

const sought = (name: string) =>
  plain(name)
    .replaceAll(/ies\b/g, "y")
    .replaceAll(/[^a-z]|s\b/g, "");

const figures = (name: string, report: ReportName): Frame => ({
  id: `show_figures.${name}`,
  tells:
    /^(?:who|tips?|much|average|per|each|total|visits?|clients?|people|new|no-?shows?|cancel\w*|better|best|service|services|stylists?|cost)$/,
  slots: {
    stylist: "stylist",
    period: "period",
    ...(report === "revenue" && { service: "service" }),
  },
  says: [
    `show the ${name} figures[ of {stylist}][ for {period}]`,
    ...(report === "revenue" ? ["show the revenue figures of {service}[ for {period}]"] : []),
  ],
  input: ({ stylist, period, service: said }, { here, text }) => {
    if (!here) return { say: "I can't see the calendar here." };
    const unknown = UNRANKED.find(([sign]) => sign.test(text))?.[1];
    if (unknown) return { say: unknown };
    const service = workOf(said);
    const versus = VERSUS.exec(text)?.[1];
    const isByService = service !== undefined || /\bservices?\b/.test(text);
    return {
      report,
      ...(versus
        ? pastOf(`this ${versus}`, here)
        : (pastOf(period, here) ?? pastOf(whenSaid(text), here))),
      stylist: stylist && NOBODY.test(stylist) ? undefined : stylist,
      ...(report === "revenue" && isByService && { by: "service" }),
    };
  },
  report: (value, { period, service: said }, { text, here }) => {
    const service = workOf(said);
    const { lines, whose, notes, leading, range } = value as Figures;
    const wanted = WANTED.find(([sign]) => sign.test(text))?.[1];
    const first = (wanted && lines.find(({ label }) => wanted.test(label))) ?? lines[0];
    if (!first) return "There is nothing to add up.";
    if (service) return partOf(leading, service);
    if (
      /\brebook\w*\b/.test(text) &&
      leading.length > 1 &&
      (LEADS.test(text) || TRAILS.test(text))
    ) {
      const way = TRAILS.test(text) ? 1 : -1;
      const order = leading.toSorted((a, b) => way * (shareOf(a.value) - shareOf(b.value)));
      return `${order[0]?.name} rebooks ${way > 0 ? "least" : "most"}. ${order.map((each) => `${each.name}: ${each.value}`).join("; ")}, ${saidDay(range.from, here)} to ${saidDay(range.to, here)}.`;
    }
    const ranked = leading.map((each) => `${each.name}: ${each.value}`).join("; ");
    // of clients only how many of them rebook is ranked
    const isRanked = report !== "clients" || /\b(?:rebook|retention|keep|come back)/.test(text);
    if (/\baverage\b/.test(text) && LEADS.test(text) && report === "revenue" && ranked)
      return `On average a visit: ${leading.map(averageOf).join("; ")}.`;
    if (
      LEADS.test(text) &&
      !wanted &&
      (!whose || /\bservices?\b/.test(text)) &&
      ranked &&
      isRanked &&
      !MONEY.test(text)
    )
      return `${ranked}.`;
    const { from, to } = (value as Figures).before;
    // of how many days, so that nobody takes it for a whole month
    const then = `; in the same time before (${saidDay(from, here)} to ${saidDay(to, here)}): `;
    const before = first.before === null ? "" : `${then}${first.before}`;
    const owner = whose ? `${whose}, ${first.label.toLowerCase()}` : first.label;
    // what was asked for no time, or for one that is told by its name, says its days
    const days =
      here && period ? "" : ` from ${saidDay(range.from, here)} to ${saidDay(range.to, here)}`;
    const all =
      wanted && lines[0] !== first ? ` (${lines[0]?.label.toLowerCase()} ${lines[0]?.value})` : "";
    // what was taken is told beside what was done
    const done = wanted || first.before !== null ? undefined : lines.find(({ before: b }) => b);
    const beside = done ? ` ${done.label}: ${done.value}${then}${done.before}.` : "";
    const by = LEADS.test(text) && !wanted && ranked && isRanked ? `${ranked}.` : "";
    const tips = wanted ? undefined : lines.find(({ label }) => /tips/i.test(label));
    const ofIt = tips && tips !== first ? `, ${tips.value} of it tips` : "";
    const sum = `${owner}${days}: ${first.value}${ofIt}${all}${before}.${beside}`;
    if (by && /\bwho\b/.test(text)) return [by, sum, ...notes].join(" ");
    return [sum, by, ...notes].filter(Boolean).join(" ");
  },
});

/** The two times that are compared: of one that still runs the other is counted as far. */
function bothOf({ period, other }: Slots, { here, text }: About) {
  if (!here) return undefined;
  // "is november ahead of october" names both, whatever the gaps hold
  const [one, another] = text.match(A_MONTH) ?? [];
  const months = one && another ? [one, another] : undefined;
  const now = pastOf(months?.[0] ?? period ?? whenSaid(text), here);
  const then = pastOf(months?.[1] ?? likeThis(other, period), here);
  if (!now || !then || now.from === then.from) return undefined;
  const [late, early] = now.from > then.from ? [now, then] : [then, now];
  const long = (Date.parse(late.to) - Date.parse(late.from)) / A_DAY;
  const as = addDays(early.from, long);
  const runs = late.to === todayOf(here) && as < early.to;
  return { late, early: runs ? { from: early.from, to: as } : early, runs };
}

/** "This month to last": what is left out is of the same length. */
function likeThis(other: string | undefined, period: string | undefined): string | undefined {
  const [unit] = /\b(?:week|month|quarter|year)\b/.exec(period ?? "") ?? [];
  return unit && /^(?:the )?(?:last|previous|one before)(?: one)?$/i.test(other?.trim() ?? "")
    ? `last ${unit}`
    : other;
}

const A_DAY = 86_400_000;
const A_MONTH = new RegExp(String.raw`\b(?:${MONTH})\b`, "gi");
const WHICH_TIMES: Ask = {
  ask: "Which two times shall I compare? What has not begun has no figures yet.",
  slot: "other",
  options: ["This month with last month", "This week with last week"],
};

/** One side of a comparison. */
function sideOf({ lines, range }: Figures, here: Here | undefined): string {
  const of = (sign: RegExp) => lines.find(({ label }) => sign.test(label))?.value ?? "0";
  return `${saidDay(range.from, here)} to ${saidDay(range.to, here)}: ${of(/work done/i)} of work in ${of(/completed/i)} visits, ${of(/taken/i)} taken with ${of(/tips/i)} tips`;
}

/** How two times compare, like with like. */
const VERSUS_FRAME: Frame = {
  id: "show_figures.versus",
  slots: { period: "period", other: "period", stylist: "stylist" },
  says: ["compare the revenue[ of {stylist}] of {period} with {other}"],
  first: {
    tool: "show_figures",
    input: (slots, about) => {
      const both = bothOf(slots, about);
      return both ? { report: "revenue", ...both.early, stylist: slots["stylist"] } : WHICH_TIMES;
    },
  },
  input: (slots, about) => {
    const both = bothOf(slots, about);
    return both ? { report: "revenue", ...both.late, stylist: slots["stylist"] } : WHICH_TIMES;
  },
  report: (value, slots, about) => {
    const like = bothOf(slots, about)?.runs
      ? " The later one still runs, so both are counted as far."
      : "";
    return `${sideOf(value as Figures, about.here)}. ${sideOf(about.first as Figures, about.here)}.${like}`;
  },
};

/** What the salon, or somebody in it, came to. */
export const FIGURES: readonly Frame[] = [
  figures("revenue", "revenue"),
  figures("client", "clients"),
  figures("product", "product"),
  figures("formula", "formulas"),
  VERSUS_FRAME,
];
