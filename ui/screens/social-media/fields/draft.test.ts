import { describe, expect, it } from "vitest";
import type { SocialSubscription } from "#tools/social/schema.ts";
import { blockedBy, changedOf, issuesOf, newDraft, postOf, type PostDraft } from "./draft.ts";

const ZONE = "Europe/Berlin";
const NOW = Date.parse("2026-11-22T10:00:00Z");
const draft = (change: Partial<PostDraft> = {}): PostDraft => ({ ...newDraft(), ...change });

describe("what a plan does not allow", () => {
  const limit = "You've reached your monthly post limit. Upgrade or wait for next billing cycle.";
  const upgrade = "Post scheduling is only available with Full Management tier.";
  const friday = "2026-11-27T18:00";
  type Left = Pick<SocialSubscription, "tier" | "postsRemaining">;
  it.each<[string, Left | undefined, string, string | null, string?]>([
    ["no subscription is known", undefined, "", "Limit Reached", limit],
    ["there is none", { tier: null, postsRemaining: 0 }, "", "Limit Reached", limit],
    ["none is left", { tier: "content-creation", postsRemaining: 0 }, "", "Limit Reached", limit],
    ["less is left", { tier: "content-creation", postsRemaining: -1 }, "", "Limit Reached", limit],
    ["one is left", { tier: "content-creation", postsRemaining: 1 }, "", null],
    [
      "a day, below",
      { tier: "content-creation", postsRemaining: 9 },
      friday,
      "Upgrade Required",
      upgrade,
    ],
    [
      "a day and none left",
      { tier: "content-creation", postsRemaining: 0 },
      friday,
      "Limit Reached",
      limit,
    ],
    ["a day, with it", { tier: "full-management", postsRemaining: "unlimited" }, friday, null],
  ])("%s", (_name, subscription, scheduledFor, title, description) => {
    expect(blockedBy(subscription, { scheduledFor })).toEqual(title && { title, description });
  });
});

describe("what is wrong with a draft", () => {
  it.each<[string, Partial<PostDraft>, object]>([
    ["nothing", {}, {}],
    ["no platform", { platforms: [] }, { platform: "Choose at least one platform." }],
    [
      "a hashtag of two words",
      { tags: "#copper-melt" },
      { hashtags: expect.stringContaining("“copper-melt”") },
    ],
    [
      "too long with its hashtags",
      { caption: "a".repeat(2199), tags: "#copper" },
      { caption: expect.stringContaining("Instagram takes 2,200") },
    ],
    [
      "too many hashtags",
      { tags: Array.from({ length: 31 }, (_, at) => `#t${at}`).join(" ") },
      { hashtags: expect.stringContaining("31 hashtags") },
    ],
    [
      "too long for us, though not for Facebook",
      { platforms: ["facebook"], caption: "a".repeat(2201) },
      { caption: "A caption takes 2,200 characters." },
    ],
    [
      "a time that is over",
      { scheduledFor: "2026-11-22T10:30" },
      { scheduledFor: "Choose a date in the future." },
    ],
    ["a time to come", { scheduledFor: "2026-11-22T11:30" }, {}],
    [
      "a time that the clocks skip",
      { scheduledFor: "2027-03-28T02:30" },
      { scheduledFor: "The clocks skip this time. Choose another." },
    ],
  ])("%s", (_name, change, issues) => {
    expect(issuesOf(draft(change), ZONE, NOW)).toEqual(issues);
  });
});

describe("what is sent", () => {
  it("of a blank one are the defaults and the default sentence", () => {
    expect(postOf(draft(), ZONE)).toEqual({
      postType: "educational",
      caption: "Check out this amazing educational content!",
      platform: ["instagram"],
      status: "draft",
      hashtags: [],
      aiGenerated: true,
    });
  });

  it("of one with a day is scheduled by the salon's clock", () => {
    expect(
      postOf(draft({ postType: "promo", scheduledFor: "2026-11-27T18:00" }), ZONE),
    ).toMatchObject({
      caption: "Check out this amazing promo content!",
      status: "scheduled",
      scheduledFor: "2026-11-27T17:00:00.000Z",
    });
  });

  it.each<[string, Partial<PostDraft>, boolean]>([
    ["the stylist alone", { caption: "Mine." }, false],
    [
      "the assistant",
      {
        caption: "Mine now.",
        written: {
          caption: "",
          hashtags: [],
          writtenBy: "builtin",
          basedOn: [],
          photos: [],
          photoNote: null,
        },
      },
      true,
    ],
  ])("says that it was written by %s", (_who, change, aiGenerated) => {
    expect(postOf(draft(change), ZONE).aiGenerated).toBe(aiGenerated);
  });

  it("names the consultation only where the post is about it", () => {
    const consultationId = "01980000-0000-7000-8000-000000000001";
    expect(postOf(draft({ consultationId }), ZONE)).toMatchObject({ consultationId });
    expect(postOf(draft({ consultationId, source: "words" }), ZONE)).not.toHaveProperty(
      "consultationId",
    );
  });
});

it("makes a draft again of a post whose time is emptied", () => {
  const scheduledFor = "2026-11-28T09:00";
  expect(changedOf(draft({ scheduledFor }), ZONE).scheduledFor).toBe("2026-11-28T08:00:00.000Z");
  expect(changedOf(draft(), ZONE).scheduledFor).toBeNull();
});
