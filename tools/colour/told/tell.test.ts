import { describe, expect, it } from "vitest";
import { brands } from "#tools/colour/catalogue.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { formulate } from "#tools/colour/formulate.ts";
import type { Step } from "#tools/colour/schema.ts";
import { headOf } from "./heads.ts";
import { ColourFacts, ColourTopic, type ColourQuestion } from "./schema.ts";
import { tellColour } from "./tell.ts";
import { minuteWords } from "./telling.ts";
import { timesOf } from "./times.ts";

const tell = (question: ColourQuestion, lines: string[] = []) =>
  ColourFacts.parse(tellColour(question, lines.length > 0 ? { salon: { lines } } : {}));

const mixed = brands
  .flatMap(({ lines }) => lines)
  .filter(
    ({ type, discontinued }) => type !== "developer" && type !== "treatment" && !discontinued,
  );

type Told = Parameters<typeof headOf>[0];

/** Heads that bring each kind of line into a bowl. */
const HEADS: readonly Told[] = [
  { currentLevel: 6, desiredLevel: 6, grayPercent: 60, serviceType: "gray-coverage" },
  { currentLevel: 5, desiredLevel: 6 },
  { currentLevel: 6, desiredLevel: 8 },
  { currentLevel: 6, desiredLevel: 5 },
  { currentLevel: 7, desiredLevel: 10, hairThickness: "thick" },
  { currentLevel: 5, desiredLevel: 8, services: ["highlights"] },
  {
    currentLevel: 9,
    desiredLevel: 9,
    hairCondition: "bleached",
    serviceType: "toning",
    underlyingTone: "yellow",
  },
  { currentLevel: 9, desiredLevel: 6, hairCondition: "bleached" },
  {
    currentLevel: 9,
    desiredLevel: 9,
    hairCondition: "bleached",
    services: ["vivids"],
    desiredTone: "violet",
  },
];

/** The bowls that a formula mixes with a line. */
const bowlsOf = (line: BrandLine): Step[] =>
  HEADS.flatMap(
    (told) =>
      formulate(
        headOf({ ...told, brand: line.brandId, line: line.id }, { salon: { lines: [line.key] } }),
      ).steps,
  ).filter(({ brandId, lineId }) => brandId === line.brandId && lineId === line.id);

const named = ({ brandName, name }: BrandLine) => `${brandName} ${name}`;
const figures = ({ facts }: ColourFacts, rule: string) =>
  facts.filter((fact) => fact.rule === rule).map(({ figure }) => figure);

describe("what is in stock", () => {
  const touch = "wella-professionals/color-touch";
  const koleston = "wella-professionals/koleston-perfect";
  const asked = (question: ColourQuestion, codes: string[]) =>
    tellColour(question, { salon: { lines: [koleston, touch], standing: { [touch]: codes } } })
      .says;

  it.each<[string, ColourQuestion, string[], RegExp]>([
    [
      "goes before what is only made",
      { topic: "neutralise", tone: "orange", level: 7 },
      ["7/1"],
      /In stock: Color Touch 7\/1\.$/,
    ],
    [
      "is said to be none",
      { topic: "neutralise", tone: "orange", level: 7 },
      ["9/16"],
      /In your lines: .*, none in stock\.$/,
    ],
    ["is said of a filler", { topic: "filler", level: 9, to: 5 }, ["9/16"], /Not in stock: .*6\/4/],
    ["is not spoken of where it is there", { topic: "filler", level: 9, to: 5 }, ["6/4"], /min\.$/],
  ])("%s", (_, question, codes, says) => {
    expect(asked(question, codes)).toMatch(says);
  });
});

describe("what is told of a line is what a formula with it prints", () => {
  it.each(mixed.map((line) => [line.key, line] as const))("%s", (_key, line) => {
    const ratio = tell({ topic: "ratio", line: named(line) });
    for (const { ratio: printed, developer, minutes, purpose } of bowlsOf(line)) {
      if (purpose === "remove" && line.type === "lightener") continue;
      if (developer && printed) {
        expect(figures(ratio, "ratio").map((figure) => figure.split(" ")[0])).toContain(printed);
        expect(figures(ratio, "developer").join()).toContain(strengthWords(developer.volume, line));
      }
      // the plan sets the time of a filler, of a remover and of a trace of tone
      if (["fill", "remove"].includes(purpose)) continue;
      const times = timesOf(line, developer?.volume ?? null).map((each) =>
        minuteWords(each.minutes),
      );
      expect(times).toContain(minuteWords(minutes));
    }
  });

  it.each(mixed.map((line) => [line.key, line] as const))("%s, every strength", (_key, line) => {
    for (const volume of line.developers) {
      const told = figures(tell({ topic: "timing", line: named(line), volume }), "minutes");
      expect(told).toEqual(timesOf(line, volume).map((each) => minuteWords(each.minutes)));
      if (line.type !== "lightener")
        expect(tell({ topic: "developer", line: named(line), volume }).says).not.toContain(
          "is not mixed",
        );
    }
  });
});

it("brings every kind of line into some bowl", () => {
  const seen = new Set(mixed.flatMap((line) => (bowlsOf(line).length > 0 ? [line.type] : [])));
  expect([...seen].toSorted()).toEqual(
    ["demi-permanent", "high-lift", "lightener", "permanent", "semi-permanent", "toner"].toSorted(),
  );
});

it("has a sentence for every topic, whatever was left out", () => {
  for (const topic of ColourTopic.options) expect(tell({ topic }).says).toMatch(/[.?]$/);
});

describe("a question and its figure", () => {
  const koleston = "wella-professionals/koleston-perfect";
  it.each<[ColourQuestion, RegExp, ColourFacts["verdict"]?]>([
    [{ topic: "ratio", line: "Koleston", grams: 45 }, /45 g of developer/],
    [
      { topic: "ratio", line: "colour touch", grams: 60, of: "developer" },
      /30 g of color with 60 g/,
    ],
    [{ topic: "ratio", line: "majirel", grams: 100, of: "total" }, /40 g of color with 60 g/],
    [{ topic: "ratio", line: "blondor" }, /1:2 on the scalp or 1:1\.5 in foils/],
    [{ topic: "ratio", line: "foobar" }, /not in the catalog/],
    [{ topic: "timing", line: "highlift majirel" }, /^Majirel High Lift stays on/],
    [{ topic: "timing", line: "topchic", type: "high-lift" }, /^Topchic HiBlondes stays on/],
    [{ topic: "timing", line: "majirel", type: "demi-permanent" }, /^Majirel stays on/],
    [{ topic: "strength", volume: 20, percent: 6 }, /20 vol is 6%/, "yes"],
    [{ topic: "strength", volume: 30, percent: 6 }, /30 vol is 9%, and 6% is 20 vol/, "no"],
    [{ topic: "strength", percent: 1.9 }, /6\.3 vol/],
    [
      { topic: "grey", line: "koleston", greyPercent: 60, volume: 30 },
      /takes 20 vol.*half natural.*30 vol lifts the base/,
    ],
    [{ topic: "grey", line: "color touch", greyPercent: 80 }, /50%|70%.*Koleston/, "no"],
    [{ topic: "pigment", level: 5 }, /red-orange.*blue-green/],
    [{ topic: "pigment", level: 6, to: 7 }, /Level 6 is dark blonde.*Level 7.*one level lighter/],
    [{ topic: "neutralise", tone: "orange" }, /^Blue cancels orange/],
    [{ topic: "neutralise", tone: "yellow", level: 9 }, /^Violet/],
    [
      { topic: "neutralise", tone: "brass", level: 7, shade: "9/16", line: "koleston" },
      /9\/16 is level 9.*too light to hold at level 7; brass at level 7 wants/,
      "careful",
    ],
    [
      { topic: "neutralise", tone: "brass", level: 7, shade: "7/1", line: "koleston" },
      /^Yes: Koleston Perfect 7\/1 is level 7/,
      "yes",
    ],
    [
      { topic: "neutralise", tone: "brass", level: 7, shade: "7/43", line: "koleston" },
      /^No: .*feeds it/,
      "no",
    ],
    [
      { topic: "neutralise", tone: "brass", level: 7, shade: "8/1", line: "koleston" },
      /too light to hold/,
      "careful",
    ],
    [
      {
        topic: "neutralise",
        tone: "brass",
        level: 7,
        shade: "8/1",
        line: "koleston",
        porosity: "high",
      },
      /^Yes/,
      "yes",
    ],
    [{ topic: "filler", level: 9, to: 5 }, /fill first.*copper/, "yes"],
    [{ topic: "filler", level: 8, to: 7 }, /No filler/, "no"],
    [{ topic: "filler", level: 9, to: 5, hair: "virgin" }, /No filler/, "no"],
    [{ topic: "over", shade: "7/1", level: 9, hair: "bleached" }, /With care.*warmth/, "careful"],
    [{ topic: "over", shade: "6/0", level: 10, hair: "bleached" }, /filler/, "no"],
    [{ topic: "over", hair: "henna", type: "lightener" }, /metallic salts/, "no"],
    [
      { topic: "over", hair: "box_dye", type: "demi-permanent", levels: 1 },
      /^No: a demi.*does not lift color/,
      "no",
    ],
    [{ topic: "over", shade: "7/0", level: 5, hair: "previously_colored" }, /does not lift/, "no"],
    [{ topic: "over", line: "shinefinity", hair: "virgin", levels: 1 }, /lifts nothing/, "no"],
    [
      { topic: "over", shade: "10/6 or 9/86", level: 9, hair: "bleached" },
      /10\/6 is level 10.*9\/86 is level 9.*cancelled by violet/,
      "careful",
    ],
    [
      { topic: "developer", line: "koleston", level: 5, to: 9, volume: 40 },
      /^No.*3 levels at most.*lightener and a toner/,
      "no",
    ],
    [{ topic: "porosity", porosity: "high" }, /ends last/],
    [{ topic: "scalp", volume: 40 }, /20 vol at most/, "no"],
    [{ topic: "wait", hair: "perm" }, /7 days/],
    [{ topic: "wait" }, /48 hours/],
    [{ topic: "lift", level: 3, to: 9 }, /2 to 3 visits/],
    [{ topic: "booster", level: 7, grams: 30 }, /15%.*4\.5 g/],
    [{ topic: "amount", hairLength: "long", hairThickness: "thick" }, /240 g/],
  ])("%j", (question, says, verdict = null) => {
    const told = tell(question, [koleston, "wella-professionals/color-touch"]);
    expect(told.says).toMatch(says);
    expect(told.verdict).toBe(verdict);
    expect(told.facts.every(({ source }) => source.length > 0)).toBe(true);
  });
});

describe("a question of safety is never approved", () => {
  it.each([
    "she's pregnant can i do her roots",
    "client reacted to ppd last time can she have a tint",
    "can a 15 year old have colour",
    "is colour ok with psoriasis",
    "on roaccutane can i bleach",
    "is it safe when breastfeeding",
    "can i colour her",
  ])("%s", (words) => {
    const { verdict, says, facts } = tell({ topic: "safety", words });
    expect(["careful", "no"]).toContain(verdict);
    expect(says).not.toMatch(/^yes/i);
    expect(facts.length).toBeGreaterThan(0);
  });
});

it.each([
  ["can i stir a bit of bleach powder into the tint", /^No: lightener does not go into color/],
  ["could she skip the patch test if she signs a waiver", /^No: nothing that a client signs/],
  ["she had henna in june and wants foils, yay or nay", /metallic salt test/],
  ["my niece is 14 can she have permanent", /under 16, and this client is 14/],
  ["her hair snaps wet, can i foil it", /cannot take any chemical service/],
])("says no with its reason: %s", (words, says) => {
  const told = tell({ topic: "safety", words });
  expect(told.verdict).toBe("no");
  expect(told.says).toMatch(says);
});

it("answers for the stylist's own lines where none was named", () => {
  const own = tell({ topic: "ratio" }, ["loreal-professionnel/majirel", "redken/shades-eq-gloss"]);
  expect(own.says).toBe(
    "It differs by line. Majirel is mixed 1:1.5. Shades EQ Gloss is mixed 1:1.",
  );
  expect(tell({ topic: "ratio" })).toMatchObject({
    asks: "line",
    says: expect.stringContaining("1:1"),
  });
});
