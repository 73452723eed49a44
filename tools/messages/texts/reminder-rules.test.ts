import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inValue, plain, several, table } from "#tests/row-words.ts";
import { instantOf, wallOf } from "#tools/values/zone-rules.ts";
import { quietAt } from "#tools/messages/outbox/quiet-rules.ts";
import { planReminders, reminderDue, turnedBetween, type Remindable } from "./reminder-rules.ts";

const HOUR = 3_600_000;
const quiet = { from: "21:00", to: "08:00" };

const at = (timeZone: string, wall: string) => {
  const [date = "", time = ""] = wall.split(" ");
  const found = instantOf(timeZone, date, time);
  if (found === null) throw new Error(`${wall} does not exist.`);
  return found;
};
const visit = (timeZone: string, start: string, more: Partial<Remindable> = {}): Remindable => ({
  startsAt: at(timeZone, start),
  settledAt: 0,
  hours: [48, 3],
  quiet,
  timeZone,
  ...more,
});
const plan = (of: Remindable) =>
  planReminders(of).map(({ hours, at: goes }) => {
    const { date, time } = wallOf(of.timeZone, goes);
    return `${hours}: ${date} ${time}`;
  });

describe("when reminders go", () => {
  test.each<[what: string, zone: string, start: string, hours: number[], expected: string[]]>(
    table(
      `
at their hours before | America/New_York | 2026-11-25 14:00 | [48,3] | 48: 2026-11-23 14:00 ; 3: 2026-11-25 11:00
at the end of quiet time | America/New_York | 2026-11-25 10:00 | [3] | 3: 2026-11-25 08:00
at the end of quiet time while it leaves an hour | America/New_York | 2026-11-25 09:00 | [3] | 3: 2026-11-25 08:00
the evening before where it leaves less | America/New_York | 2026-11-25 08:59 | [3] | 3: 2026-11-24 20:00
the evening before for a visit within quiet time | America/New_York | 2026-11-25 07:30 | [48,3] | 48: 2026-11-23 08:00 ; 3: 2026-11-24 20:00
in a late evening from the afternoon on | America/New_York | 2026-11-25 23:00 | [48,3] | 48: 2026-11-24 08:00 ; 3: 2026-11-25 20:00
the longer lead of two that lie too close | Europe/London | 2026-11-25 15:00 | [4,3] | 4: 2026-11-25 11:00
both where they lie two hours apart | Europe/London | 2026-11-25 15:00 | [3,5] | 5: 2026-11-25 10:00 ; 3: 2026-11-25 12:00
one where both fall into one quiet time | Europe/London | 2026-11-25 10:00 | [12,3] | 12: 2026-11-25 08:00
an hour once | Europe/London | 2026-11-25 15:00 | [3,3] | 3: 2026-11-25 12:00
# clocks go forward on 2027-03-14: 48 real hours before 14:00 are 13:00 on the wall
through the night that New York loses an hour | America/New_York | 2027-03-15 14:00 | [48,3] | 48: 2027-03-13 13:00 ; 3: 2027-03-15 11:00
by the wall at the end of that night | America/New_York | 2027-03-14 09:30 | [3] | 3: 2027-03-14 08:00
through the night that New York wins one | America/New_York | 2026-11-02 10:30 | [48,3] | 48: 2026-10-31 11:30 ; 3: 2026-11-02 08:00
in London as summer begins | Europe/London | 2027-03-28 09:30 | [48,3] | 48: 2027-03-26 08:30 ; 3: 2027-03-28 08:00
in London as summer ends | Europe/London | 2026-10-25 08:30 | [48,3] | 48: 2026-10-23 09:30 ; 3: 2026-10-24 20:00
in Sydney, where it begins in October | Australia/Sydney | 2026-10-05 10:00 | [48,3] | 48: 2026-10-03 09:00 ; 3: 2026-10-05 08:00
in Sydney as it ends | Australia/Sydney | 2027-04-04 10:00 | [48,3] | 48: 2027-04-02 11:00 ; 3: 2027-04-04 08:00
at half hours in Kolkata | Asia/Kolkata | 2026-11-25 10:30 | [48,3] | 48: 2026-11-23 10:30 ; 3: 2026-11-25 08:00
`,
      plain,
      plain,
      plain,
      inValue<number[]>(),
      several(),
    ),
  )("%s (%s, %s)", (_what, zone, start, hours, expected) => {
    expect(plan(visit(zone, start, { hours }))).toEqual(expected);
  });

  test.each([
    ["before both", "2026-11-20 12:00", [48, 3]],
    ["after the first", "2026-11-24 12:00", [3]],
    ["as the second would go", "2026-11-25 11:00", []],
    ["after both", "2026-11-25 13:00", []],
  ])("who booked %s is reminded of what was still to come", (_what, booked, hours) => {
    const zone = "America/New_York";
    const late = visit(zone, "2026-11-25 14:00", { settledAt: at(zone, booked) });
    expect(planReminders(late).map((each) => each.hours)).toEqual(hours);
  });

  test("quiet hours of the day, none, and all but an hour of it", () => {
    const zone = "Europe/London";
    const noon = { from: "11:00", to: "13:00" };
    expect(plan(visit(zone, "2026-11-25 15:00", { hours: [3], quiet: noon }))).toEqual([
      "3: 2026-11-25 13:00",
    ]);
    const never = { from: "08:00", to: "08:00" };
    expect(plan(visit(zone, "2026-11-25 09:00", { hours: [3], quiet: never }))).toEqual([
      "3: 2026-11-25 06:00",
    ]);
    const nearlyAll = { from: "09:00", to: "08:30" };
    expect(plan(visit(zone, "2026-11-25 09:15", { hours: [3], quiet: nearlyAll }))).toEqual([]);
  });
});

describe("what goes now", () => {
  const zone = "Europe/London";
  const of = visit(zone, "2026-11-25 15:00");
  test.each<[now: string, hours: number | undefined]>([
    ["2026-11-23 14:59", undefined],
    ["2026-11-23 15:00", 48],
    ["2026-11-23 20:59", 48],
    // it waits for the end of quiet time
    ["2026-11-23 21:00", undefined],
    ["2026-11-24 08:00", 48],
    ["2026-11-24 15:00", 48],
    // less than half of its lead is left
    ["2026-11-24 15:01", undefined],
    ["2026-11-25 11:59", undefined],
    ["2026-11-25 12:00", 3],
    ["2026-11-25 13:30", 3],
    ["2026-11-25 13:31", undefined],
    ["2026-11-25 15:30", undefined],
  ])("at %s: %s", (now, hours) => {
    expect(reminderDue(of, at(zone, now))?.hours).toBe(hours);
  });
});

const zones = ["America/New_York", "Europe/London", "Australia/Sydney", "Asia/Kolkata"];
const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`,
  );
const anyVisit = fc.record({
  startsAt: fc
    .integer({ min: Date.parse("2026-03-01") / 60_000, max: Date.parse("2027-05-01") / 60_000 })
    .map((minute) => minute * 60_000),
  settledAt: fc.constant(0),
  hours: fc.array(fc.integer({ min: 1, max: 336 }), { maxLength: 4 }),
  quiet: fc.record({ from: time, to: time }),
  timeZone: fc.constantFrom(...zones),
});

describe("whatever the visit and the night", () => {
  test("no reminder lies in quiet time, after the start, or within two hours of another", () => {
    fc.assert(
      fc.property(anyVisit, (of) => {
        const planned = planReminders(of);
        expect(planned.length).toBeLessThanOrEqual(new Set(of.hours).size);
        for (const [index, each] of planned.entries()) {
          expect(each.at).toBeLessThanOrEqual(of.startsAt - HOUR);
          expect(quietAt(of.timeZone, of.quiet, each.at)).toBeNull();
          const before = planned[index - 1];
          if (before) expect(each.at - before.at).toBeGreaterThanOrEqual(2 * HOUR);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("a round that looks at what its time brings finds every reminder that quiet time has moved", () => {
    fc.assert(
      fc.property(anyVisit, fc.integer({ min: 1, max: 300 }), (of, minutes) => {
        for (const { hours, at: goes } of planReminders(of)) {
          if (goes === of.startsAt - hours * HOUR) continue;
          expect(turnedBetween(of, { since: goes - minutes * 60_000, now: goes })).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
