import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { greyDefault, greyDeveloper, greyMinutes } from "#tools/colour/science.ts";
import { GUIDE } from "./data.ts";
import { piecesOf, searchGuide, textsOf } from "./rules.ts";
import { WHITE } from "./white-data.ts";

const entries = GUIDE.flatMap((chapter) => chapter.entries);
const chapter = (id: string) => GUIDE.find((each) => each.id === id)!;
const titles = (words: string) => searchGuide(GUIDE, words).map(({ entry }) => entry.title);
const said = (id: string) =>
  entries
    .find((entry) => entry.id === id)!
    .blocks.flatMap(textsOf)
    .join(" ");

describe("what is in it", () => {
  it("gives every chapter and entry an address of its own", () => {
    const ids = [...GUIDE.map(({ id }) => id), ...entries.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  it("leads only to places that it holds, within itself", () => {
    const ids = new Set([...GUIDE.map(({ id }) => id), ...entries.map(({ id }) => id)]);
    const links = [
      ...GUIDE.map(({ lead }) => lead),
      ...entries.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
    ]
      .flatMap(piecesOf)
      .flatMap(({ to }) => (to?.startsWith("#") ? to.slice(1) : []));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("answers eight clients or more, and puts ten troubles or more right", () => {
    expect(chapter("clients").entries.length).toBeGreaterThanOrEqual(8);
    const told = ["Cause", "Put it right", "Next time", "Leave it alone when"];
    const troubles = chapter("troubleshooting").entries;
    expect(troubles.length).toBeGreaterThanOrEqual(10);
    for (const { title, blocks } of troubles) {
      const facts = blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
      expect(
        facts.map(({ term }) => term),
        title,
      ).toEqual(told);
    }
  });
});

describe("what it says and what the engine does", () => {
  const white = (percent: number, more: Partial<FormulateRequest> = {}): FormulateRequest => ({
    currentLevel: 6,
    desiredLevel: 6,
    damageLevel: "1",
    serviceType: "gray-coverage",
    hasGray: true,
    grayPercent: percent,
    ...more,
  });

  it("puts the engine's shares of natural into the text", () => {
    for (const { maxPct, naturalShare } of greyDefault.filter((row) => row.naturalShare > 0)) {
      expect(said("white-share")).toContain(`${Math.round(naturalShare * 100)}%`);
      if (maxPct < 100) expect(said("white-share")).toContain(`Up to ${maxPct}%`);
    }
  });

  it("mixes the share that it names where a line prints none", () => {
    for (const { maxPct, naturalShare } of greyDefault.filter((row) => row.naturalShare > 0)) {
      const head = white(maxPct, { desiredTone: "gold", lines: ["redken/color-fusion"] });
      const [{ shades } = { shades: [] }] = formulate(head).steps;
      const grams = (kept: readonly { grams: number }[]) =>
        kept.reduce((sum, shade) => sum + shade.grams, 0);
      const natural = grams(shades.filter(({ series }) => series === "natural"));
      expect(natural / grams(shades), `${maxPct}%`).toBeCloseTo(naturalShare, 1);
    }
  });

  it("covers with the developer and in the time that it names", () => {
    const { steps } = formulate(white(65));
    expect(steps[0]?.developer?.volume).toBe(greyDeveloper);
    expect(steps[0]?.minutes[1]).toBeGreaterThanOrEqual(greyMinutes[0]);
    expect(said("white-developer")).toContain(`${greyDeveloper} vol`);
    expect(said("white-time")).toContain(`${greyMinutes[0]} to ${greyMinutes[1]} minutes`);
  });

  it("warns from the level at which the text says that too little dye is left", () => {
    const codes = (level: number) =>
      formulate(white(60, { currentLevel: 7, desiredLevel: level })).findings.map(
        ({ code }) => code,
      );
    expect(codes(8)).toContain("grey_target_too_light");
    expect(codes(7)).not.toContain("grey_target_too_light");
    expect(said("white-level")).toContain("From 8 up");
  });

  it("pre-softens resistant white and takes the double-natural series, as the text says", () => {
    const head = white(65, { extra: { regrowthOnly: true, resistantGrey: true } });
    const { alternatives, steps } = formulate(head);
    expect(alternatives).toEqual(
      expect.arrayContaining(["presoften", "double_natural_series", "resistant_areas_first"]),
    );
    expect(steps[0]?.shades.some(({ tone }) => tone === "natural-intense")).toBe(true);
  });

  it("refuses full cover at damage 2, as its limits say", () => {
    const { findings } = formulate(white(60, { damageLevel: "2" }));
    expect(findings.map(({ code }) => code)).toContain("grey_blending_only");
  });

  it("never lets the engine colour what it lists under Never", () => {
    const never: Partial<FormulateRequest>[] = [
      { extra: { reactedToColourBefore: true } },
      { extra: { scalpBroken: true } },
      { previousTreatments: ["henna"], extra: { metallicTest: "failed" } },
      { damageLevel: "4" },
      { extra: { age: 15 } },
    ];
    const rows = chapter("safety").entries[0]!.blocks.flatMap((block) =>
      block.kind === "table" ? block.rows : [],
    );
    expect(rows).toHaveLength(never.length);
    for (const each of never)
      expect(formulate({ currentLevel: 6, desiredLevel: 6, ...each }).refused.colour).toBe(true);
  });

  it("warns of the upkeep that the maintenance table warns of", () => {
    const codes = formulate(white(70, { touchupFrequency: "12_weeks" })).findings.map(
      ({ code }) => code,
    );
    expect(codes).toContain("goal_conflicts_with_upkeep");
  });
});

describe("search", () => {
  it("finds by the words of titles first, in either spelling and in any order", () => {
    expect(titles("brass")[0]).toBe("Brass");
    expect(titles("gray resistant")[0]).toBe("Resistant areas and pre-softening");
    expect(titles("RÉGROWTH")[0]).toBe("Regrowth");
    expect(titles("photo internet")[0]).toBe("The photo from the internet");
  });

  it("shows the sentence that holds the words, without marks of links", () => {
    const [found] = searchGuide(GUIDE, "chlorine copper lime");
    expect(found?.entry.title).toBe("Lifestyle and water");
    expect(found?.excerpt).toContain("Chlorine, copper and lime");
    for (const { excerpt } of searchGuide(GUIDE, "outcome")) expect(excerpt).not.toContain("](");
  });

  it("finds nothing for nothing, and nothing for what it does not hold", () => {
    expect(searchGuide(GUIDE, "  ")).toEqual([]);
    expect(searchGuide(GUIDE, "mortgage")).toEqual([]);
  });

  it("finds whole beginnings of words, not their middles", () => {
    expect(titles("rass")).toEqual([]);
    expect(titles("neutral").length).toBeGreaterThan(0);
  });
});

it("tells gray coverage in full: reading, choice, share, developer, time, placement, regrowth, limits", () => {
  const ids = WHITE.entries.map(({ id }) => id);
  for (const part of [
    "read",
    "choose",
    "share",
    "developer",
    "time",
    "resistant",
    "placement",
    "regrowth",
    "blending",
    "limits",
  ])
    expect(ids).toContain(`white-${part}`);
});
