import { expect, test } from "vitest";
import {
  ageOn,
  bookingVerdict,
  expiryOf,
  isKept,
  patchFacts,
  standingAt,
  tooEarly,
  type KeptTest,
} from "./patch-rules.ts";
import type { PatchStanding } from "./schema.ts";

const now = new Date("2026-11-22T10:00:00Z");
const hours = (ago: number) => new Date(now.getTime() - ago * 3_600_000);
const a = (
  result: KeptTest["result"],
  hoursAgo: number,
  kind: KeptTest["kind"] = "patch",
): KeptTest => ({
  id: `${result} ${hoursAgo}`,
  kind,
  result,
  brandId: "wella-professionals",
  doneAt: hours(hoursAgo),
});

test.each<[string, KeptTest[], PatchStanding["state"], string | null]>([
  ["no test", [], "missing", null],
  ["a strand alone", [a("passed", 60, "strand")], "missing", null],
  ["one on the skin", [a("pending", 3)], "pending", "pending 3"],
  ["one that was never read", [a("pending", 169)], "expired", "pending 169"],
  ["passed, at 48 hours", [a("passed", 48)], "passed", "passed 48"],
  ["passed, at 168 hours", [a("passed", 168)], "passed", "passed 168"],
  ["passed, after 168 hours", [a("passed", 168.01)], "expired", "passed 168.01"],
  ["a reaction long ago", [a("failed", 9000)], "failed", "failed 9000"],
  ["a reaction, and passed since", [a("failed", 900), a("passed", 60)], "failed", "failed 900"],
  ["passed, and a new one on", [a("passed", 60), a("pending", 2)], "passed", "passed 60"],
  ["over, and a new one on", [a("passed", 400), a("pending", 2)], "pending", "pending 2"],
  ["one of later", [a("pending", -2)], "missing", null],
])("with %s", (_what, tests, state, testId) => {
  expect(standingAt(tests, now)).toMatchObject({ state, testId });
});

test("a test that passed counts for a week from when it was put on; others have no end", () => {
  expect(expiryOf(a("passed", 0))).toEqual(new Date("2026-11-29T10:00:00Z"));
  expect([a("pending", 0), a("failed", 0), a("passed", 0, "strand")].map(expiryOf)).toEqual([
    null,
    null,
    null,
  ]);
});

test.each<[string, KeptTest, KeptTest["result"], string | undefined]>([
  ["passed at 20 hours", a("pending", 20), "passed", "in 28 hours"],
  ["passed at 47.5 hours", a("pending", 47.5), "passed", "in 1 hour."],
  ["passed at 48 hours", a("pending", 48), "passed", undefined],
  ["a reaction at once", a("pending", 0.1), "failed", undefined],
  ["a strand at once", a("pending", 0.5, "strand"), "passed", undefined],
])("reading %s", (_what, kept, result, says) => {
  const said = tooEarly(kept, result, now);
  if (says) expect(said).toContain(says);
  else expect(said).toBeUndefined();
});

const inHours = (ahead: number) => hours(-ahead);
test.each<[string, KeptTest[], number, boolean, boolean, boolean, string | undefined]>([
  // tests, visit in hours, required, allowed, needs a test, because
  ["none, in three days", [], 72, true, true, true, undefined],
  ["none, in exactly 48 hours", [], 48, true, true, true, undefined],
  ["none, tomorrow", [], 24, true, false, true, "no_time_to_test"],
  ["none, tomorrow, not asked for", [], 24, false, true, true, undefined],
  ["valid then", [a("passed", 60)], 24, true, true, false, undefined],
  ["over by then, time for another", [a("passed", 60)], 120, true, true, true, undefined],
  ["over by then, no time", [a("passed", 160)], 24, true, false, true, "no_time_to_test"],
  ["on the skin, readable before", [a("pending", 30)], 20, true, true, true, undefined],
  ["on the skin, too fresh", [a("pending", 2)], 20, true, false, true, "not_readable_in_time"],
  ["a reaction, weeks ahead", [a("failed", 60)], 900, true, false, true, "failed"],
  ["a reaction, not asked for", [a("failed", 60)], 900, false, false, true, "failed"],
])("booking with %s", (_what, tests, ahead, required, allowed, needsPatchTest, because) => {
  const startsAt = inHours(ahead);
  const verdict = bookingVerdict({
    standing: standingAt(tests, startsAt),
    required,
    now,
    startsAt,
  });
  expect(verdict).toEqual({ allowed, needsPatchTest, ...(because && { because }) });
});

test.each<[string, KeptTest[], object]>([
  ["nothing", [], {}],
  ["one on the skin", [a("pending", 20)], {}],
  ["one that was never read", [a("pending", 300)], {}],
  ["a reaction", [a("failed", 20)], { patchTest: "failed" }],
  [
    "one that counts",
    [a("passed", 50)],
    { patchTest: "passed", patchTestBrand: "wella-professionals", patchTestHours: 50 },
  ],
  [
    "one that is over",
    [a("passed", 300)],
    { patchTest: "passed", patchTestBrand: "wella-professionals", patchTestHours: 300 },
  ],
])("the engine is told %s", (_what, tests, facts) => {
  expect(patchFacts(standingAt(tests, now), now)).toEqual(facts);
});

test.each([
  ["2010-11-22", 16],
  ["2010-11-23", 15],
  ["2026-11-22", 0],
])("born %s is %i", (birthDate, age) => {
  expect(ageOn(birthDate, "2026-11-22")).toBe(age);
});

const bare = { email: null, phone: null, birthDate: null };
test.each([
  ["a name alone", bare, 0, false],
  ["an address", { ...bare, email: "a@b.example" }, 0, true],
  ["a number", { ...bare, phone: "1" }, 0, true],
  ["a birth date", { ...bare, birthDate: "2000-01-01" }, 0, true],
  ["a test", bare, 1, true],
])("a record with %s is kept: %s", (_what, client, tests, expected) => {
  expect(isKept(client, tests)).toBe(expected);
});
