import { describe, expect, it } from "vitest";
import type { ColourQuestion } from "./schema.ts";
import { techniqueAsked } from "./techniques.ts";
import { tellColour } from "./tell.ts";

const KP = "wella-professionals/koleston-perfect";
const CT = "wella-professionals/color-touch";
const salon = {
  lines: [KP, CT, "wella-professionals/blondor"],
  standing: {
    [KP]: ["5/0", "55/0", "6/0", "7/0", "6/3", "7/3", "7/31"],
    [CT]: ["9/16", "9/86", "9/0", "8/3", "7/3", "7/03", "7/43", "6/71", "6/4"],
  },
};
const told = (words: string, known = {}) => tellColour({ topic: "technique", words }, known).says;

describe("what is asked of the craft", () => {
  it.each([
    ["66/0 or 6/0, when do I need it", /same level 6.*1:1 with 20 vol.*half and half with 6\/0/],
    ["6NN vs 6N in shades", /more pigment: the same level 6/],
    [
      "what do the numbers in 9/86 mean",
      /9 is the depth.*8 is the main tone, pearl, and 6 the weaker one, violet/,
    ],
    ["what does 09V stand for on shades eq", /9 is the depth.*violet.*cancels yellow/],
    ["can I put the rest of the 5/0 on her brows", /^No, never: /],
    ["how long is mixed kp ok in the bowl", /within about 15 to 20 min/],
    ["client had a perm saturday, when can I gloss her", /After a perm .* 7 days/],
    ["her toner is gone in 2 weeks every time, why", /porous.*gloss every 4 to 6 weeks/],
    ["orange at 7 vs yellow at 9, which reflect kills which", /blue cancels.*violet cancels/],
    ["7/43 or 6/4, which is more orange", /^7\/43 is the more copper\./],
    ["7/41 or 7/43, which is warmer", /^7\/43 is the warmer/],
    ["on natural 7, what's warmer 7/3 or 7/03", /^7\/3 is the warmer/],
    [
      "7/3 vs 7/03 vs 7/31 what's warmest",
      /^7\/3 is the warmest, in the order 7\/3, 7\/03 and 7\/31\..*All are level 7\. In stock: 7\/3 in Koleston Perfect and Color Touch, 7\/03 in Color Touch and 7\/31 in Koleston Perfect\.$/,
    ],
    [
      "difference 8/1 and 8/11",
      /8\/11 is ash, doubled.*Both are level 8\. 8\/11 is the cooler\. Not in stock: 8\/1 \(Koleston Perfect\) and 8\/11/,
    ],
    [
      "which is coolest, 9/16 9/86 or 9/0",
      /^9\/16 is the coolest, in the order 9\/16, 9\/86 and 9\/0/,
    ],
    ["is 7/03 warmer than 7/3", /^No: 7\/3 is the warmer/],
    [
      "5/0, 6/0 and 7/3, which is deepest",
      /^5\/0 is the deepest, in the order 5\/0, 6\/0 and 7\/3/,
    ],
    ["which one is lighter, 9/0 or 9/16", /^None: both are level 9/],
    [
      "can I mix koleston and color touch in one bowl",
      /^No: .*1:1.*1:2.*Two bowls: Koleston Perfect first/,
    ],
    ["toner on damp or dry hair?", /^A toner goes on damp/],
    ["do you put tint for gray on dry hair", /goes on dry hair/],
    ["1.9 or 4 % in color touch, what changes", /only deposits.*no lift\. Both 1:2/],
    [
      "6% or 9% in koleston, what is the difference",
      /0 to 1 level with 20 vol.*1 to 2 levels with 30 vol/,
    ],
    ["out of 4%, can I use the 6 in color touch", /^Not straight: .*6\.3 vol.*13 vol/],
    ["does color touch lift natural roots", /lifts no level.*half a level/],
    [
      "virgin hair going lighter with tint, where do I start",
      /^Mids and ends first.*roots 10 to 15 minutes later/,
    ],
    ["retouch on resistant gray, front or back first", /hairline, temples and parting first/],
    ["do I wash her before root color", /^Before tint there is no need/],
    ["stubborn white at the front, any trick before I color", /10 to 15 min; blot/],
    ["what warmth do I hit lifting 5 to 8", /Level 5 .*Level 6 .*Level 7 .*Level 8 /],
    ["what does /71 mean", /6\/71: 6 is the depth.*7 is the main tone, brown/],
    ["how do I presoften white", /10 to 15 min; blot, do not rinse/],
    ["can she sit under the dryer with tint for gray", /15 to 25 min; heat saves time/],
    ["whats under 6, 7 and 8", /Level 6 .*Level 7 .*Level 8 /],
    ["blondor ratio in foils for 3 levels", /1:1\.5.*13 vol \(4%\) or 20 vol \(6%\) for 3 levels/],
    ["7/03 color touch just ran out, what can I mix instead", /Nearest to Color Touch 7\/03/],
    [
      "last tube of 6/71 koleston split, what instead",
      /Color Touch 6\/71 is there too, but as a bowl of its own/,
    ],
  ])("%s", (words, says) => {
    expect(told(words, { salon })).toMatch(says);
  });

  it.each([
    [
      "80 g total kp 7/0 and 7/31 equal parts, nat 7, 30% gray, how many grams",
      "7/0 20 g + 7/31 20 g + 20 vol (6%) 40 g",
    ],
    [
      "toner 9/16 and 9/86 half half, I want 90 total, give me grams",
      "9/16 15 g + 9/86 15 g + 6.3 vol (1.9%) 60 g",
    ],
    [
      "mix me 60g of 6/0 and 6/3 half and half with 20 vol, how much each",
      "6/0 30 g + 6/3 30 g + 20 vol (6%) 60 g",
    ],
    [
      "kp roots 50% gray, 6/0 6/3 7/31, how much of each",
      "6/0 16 g + 6/3 8 g + 7/31 8 g + 20 vol (6%) 32 g",
    ],
    [
      "half 6/0, quarter 6/3, quarter 7/31 koleston, 60 g color, give me grams",
      "6/0 30 g + 6/3 15 g + 7/31 15 g + 20 vol (6%) 60 g",
    ],
    ["want 45 g of color, 2/3 7/0 1/3 7/3, koleston", "7/0 30 g + 7/3 15 g + 20 vol (6%) 45 g"],
    [
      "9/16 and 9/0 equal, 30 grams of each, how much 1.9",
      "9/16 30 g + 9/0 30 g + 6.3 vol (1.9%) 120 g",
    ],
  ])("weighs the stylist's own bowl and keeps its shades: %s", (words, grams) => {
    expect(told(words, { salon })).toContain(grams);
  });

  it.each<[words: string, hair: Partial<ColourQuestion>, grams: string]>([
    [
      "how many grams for gloss, 9/36 + 9/0 even, numbers please",
      { hairLength: "long", hairThickness: "thick" },
      "9/36 25 g + 9/0 25 g + 6.3 vol (1.9%) 100 g: Color Touch 1:2, 150 g in all for long thick hair",
    ],
    [
      "8/3 with a third 7/43, what's the amounts, gloss",
      { hairLength: "short" },
      "8/3 10 g + 7/43 5 g + 6.3 vol (1.9%) 30 g",
    ],
    [
      "2 thirds 7/0 one third 7/3 on roots, how many g of each",
      { hairThickness: "thick" },
      "7/0 30 g + 7/3 15 g + 20 vol (6%) 45 g: Koleston Perfect 1:1, 90 g in all for the regrowth of thick hair",
    ],
    ["how much 5/0 and 6% for roots", {}, "5/0 30 g + 20 vol (6%) 30 g"],
    [
      "how do I portion 6/71 two thirds 6/35 one third",
      { hairLength: "long", hairThickness: "thick" },
      "6/71 30 g + 6/35 15 g + 6.3 vol (1.9%) 90 g",
    ],
  ])("weighs for the hair that was told, shares kept: %s", (words, hair, grams) => {
    expect(tellColour({ topic: "technique", words, ...hair }, { salon }).says).toContain(grams);
  });

  it.each(["how much 6/0 do we have left", "how much does 6/0 cost", "how much 5/0 is in stock"])(
    "is not asked for grams of a bowl: %s",
    (words) => {
      expect(techniqueAsked(words)).toBeUndefined();
    },
  );

  it("says where a bowl of one's own has too little natural for the white", () => {
    expect(
      told("60 g total kp 6/0 and 6/3 one to three, 80% gray, grams each", { salon }),
    ).toContain("thin for 80% white");
  });

  it.each([
    "she wants 55/0 coverage at the hairline, 90% gray, whats in the bowl",
    "hair stretches and snaps wet, can I bleach it",
    "what does this mean: 6N 30 + 6G 15 + 20v 1:1",
    "start a timer for 20 minutes",
    "we are out of 7/03, order two",
    "lifted her to a 6 and it's straight orange what kills it",
    "why did you fill first",
    "do we have bond builder",
    "how long does koleston stay on",
    "save this mix for her as a formula",
    "it has been on 30 min and the part is still white",
  ])("takes nothing else for such a question: %s", (words) => {
    expect(techniqueAsked(words)).toBeUndefined();
  });
});
