import { describe, expect, it } from "vitest";
import { brands, findLine } from "./catalogue.ts";
import statedOfLines from "./substances.json" with { type: "json" };
import { offending, Substance, substancesOf } from "./substances.ts";

const lines = brands.flatMap((brand) => brand.lines);
const stateOf = (key: string, substance: Substance) =>
  substancesOf(findLine(key)!).find((each) => each.substance === substance);

describe("substances", () => {
  it("answers for every substance of every line, with a source", () => {
    for (const line of lines) {
      const contents = substancesOf(line);
      expect([line.key, contents.map(({ substance }) => substance)]).toEqual([
        line.key,
        Substance.options,
      ]);
      expect(contents.every(({ source }) => source.length > 0)).toBe(true);
    }
  });

  it("states substances of lines of the catalogue only, each once", () => {
    for (const [key, entries] of Object.entries(statedOfLines)) {
      expect([key, findLine(key) !== undefined]).toEqual([key, true]);
      const named = entries.flatMap((each) =>
        each.substances.map((name) => ({ name, isPlus: "plusRange" in each })),
      );
      expect(named.every(({ name }) => Substance.safeParse(name).success)).toBe(true);
      expect(new Set(named.map((each) => JSON.stringify(each))).size).toBe(named.length);
    }
  });

  it("calls nothing free that was not stated or true of its type, and never on low certainty", () => {
    for (const line of lines)
      for (const { state, source, confidence } of substancesOf(line))
        if (state === "free")
          expect([line.key, confidence === "low", /not stated/i.test(source)]).toEqual([
            line.key,
            false,
            false,
          ]);
  });

  it("counts every oxidative line as one with an amine dye, a coupler and peroxide", () => {
    for (const line of lines) {
      if (!["permanent", "demi-permanent", "high-lift", "toner"].includes(line.type)) continue;
      for (const amine of ["ppd", "ptd"] as const)
        expect([line.key, offending(line, new Set([amine])).length > 0]).toEqual([line.key, true]);
      for (const substance of ["resorcinol", "peroxide"] as const)
        expect([line.key, offending(line, new Set([substance]))]).toEqual([line.key, [substance]]);
    }
  });

  it.each([
    ["redken/shades-eq-gloss", "ammonia", "free"],
    ["loreal-professionnel/inoa", "ammonia", "free"],
    ["loreal-professionnel/inoa", "mea", "contained"],
    ["wella-professionals/color-touch", "ammonia", "free"],
    ["wella-professionals/koleston-perfect", "me-ppd", "contained"],
    ["aveda/full-spectrum-permanent", "ptd", "contained"],
    ["aveda/full-spectrum-permanent", "resorcinol", "contained"],
    ["schwarzkopf-professional/igora-royal", "ammonia", "contained"],
    ["oligo-professionnel/caluraten", "ppd", "free"],
    ["oligo-professionnel/caluraten", "ptd", "contained"],
    ["oligo-professionnel/caluraten", "ammonia", "contained"],
    ["davines/the-present-time", "ammonia", "free"],
    ["matrix/light-master", "persulfate", "contained"],
    ["matrix/socolor", "persulfate", "free"],
    ["pravana/vivids", "ppd", "free"],
    ["pravana/vivids", "peroxide", "free"],
    ["pravana/vivids", "direct-dye", "contained"],
    ["pravana/artificial-hair-color-extractor", "persulfate", "free"],
    ["pulp-riot/blank-canvas", "persulfate", "contained"],
    ["redken/pro-oxide", "peroxide", "contained"],
  ] as const)("knows of %s: %s %s", (key, substance, state) => {
    expect(stateOf(key, substance)?.state).toBe(state);
  });

  it("rules a line out by a dye that reacts like the one to avoid", () => {
    expect(offending(findLine("goldwell/topchic")!, new Set(["ppd"]))).toEqual([
      "ppd",
      "ptd",
      "me-ppd",
      "aminophenol",
    ]);
    expect(offending(findLine("oligo-professionnel/caluraten")!, new Set(["ppd"]))).toEqual([
      "ptd",
      "me-ppd",
      "aminophenol",
    ]);
    expect(offending(findLine("pravana/vivids")!, new Set(["ppd"]))).toEqual([]);
    expect(offending(findLine("matrix/light-master")!, new Set(["ppd", "resorcinol"]))).toEqual([]);
    expect(offending(findLine("redken/shades-eq-gloss")!, new Set(["ammonia"]))).toEqual([]);
  });
});
