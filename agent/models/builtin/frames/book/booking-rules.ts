import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { patchTest } from "#tools/colour/science.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Ask, Input, Say } from "#agent/models/builtin/verbs/verb.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

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

const STEPS = new Set([5, 10, 15, 20, 30, 60]);

/** The most that a rule can be, and how that reads. */
const MOST: Readonly<Record<string, readonly [number, string]>> = {
  bufferMinutes: [120, "2 hours"],
  minNoticeMinutes: [20_160, "14 days"],
  horizonDays: [365, "a year"],
  cutoffHours: [336, "14 days"],
};

function asked(name: string, slot: string, amount: number | undefined): Input | Ask | Say {
  if (amount === undefined)
    return {
      ask: "How long?",
      slot,
      takes: /\d|min|hour|day|week|month|year/i,
      options: ["15 minutes", "1 hour", "1 day"],
    };
  const [most, reads] = MOST[name] ?? [];
  return most !== undefined && amount > most
    ? { say: `That can be ${reads} at most.` }
    : { [name]: amount };
}

const rule = (
  way: string,
  says: string,
  slots: Frame["slots"],
  input: NonNullable<Frame["input"]>,
): Frame => ({
  id: `set_booking_rules.${way}`,
  slots,
  says: [says],
  does: "change the rules of online booking",
  // "no same day bookings" is an order
  despite: ["negated"],
  input,
  report: () => "The booking rules are changed.",
});

/** A rule of some time, in `unit`; `name` is what the tool calls it. */
const timed = (way: string, says: string, name: string, unit: Unit): Frame =>
  rule(way, `${says}[ to {span}]`, { span: "period" }, ({ span = "" }) =>
    asked(name, "span", spanOf(span, unit)),
  );

/** A rule that is said without any fact. */
const fixed = (way: string, says: string, input: Input): Frame => rule(way, says, {}, () => input);

/** The rules that clients book by. */
export const BOOKING_RULES: readonly Frame[] = [
  {
    id: "get_booking_rules",
    says: ["show the booking rules"],
    report: (value, _slots, { text }) => {
      const { horizonDays, cutoffHours, bufferMinutes, requirePatchTest } = value as BookingRules;
      if (/\bdeposit/.test(text))
        return "A deposit is kept with each service, and no rule of booking: ask what a service takes, or say “take a 20% deposit for balayage”.";
      if (/\b(?:patch|alert|allergy) ?tests?\b/.test(text))
        return requirePatchTest
          ? `Yes, it is on: color asks for a passed patch test. It is read after ${patchTest.readAfterHours} hours and counts ${patchTest.goodForHours / 24} days.`
          : "No, it is off: color is booked without a patch test.";
      if (/\bcancel|\bcut ?off/.test(text))
        return `Clients cancel or move online until ${cutoffHours} hours before.`;
      return `Clients book up to ${horizonDays} days ahead and cancel until ${cutoffHours} hours before; ${bufferMinutes} min stay free after a visit. Color asks for a passed patch test: it is read after ${patchTest.readAfterHours} hours and counts ${patchTest.goodForHours / 24} days.`;
    },
  },
  rule("buffer", "set the buffer[ to {minutes}]", { minutes: "minutes" }, ({ minutes = "" }) =>
    asked("bufferMinutes", "minutes", spanOf(minutes, "minutes")),
  ),
  timed("notice", "set the minimum notice", "minNoticeMinutes", "minutes"),
  timed("cutoff", "set the cancellation notice", "cutoffHours", "hours"),
  timed("horizon", "set the booking horizon", "horizonDays", "days"),
  rule("step", "offer times every {minutes}", { minutes: "minutes" }, ({ minutes = "" }) => {
    const step = spanOf(minutes, "minutes");
    return step === undefined || STEPS.has(step)
      ? asked("stepMinutes", "minutes", step)
      : { say: "Times can be 5, 10, 15, 20, 30 or 60 minutes apart." };
  }),
  rule("cap", "allow at most {n} clients a day", { n: "number" }, ({ n }) => {
    const dailyCap = countIn(n);
    return dailyCap === undefined
      ? { ask: "How many a day, at most?", slot: "n", takes: /\d|[a-z]/i }
      : { dailyCap };
  }),
  fixed("no_buffer", "remove the buffer", { bufferMinutes: 0 }),
  fixed("same_day", "no same day bookings", { minNoticeMinutes: 1440 }),
  fixed("no_cap", "remove the daily cap", { dailyCap: null }),
  fixed("by_hand", "confirm bookings by hand", { confirmation: "by_hand" }),
  fixed("automatic", "confirm bookings automatically", { confirmation: "automatic" }),
  fixed("patch", "require a patch test", { requirePatchTest: true }),
  fixed("no_patch", "don't require a patch test", { requirePatchTest: false }),
];
