import { expect, test } from "vitest";
import { refusalOf, waitForHour, waitOf, type Asked } from "./gate-rules.ts";

const at = (iso: string) => Date.parse(iso);
const NOON = at("2026-11-20T11:00:00Z");
const settings = {
  smsOn: true,
  quietFrom: "21:00",
  quietTo: "08:00",
  perClientPerDay: 4,
  perHour: 200,
};
const asked = (said: Partial<Asked>): Asked => ({
  kind: "reminder",
  transactional: false,
  now: NOON,
  uselessAfter: null,
  timeZone: "Europe/Berlin",
  settings,
  standing: "granted",
  heardAt: null,
  foreign: null,
  sentToday: 0,
  ...said,
});
const HOUR = 3_600_000;

test.each<[string, Partial<Asked>, RegExp | null]>([
  ["who agreed", {}, null],
  ["who never said", { standing: "unknown" }, /agreed/],
  ["who said no", { standing: "revoked" }, /no texts/],
  [
    "who said no and is answered",
    { standing: "revoked", kind: "reply", heardAt: NOON },
    /no texts/,
  ],
  ["who wrote just now", { standing: "unknown", kind: "reply", heardAt: NOON - HOUR }, null],
  ["the same, by staff", { standing: "unknown", kind: "staff", heardAt: NOON - 24 * HOUR }, null],
  [
    "who wrote the day before",
    { standing: "unknown", kind: "staff", heardAt: NOON - 25 * HOUR },
    /24 hours/,
  ],
  ["who never wrote", { standing: "unknown", kind: "reply" }, /24 hours/],
  [
    "who wrote, with a confirmation",
    { standing: "unknown", kind: "confirmation", heardAt: NOON },
    /agreed/,
  ],
  ["another country", { foreign: "France" }, /France/],
  ["a salon without texts", { settings: { ...settings, smsOn: false } }, /switched off/],
])("%s", (_, said, why) => {
  const refusal = refusalOf(asked(said));
  if (why) expect(refusal).toMatch(why);
  else expect(refusal).toBeNull();
});

test.each<[string, Partial<Asked>, string | null]>([
  ["a minute before quiet hours", { now: at("2026-11-20T19:59:00Z") }, null],
  ["as they begin", { now: at("2026-11-20T20:00:00Z") }, "2026-11-21T07:00:00.000Z"],
  ["after midnight", { now: at("2026-11-21T02:00:00Z") }, "2026-11-21T07:00:00.000Z"],
  ["as they end", { now: at("2026-11-21T07:00:00Z") }, null],
  [
    "in the night in which clocks go on",
    { now: at("2026-03-28T22:00:00Z") },
    "2026-03-29T06:00:00.000Z",
  ],
  [
    "in the night in which they go back",
    { now: at("2026-10-24T22:00:00Z") },
    "2026-10-25T07:00:00.000Z",
  ],
  ["what is waited for, at night", { now: at("2026-11-21T02:00:00Z"), transactional: true }, null],
  ["the fourth of a day", { sentToday: 3 }, null],
  ["the fifth of a day", { sentToday: 4 }, "2026-11-21T07:00:00.000Z"],
  [
    "the fifth, though waited for",
    { sentToday: 4, transactional: true },
    "2026-11-21T07:00:00.000Z",
  ],
  ["the fifth, as an answer", { sentToday: 4, kind: "reply", transactional: true }, null],
])("%s", (_, said, until) => {
  const passage = waitOf(asked(said));
  expect("until" in passage ? passage.until.toISOString() : null).toBe(until);
  expect(passage.go).toBe(until === null);
});

test("what would wait until it is of no use is refused", () => {
  const useless = asked({ sentToday: 4, uselessAfter: at("2026-11-20T18:00:00Z") });
  expect(waitOf(useless)).toEqual({
    go: false,
    why: "This number has had 4 texts today, and later it would be of no use.",
  });
});

test("a full hour waits for the next, and never into the night", () => {
  expect(waitForHour(asked({}), 600)).toMatchObject({ until: new Date(NOON + 600_000) });
  const evening = asked({ now: at("2026-11-20T19:30:00Z") });
  expect(waitForHour(evening, 3000)).toMatchObject({ until: new Date("2026-11-21T07:00:00Z") });
});
