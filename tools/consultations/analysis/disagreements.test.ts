import { describe, expect, it } from "vitest";
import { noHair, readingOf } from "#tests/reading.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { diagnosisOf } from "#tools/consultations/diagnosis.ts";
import { weigh } from "#tools/consultations/look/evidence.ts";
import type { Look, SeenHair } from "#tools/consultations/look/look-schema.ts";

const told = (changes: object = {}) =>
  diagnosisOf(
    {
      consultationType: "new",
      currentLevel: 5,
      desiredLevel: 7,
      hairCondition: "previously-colored",
      previousTreatments: ["previously_colored"],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
      ...changes,
    },
    new Date(),
  );
const seenHair: SeenHair = {
  hairFound: true,
  level: 5,
  tone: "natural",
  warmth: "none",
  roots: 5,
  mids: 5,
  ends: 5,
  greyPercent: 0,
  signs: [],
};
const seen = (hair: Partial<SeenHair>, goal: Look["goal"] = null): Look => ({
  hair: { ...seenHair, ...hair },
  goal,
});
const zoned = (roots: number, mids: number, ends: number, changes: Partial<HairReading> = {}) =>
  readingOf(mids, {
    spread: Math.abs(ends - roots),
    evenness: "uneven",
    zones: {
      roots: { level: roots, tone: "natural" },
      mids: { level: mids, tone: "natural" },
      ends: { level: ends, tone: "natural" },
    },
    ...changes,
  });

describe("what the sources see differently", () => {
  it("is one entry with every source's word, what is used and why, and a finding that says so", () => {
    const { disagreements, findings } = weigh(
      told({ currentLevel: 8 }),
      { current: [readingOf(6)] },
      { seen: seen({ level: 5, roots: 5, mids: 6, ends: 6 }) },
    );
    expect(disagreements).toEqual([
      {
        about: "level",
        entered: "8",
        measured: "6 (5 to 7)",
        model: "5",
        engine: null,
        used: "8",
        why: expect.stringContaining("swatch"),
        photoLevel: 6,
      },
    ]);
    expect(findings[0]?.sentence).toMatch(
      /^The photo reads 6 \(5 to 7\), the model says 5, you entered 8\. The formula follows 8\./,
    );
  });

  it.each<[string, object, HairReading[], Look | undefined, string[]]>([
    ["nothing where all agree", {}, [readingOf(5)], seen({}), []],
    ["nothing where nobody looked", {}, [], undefined, []],
    [
      "nothing where nobody found hair",
      { currentLevel: 9 },
      [noHair],
      { hair: null, goal: null },
      [],
    ],
    ["a level that only the model doubts", {}, [readingOf(5)], seen({ level: 7.5 }), ["level"]],
    ["not a level one off", {}, [readingOf(5)], seen({ level: 6 }), []],
    [
      "old colour on hair that is called virgin",
      { hairCondition: "virgin", previousTreatments: [] },
      [readingOf(5)],
      seen({ signs: ["box_dye_build_up"] }),
      ["history"],
    ],
    ["not old colour that was told", {}, [readingOf(5)], seen({ signs: ["box_dye_build_up"] }), []],
    ["white that only the model sees", {}, [readingOf(5)], seen({ greyPercent: 40 }), ["grey"]],
    [
      "not a share of white that only one of two doubts",
      { hasGray: true, grayCoverage: "substantial" },
      [readingOf(5, { greyShare: 0.1 })],
      seen({ greyPercent: 60 }),
      [],
    ],
    [
      "a share of white that both doubt",
      { hasGray: true, grayCoverage: "full" },
      [readingOf(5, { greyShare: 0.1 })],
      seen({ greyPercent: 20 }),
      ["grey"],
    ],
    [
      "brass that neither eye finds",
      { unwantedTone: "brass" },
      [readingOf(5)],
      seen({ warmth: "none" }),
      ["tone"],
    ],
    [
      "not brass that the model finds",
      { unwantedTone: "brass" },
      [readingOf(5)],
      seen({ warmth: "orange" }),
      [],
    ],
    [
      "not brass where the light is unknown and nobody else looked",
      { unwantedTone: "brass" },
      [readingOf(5, { quality: { ok: true, flags: ["wb_unknown"] } })],
      undefined,
      [],
    ],
    [
      "entered zones that the photo shows otherwise",
      { zones: { roots: { level: 3 }, ends: { level: 5 } } },
      [zoned(5, 5, 8)],
      undefined,
      ["zones"],
    ],
    [
      "zones that only the model sees",
      {},
      [readingOf(5)],
      seen({ roots: 5, mids: 5, ends: 8 }),
      ["zones"],
    ],
  ])("names %s", (_, changes, current, look, about) => {
    const { disagreements } = weigh(told(changes), { current }, { seen: look });
    expect(disagreements.map((each) => each.about)).toEqual(about);
  });

  it.each([
    ["cool_ash", "copper", 1],
    ["warm", "ash", 1],
    ["neutral", "copper", 0],
    ["cool_ash", "ash", 0],
  ] as const)("a goal of %s before a photo of %s: %s", (desiredTone, tone, count) => {
    const { disagreements } = weigh(told({ desiredTone }), {
      current: [readingOf(5)],
      target: readingOf(7, { tone }),
    });
    expect(disagreements.filter(({ about }) => about === "tone")).toHaveLength(count);
  });

  it.each([
    ["warm", "left to the engine, which finds it by itself", 0, 0],
    ["gold", "found here", 1, 8],
  ] as const)("a goal of %s before an ash photo is %s", (desiredTone, _, found, doubt) => {
    const evidence = weigh(told({ desiredTone }), {
      current: [readingOf(5)],
      target: readingOf(7, { tone: "ash" }),
    });
    expect(evidence.disagreements).toHaveLength(1);
    expect(evidence.findings).toHaveLength(found);
    expect(evidence.doubts.reduce((sum, { off }) => sum + off, 0)).toBe(doubt);
  });

  it("takes the model's word for a goal that nobody named, and says that the pixels differ", () => {
    const evidence = weigh(
      told(),
      { current: [readingOf(5)], target: readingOf(7, { tone: "copper" }) },
      { seen: seen({}, { hairFound: true, level: 7, tone: "ash" }) },
    );
    expect(evidence.targetTone).toBe("ash");
    expect(evidence.disagreements).toMatchObject([
      { about: "tone", measured: "copper as the goal", model: "ash as the goal", used: "ash" },
    ]);
  });

  it("is taken off the confidence once, however many contradict the form", () => {
    const { doubts } = weigh(
      told({ currentLevel: 9, hairCondition: "virgin", previousTreatments: [] }),
      { current: [readingOf(4)] },
      { seen: seen({ level: 4, roots: 4, mids: 4, ends: 4, signs: ["foils"], greyPercent: 50 }) },
    );
    expect(doubts.map(({ off }) => off)).toEqual([8]);
  });
});

describe("zones from a photo", () => {
  const sure = zoned(5, 6, 8);

  it("become the plan's where nobody entered any, said as a finding and a little less sure", () => {
    const { zones, findings, doubts } = weigh(told(), { current: [sure] });
    expect(zones).toEqual({ roots: { level: 5 }, mids: { level: 6 }, ends: { level: 8 } });
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: "zones_from_photo",
        sentence:
          "The photo shows roots 5, mids 6 and ends 8, so the bowls are written per zone; change it if the light fooled the camera.",
      }),
    );
    expect(doubts.map(({ off }) => off)).toEqual([5]);
  });

  it("are also used where the model sees the same", () => {
    const look = seen({ level: 6, roots: 5, mids: 6, ends: 7.5 });
    expect(weigh(told(), { current: [sure] }, { seen: look }).zones).toBeDefined();
  });

  it("need only be two levels apart where the model sees them too", () => {
    const look = seen({ level: 6, roots: 5, mids: 6, ends: 7 });
    expect(weigh(told(), { current: [zoned(5, 6, 7)] }, { seen: look }).zones).toBeDefined();
  });

  it.each<[string, object, HairReading, Look | undefined]>([
    ["some were entered", { zones: { roots: { level: 5 } } }, sure, undefined],
    [
      "the photo is hard to read",
      {},
      zoned(5, 6, 8, { quality: { ok: false, flags: ["mixed_light"] } }),
      undefined,
    ],
    ["they lie within shine and shadow", {}, zoned(5, 6, 6.5), undefined],
    ["the lamp from above may have made them", {}, zoned(5, 6, 7), undefined],
    ["only the mids stand out", {}, zoned(5, 3, 5.5, { spread: 2.5 }), undefined],
    ["the photo does not fit the entered level", { currentLevel: 10 }, sure, undefined],
    ["the model calls the hair even", {}, sure, seen({ level: 5, roots: 6, mids: 6, ends: 6.5 })],
    ["the model gives a zone another depth", {}, sure, seen({ roots: 5, mids: 5, ends: 5 })],
  ])("are left alone where %s", (_, changes, reading, look) => {
    expect(weigh(told(changes), { current: [reading] }, { seen: look }).zones).toBeUndefined();
  });
});
