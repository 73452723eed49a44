import { expect, it } from "vitest";
import { dated } from "./dates.ts";
import { sense } from "./taught.ts";
import { tokensOf } from "./tokens.ts";

it.each([
  ["cancel nora dec 8", { client: "Nora", date: "dec 8" }],
  [
    "cancel nora tuesday december 8 at 3pm",
    { client: "Nora", date: "tuesday december 8", time: "3pm" },
  ],
  [
    "Cancel Nora Quist's appointment on Tuesday, December 8 at 3:00 PM",
    { client: "Nora Quist", date: "Tuesday, December 8", time: "3:00 PM" },
  ],
  ["no show nora dec 8", { client: "Nora", date: "dec 8" }],
  [
    "move nora to the 8th of december at 10",
    { client: "Nora", date: "8th of december", time: "10" },
  ],
  ["close the salon december 24 to 26", { date: "december 24 to 26" }],
  [
    "is there room for a balayage on the 4th of december",
    { service: "balayage", date: "4th of december" },
  ],
])("finds a date that is written with its month: %s", (says, filled) => {
  expect(sense(says, undefined, undefined)?.filled).toEqual(filled);
});

it("leaves two dates, and words with none, as they were found", () => {
  for (const says of ["move nora from dec 8 to dec 12", "cancel nora friday at 8"]) {
    const labels = tokensOf(says).map((_, at) => (at === 1 ? "B-client" : "O"));
    expect(dated(tokensOf(says), labels, { client: "client", date: "date" })).toEqual(labels);
  }
});
