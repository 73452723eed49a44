import { describe, expect, it } from "vitest";
import { hairPicture } from "#tests/hair.ts";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { renderScene, type Scene } from "#tools/colour/render/scenery.ts";
import { readHair, readingSteps } from "./read-hair.ts";
import { HairReading, type PhotoPoint } from "./schema.ts";

const photo = (options: HairOptions) =>
  hairPicture({ width: 320, height: 400, seed: 3, ...options });
const read = (options: HairOptions) => readHair(photo(options));

describe("level", () => {
  const views = [
    { pose: "face", cast: "neutral", skin: "light" },
    { pose: "face", cast: "warm", skin: "brown" },
    { pose: "back", cast: "cool", skin: "light" },
  ] as const;
  const levels = views.flatMap((view, nth) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .filter((level) => level % views.length === nth)
      .map((level) => ({ level, ...view })),
  );

  it.each(levels)("reads level $level, $pose in $cast light", ({ level, ...view }) => {
    const seen = read({ level, ...view, seed: level }).level;
    expect(Math.abs((seen?.value ?? 99) - level)).toBeLessThanOrEqual(level >= 5 ? 1 : 1.5);
    expect(seen?.low).toBeLessThanOrEqual(level);
    expect(seen?.high).toBeGreaterThanOrEqual(level);
  });

  it.each([-1, 1])("reads the same level in a photo %f stops off", (exposure) => {
    const seen = read({ level: 5, pose: "face", exposure: exposure * 0.5 }).level;
    expect(Math.abs((seen?.value ?? 99) - 5)).toBeLessThanOrEqual(1);
  });

  it("finds hair that fills the frame", () => {
    expect(read({ level: 6, pose: "closeup" }).level?.value).toBeCloseTo(6, -0.5);
  });

  it("states a wider range for dark hair than for blond", () => {
    const width = (level: number) => {
      const seen = read({ level, pose: "face" }).level;
      return seen ? seen.high - seen.low : 0;
    };
    expect(width(3)).toBeGreaterThan(width(6));
  });
});

describe("tone", () => {
  it.each([
    { tone: "natural", level: 6, said: "natural", warmth: "none" },
    { tone: "ash", level: 7, said: "ash", warmth: "none" },
    { tone: "gold", level: 7, said: "gold", warmth: "gold" },
    { tone: "gold", level: 9, said: "gold", warmth: "pale-yellow" },
    { tone: "copper", level: 5, said: "copper", warmth: "orange" },
    { tone: "red", level: 5, said: "red", warmth: "red-orange" },
    { tone: "violet", level: 5, said: "violet", warmth: "none" },
  ] as const)("calls level $level $tone $said", ({ tone, level, said, warmth }) => {
    expect(read({ tone, level, pose: "face" })).toMatchObject({
      tone: said,
      visibleWarmth: warmth,
    });
  });

  it.each(["blue", "pink"] as const)(
    "says vivid of %s hair and states no natural level",
    (tone) => {
      const reading = read({ tone, level: 7, pose: "face" });
      expect(reading).toMatchObject({ hairFound: true, tone: "vivid", level: null });
      expect(reading.zones.mids).toMatchObject({ level: null, tone: "vivid" });
    },
  );
});

describe("zones", () => {
  it("shows a regrowth as darker roots and uneven hair, and reads the level of the lengths", () => {
    const reading = read({ level: 8, regrowth: { level: 4, length: 0.3 } });
    expect(reading.zones.roots?.level).toBeLessThanOrEqual(6);
    expect(reading.zones.ends?.level).toBeGreaterThanOrEqual(7);
    expect(reading.evenness).toBe("uneven");
    expect(reading.level?.value).toBeGreaterThanOrEqual(7);
  });

  it("reads the lengths below a regrowth that reaches down more than half the head", () => {
    const reading = read({ level: 8, regrowth: { level: 3, length: 0.6 }, pose: "back" });
    expect(reading.level?.value).toBeGreaterThanOrEqual(7.5);
    expect(reading.zones.roots?.level).toBeLessThanOrEqual(4);
  });

  it("does not take what lies in the shade below light hair for the hair that is worn", () => {
    const reading = read({
      zones: { roots: { level: 8 }, mids: { level: 8 }, ends: { level: 4 } },
    });
    expect(reading.level?.value).toBeGreaterThanOrEqual(6);
  });

  it("tells three zones apart, from dark roots to light ends", () => {
    const { zones, evenness } = read({
      zones: { roots: { level: 4 }, mids: { level: 7 }, ends: { level: 9 } },
      pose: "back",
    });
    const levels = [zones.roots, zones.mids, zones.ends].map((zone) => zone?.level ?? 0);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(3);
    expect(evenness).toBe("uneven");
  });

  it("calls one colour even", () => {
    expect(read({ level: 6, pose: "face" })).toMatchObject({ evenness: "even" });
  });
});

describe("grey", () => {
  it.each([0, 0.3, 0.6, 1])("estimates a share of %f of white hair", (greyShare) => {
    expect(Math.abs(read({ level: 4, greyShare }).greyShare - greyShare)).toBeLessThanOrEqual(0.15);
  });

  it("does not take blond for grey", () => {
    expect(read({ level: 10, pose: "face" }).greyShare).toBeLessThan(0.1);
  });
});

describe("refusal", () => {
  it.each([
    "wall",
    "sky",
    "document",
    "foliage",
    "bricks",
    "wood",
    "knit",
    "fur",
    "food",
  ] satisfies Scene[])("finds no hair in a picture of %s", (scene) => {
    const reading = readHair(renderScene(scene, { width: 480, height: 360 }));
    expect(reading).toMatchObject({
      hairFound: false,
      level: null,
      tone: null,
      swatch: null,
      confidence: 0,
    });
    expect(reading.quality).toMatchObject({ ok: false });
    expect(reading.quality.flags).toContain("no_hair");
  });

  it("finds nothing to go by in a black-and-white picture, tapped or not", () => {
    const { width, height, data } = photo({ level: 6, pose: "face" });
    const grey = data.map((_, i) => (i % 4 === 3 ? 255 : (data[i - (i % 4) + 1] ?? 0)));
    for (const marks of [{}, { points: [{ x: 0.35, y: 0.4 }] }])
      expect(readHair({ width, height, data: grey }, marks)).toMatchObject({
        hairFound: false,
        level: null,
        quality: { ok: false, flags: ["monochrome", "no_hair"] },
      });
  });

  it.each([
    {
      what: "a hopeless blur",
      options: { level: 5, pose: "face", blur: 12 } as const,
      flag: "blurred",
    },
    { what: "a thumbnail", options: { level: 6, width: 120, height: 150 }, flag: "too_small" },
    { what: "burnt-out hair", options: { level: 9, exposure: 1.4 }, flag: "clipped" },
    {
      what: "a dark room",
      options: { level: 5, pose: "face", exposure: -2 } as const,
      flag: "dark",
    },
    {
      what: "light of two colours",
      options: { level: 6, pose: "face", cast: "mixed" } as const,
      flag: "mixed_light",
    },
  ])("flags $what", ({ options, flag }) => {
    const { quality } = read(options);
    expect(quality.flags).toContain(flag);
    expect(quality.ok).toBe(false);
  });
});

describe("the stylist's marks", () => {
  it("reads the tapped places instead of what was found", () => {
    const picture = photo({ level: 9, regrowth: { level: 4, length: 0.35 } });
    const roots = [0.46, 0.5, 0.54].map((x) => ({ x, y: 0.24 }));
    const reading = readHair(picture, { points: roots });
    expect(reading.level?.value).toBeLessThanOrEqual(5.5);
    expect(reading.points).toEqual(roots);
  });

  it("counts every tap, roots of another colour too", () => {
    const picture = photo({ level: 9, regrowth: { level: 4, length: 0.35 }, pose: "back" });
    const roots = [0.46, 0.5, 0.54].map((x) => ({ x, y: 0.24, zone: "roots" as const }));
    const ends = [0.46, 0.5, 0.54].map((x) => ({ x, y: 0.6, zone: "ends" as const }));
    const level = (points: PhotoPoint[]) => readHair(picture, { points }).level?.value ?? 0;
    expect(level([...roots, ...ends])).toBeGreaterThan(level(roots));
    expect(level([...roots, ...ends])).toBeLessThan(level(ends));
  });

  it("is steadied by the hair around: one tap in the shade of a lock tells the level too", () => {
    const picture = photo({ level: 4, pose: "face" });
    const off = readHair(picture).points.map((tap) =>
      Math.abs((readHair(picture, { points: [tap] }).level?.value ?? 99) - 4),
    );
    expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(0.3);
  });

  it("keeps the zone a tap was given", () => {
    const reading = readHair(photo({ level: 7 }), { points: [{ x: 0.5, y: 0.4, zone: "ends" }] });
    expect(reading.zones).toMatchObject({ roots: null, mids: null, ends: { tone: "natural" } });
  });

  it("reads an outline where no hair would be sought", () => {
    const region = [
      { x: 0.2, y: 0.2 },
      { x: 0.8, y: 0.2 },
      { x: 0.8, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ];
    expect(readHair(renderScene("wall"), { region })).toMatchObject({ hairFound: true, region });
  });

  it("undoes the lamp's colour by a tap on something white, and is surer for it", () => {
    const lamps = ["neutral", "warm", "cool"] as const;
    const [neutral, ...coloured] = lamps.map((cast) =>
      readHair(photo({ level: 7, pose: "face", background: "#f2f2f0", cast }), {
        points: [0.32, 0.34, 0.36].map((x) => ({ x, y: 0.5 })),
        reference: { x: 0.05, y: 0.1 },
      }),
    );
    for (const reading of coloured) {
      expect(reading.tone).toBe("natural");
      expect(Math.abs((reading.level?.value ?? 0) - (neutral?.level?.value ?? 99))).toBeLessThan(1);
      expect(reading.confidence).toBeGreaterThan(0.9);
      expect((reading.level?.high ?? 0) - (reading.level?.low ?? 0)).toBeLessThanOrEqual(2);
    }
  });

  it("seeks the hair itself when only something white is tapped", () => {
    const reading = readHair(photo({ level: 6, pose: "face", cast: "warm" }), {
      reference: { x: 0.05, y: 0.1 },
    });
    expect(reading.hairFound).toBe(true);
    expect(reading.points.length).toBeGreaterThan(4);
  });

  it("returns places that can be sent back as taps", () => {
    const picture = photo({ level: 6, pose: "face" });
    const found = readHair(picture);
    expect(found.points.length).toBeGreaterThan(4);
    expect(
      Math.abs((readHair(picture, { points: found.points }).level?.value ?? 0) - 6),
    ).toBeLessThanOrEqual(1);
  });
});

it("gives the same answer for the same pixels, in the contract's shape", () => {
  const once = read({ level: 7, tone: "copper", wave: 0.8 });
  expect(read({ level: 7, tone: "copper", wave: 0.8 })).toEqual(once);
  expect(HairReading.parse(once)).toEqual(once);
});

it("reads in steps as in one go, none of which takes most of the time", () => {
  const pixels = photo({ level: 6, pose: "face", width: 560, height: 700 });
  const timed = () => {
    const steps = readingSteps(pixels);
    const took: number[] = [];
    for (;;) {
      const before = process.threadCpuUsage();
      const { done, value } = steps.next();
      took.push(process.threadCpuUsage(before).user);
      if (done) return { value, took };
    }
  };
  expect(timed().value).toEqual(readHair(pixels));
  // the least of a few, since memory is cleared between them
  const runs = Array.from({ length: 4 }, () => timed().took);
  const least = runs[0]?.map((_, step) => Math.min(...runs.map((took) => took[step] ?? 0))) ?? [];
  const whole = least.reduce((sum, ms) => sum + ms, 0);
  expect(Math.max(...least) / whole).toBeLessThan(0.7);
});
