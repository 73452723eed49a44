import { describe, expect, it } from "vitest";
import { ratioFor } from "./bowl/amounts.ts";
import { brands, defaultLines, findLine, findShade } from "./catalogue.ts";
import conversions from "./convert/conversions.json" with { type: "json" };
import { liftOf } from "./bowl/developer.ts";
import { pickShades } from "./shade/shades.ts";
import { CanonicalTone, Pigment, ProductType } from "./words.ts";

const lines = brands.flatMap((brand) => brand.lines);
const colours = lines.filter((line) => line.type !== "developer");

describe("catalogue", () => {
  it("gives every line a source, a confidence and sane figures", () => {
    for (const line of lines) {
      expect([
        line.key,
        line.source.length > 0,
        ["high", "medium", "low"].includes(line.confidence),
      ]).toEqual([line.key, true, true]);
      expect(line.processingMinutes[0]).toBeLessThanOrEqual(line.processingMinutes[1]);
      expect([...line.developers].every((volume) => volume >= 0 && volume <= 40)).toBe(true);
      if (line.type !== "developer") expect(ProductType.options).toContain(line.type);
    }
  });

  it("knows every tone and pigment, and no code twice in a line", () => {
    for (const line of lines) {
      for (const shade of line.shades) {
        expect([line.key, shade.code, CanonicalTone.safeParse(shade.tone).success]).toEqual([
          line.key,
          shade.code,
          true,
        ]);
        expect(shade.pigments.every((pigment) => Pigment.safeParse(pigment).success)).toBe(true);
      }
      expect([line.key, new Set(line.shades.map((shade) => shade.code)).size]).toEqual([
        line.key,
        line.shades.length,
      ]);
    }
  });

  it("lifts no less with a stronger developer, in every line", () => {
    for (const line of colours) {
      const lifts = [...line.developers]
        .sort((a, b) => a - b)
        .map((volume) =>
          line.liftByDeveloper && !(String(volume) in line.liftByDeveloper)
            ? Number.NaN
            : liftOf(line, volume)[1],
        )
        .filter((lift) => !Number.isNaN(lift));
      expect([line.key, lifts]).toEqual([line.key, [...lifts].sort((a, b) => a - b)]);
    }
  });

  it("mixes every oxidative line with a ratio", () => {
    for (const line of colours.filter(
      (each) => each.developers.length > 0 && each.shades.length > 0,
    ))
      expect([line.key, ratioFor(line, true) !== undefined]).toEqual([line.key, true]);
  });

  it("has a default for every product type, with high-confidence shades for colour", () => {
    for (const type of ProductType.options)
      expect([type, defaultLines(type).length > 0]).toEqual([type, true]);
    for (const type of ["permanent", "demi-permanent"] as const)
      expect(defaultLines(type)[0]).toMatchObject({ confidence: "high", type });
  });

  it("finds shades as people type them", () => {
    const line = findLine("redken/shades-eq-gloss")!;
    expect(findShade(line, " 09v ")?.code).toBe("09V");
    expect(findShade(line, "99Z")).toBeUndefined();
    expect(findLine("nobody/nothing")).toBeUndefined();
  });

  it("takes the plain colour of a direct dye before a fancier one of its tone", () => {
    const picked = (tone: CanonicalTone) => {
      const part = { share: 1, role: "fashion", tones: [tone], levels: [9], avoid: [] } as const;
      return pickShades(findLine("pravana/vivids")!, [part], 0, "exact")?.[0]?.shade.code;
    };
    expect((["orange", "violet", "teal", "clear"] as const).map(picked)).toEqual([
      "Orange",
      "Violet",
      "Aquamarine",
      "Clear Dilute",
    ]);
    expect(picked("black")).toBeUndefined();
  });

  it("holds both lines of every published conversion", () => {
    for (const row of conversions.publishedConversions)
      expect([row.from, Boolean(findLine(row.from)), Boolean(findLine(row.to))]).toEqual([
        row.from,
        true,
        true,
      ]);
  });
});
