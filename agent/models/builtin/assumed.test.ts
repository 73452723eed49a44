import { describe, expect, it } from "vitest";
import { talkTo } from "#tests/builtin-talk.ts";

/** What a formula was asked for with, and what was said before it. */
async function bowlFor(words: string, ...lines: string[]) {
  const { says, calls } = talkTo({ formulate: () => ({ ok: false, sentence: "Later." }) });
  const said = await says(words, ...lines);
  return { said, input: calls.find(([name]) => name === "formulate")?.[1] };
}

describe("a formula is written as soon as there is enough", () => {
  it.each([
    [
      "natural 6 about 60 percent grey stubborn at the temples wants a 6 with bit of gold whats the mix",
      { currentLevel: 6, desiredLevel: 6, desiredTone: "gold", damageLevel: "1" },
      "virgin and healthy",
    ],
    [
      "foiled her to a pale yellow 9 she wants creamy not ashy what toner",
      { currentLevel: 9, desiredLevel: 9, desiredTone: "beige", damageLevel: "2" },
      "moderately damaged",
    ],
    [
      "banana yellow at the roots after foils need to tone it",
      { currentLevel: 9, desiredLevel: 9, desiredTone: "neutral", hairCondition: "bleached" },
      "level 9 by its yellow",
    ],
    [
      "yuki nat 3 virgin, wants soft brown no bleach pls as light as u can",
      { currentLevel: 3, desiredLevel: 5, desiredTone: "neutral" },
      "level 5, the most that color lifts by itself",
    ],
    [
      "natural 6 virgin, as bright as it goes without lightener",
      { currentLevel: 6, desiredLevel: 8 },
      "level 8, the most that color lifts by itself",
    ],
    [
      "virgin 5 wants the lightest blonde i can give without bleach",
      { currentLevel: 5, desiredLevel: 7 },
      "level 7, the most that color lifts by itself",
    ],
    [
      "regrowth on a bleach n tone, nat 7 like 3/4 in, rest is 9.5 pearl. what do i put",
      { currentLevel: 7, desiredLevel: 10, desiredTone: "pearl" },
      "to match the 9.5 below",
    ],
    [
      "toner 9/36 on her foils please, they came up yellow",
      { currentLevel: 9, desiredLevel: 9, desiredTone: "beige" },
      "level 9, as the toner is",
    ],
    [
      "lengths are 7 porous, used to be plum, wants wine back. root is nat 5 virgin no gray",
      { currentLevel: 5, desiredLevel: 5, desiredTone: "red-violet" },
      "the same depth, 5",
    ],
    [
      "money piece is at 10 pale, she wants whisper of lilac",
      { currentLevel: 10, desiredLevel: 10, desiredTone: "violet" },
      "the same depth, 10",
    ],
    [
      "rooty shadow on fresh 9 highlights, her nat is 7 cool. quick",
      { currentLevel: 9, desiredLevel: 9, zones: { roots: { level: 7 } } },
      "moderately damaged",
    ],
    [
      "80% white wants strawberry/ginger covered opaque. what do i use",
      { currentLevel: 7, desiredLevel: 7, desiredTone: "gold-copper" },
      "level 7 for so much white",
    ],
    [
      "foils rinsed, at 9, she has gray at the temples, toner beige",
      { currentLevel: 9, desiredLevel: 9, hasGray: false },
      "no gray to cover",
    ],
    [
      "foil client, nat 6 regrowth, gray 50%, base color 6",
      {
        currentLevel: 6,
        desiredLevel: 6,
        zones: {
          roots: { level: 6, hairCondition: "virgin", damageLevel: "1" },
          mids: { isLeft: true },
          ends: { isLeft: true },
        },
      },
      "natural at the roots, with nothing on the lightened lengths",
    ],
    [
      "beatriz before the foils, root nat 6 half gray wants it covered, cool choc brown",
      {
        desiredTone: "chocolate",
        zones: {
          roots: { level: 6, greyShare: 50, hairCondition: "virgin" },
          mids: { isLeft: true },
          ends: { isLeft: true },
        },
      },
      "natural at the roots",
    ],
    [
      "faded copper sat about a 7 lots of brass needs it vibrant again no lift",
      { currentLevel: 7, desiredLevel: 7, desiredTone: "copper" },
      "healthy",
    ],
    [
      "dude 50% grey natural 4 wants it knocked back not covered quick at the basin",
      { currentLevel: 4, desiredLevel: 4, services: ["grey_blending"], desiredTone: "natural" },
      "virgin and healthy",
    ],
    [
      "prelightened ends level 9 super porous want to take her back to a 5 neutral brown without it going khaki",
      { currentLevel: 9, desiredLevel: 5, desiredTone: "neutral", porosity: "high" },
      "level 9 where this goes on",
    ],
    [
      "faded 6, hers is a salon tint, and she wants copper",
      { currentLevel: 6, desiredLevel: 6, desiredTone: "copper" },
      "the same depth, 6",
    ],
    [
      "ends are the inside of a banana, toner for a soft beige",
      { currentLevel: 10, desiredLevel: 10, desiredTone: "beige" },
      "level 10 by its pale yellow",
    ],
    [
      "40 percent grey, wants a 5 natural, nothing harsh",
      { currentLevel: 5, desiredLevel: 5, grayPercent: 40 },
      "level 5 as it grows",
    ],
    [
      "natural 4, wants honey blonde, never colored",
      { currentLevel: 4, desiredLevel: 8, desiredTone: "gold" },
      "honey blonde as level 8",
    ],
    [
      "natural 3 wants lighter, chestnut",
      { currentLevel: 3, desiredLevel: 5, desiredTone: "brown" },
      "chestnut as level 5",
    ],
    [
      "natural 7 wants to stay blonde with some gold",
      { currentLevel: 7, desiredLevel: 7, desiredTone: "gold" },
      "blonde as level 7",
    ],
    [
      "lifted her to a 6 and its straight orange what kills it",
      { currentLevel: 6, desiredLevel: 6, unwantedTone: "orange", desiredTone: "neutral" },
      "to come out neutral",
    ],
    [
      "roots 5, mids 8, ends 4, all colored before, wants an all over 6",
      { desiredLevel: 6, desiredTone: "neutral" },
      "to come out neutral",
    ],
  ])("%s", async (words, input, assumed) => {
    const made = await bowlFor(words);
    expect(made.input).toMatchObject(input);
    expect(made.said).toContain(assumed);
  });

  it("takes new growth for sound and natural, and brings a retouch up to the lengths", async () => {
    const { said, input } = await bowlFor("blonde retouch 2cm nat 6 regrowth lengths 9 bleached");
    expect(said).toContain("to match the 9 below");
    expect(said).toContain("moderately damaged below the roots");
    expect(input).toMatchObject({
      desiredLevel: 9,
      damageLevel: "2",
      zones: {
        roots: { level: 6, hairCondition: "virgin", damageLevel: "1" },
        mids: { level: 9 },
        ends: { level: 9 },
      },
    });
  });

  it("leaves what nobody wishes changed, and keeps the depth of the rest", async () => {
    const { input } = await bowlFor("shes a 7 all over, colored, ends copper please, roots stay");
    expect(input).toMatchObject({
      desiredLevel: 7,
      zones: { roots: { isLeft: true }, ends: { desiredTone: "copper" } },
    });
  });

  it("takes lengths that are called colored for no lightened ones", async () => {
    const { said, input } = await bowlFor(
      "nat 5, lengths colored copper faded 7. wants roots 6 neutral and lengths 7 copper",
    );
    expect(said).toContain("natural at the roots and colored below");
    expect(input).toMatchObject({ previousTreatments: ["previously_colored"] });
  });

  it("leaves every part alone that nobody has a wish for", async () => {
    const { input } = await bowlFor("shes a 7 all over, colored, ends copper please");
    expect(input).toMatchObject({
      zones: { roots: { isLeft: true }, mids: { isLeft: true }, ends: { desiredTone: "copper" } },
    });
  });

  it("leaves to the engine how far hair goes without bleach", async () => {
    const { input } = await bowlFor("virgin nat 5 thick mid back wants an 8 gold no bleach");
    expect(input).toMatchObject({
      currentLevel: 5,
      desiredLevel: 8,
      hairLength: "long",
      clientGoals: expect.stringContaining("no bleach"),
    });
  });

  it("takes a refusal of bleach back once it is wished for after all", async () => {
    const { says, calls } = talkTo({ formulate: () => ({ ok: false, sentence: "Later." }) });
    await says("virgin nat 5 wants an 8 gold no bleach");
    await says("ok wants level 8 with bleach then");
    const [first, second] = calls.filter(([name]) => name === "formulate");
    expect(first?.[1]["clientGoals"]).toContain("no bleach");
    expect(second?.[1]["clientGoals"]).not.toContain("no bleach");
  });

  it.each([
    "natural 5 about 40 percent grey wants a 7 neutral whats the mix",
    "natural 5 about 40 percent grey wants a 7 neutral no bleach whats the mix",
  ])("names no service that leaves the white out: %s", async (words) => {
    const { input } = await bowlFor(words);
    expect(input).toMatchObject({ grayPercent: 40, desiredLevel: 7 });
    expect(input).not.toHaveProperty("services");
  });

  it.each([
    ["level 6 wants an 8 ash whats the formula", "What is already on the hair?"],
    ["box dyed level 4 wants a 7 warm formula please", "How damaged is it, from 1 to 4?"],
    ["natural 7 wants silver whats the formula", "Which level do we want to end at?"],
    ["level 6 wants honey highlights whats the formula", "Which level do we want to end at?"],
    [
      "roots 5 natural, ends 9 bleached, wants it all beige whats the formula",
      "Which level do we want to end at?",
    ],
  ])("asks what decides whether hair may be lifted: %s", async (words, question) => {
    const { said, input } = await bowlFor(words);
    expect(input).toBeUndefined();
    expect(said).toContain(question);
  });
});

const OURS = `[names ${JSON.stringify([
  ["client", "Celeste Moreau"],
  ["client", "Kit Sorensen"],
  ["client", "Rose Alder"],
  ["stylist", "Theo Brandt"],
])}]`;

it.each([
  ["celeste natural 6 wants a 7 gold", "Celeste"],
  ["copper for kit, level 6 tinted", "Kit"],
  ["level 9 bleached, wants rose", undefined],
])("a head is of the client whose name stands anywhere in its words: %s", async (words, name) => {
  expect((await bowlFor(words, OURS)).input?.["clientName"]).toBe(name);
});
