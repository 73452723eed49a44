import { describe, expect, it } from "vitest";
import type { Post, SocialAccount } from "#tools/social/schema.ts";
import { addMonths, dayAfterKey, daysOfMonth, postsByDay } from "./month-rules.ts";
import { canBePublished, waysOf } from "./publish-rules.ts";

const post = (change: Partial<Post>) =>
  ({
    id: "a",
    status: "draft",
    platform: ["instagram"],
    publications: [],
    photoId: "p",
    scheduledFor: null,
    publishedAt: null,
    createdAt: "2026-11-20T10:00:00Z",
    ...change,
  }) as Post;

describe("a month", () => {
  it.each([
    ["2026-11", "2026-11-01", "2026-12-05", 35],
    ["2026-02", "2026-02-01", "2026-02-28", 28],
    ["2026-12", "2026-11-29", "2027-01-02", 35],
  ])("%s is drawn from %s to %s", (month, first, last, count) => {
    const days = daysOfMonth(month);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });

  it.each([
    ["2026-11", 1, "2026-12"],
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
  ])("%s and %s months", (month, count, then) => {
    expect(addMonths(month, count)).toBe(then);
  });

  it.each([
    ["ArrowLeft", "2026-11-01", "2026-10-31"],
    ["ArrowDown", "2026-11-25", "2026-12-02"],
    ["Home", "2026-11-25", "2026-11-22"],
    ["End", "2026-11-25", "2026-11-28"],
    ["PageDown", "2027-01-31", "2027-02-28"],
    ["PageUp", "2026-11-25", "2026-10-25"],
    ["Enter", "2026-11-25", undefined],
  ])("%s from %s", (key, day, then) => {
    expect(dayAfterKey(key, day)).toBe(then);
  });

  it("holds posts on the salon's days, earliest first, and no draft without a date", () => {
    const late = post({ id: "late", status: "scheduled", scheduledFor: "2026-11-27T23:30:00Z" });
    const early = post({ id: "early", status: "published", publishedAt: "2026-11-28T06:00:00Z" });
    const failed = post({ id: "failed", status: "failed" });
    const days = postsByDay([early, late, failed, post({ id: "draft" })], "Europe/Berlin");
    expect([...days].map(([day, all]) => [day, all.map(({ id }) => id)])).toEqual([
      ["2026-11-20", ["failed"]],
      ["2026-11-28", ["late", "early"]],
    ]);
  });
});

describe("publishing now", () => {
  it.each([
    ["draft", "full-management", true],
    ["scheduled", "full-management", true],
    ["failed", "full-management", true],
    ["partly", "full-management", true],
    ["publishing", "full-management", false],
    ["published", "full-management", false],
    ["draft", "content-creation", false],
  ] as const)("%s on %s: %s", (status, tier, can) => {
    expect(canBePublished({ status }, tier)).toBe(can);
  });

  const account = (change: Partial<SocialAccount>) =>
    ({ platform: "instagram", state: "connected", ...change }) as SocialAccount;
  it.each<[string, Partial<Post>, SocialAccount[], string[]]>([
    ["nothing is missing", {}, [account({})], []],
    ["expiring is no hindrance", {}, [account({ state: "expiring" })], []],
    ["no account", {}, [], ["No Instagram account is connected."]],
    [
      "an expired token",
      {},
      [account({ state: "expired" })],
      ["The token for Instagram has expired."],
    ],
    [
      "a refused token",
      {},
      [account({ state: "revoked" })],
      ["Instagram no longer accepts the token."],
    ],
    [
      "no picture",
      { photoId: null },
      [account({})],
      ["Instagram takes no post without a picture."],
    ],
    [
      "no picture on Facebook",
      { photoId: null, platform: ["facebook"] },
      [account({ platform: "facebook" })],
      [],
    ],
  ])("%s", (_name, change, accounts, sentences) => {
    expect(waysOf(post(change), accounts).flatMap(({ hindrance }) => hindrance ?? [])).toEqual(
      sentences,
    );
  });

  it("goes only where it is not shown yet", () => {
    const shown = { platform: "instagram", state: "published" } as Post["publications"][number];
    const both = post({
      platform: ["instagram", "facebook"],
      publications: [shown],
      photoId: null,
    });
    expect(waysOf(both, [])).toEqual([
      { platform: "facebook", hindrance: "No Facebook account is connected." },
    ]);
  });
});
