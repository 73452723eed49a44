import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const AMOUNTS: Readonly<Record<string, number>> = {
  "half an": 0.5,
  "half a": 0.5,
  half: 0.5,
  "quarter of an": 0.25,
  quarter: 0.25,
  "couple of": 2,
};

type Unit = "minutes" | "hours" | "days";

/** Minutes, hours or days that a text speaks of, in `unit`; a figure by itself is in `unit`. */
function spanOf(said: string, unit: Unit): number | undefined {
  const text = plain(said);
  const found =
    /\b(?:(\d+(?:\.\d)?|an?|half an?|half|quarter of an|quarter|couple of|every|full) ?)?(min|minutes?|h|hours?|hrs?|days?|weeks?|fortnights?|months?|years?)\b/.exec(
      text.replace(/(\d) ?m\b/g, "$1 min"),
    );
  const bare = /\d+/.exec(text)?.[0];
  if (!found) return bare === undefined ? undefined : Number(bare);
  const [, count = "", word = ""] = found;
  const half = / and a half\b/.test(text) ? 0.5 : 0;
  const amount = (AMOUNTS[count] ?? (Number(count) || 1)) + half;
  const minutes =
    amount *
    (word.startsWith("mi")
      ? 1
      : word.startsWith("h")
        ? 60
        : word.startsWith("d")
          ? 1440
          : word.startsWith("w")
            ? 10_080
            : word.startsWith("f")
              ? 20_160
              : word.startsWith("y")
                ? 525_600
                : 43_200);
  return Math.round(minutes / { minutes: 1, hours: 60, days: 1440 }[unit]);
}

/** What of the booking rules a sentence changes. */
function rules({ off, many }: Slots, { text }: About): Input | Ask | Say {
  const span = (unit: Unit) => spanOf(text, unit) ?? spanOf(many ?? "", unit);
  if (/\bpatch/.test(text))
    return { requirePatchTest: off === undefined && !/\b(?:without|no)\b/.test(text) };
  if (/\bconfirm|\bautomatic|\bby hand|\bapprove/.test(text))
    return {
      confirmation: /\bby hand|\bmyself|\bmanual|\bapprove/.test(text) ? "by_hand" : "automatic",
    };
  if (/\bbuffer|\bbetween (?:clients|visits|appointments)|\bclean ?up\b|\bbreather\b/.test(text))
    return asked("bufferMinutes", off === undefined ? span("minutes") : 0);
  if (/\bsame[- ]day\b/.test(text)) return { minNoticeMinutes: 1440 };
  if (/\bcancel|\bmove it\b|\bcut ?off\b/.test(text)) return asked("cutoffHours", span("hours"));
  if (/\bnotice\b|\blast[- ]minute\b|\bat least\b|\bbefore(?:hand)?\b/.test(text))
    return asked("minNoticeMinutes", span("minutes"));
  if (/\bahead\b|\bin advance\b|\bout\b|\bhorizon\b/.test(text))
    return asked("horizonDays", span("days"));
  if (/\ba day\b|\bper day\b|\bdaily\b/.test(text))
    return off === undefined ? countOf(many ?? text) : { dailyCap: null };
  const step = span("minutes");
  return step === undefined || STEPS.has(step)
    ? asked("stepMinutes", step)
    : { say: "Times can be 5, 10, 15, 20, 30 or 60 minutes apart." };
}

const countOf = (said: string): Input | Ask => {
  const dailyCap = numberIn(plain(said));
  return dailyCap === undefined
    ? { ask: "How many a day, at most?", slot: "many", takes: /\d|[a-z]/i }
    : { dailyCap };
};

const STEPS = new Set([5, 10, 15, 20, 30, 60]);

/** The most that a rule can be, and how that reads. */
const MOST: Readonly<Record<string, readonly [number, string]>> = {
  bufferMinutes: [120, "2 hours"],
  minNoticeMinutes: [20_160, "14 days"],
  horizonDays: [365, "a year"],
  cutoffHours: [336, "14 days"],
};

function asked(name: string, amount: number | undefined): Input | Ask | Say {
  if (amount === undefined)
    return {
      ask: "How long?",
      slot: "many",
      takes: /\d|min|hour|day|week|month|year/i,
      options: ["15 minutes", "1 hour", "1 day"],
    };
  const [most, reads] = MOST[name] ?? [];
  return most !== undefined && amount > most
    ? { say: `That can be ${reads} at most.` }
    : { [name]: amount };
}

/** The rules that clients book by. */
export const BOOKING_RULES: readonly Verb[] = [
  {
    tool: "set_booking_rules",
    does: "change the rules of online booking",
    hears: [
      "(set|make|change|put|add|leave|keep|give( me)?) ~(a )?((?:\\d+|an?|half an) ?\\w+ )?buffer( (time|to|of|between .+|after .+))*( .*\\d.*)?",
      "(set|add|leave|keep|give me|put) (?:\\d+ ?\\w+|half an hour|an hour) (between|after)( every| each| all)? (clients?|visits?|appointments?)",
      "(?<off>(remove|no|drop) ~buffer( time)?( between .+)?)",
      "(clients?|people|they) (can|may|should|have to|must|need to) (only )?(book|cancel|move|reschedule)( online)?( up to| at least| no more than| only| until)? .*(\\d|an?) ?(min|minutes|hours?|h|hrs|days?|weeks?|months?).*",
      "(a |an )?{many:n}[ -]?(hours?|hrs?|h|days?)'?s? (cancellation|cancelling|cancel) (policy|notice|window|rule|period)( .*)?",
      "(i|we) (want|need) (at least )?{many:n} ?(hours?|hrs?|h|days?)'?s? (notice|warning)( (for|of|on|before|to) .*)?",
      "(online )?bookings? (need|needs|must have|require|requires|should have)( at least)? {many:n} ?(min|minutes|hours?|hrs?|h|days?)'?s? notice( .*)?",
      "(no|stop|don't (take|allow)) (same[- ]day) (online )?(bookings?|appointments?)",
      "(let|allow) (clients|people|them) (to )?(book|cancel|move|reschedule)( online)?( up to| at least| only| until)? .*(\\d|an?) ?(min|minutes|hours?|h|hrs|days?|weeks?|months?).*",
      "(set|make|change|put) ~(minimum |min )?(notice|booking notice|lead time|cancellation (window|cut ?off|notice|period)|cut ?off|booking (window|horizon)|horizon)( to| at)? .*(\\d|hour|day|week|fortnight|month|year).*",
      "(set|change) ~(buffer|minimum notice|cancellation notice|booking horizon|daily cap|slot step)( between clients)?",
      "set ~buffer to .*(min|hour|\\d).*",
      "offer times every .*(\\d|hour|min).*",
      "(?<off>(remove|drop|lift) ~daily (cap|limit))",
      "(?<off>(don't|stop|no longer) (require|requiring|ask for|asking for|need|needing) (a )?patch tests?( .*)?)",
      "(require|ask for|insist on|always ask for) (a )?patch tests?( .*)?",
      "(confirm|approve) (online )?bookings? (automatically|by hand|myself|manually)( from now on)?",
      "(turn|switch) (on|to) (automatic|manual) confirmations?",
      "(bookings?|online bookings?) (should|must) be (confirmed|approved) (automatically|by hand|by me|manually)",
      "(take|allow|max|maximum|at most|no more than|cap at|limit( me)? to) ?(at most |max )?{many:n} (clients|appointments|bookings|visits) (a|per) day",
      "(offer|show) (times|slots|starts) every {many:n} min(utes)?",
    ],
    despite: ["negated"],
    input: rules,
    report: () => "The booking rules are changed.",
  },
  {
    tool: "get_booking_rules",
    hears: [
      "(what are|what's|show|show me|see|check|list) ~(online )?booking (rules|settings)",
      "(how far|how long|how many days|how early|how late) (ahead |in advance |before )?(can|may|do) (clients|people|they) (book|cancel|move|reschedule)( .*)?",
      "(what's|what is|whats) ~(cancellation (policy|window|cut ?off|notice)|buffer( time)?|minimum notice|notice|lead time|booking (window|horizon))( .*)?",
      "(are|is|do) (bookings?|online bookings?|we) (confirmed|confirm|approved)( bookings?)?( automatically| by hand)?",
      "do (we|clients) need (a )?patch tests?( .*)?",
    ],
    report: (value) => {
      const { horizonDays, cutoffHours, bufferMinutes } = value as BookingRules;
      return `Clients book up to ${horizonDays} days ahead and cancel until ${cutoffHours} hours before; ${bufferMinutes} min stay free after a visit.`;
    },
  },
];
