import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { addDays, instantOf, wallOf } from "#tools/values/zone-rules.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import type { WeekHours } from "#tools/hours/schema.ts";
import { hoursOn, type Range } from "#tools/hours/work-rules.ts";
import { bestOffers, freeStarts, type OpenQuestion, type Taken } from "./availability-rules.ts";
import { heldBy } from "#tools/hours/rules.ts";

const BERLIN = "Europe/Berlin";
const HOUR: Segment[] = [{ kind: "apply", minutes: 60 }];
const COLOUR: Segment[] = [
  { kind: "apply", minutes: 45 },
  { kind: "process", minutes: 45 },
  { kind: "finish", minutes: 30 },
];

const at = (zone: string, date: string, time: string) => {
  const found = instantOf(zone, date, time);
  if (found === null) throw new Error(`${date} ${time} is skipped in ${zone}`);
  return found;
};

const asked = (change: Partial<OpenQuestion> = {}): OpenQuestion => ({
  timeZone: BERLIN,
  work: { week: DEFAULT_WEEK, exceptions: [] },
  rules: {
    minNoticeMinutes: 120,
    horizonDays: 90,
    stepMinutes: 30,
    bufferMinutes: 0,
    dailyCap: null,
  },
  taken: [],
  chairs: [],
  segments: HOUR,
  onlineInProcessing: false,
  channel: "online",
  now: at(BERLIN, "2026-11-22", "08:00"), // a Sunday
  from: "2026-11-24",
  to: "2026-11-24", // a Tuesday
  ...change,
});

const taken = (date: string, from: string, segments: Segment[], change: Partial<Taken> = {}) => {
  const start = at(BERLIN, date, from);
  const whole: Range = [start, start + durationOf(segments) * 60_000];
  return { whole, busy: heldBy(segments, start), onlineInGaps: false, counts: true, ...change };
};

const times = (question: OpenQuestion) =>
  freeStarts(question).map(({ start }) => wallOf(question.timeZone, start).time);

const HALF_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17].flatMap((hour) => [
  `${String(hour).padStart(2, "0")}:00`,
  `${String(hour).padStart(2, "0")}:30`,
]);
const upTo = (last: string) => HALF_HOURS.filter((time) => time <= last);

describe("a day's free starts", () => {
  test("fill the working day, and end in time", () => {
    expect(times(asked())).toEqual(upTo("17:00"));
  });

  test.each<[string, Partial<OpenQuestion>, string[]]>([
    ["a day off", { from: "2026-11-22", to: "2026-11-22" }, []],
    [
      "around an appointment",
      { taken: [taken("2026-11-24", "11:00", HOUR)] },
      upTo("17:00").filter((time) => time <= "10:00" || time >= "12:00"),
    ],
    [
      "not while another processes, unless that service lets clients in",
      { taken: [taken("2026-11-24", "09:00", COLOUR)] },
      upTo("17:00").filter((time) => time >= "11:00"),
    ],
    [
      "while another processes, where that service lets clients in and what is asked for fits",
      {
        taken: [taken("2026-11-24", "09:00", COLOUR, { onlineInGaps: true })],
        segments: [{ kind: "apply", minutes: 30 }],
        rules: { ...asked().rules, stepMinutes: 15 },
        to: "2026-11-24",
      },
      ["09:45", "10:00"],
    ],
    [
      "the salon itself may always book into processing",
      {
        channel: "staff",
        taken: [taken("2026-11-24", "09:00", COLOUR)],
        segments: [{ kind: "apply", minutes: 45 }],
        rules: { ...asked().rules, stepMinutes: 15 },
      },
      ["09:45"],
    ],
    [
      "with the buffer kept on both sides",
      {
        taken: [taken("2026-11-24", "12:00", HOUR)],
        rules: { ...asked().rules, bufferMinutes: 15 },
      },
      upTo("17:00").filter((time) => time <= "10:30" || time >= "13:30"),
    ],
    [
      "with the buffer kept before what begins when the day is over",
      {
        taken: [taken("2026-11-24", "18:10", HOUR)],
        rules: { ...asked().rules, bufferMinutes: 15 },
      },
      upTo("16:30"),
    ],
    [
      "without the buffer for the salon itself",
      {
        channel: "staff",
        taken: [taken("2026-11-24", "12:00", HOUR)],
        rules: { ...asked().rules, bufferMinutes: 15 },
      },
      upTo("17:00").filter((time) => time <= "11:00" || time >= "13:00"),
    ],
    [
      "not within the notice",
      { now: at(BERLIN, "2026-11-24", "13:10") },
      upTo("17:00").filter((time) => time >= "15:30"),
    ],
    ["not beyond the horizon", { from: "2027-02-22", to: "2027-02-22" }, []],
    ["up to the horizon itself", { from: "2027-02-20", to: "2027-03-20" }, upTo("17:00")],
    [
      "none once the day's cap is reached",
      {
        taken: [taken("2026-11-24", "09:00", HOUR), taken("2026-11-24", "10:00", HOUR)],
        rules: { ...asked().rules, dailyCap: 2 },
      },
      [],
    ],
    [
      "a block does not count towards the cap",
      {
        taken: [
          taken("2026-11-24", "09:00", HOUR),
          taken("2026-11-24", "10:00", HOUR, { counts: false }),
        ],
        rules: { ...asked().rules, dailyCap: 2 },
      },
      upTo("17:00").filter((time) => time >= "11:00"),
    ],
    [
      "only where a chair is free the whole time",
      {
        chairs: [
          [[at(BERLIN, "2026-11-24", "09:00"), at(BERLIN, "2026-11-24", "12:00")]],
          [[at(BERLIN, "2026-11-24", "11:00"), at(BERLIN, "2026-11-24", "18:00")]],
        ],
      },
      upTo("17:00").filter((time) => time <= "10:00" || time >= "12:00"),
    ],
  ])("%s", (_what, change, expected) => {
    const found = times(asked(change));
    const shown = change.rules?.stepMinutes === 15 ? found.filter((time) => time < "11:00") : found;
    expect(shown).toEqual(expected);
  });

  test("a break holds the stylist, not what processes", () => {
    const week: WeekHours = DEFAULT_WEEK.map(
      (day) => day && { ...day, breaks: [{ from: "12:00", to: "12:45" }] },
    );
    const found = times(
      asked({
        work: { week, exceptions: [] },
        segments: COLOUR,
        onlineInProcessing: true,
        rules: { ...asked().rules, stepMinutes: 15 },
      }),
    );
    expect(found).toContain("11:15"); // applied by 12:00, processing over the break, finished from 12:45
    expect(found).not.toContain("11:30");
    expect(found).not.toContain("12:15");
  });

  test("holidays close, a stylist's own hours replace the salon's, and closed wins", () => {
    const work = (exceptions: OpenQuestion["work"]["exceptions"]) => ({
      week: DEFAULT_WEEK,
      exceptions,
    });
    const day = { from: "2026-11-24", to: "2026-11-24" };
    const short = { from: "10:00", to: "12:00", breaks: [] };
    const holiday = { ...day, stylistId: null, hours: null };
    const salon = { ...day, stylistId: null, hours: { ...short, to: "16:00" } };
    const own = { ...day, stylistId: crypto.randomUUID(), hours: short };
    expect(hoursOn(work([salon, own]), "2026-11-24")).toEqual(short);
    expect(hoursOn(work([own, holiday]), "2026-11-24")).toBeNull();
    expect(times(asked({ work: work([own]) }))).toEqual(["10:00", "10:30", "11:00"]);
  });
});

describe("on the days the clocks change", () => {
  test.each([
    ["Europe/London", "2026-10-25", 25],
    ["Europe/London", "2026-03-29", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/New_York", "2026-03-08", 23],
    ["Australia/Sydney", "2026-04-05", 25],
    ["Australia/Sydney", "2026-10-04", 23],
    ["Asia/Kolkata", "2026-03-29", 24],
  ])("%s on %s has %i hours, each bookable once", (timeZone, date, hours) => {
    const always: WeekHours = DEFAULT_WEEK.map(() => ({ from: "00:00", to: "23:30", breaks: [] }));
    const found = freeStarts(
      asked({
        timeZone,
        work: { week: always, exceptions: [] },
        now: at(timeZone, addDays(date, -3), "12:00"),
        from: date,
        to: date,
        rules: { ...asked().rules, stepMinutes: 60 },
      }),
    );
    // the last start is at least an hour before half past eleven
    expect(found).toHaveLength(hours - 1);
    expect(new Set(found.map(({ start }) => start)).size).toBe(found.length);
  });
});

describe("whatever the day looks like", () => {
  const zone = fc.constantFrom(
    "America/New_York",
    "Europe/London",
    "Australia/Sydney",
    "Asia/Kolkata",
  );
  // weeks around every change of the clocks, and quiet ones
  const day = fc.constantFrom(
    "2026-03-07",
    "2026-03-28",
    "2026-04-04",
    "2026-10-03",
    "2026-10-24",
    "2026-10-31",
    "2026-07-14",
  );
  const segments = fc.constantFrom(HOUR, COLOUR, [{ kind: "apply" as const, minutes: 25 }]);
  const appointment = fc.record({
    afterMinutes: fc.integer({ min: 0, max: 4 * 24 * 60 }),
    segments,
    onlineInGaps: fc.boolean(),
  });

  const bookings = fc.array(appointment, { maxLength: 8 });
  const buffer = fc.constantFrom(0, 15, 45);

  test("a free start meets nobody, lies in the hours and keeps notice and horizon", () => {
    fc.assert(
      fc.property(
        zone,
        day,
        segments,
        fc.array(appointment, { maxLength: 12 }),
        fc.constantFrom<OpenQuestion["channel"]>("online", "staff"),
        fc.constantFrom(0, 120, 1500),
        fc.boolean(),
        (timeZone, date, wanted, booked, channel, minNoticeMinutes, onlineInProcessing) => {
          const now = at(timeZone, date, "07:40");
          const standing = booked
            .map(({ afterMinutes, segments: theirs, onlineInGaps }) => {
              const start = now + afterMinutes * 60_000;
              return {
                whole: [start, start + durationOf(theirs) * 60_000] as const,
                busy: heldBy(theirs, start),
                onlineInGaps,
                counts: true,
              };
            })
            .sort((a, b) => a.whole[0] - b.whole[0]);
          const question = asked({
            timeZone,
            now,
            from: date,
            to: addDays(date, 4),
            taken: standing,
            segments: wanted,
            channel,
            onlineInProcessing,
            rules: { ...asked().rules, minNoticeMinutes, stepMinutes: 15 },
          });
          const soonest = channel === "online" ? now + minNoticeMinutes * 60_000 : now;
          const wrong = freeStarts(question).filter(({ start, end }) => {
            const held = heldBy(wanted, start);
            const meets = standing.some(({ busy }) =>
              busy.some(([from, to]) => held.some((own) => own[0] < to && from < own[1])),
            );
            const { date: on, time } = wallOf(timeZone, start);
            const inHours = time >= "09:00" && wallOf(timeZone, end).time <= "18:00";
            const lasts = end - start === durationOf(wanted) * 60_000;
            return meets || !lasts || !inHours || start < soonest || !hoursOn(question.work, on);
          });
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("no start is left out: a finer search finds the same ones on the step", () => {
    fc.assert(
      fc.property(zone, day, segments, bookings, buffer, (...given) => {
        const [timeZone, date, wanted, booked, bufferMinutes] = given;
        const now = at(timeZone, addDays(date, -2), "07:40");
        const standing = booked
          .map(({ afterMinutes, segments: theirs }) => {
            const start = now + afterMinutes * 60_000;
            const whole: Range = [start, start + durationOf(theirs) * 60_000];
            return { whole, busy: heldBy(theirs, start), onlineInGaps: false, counts: true };
          })
          .sort((a, b) => a.whole[0] - b.whole[0]);
        const question = asked({
          timeZone,
          now,
          from: date,
          to: date,
          taken: standing,
          segments: wanted,
          rules: { ...asked().rules, bufferMinutes },
        });
        const between = bufferMinutes * 60_000;
        const length = durationOf(wanted) * 60_000;
        const hours = hoursOn(question.work, date);
        const expected: number[] = [];
        for (const time of hours ? HALF_HOURS : []) {
          const start = at(timeZone, date, time);
          const fits = start + length <= at(timeZone, date, "18:00");
          const free = standing.every(
            ({ whole: [from, to] }) => start >= to + between || start + length + between <= from,
          );
          if (fits && free) expected.push(start);
        }
        expect(freeStarts(question).map(({ start }) => start)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

test("offers come from the soonest days and leave no gap that nobody fits into", () => {
  const question = asked({
    to: "2026-11-26",
    taken: [taken("2026-11-24", "10:15", HOUR)],
    rules: { ...asked().rules, stepMinutes: 15 },
  });
  const offers = bestOffers(freeStarts(question), 4, (start) => wallOf(BERLIN, start).date);
  expect(
    offers.map(({ start }) => wallOf(BERLIN, start)).map(({ date, time }) => `${date} ${time}`),
  )
    // beside the appointment or half an hour away, never a quarter of an hour
    .toEqual(["2026-11-24 11:15", "2026-11-24 11:45", "2026-11-25 09:00", "2026-11-25 09:30"]);
});

test("a month with 500 appointments is answered within 5 ms, and twice as many take about twice as long", () => {
  const month = (count: number) => {
    const many = Array.from({ length: count }, (_, index) => {
      const date = addDays("2026-11-23", index % 28);
      const start =
        at(BERLIN, date, "09:00") + Math.floor(index / 28) * (28_800_000 / (count / 28));
      const whole: Range = [start, start + 24_000_000 / (count / 28)];
      return { whole, busy: [whole], onlineInGaps: false, counts: true };
    });
    return asked({
      from: "2026-11-23",
      to: "2026-12-23",
      segments: [{ kind: "apply", minutes: 5 }],
      rules: { ...asked().rules, stepMinutes: 15 },
      taken: many.sort((a, b) => a.whole[0] - b.whole[0]),
    });
  };
  const best = (question: OpenQuestion) => {
    freeStarts(question);
    const runs = Array.from({ length: 15 }, () => {
      const before = performance.now();
      freeStarts(question);
      return performance.now() - before;
    });
    return Math.min(...runs);
  };
  const once = best(month(500));
  expect(once).toBeLessThan(5);
  expect(best(month(4000))).toBeLessThan(Math.max(8 * once * 2, 5));
});
