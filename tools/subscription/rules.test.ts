import { assert, constantFrom, date, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { TIERS } from "./data.ts";
import {
  includes,
  isRunningLow,
  mayUpload,
  monthIn,
  tierDefinition,
  uploadsRemaining,
} from "./rules.ts";

describe("tiers", () => {
  test.each([
    ["essential", "essential", true],
    ["essential", "pro", false],
    ["essential", "complete", false],
    ["pro", "essential", true],
    ["pro", "pro", true],
    ["pro", "complete", false],
    ["complete", "essential", true],
    ["complete", "pro", true],
    ["complete", "complete", true],
  ] as const)("%s includes %s: %s", (tier, needed, expected) => {
    expect(includes(tier, needed)).toBe(expected);
  });

  test("rise in price and quota", () => {
    expect(TIERS.map(({ price }) => price)).toEqual([19, 49, 99]);
    expect(TIERS.map(({ monthlyUploadLimit }) => monthlyUploadLimit)).toEqual([10, 30, -1]);
    expect(tierDefinition("pro").name).toBe("Salon Pro");
  });
});

test.each([
  [10, 0, 10, true, false],
  [10, 7, 3, true, false],
  [10, 8, 2, true, true],
  [10, 10, 0, false, true],
  [10, 25, 0, false, true],
  [30, 27, 3, true, false],
  [-1, 5000, "unlimited", true, false],
] as const)(
  "of %i with %i used remain %s; may upload %s; low %s",
  (limit, used, remaining, may, low) => {
    expect(uploadsRemaining(limit, used)).toBe(remaining);
    expect(mayUpload(remaining)).toBe(may);
    expect(isRunningLow(remaining)).toBe(low);
  },
);

describe("the month in a zone", () => {
  test.each([
    ["America/New_York", "2027-03-14T06:59:59Z", "2027-03-01T05:00:00Z", "2027-04-01T04:00:00Z"],
    ["America/New_York", "2026-11-01T05:30:00Z", "2026-11-01T04:00:00Z", "2026-12-01T05:00:00Z"],
    ["Pacific/Auckland", "2026-09-30T10:59:59Z", "2026-08-31T12:00:00Z", "2026-09-30T11:00:00Z"],
    ["Asia/Kolkata", "2028-02-29T12:00:00Z", "2028-01-31T18:30:00Z", "2028-02-29T18:30:00Z"],
    ["Europe/Berlin", "2026-12-31T23:30:00Z", "2026-12-31T23:00:00Z", "2027-01-31T23:00:00Z"],
    ["Africa/Cairo", "2026-05-10T12:00:00Z", "2026-04-30T21:00:00Z", "2026-05-31T21:00:00Z"],
  ])("%s at %s runs from %s to %s", (zone, now, startsAt, endsAt) => {
    expect(monthIn(zone, new Date(now))).toEqual({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  });

  test("holds the instant, begins and ends where the local month changes, and meets the next one", () => {
    const zones = constantFrom(...Intl.supportedValuesOf("timeZone"));
    const instants = date({
      min: new Date("2024-01-01T00:00:00Z"),
      max: new Date("2034-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    assert(
      property(zones, instants, (zone, now) => {
        const { startsAt, endsAt } = monthIn(zone, now);
        const local = (at: number) =>
          new Intl.DateTimeFormat("en", {
            timeZone: zone,
            year: "numeric",
            month: "numeric",
          }).format(at);
        expect(startsAt.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(local(startsAt.getTime())).toBe(local(now.getTime()));
        expect(local(startsAt.getTime() - 1)).not.toBe(local(now.getTime()));
        expect(local(endsAt.getTime() - 1)).toBe(local(now.getTime()));
        expect(monthIn(zone, endsAt).startsAt).toEqual(endsAt);
      }),
      { numRuns: 300 },
    );
  });
});
