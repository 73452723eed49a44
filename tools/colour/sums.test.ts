import { describe, expect, it } from "vitest";
import { inWords, table } from "#tests/row-words.ts";
import { splitGrams } from "./bowl/amounts.ts";
import { careTier, confidenceBand, treatmentPlan, treatmentPlanByScore } from "./care.ts";
import { convert } from "./convert/convert.ts";
import { mix } from "./bowl/mix.ts";
import type { MixAnswer, MixRequest } from "./schema.ts";
import { swatchHex } from "./shade/swatch.ts";

describe("mixing sums", () => {
  it.each<[MixRequest, MixAnswer]>(
    table(
      `
colour_g=40 ratio=1:2 | developer_g=80 total_g=120
colour_g=50 line=loreal-professionnel/majirel | developer_g=75 total_g=125
total_colour_g=60 dilution=none line=redken/shades-eq-gloss | shade_g=60 clear_g=0 developer_g=60
total_g=100 ratio=1:1.5 | colour_g=40 developer_g=60 total_g=100
colour_g=30 ratio=1:1 scale=1.25 | developer_g=37.5 total_g=75
colour_g=60 natural_share=0.25 | natural_g=15 fashion_g=45
colour_g=60 parts=[(code=a share=0.5),(code=b share=0.25),(code=c share=0.25)] ratio=1:1 | parts_g=[30,15,15] developer_g=60
total_colour_g=60 dilution=minimal line=redken/shades-eq-gloss | shade_g=45 clear_g=15 developer_g=60
total_colour_g=60 dilution=maximum line=redken/shades-eq-gloss | shade_g=15 clear_g=45
colour_g=60 level=4 neutraliser=0-33 line=schwarzkopf-professional/igora-royal | neutraliser_g_max=15
colour_g=60 level=9 neutraliser=0-11 line=schwarzkopf-professional/igora-royal | neutraliser_g_max=3
colour_g=30 level=6 corrector | corrector_g=4
colour_g=30 level=10 corrector | corrector_g=0.5
oz=1 | g_range=[28,30]
g=56.7 | oz=2
volume=20 | percent=6
percent=1.9 | volume=6.3
hairLength=long hairThickness=thick | total_g=240
`,
      inWords<MixRequest>(),
      inWords<MixAnswer>(),
    ),
  )("%j", (request, answer) => {
    expect(mix(request)).toMatchObject(answer);
  });

  it("refuses a ratio that is not one", () => {
    expect(() => mix({ colour_g: 10, ratio: "one to one" })).toThrow(
      expect.objectContaining({ name: "ZodError" }),
    );
  });
});

describe("converting shades", () => {
  const best = (from: string, code: string, to: string) =>
    convert({ from, code, to }).candidates[0];

  it.each([
    ["wella-professionals/koleston-perfect", "6/0", "matrix/socolor", "6N"],
    ["matrix/socolor", "8N", "goldwell/topchic", "8N"],
    ["goldwell/topchic", "6N", "pravana/chromasilk", "6N"],
    ["matrix/socolor", "6AA", "pravana/chromasilk", "7.11"],
  ])("%s %s -> %s %s", (from, code, to, wanted) => {
    expect(best(from, code, to)?.code).toBe(wanted);
  });

  it("puts the maker's own row first and names the publisher", () => {
    expect(best("goldwell/topchic", "8G", "pravana/chromasilk")).toMatchObject({
      basis: "published",
      note: expect.stringContaining("PRAVANA"),
    });
  });

  it("never answers a warm shade with a cool one", () => {
    const { candidates } = convert({
      from: "wella-professionals/koleston-perfect",
      code: "7/3",
      to: "schwarzkopf-professional/igora-royal",
    });
    expect(
      candidates.every(
        (each) =>
          !["ash", "ash-blue", "ash-violet", "matte", "violet", "pearl", "mocha"].includes(
            each.tone,
          ),
      ),
    ).toBe(true);
  });

  it("reads a code that is not in the list by the line's own system", () => {
    expect(best("wella-professionals/koleston-perfect", "6/19", "matrix/socolor")?.level).toBe(6);
  });

  it.each([
    ["no/line", "7N", "matrix/socolor"],
    ["matrix/socolor", "zzz", "goldwell/topchic"],
    ["pravana/vivids", "Violet", "matrix/socolor"],
  ])("has no equivalent for %s %s in %s", (from, code, to) => {
    expect(convert({ from, code, to })).toEqual({
      candidates: [],
      noEquivalent: true,
      reason: expect.stringContaining("."),
    });
  });

  it("re-derives ratio and developer from the target line", () => {
    const answer = convert({
      from: "matrix/socolor",
      code: "8N",
      to: "loreal-professionnel/majirel",
      context: { currentLevel: 5, desiredLevel: 8 },
    });
    expect(answer).toMatchObject({ ratio: "1:1.5", developer: { volume: 30 }, minutes: [35, 35] });
  });
});

describe("care and bands", () => {
  it.each([
    [100, "intensive"],
    [71, "intensive"],
    [70, "moderate"],
    [41, "moderate"],
    [40, "light"],
    [0, "light"],
  ] as const)("score %i is %s", (score, tier) => {
    expect(careTier(score)).toBe(tier);
    expect(treatmentPlanByScore(score).tier).toBe(tier);
  });

  it.each([
    [100, "excellent"],
    [90, "excellent"],
    [89, "good"],
    [75, "good"],
    [74, "moderate"],
    [0, "moderate"],
  ] as const)("confidence %i is %s", (confidence, band) => {
    expect(confidenceBand(confidence).id).toBe(band);
  });

  it("has a different plan for each damage level", () => {
    expect(new Set([1, 2, 3, 4].map((level) => treatmentPlan(level).title)).size).toBe(4);
  });
});

describe("grams by shares", () => {
  it.each([
    [40, [1], [40]],
    [40, [0.5, 0.5], [20, 20]],
    [41, [0.5, 0.5], [21, 20]],
    [40, [0.5, 0.375, 0.125], [20, 15, 5]],
    [60, [0.25, 0.25, 0.5], [15, 15, 30]],
    [60, [0.5, 0, 0], [30, 0, 30]],
  ])("%d g by %j are %j", (grams, shares, parts) =>
    expect(splitGrams(grams, shares)).toEqual(parts),
  );
});

describe("swatch", () => {
  it("darkens with the level and cools with ash", () => {
    const red = (hex: string) => Number.parseInt(hex.slice(1, 3), 16);
    expect([2, 4, 6, 8, 10].map((level) => red(swatchHex(level, "natural")))).toEqual(
      [2, 4, 6, 8, 10].map((level) => red(swatchHex(level, "natural"))).sort((a, b) => a - b),
    );
    expect(red(swatchHex(7, "ash"))).toBeLessThan(red(swatchHex(7, "copper")));
  });
});
