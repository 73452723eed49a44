import { describe, expect, it, test } from "vitest";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { calledBy, id } from "#tests/salons/verb-salon.ts";

const lastOf = (says: string | string[]) => calledBy(says, PEOPLE).calls.at(-1);

describe("what comes by itself", () => {
  it.each([
    ["every monday at 9 text who is overdue", "text who is overdue", { weekdays: [1] }, "09:00"],
    [
      "each weekday at 8 tell me what is low",
      "tell me what is low",
      { weekdays: [1, 2, 3, 4, 5] },
      "08:00",
    ],
    [
      "every first of the month at 10 what did we take last month",
      "what did we take last month",
      { monthDay: 1 },
      "10:00",
    ],
    ["schedule every friday at 5pm: what is low", "what is low", { weekdays: [5] }, "17:00"],
  ])("%s", (says, words, days, time) => {
    expect(lastOf(says)).toEqual(["schedule_ask", { words, time, ...days }]);
  });

  test("asks for the time that was not said", () => {
    const talk = ["every Monday text who is overdue", "9"];
    expect(lastOf(talk)).toEqual([
      "schedule_ask",
      { words: "text who is overdue", time: "09:00", weekdays: [1] },
    ]);
  });

  it.each([
    ["pause the monday one", "change_scheduled_ask", { id: id(901), paused: true }],
    ["resume the monday one", "change_scheduled_ask", { id: id(901), paused: false }],
    ["stop asking what is low", "delete_scheduled_ask", { id: id(902) }],
    ["delete the monday ask", "delete_scheduled_ask", { id: id(901) }],
  ])("%s", (says, tool, input) => {
    expect(lastOf(says)).toEqual([tool, input]);
  });

  it.each(["don't ask me every monday", "should i text overdue people every monday"])(
    "does nothing for: %s",
    (says) => {
      expect(calledBy(says, PEOPLE).calls.filter(([tool]) => tool !== "offer_choices")).toEqual([]);
    },
  );
});

describe("what is kept in mind", () => {
  it.each([
    [
      "remember that we always use 20 vol on nora's roots",
      "remember",
      { words: "we always use 20 vol on nora's roots" },
    ],
    [
      "keep in mind that we close early on fridays",
      "remember",
      { words: "we close early on fridays" },
    ],
    [
      "we call the gloss the lick",
      "remember",
      { words: "the lick", means: { kind: "service", name: "Gloss" } },
    ],
    ["forget what you remember about hard water", "forget", { id: id(911) }],
    ["forget everything you remember", "forget", { all: true }],
  ])("%s", (says, tool, input) => {
    expect(lastOf(says)).toEqual([tool, input]);
  });
});
