import { describe, expect, it } from "vitest";
import { actsOf, calledBy, id } from "#tests/salons/verb-salon.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import type { Answers } from "#tests/builtin-talk.ts";

const day = (from: string, to: string) => ({ from, to, breaks: [] });

/** Tuesday to Saturday; on Friday until four, and away on the second of December. */
const WEEK: Answers = {
  ...PEOPLE,
  get_hours: ({ stylist = "Maren Falk" }) => ({
    stylistId: id(1),
    stylistName: stylist,
    week: [
      null,
      day("09:00", "18:00"),
      day("09:00", "18:00"),
      day("10:00", "19:00"),
      day("09:00", "16:00"),
      day("09:00", "14:00"),
      null,
    ],
    exceptions: [{ id: id(341), from: "2026-12-02", to: "2026-12-02", hours: null, reason: "" }],
    conflicts: [],
  }),
};
const said = (words: string) => calledBy(words, WEEK);
const blocked = (date: string, from: string, to: string) => ({ stylistId: id(1), date, from, to });

describe("time that is blocked by a part of the day", () => {
  it.each([
    ["block friday afternoon", "2026-11-27", "12:00", "16:00"],
    ["block friday morning", "2026-11-27", "09:00", "12:00"],
    ["block thursday morning", "2026-11-26", "10:00", "12:00"],
    ["block friday from 2", "2026-11-27", "14:00", "16:00"],
    ["block friday until noon", "2026-11-27", "09:00", "12:00"],
    ["keep saturday free", "2026-11-28", "09:00", "14:00"],
    ["close friday afternoon", "2026-11-27", "12:00", "16:00"],
    ["block the rest of the day", "2026-11-24", "10:15", "18:00"],
  ])("begins and ends with the day's work: %s", (words, date, from, to) => {
    expect(said(words).calls.at(-1)).toMatchObject(["block_time", blocked(date, from, to)]);
  });

  it("looks nothing up where both times were said", () => {
    expect(said("block friday 2 to 4").calls).toMatchObject([
      ["block_time", blocked("2026-11-27", "14:00", "16:00")],
    ]);
  });

  it.each([
    ["block sunday afternoon", "Sunday, November 29 is no working day"],
    ["block december 2nd", "Wednesday, December 2 is no working day"],
    ["block saturday evening", "Work on Saturday, November 28 is from 9:00 AM to 2:00 PM"],
  ])("is none where nobody works then: %s", (words, answer) => {
    const { calls, text } = said(words);
    expect(actsOf(calls)).toEqual([]);
    expect(text).toContain(answer);
  });

  it("is a colleague's where it is theirs", () => {
    expect(said("block tess's friday afternoon").calls.at(-1)).toEqual([
      "block_time",
      { stylistId: id(2), date: "2026-11-27", from: "12:00", to: "16:00" },
    ]);
  });

  it.each([
    ["block of cheese for lunch"],
    ["a walk around the block at lunch"],
    ["i had a block of cheese for lunch"],
  ])("is no time: %s", (words) => {
    expect(said(words).calls.map(([tool]) => tool)).not.toContain("block_time");
  });

  it("is a block of time", () => {
    expect(said("put a block of time friday 2 to 4").calls.at(-1)?.[0]).toBe("block_time");
  });
});
