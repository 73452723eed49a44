import { describe, expect, it } from "vitest";
import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";

const heard = (says: string) => hearFacts(plain(says), says);

describe("figures that are no depth", () => {
  it.each([
    ["clean level 10 fine hair grabs everything in 2 sec wants icy", { currentLevel: 10 }],
    ["gloss on the 9th, shes a 5 and wants it cool", { currentLevel: 5 }],
  ])("%s", (says, facts) => {
    expect(heard(says)).toMatchObject(facts);
    expect(heard(says)).not.toHaveProperty("desiredLevel");
  });

  it("a kind of curl is none", () =>
    expect(heard("natural 4c hair nat 2, wants a warm brown like a 5")).toMatchObject({
      currentLevel: 2,
      desiredLevel: 5,
    }));

  it("a depth that is refused is none", () =>
    expect(
      heard(
        "nat 5, ends old highlights about an 8, wants all over 5, dont want it black at the ends",
      ),
    ).toMatchObject({ desiredLevel: 5, zones: { ends: { level: 8 } } }));

  it("a ratio tells nothing of hair", () =>
    expect(heard("color touch is 1 to 2 or 1 to 1.5")).not.toHaveProperty("currentLevel"));
});

describe("what is on the hair", () => {
  it.each([
    [
      "balayage lifted to 8, nat 5 base, wants beige",
      { currentLevel: 8, desiredTone: "beige", hairCondition: "bleached" },
    ],
    ["foils are pale yellow, 9 going 10, wants creamy", { currentLevel: 10, desiredTone: "beige" }],
    [
      "roots nat 5, lengths faded to a warmish 6, wants her brown",
      { zones: { mids: { level: 6 }, ends: { level: 6 } }, hairCondition: "previously-colored" },
    ],
    ["inch of nat 5, rest is a faded 6/4", { zones: { mids: { level: 6 }, ends: { level: 6 } } }],
    ["front hairline wont budge, 100% up there", { resistantGrey: true, grayPercent: 100 }],
  ])("%s", (says, facts) => expect(heard(says)).toMatchObject(facts));

  it("is no wish for the same work", () =>
    expect(heard("balayage lifted to 8 but orange, wants beige")).not.toHaveProperty("services"));
});

describe("words that were taken for another depth", () => {
  it.each([
    ["guy, almost black 3, 25% gray, wants it natural", { currentLevel: 3 }],
    [
      "all bleached 9/10 head to toe, wants a 6 neutral brown",
      { currentLevel: 9, desiredLevel: 6 },
    ],
    ["pool blonde, greenish ends, 9. taking her to a warm 7", { desiredLevel: 7 }],
    ["balayage, nat 6 ends came up to 9, wants it neutral", { zones: { ends: { level: 9 } } }],
    ["nat 6 w old highlights gone gold 8, wants mushroom", { currentLevel: 8 }],
  ])("%s", (says, facts) => expect(heard(says)).toMatchObject(facts));

  it("foils that are rinsed are no wish for foils", () =>
    expect(heard("foils rinsed, shes a clean 10 pale yellow. wants pearl")).not.toHaveProperty(
      "services",
    ));
});

describe("what is refused", () => {
  it.each([
    ["balayage 7, wants a chocolate 5, not red either", "unwantedTone"],
    ["ends 9, take it to brown, dont want it going green", "services"],
    ["level 8, wants creamy, not gray not lavender", "grayPercent"],
  ])("does not show on the hair: %s", (says, fact) => expect(heard(says)).not.toHaveProperty(fact));

  it("no darker is the depth that is there", () =>
    expect(heard("shes a 5 gone orange, wants it cool but no darker")).toMatchObject({
      keepLevel: true,
    }));
});

describe("white that is to stay soft", () => {
  it.each([
    "temples 50/50, rest is a 4, knocked back not covered",
    "80% white, used to be a 6, he doesnt want to look dyed",
    "nat 6 20% gray, wants it blurred, no hard line",
  ])("%s", (says) =>
    expect(heard(says)).toMatchObject({ hasGray: true, services: ["grey_blending"] }),
  );
});

describe("what is wished for one part alone", () => {
  it.each([
    [
      "nat 5, lengths colored 7. wants roots 6 neutral and ends 8 beige",
      {
        roots: { level: 5, desiredLevel: 6, desiredTone: "neutral" },
        ends: { level: 7, desiredLevel: 8, desiredTone: "beige" },
      },
    ],
    [
      "roots 50% gray nat 6 she wants them plain 6, but the ends she wants coppery",
      { roots: { greyShare: 50, desiredLevel: 6 }, ends: { desiredTone: "copper" } },
    ],
    [
      "roots 4 virgin lengths 7 faded, roots to 5 neutral, lengths to 7 copper",
      {
        roots: { level: 4, desiredLevel: 5, desiredTone: "neutral" },
        mids: { level: 7, desiredLevel: 7, desiredTone: "copper" },
      },
    ],
    [
      "nat 4 roots, full cover at a 4. ends she loves, caramel level 8",
      { ends: { level: 8, desiredLevel: 8, desiredTone: "gold-copper" } },
    ],
  ])("%s", (says, zones) => {
    expect(heard(says)).toMatchObject({ zones });
    expect(heard(says).desiredTone).not.toBe("copper");
  });

  it.each([
    ["natural 6, wants her ends 9, leave the roots", ["roots"]],
    ["5 with 60% gray, only the temples please, to a 5", ["roots", "mids", "ends"]],
    ["ends 9 bleached, roots are her own 6 and shes keeping them, take it to a 6", ["roots"]],
    ["nat 6 roots are fine, lengths 8 gold, wants the lengths a cool 7", ["roots"]],
  ])("leaves what is right: %s", (says, left) => {
    const { zones = {} } = heard(says);
    const isLeft = Object.entries(zones).flatMap(([part, told]) => (told.isLeft ? part : []));
    expect(isLeft.toSorted()).toEqual(left.toSorted());
  });

  it("a part that the rest is to match has no wish of its own", () =>
    expect(heard("roots 5, lengths 8, bring the roots up to match the lengths")).toMatchObject({
      desiredLevel: 8,
      zones: { roots: { level: 5 } },
    }));
});

describe("white hair by its other names", () => {
  it.each([
    ["nat 5 maybe 30% silver on sides wants it knocked back not covered", 30],
    ["nat 5, 30% sparkle on top, knock it down", 30],
    ["her silvers are 30%, nat 6, wants them gone", 30],
    ["natural 5 about 40% silver, wants to cover it with 5", 40],
  ])("%s", (says, grayPercent) => {
    expect(heard(says)).toMatchObject({ hasGray: true, grayPercent });
    expect(heard(says).desiredTone).not.toBe("silver");
  });

  it.each(["lifted to 10, wants silver", "nat 9 blonde pale, silver toner please"])(
    "a silver that is wished for is no white: %s",
    (says) => {
      expect(heard(says)).toMatchObject({ desiredTone: "silver" });
      expect(heard(says)).not.toHaveProperty("hasGray");
    },
  );
});

describe("white that does not take", () => {
  it.each([
    "hairline is like wire pure white, nat 5, last 2 times it washed out in 2 wks. wants 5",
    "temples failed twice, nat 6 50% gray, wants 6 solid",
    "nat 5 70% gray wont grab at the part, 5 natural",
    "gray keeps popping back after a week, nat 6, 60%, cover at 6",
    "last time the grays didnt take, nat 5, 60% gray, wants 5",
    "white fades out in 2 weeks every time, nat 5, 80% white, 5 please",
  ])("%s", (says) =>
    expect(heard(says)).toMatchObject({ resistantGrey: true, serviceType: "gray-coverage" }),
  );

  it.each([
    "nat 5 30% gray on the sides, wants it knocked back not covered",
    "nat 5 30% gray, her copper lengths washed out in 2 weeks, wants copper 6",
  ])("what is not to be covered, and color that fades, is none: %s", (says) =>
    expect(heard(says)).not.toHaveProperty("resistantGrey"),
  );
});

describe("a percent that is a developer's is no share of white", () => {
  it.each([
    ["gray roots nat 5, used 5/0 with 6% last time, 40% white", 40],
    ["white hair 70%, 6% developer, nat 5 wants 5", 70],
    ["gray at 30%, 1.9% touch, nat 6 wants 6", 30],
    ["nat 6 with 6% gray, wants 6", 6],
  ])("%s", (says, grayPercent) => expect(heard(says)).toMatchObject({ grayPercent }));

  it.each(["used 6% on her gray, nat 5", "roots gray nat 5, 9% dev only in house, cover 5"])(
    "%s",
    (says) => expect(heard(says)).not.toHaveProperty("grayPercent"),
  );
});

describe("a breath of a bright tone is a toner's, and what comes later is none of this bowl", () => {
  it.each([
    "money piece is at 10 pale, she wants whisper of lilac",
    "before the foils, root nat 6 half gray wants it covered, cool brown",
    "rooty shadow on fresh 9 highlights, her nat is 7 cool",
  ])("%s", (says) => {
    const { services = [] } = heard(says);
    expect(services).not.toContain("vivids");
    expect(services).not.toContain("highlights");
  });

  it("a vivid that is wished for stays one", () =>
    expect(heard("prelightened 10, wants purple all over")).toMatchObject({
      services: ["vivids"],
    }));
});
