import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { diagnose } from "#tools/colour/diagnosis.ts";
import { gate } from "#tools/colour/gates/gates.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import { scheduleOf } from "#tools/colour/visit/schedule.ts";
import { FormulateRequest, type FormulateAnswer, type Step } from "#tools/colour/schema.ts";
import type { ZoneName } from "#tools/colour/words.ts";
import { fewerParts, headParts } from "./zones.ts";

const virgin: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
  desiredTone: "natural",
};
const coloured: FormulateRequest = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const bleached: FormulateRequest = {
  ...virgin,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const white = { hasGray: true, grayPercent: 60, serviceType: "gray-coverage" } as const;
const virginRoots = { hairCondition: "virgin" } as const;

const on = (answer: FormulateAnswer, part: ZoneName) =>
  answer.steps.filter((step) => step.parts?.includes(part));
const types = (steps: readonly Step[]) => steps.map((step) => step.type);
const purposes = (steps: readonly Step[]) => steps.map((step) => step.purpose);
const last = (steps: readonly Step[]) => steps.at(-1);
const volumes = (steps: readonly Step[]) => steps.map((step) => step.developer?.volume ?? 0);
const pigments = (steps: readonly Step[]) =>
  steps.flatMap((step) => step.shades.flatMap((shade) => shade.pigments));
const levelOf = (step: Step | undefined) =>
  step?.shades.find((shade) => shade.series !== "clear")?.level;
const clearOf = (step: Step | undefined) =>
  step?.shades.some((shade) => shade.series === "clear") ?? false;
const naturalShare = ({ shades }: Step) => {
  const grams = (of: Step["shades"]) => of.reduce((sum, shade) => sum + shade.grams, 0);
  return grams(shades.filter((shade) => shade.series === "natural")) / grams(shades);
};
const colourGrams = (steps: readonly Step[]) =>
  steps.flatMap((step) => step.shades).reduce((sum, shade) => sum + shade.grams, 0);
const codes = (answer: FormulateAnswer) => answer.findings.map((finding) => finding.code);

type Head = [what: string, hair: FormulateRequest, judge: (answer: FormulateAnswer) => void];

const apart: FormulateRequest = {
  ...coloured,
  currentLevel: 7,
  desiredLevel: undefined,
  zones: {
    roots: { level: 5, hairCondition: "virgin", desiredLevel: 6, desiredTone: "neutral" },
    mids: { desiredTone: "copper" },
    ends: { desiredTone: "copper" },
  },
};

const heads: Head[] = [
  [
    "a wish for the roots and another for the lengths: a bowl for each, and no copper on the roots",
    apart,
    (answer) => {
      expect(levelOf(last(on(answer, "roots")))).toBe(6);
      expect(pigments(on(answer, "roots"))).not.toContain("orange");
      expect(levelOf(last(on(answer, "ends")))).toBe(7);
      expect(pigments(on(answer, "ends"))).toContain("orange");
      expect(answer.findings.map(({ sentence }) => sentence)).toContainEqual(
        expect.stringMatching(/roots at 6 neutral, mid-lengths and ends at 7 copper/),
      );
    },
  ],
  [
    "ends that are right as they are: no bowl goes on them, and it is said",
    { ...apart, zones: { ...apart.zones, mids: { isLeft: true }, ends: { isLeft: true } } },
    (answer) => {
      expect(on(answer, "roots")).toHaveLength(1);
      expect(on(answer, "mids")).toEqual([]);
      expect(on(answer, "ends")).toEqual([]);
      expect(codes(answer)).toContain("zones_left");
    },
  ],
  [
    "lengths that are damaged: sound new growth is lifted to them all the same, and it is said",
    {
      ...bleached,
      currentLevel: 7,
      desiredLevel: 10,
      damageLevel: "2",
      zones: {
        roots: { level: 7, hairCondition: "virgin", damageLevel: "1" },
        mids: { level: 10 },
        ends: { level: 10 },
      },
    },
    (answer) => {
      expect(types(on(answer, "roots"))).toContain("lightener");
      expect(types(on(answer, "ends"))).not.toContain("lightener");
      expect(codes(answer)).toContain("zones_sound");
      expect(answer.refused.lightener).toBe(false);
    },
  ],
  [
    "temples alone, on hair that is otherwise left",
    {
      ...virgin,
      ...white,
      zones: {
        roots: { isLeft: true },
        mids: { isLeft: true },
        ends: { isLeft: true },
        hairline: { greyShare: 80 },
      },
    },
    (answer) => expect(answer.steps.map(({ parts }) => parts)).toEqual([["hairline"]]),
  ],
  [
    "hot roots: a cool demi at the level of the lengths, on the roots alone",
    {
      ...coloured,
      currentLevel: 5,
      desiredLevel: 5,
      zones: { roots: { level: 7, tone: "orange" } },
    },
    (answer) => {
      const [roots, ...more] = on(answer, "roots");
      expect([roots?.type, roots?.parts, more]).toEqual(["demi-permanent", ["roots"], []]);
      expect([4, 5]).toContain(levelOf(roots));
      expect(pigments([roots!])).toContain("blue");
      expect(codes(answer)).toContain("hot_roots");
    },
  ],
  [
    "a dark band: lightened first, and by itself",
    {
      ...coloured,
      currentLevel: 7,
      desiredLevel: 8,
      zones: { bands: { level: 5, tone: "orange" } },
    },
    (answer) => {
      expect(answer.steps[0]).toMatchObject({ zone: "mids", area: "bands", type: "lightener" });
      expect(answer.steps[0]?.stage).toBe(1);
    },
  ],
  [
    "porous ends: last, lighter or thinned, ten minutes at most",
    {
      ...coloured,
      ...white,
      currentLevel: 5,
      desiredLevel: 5,
      zones: { roots: virginRoots, ends: { porosity: "high" } },
    },
    (answer) => {
      const ends = last(on(answer, "ends"));
      expect(last(answer.steps)).toBe(ends);
      expect(levelOf(ends) === 6 || clearOf(ends)).toBe(true);
      expect(ends?.minutes[1]).toBeLessThanOrEqual(10);
    },
  ],
  [
    "white regrowth over coloured lengths: tint on the roots, demi on the lengths",
    { ...coloured, ...white, currentLevel: 5, desiredLevel: 5, zones: { roots: virginRoots } },
    (answer) => {
      expect([types(on(answer, "roots")), volumes(on(answer, "roots"))]).toEqual([
        ["permanent"],
        [20],
      ]);
      expect(types(on(answer, "ends"))).toEqual(["demi-permanent"]);
      expect(Math.max(...volumes(on(answer, "mids")))).toBeLessThan(15);
    },
  ],
  [
    "virgin regrowth a level darker than the lengths: tint lifts the roots and nothing else",
    { ...coloured, zones: { roots: { ...virginRoots, level: 5 } } },
    (answer) => {
      expect(types(on(answer, "roots"))).toEqual(["permanent"]);
      expect(types(on(answer, "mids"))).toEqual(["demi-permanent"]);
      expect(levelOf(on(answer, "roots")[0])).toBe(6);
    },
  ],
  [
    "resistant white: first, for the full time",
    {
      ...virgin,
      ...white,
      currentLevel: 5,
      desiredLevel: 5,
      zones: { resistant: { greyShare: 95 } },
    },
    (answer) => {
      const [first] = answer.steps;
      expect(first?.parts).toContain("resistant");
      expect(first?.minutes).toEqual([45, 45]);
      expect(answer.zonesOrder[0]).toBe("resistant");
    },
  ],
  [
    "a white hairline on a head with little grey: like resistant white, first",
    {
      ...virgin,
      ...white,
      grayPercent: 30,
      currentLevel: 5,
      desiredLevel: 5,
      zones: { hairline: { greyShare: 80 } },
    },
    (answer) =>
      expect(answer.steps[0]).toMatchObject({ zone: "roots", area: "hairline", startAt: 0 }),
  ],
  [
    "grey in two rows of the line's table: each part its own natural share",
    {
      ...virgin,
      ...white,
      grayPercent: 40,
      currentLevel: 7,
      desiredLevel: 7,
      desiredTone: "cool_ash",
      brand: "wella-professionals",
      line: "koleston-perfect",
      zones: { hairline: { greyShare: 80 } },
    },
    (answer) => {
      expect(naturalShare(on(answer, "hairline")[0]!)).toBeCloseTo(0.5, 1);
      expect(naturalShare(on(answer, "roots")[0]!)).toBeCloseTo(0.33, 1);
    },
  ],
  [
    "light ends going darker: a warm filler on the ends only, and before the colour",
    {
      ...virgin,
      currentLevel: 5,
      desiredLevel: 5,
      zones: { ends: { level: 9, hairCondition: "bleached", porosity: "high" } },
    },
    (answer) => {
      const fills = answer.steps.filter((step) => step.purpose === "fill");
      expect(fills.map((step) => step.parts)).toEqual([["ends"]]);
      expect(pigments(fills)).toContain("orange");
      expect(fills[0]?.stage).toBeLessThan(last(on(answer, "ends"))?.stage ?? 0);
      expect(types(on(answer, "ends"))).not.toContain("permanent");
    },
  ],
  [
    "ends that are light already: lightener on roots and mids only",
    {
      ...virgin,
      currentLevel: 6,
      desiredLevel: 9,
      zones: { ends: { level: 9, hairCondition: "bleached" } },
    },
    (answer) => {
      expect(types(on(answer, "roots"))).toContain("lightener");
      expect(types(on(answer, "mids"))).toContain("lightener");
      expect(types(on(answer, "ends"))).not.toContain("lightener");
    },
  ],
  [
    "dark regrowth on bleached lengths: lightener on the roots at 20 vol or less, none over the lengths",
    {
      ...bleached,
      currentLevel: 9,
      desiredLevel: 9,
      zones: { roots: { ...virginRoots, level: 6 } },
    },
    (answer) => {
      const roots = on(answer, "roots").find((step) => step.type === "lightener");
      expect(roots?.parts).toEqual(["roots"]);
      expect(roots?.developer?.volume).toBeLessThanOrEqual(20);
      expect(types(on(answer, "mids"))).not.toContain("lightener");
    },
  ],
  [
    "virgin lift: mids before roots, and no stronger developer on the roots",
    { ...virgin, currentLevel: 6, desiredLevel: 9, zones: { roots: { level: 5 } } },
    (answer) => {
      const [mids, roots] = (["mids", "roots"] as const).map((part) =>
        on(answer, part).find((step) => step.type === "lightener"),
      );
      expect(mids?.order).toBeLessThan(roots?.order ?? 0);
      expect(roots!.startAt! - (mids!.startAt! + mids!.applyMinutes!)).toBeGreaterThanOrEqual(10);
      expect(roots?.developer?.volume).toBeLessThanOrEqual(mids?.developer?.volume ?? 0);
      expect(answer.zonesOrder.indexOf("roots")).toBeGreaterThan(0);
    },
  ],
  [
    "a toning service: every part toned at its own level, nothing lifted",
    {
      ...bleached,
      currentLevel: 9,
      desiredLevel: 9,
      serviceType: "toning",
      desiredTone: "cool_ash",
      zones: { roots: { level: 7, tone: "orange" }, ends: { level: 10, tone: "yellow" } },
    },
    (answer) => {
      expect(types(answer.steps)).not.toContain("lightener");
      expect(pigments(on(answer, "roots"))).toContain("blue");
      expect(pigments(on(answer, "ends"))).toContain("violet");
      expect(levelOf(on(answer, "roots")[0])).toBeLessThanOrEqual(7);
    },
  ],
  [
    "green ends: a thin red-copper there, and nowhere else",
    {
      ...coloured,
      currentLevel: 7,
      desiredLevel: 7,
      zones: { ends: { tone: "green", porosity: "high" } },
    },
    (answer) => {
      const ends = last(on(answer, "ends"));
      expect(pigments([ends!]).some((each) => each === "red" || each === "orange")).toBe(true);
      expect(pigments([ends!])).not.toContain("green");
      expect(clearOf(ends)).toBe(true);
      expect(on(answer, "roots")).not.toContain(ends);
    },
  ],
  [
    "an orange band at the level of the rest: blue on the band only",
    { ...coloured, currentLevel: 7, desiredLevel: 7, zones: { bands: { tone: "orange" } } },
    (answer) => {
      const [band] = on(answer, "bands");
      expect([band?.area, band?.purpose]).toEqual(["bands", "tone"]);
      expect(pigments([band!])).toContain("blue");
      expect(pigments(on(answer, "roots"))).not.toContain("blue");
    },
  ],
  [
    "green roots a level above the goal: a quarter of red in their bowl, and none on the lengths",
    { ...coloured, desiredTone: "neutral", zones: { roots: { level: 7, tone: "green" } } },
    (answer) => {
      const [roots] = on(answer, "roots");
      expect(naturalShare(roots!)).toBeCloseTo(0.75, 1);
      expect(pigments([roots!])).toContain("red");
      expect(pigments(on(answer, "ends"))).not.toContain("red");
    },
  ],
  [
    "green roots two levels above the goal: filled with red first",
    { ...coloured, desiredTone: "neutral", zones: { roots: { level: 8, tone: "green" } } },
    (answer) => {
      const [fill] = on(answer, "roots");
      expect([fill?.purpose, fill?.parts]).toEqual(["fill", ["roots"]]);
      expect(pigments([fill!])).toContain("red");
    },
  ],
  [
    "copper asked for and copper there: nothing to cancel",
    {
      ...coloured,
      currentLevel: 7,
      desiredLevel: 7,
      desiredTone: "copper",
      zones: { ends: { tone: "orange", level: 8 } },
    },
    (answer) => expect(pigments(answer.steps)).not.toContain("blue"),
  ],
  [
    "moderate damage: demi on every part, virgin roots too",
    {
      ...coloured,
      currentLevel: 6,
      desiredLevel: 8,
      damageLevel: "2",
      zones: { roots: { ...virginRoots, level: 5 }, ends: { level: 8, porosity: "high" } },
    },
    (answer) => {
      expect(new Set(types(answer.steps))).toEqual(new Set(["demi-permanent"]));
      expect(Math.max(...volumes(answer.steps))).toBeLessThanOrEqual(15);
    },
  ],
  [
    "heavy damage: no colour on any part, sound roots or not",
    { ...coloured, damageLevel: "3", zones: { roots: { ...virginRoots, level: 4 } } },
    (answer) => {
      expect(answer.formula).toBeNull();
      expect(types(answer.steps)).toEqual(["treatment"]);
    },
  ],
  [
    "dead hair: nothing at all",
    { ...bleached, damageLevel: "4", zones: { roots: { ...virginRoots, level: 4 } } },
    (answer) => expect(answer.steps).toEqual([]),
  ],
  [
    "untested henna on the lengths: virgin roots are refused with them",
    { ...coloured, previousTreatments: ["henna"], zones: { roots: { ...virginRoots, level: 5 } } },
    (answer) => expect([answer.refused.colour, answer.formula]).toEqual([true, null]),
  ],
  [
    "relaxed hair: no lightener on virgin roots either, 20 vol at most",
    {
      ...bleached,
      currentLevel: 9,
      desiredLevel: 9,
      extra: { relaxer: "sodium hydroxide", weeksSinceTreatment: 6 },
      zones: { roots: { ...virginRoots, level: 6 } },
    },
    (answer) => {
      expect(types(answer.steps)).not.toContain("lightener");
      expect(Math.max(...volumes(answer.steps))).toBeLessThanOrEqual(20);
    },
  ],
  [
    "the regrowth only: no bowl for the lengths",
    {
      ...coloured,
      ...white,
      extra: { regrowthOnly: true },
      zones: { roots: virginRoots, ends: { level: 8 } },
    },
    (answer) => expect([on(answer, "mids"), on(answer, "ends")]).toEqual([[], []]),
  ],
  [
    "dark old colour under virgin roots at the goal: colour comes out of the lengths, the roots keep theirs",
    {
      ...coloured,
      currentLevel: 4,
      desiredLevel: 6,
      zones: { roots: { ...virginRoots, level: 6 } },
    },
    (answer) => {
      expect(purposes(on(answer, "mids"))[0]).toMatch(/remove|lighten/);
      expect(purposes(on(answer, "roots"))).not.toContain("remove");
      expect(purposes(on(answer, "roots"))).not.toContain("lighten");
    },
  ],
  [
    "hair that takes colour slowly at the roots, fast at the ends: longer above than below",
    {
      ...coloured,
      currentLevel: 6,
      desiredLevel: 6,
      zones: { roots: { porosity: "low" }, ends: { porosity: "high" } },
    },
    (answer) =>
      expect(on(answer, "roots")[0]!.minutes[0]).toBeGreaterThan(
        last(on(answer, "ends"))!.minutes[1],
      ),
  ],
  [
    "two parts that need the same bowl: one bowl",
    { ...virgin, currentLevel: 7, desiredLevel: 4, zones: { roots: { level: 6 } } },
    (answer) => {
      expect(answer.steps).toHaveLength(1);
      expect(answer.steps[0]?.parts).toEqual(["roots", "mids", "ends"]);
    },
  ],
  [
    "six parts that all differ: six bowls at most, and it is said which share",
    {
      ...coloured,
      ...white,
      currentLevel: 5,
      desiredLevel: 8,
      zones: {
        roots: { ...virginRoots, level: 4 },
        mids: { level: 6, tone: "orange" },
        ends: { level: 8, hairCondition: "bleached", porosity: "high" },
        bands: { level: 3, tone: "red" },
        hairline: { greyShare: 80, level: 5 },
        resistant: { greyShare: 95 },
      },
    },
    (answer) => {
      expect(answer.steps.length).toBeGreaterThan(2);
      expect(answer.steps.length).toBeLessThanOrEqual(6);
      expect(codes(answer)).toContain("zones_merged");
    },
  ],
  [
    "a regrowth of 2 cm takes no more than a retouch, whatever the length",
    {
      ...coloured,
      ...white,
      hairLength: "very_long",
      currentLevel: 5,
      desiredLevel: 5,
      zones: { roots: virginRoots },
    },
    (answer) => {
      const [roots, ends] = [on(answer, "roots"), on(answer, "ends")];
      expect(colourGrams(roots)).toBeLessThanOrEqual(35);
      expect(colourGrams(ends)).toBeGreaterThan(colourGrams(roots));
    },
  ],
];

describe("heads of more than one canvas", () => {
  it.each(heads)("%s", (_, hair, judge) => judge(formulate(hair)));

  it.each(heads)("rinses together, or each at its own latest minute: %s", (_, hair) => {
    const { steps } = formulate(hair);
    for (const { bowls, minutes } of scheduleOf(steps))
      for (const { order, onAt, rinseAt } of bowls) {
        const step = steps.find((each) => each.order === order)!;
        expect(rinseAt === minutes || rinseAt - onAt === step.minutes[1]).toBe(true);
        expect(rinseAt - onAt).toBeGreaterThanOrEqual(step.minutes[0]);
      }
  });
});

describe("a head of one canvas", () => {
  it.each<[string, FormulateRequest["zones"]]>([
    ["no zones", undefined],
    ["zones that say the same", { roots: { level: 7 }, mids: { level: 7 }, ends: { level: 7 } }],
    ["zones that repeat the head", { roots: { porosity: "normal" }, ends: { greyShare: 0 } }],
    ["empty zones", { bands: {}, hairline: {} }],
  ])("is worked as one: %s", (_, zones) => {
    const hair = { ...coloured, currentLevel: 7, desiredLevel: 6 };
    expect(formulate({ ...hair, zones })).toEqual(formulate(hair));
    expect(formulate(hair).steps.every((step) => step.parts === undefined)).toBe(true);
  });
});

it("says when to begin each bowl and when to rinse", () => {
  const { formula, steps } = formulate({
    ...coloured,
    ...white,
    currentLevel: 5,
    desiredLevel: 5,
    zones: { roots: virginRoots },
  });
  const [roots, lengths] = steps;
  expect(lengths?.startAt).toBeGreaterThan(roots?.applyMinutes ?? 0);
  const words = formula?.instructions.join(" ") ?? "";
  expect(words).toContain(
    `Begin with the roots, then the mid-lengths and ends ${lengths?.startAt} minutes after.`,
  );
  expect(words).toMatch(/Rinse all together, \d+ minutes after you began/);
});

describe("the two parts that are joined where there are too many", () => {
  const joined = (request: FormulateRequest) => {
    const hair = FormulateRequest.parse(request);
    const d = diagnose(hair, openLedger());
    const open = gate(d, openLedger());
    const parts = headParts(hair, d, open);
    const fewer = fewerParts(parts, hair, d, open)!;
    return {
      parts,
      fewer,
      one: fewer.parts.at(-1)!,
      last: () => fewerParts([parts[0]!], hair, d, open),
    };
  };

  it.each<[string, FormulateRequest, ZoneName[], ZoneName[]]>([
    [
      "are those of the nearest level and history, and the larger keeps its level",
      { ...coloured, zones: { roots: { ...virginRoots, level: 4 }, ends: { level: 7 } } },
      ["ends"],
      ["mids"],
    ],
    [
      "lie on the same side of the scalp, though their levels differ by one",
      {
        ...coloured,
        zones: { roots: { level: 5 }, hairline: { level: 6, porosity: "high" } },
      },
      ["hairline"],
      ["roots"],
    ],
    [
      "are a level apart rather than of another history",
      {
        ...coloured,
        zones: { ends: { hairCondition: "bleached" }, bands: { level: 5 } },
      },
      ["bands"],
      ["roots", "mids"],
    ],
  ])("%s", (_, hair, from, into) => {
    const { parts, fewer, one } = joined(hair);
    expect([fewer.from.names, fewer.into.names]).toEqual([from, into]);
    expect(one.names.toSorted()).toEqual([...from, ...into].toSorted());
    expect(one.facts.level).toBe(fewer.into.facts.level);
    expect(fewer.parts).toHaveLength(parts.length - 1);
  });

  it.each([
    ["bleached", true],
    ["previously-colored", false],
  ] as const)("are lightened at the scalp beside %s lengths: %s", (hairCondition, lightened) => {
    const { one } = joined({
      ...virgin,
      currentLevel: 8,
      desiredLevel: 8,
      zones: {
        roots: { ...virginRoots, level: 6 },
        hairline: { ...virginRoots, level: 6, porosity: "high" },
        mids: { hairCondition, level: 9 },
        ends: { hairCondition, level: 10, porosity: "high" },
      },
    });
    expect(one.names).toEqual(["roots", "hairline"]);
    expect(one.d.facts.lightener).toBe(lightened);
  });

  it("leave a single part alone", () =>
    expect(joined({ ...coloured, zones: { roots: { level: 5 }, ends: { level: 8 } } }).last()).toBe(
      undefined,
    ));
});

describe("a head that foils go through as one", () => {
  const foiled: FormulateRequest = { ...virgin, desiredLevel: 9, services: ["highlights"] };
  const found = (hair: FormulateRequest, code: string) =>
    formulate(hair).findings.find((finding) => finding.code === code)?.sentence;

  it("is told from which level to which it runs", () => {
    const zones = { roots: { level: 5 }, mids: { level: 6 }, ends: { level: 7 } };
    expect(found({ ...foiled, zones }, "zones_differ")).toContain("from level 5 to 7");
  });

  it("is not called uneven for one level", () =>
    expect(
      found({ ...foiled, zones: { roots: { level: 6 }, ends: { level: 7 } } }, "zones_differ"),
    ).toBe(undefined));

  it("is told of ends that are porous beyond the rest", () => {
    const zones = { ends: { porosity: "high" } } as const;
    expect(found({ ...foiled, zones }, "porous_ends_last")).toContain("apply to them last");
    expect(found({ ...foiled, porosity: "high", zones }, "porous_ends_last")).toBe(undefined);
  });
});
