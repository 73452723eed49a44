import { describe, expect, it } from "vitest";
import { BUSINESS } from "#tests/salons/verb-business.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { calledBy } from "#tests/salons/verb-salon.ts";

describe("the house, plainly said", () => {
  it.each([
    ["set the buffer to half an hour", { bufferMinutes: 30 }],
    ["set the minimum notice to a days", { minNoticeMinutes: 1440 }],
    ["set the cancellation notice to one day", { cutoffHours: 24 }],
    ["set the booking horizon to two months", { horizonDays: 60 }],
    ["offer times every half hour", { stepMinutes: 30 }],
    ["allow at most six clients a day", { dailyCap: 6 }],
    ["remove the daily cap", { dailyCap: null }],
    ["delete pics after a year and a half", { photos: 18 }],
    ["set my years of experience to nine", { yearsOfExperience: 9 }],
    ["set my website to www.haus.example", { website: "https://www.haus.example" }],
  ])("%s", (says, input) => {
    expect(calledBy(says, PEOPLE).calls.at(-1)?.[1]).toEqual(input);
  });

  it("says what a rule can't be", () => {
    const { calls, text } = calledBy("set the cancellation notice to two months", PEOPLE);
    expect([calls, text]).toEqual([[], "That can be 14 days at most."]);
  });

  it("puts a column of a sheet right", () => {
    expect(
      calledBy("take the column Cust Name for name", BUSINESS).calls.at(-1)?.[1],
    ).toMatchObject({ heading: "Cust Name", field: "name" });
  });

  it("goes on with what it asked for", () => {
    const talk = ["set the retention", "Photos", "24"];
    expect(calledBy(talk, PEOPLE).calls.at(-1)).toEqual(["set_retention", { photos: 24 }]);
  });
});
