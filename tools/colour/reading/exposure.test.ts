import { expect, it } from "vitest";
import { cardCorners } from "#tools/colour/render/grey-card.ts";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { exposeHair, paintHair } from "#tools/colour/render/render-hair.ts";
import { runs } from "#tests/runs.ts";
import { readHair } from "./read-hair.ts";

const lamps = ["neutral", "warm", "cool", "bulb", "tube", "mixed"] as const;
const skins = ["fair", "light", "medium", "tan", "brown", "deep"] as const;
const size = { width: 320, height: 400 };
const card = { x: 0.82, y: 0.8, width: 0.3, turn: 8 };

/** Of the lamps of each level all in the long runs, else two, so that each lamp comes with three or four levels. */
const APART = runs(3, 1);

/** Ten levels under six lamps, in turn a stop too dark, right and a stop too bright; heads from the front and the back. */
function readings(held: boolean) {
  const corners = held ? cardCorners(size, card) : undefined;
  return Array.from({ length: 10 }, (_, n) => n + 1).flatMap((level) => {
    const pose = level % 2 === 0 ? "face" : "back";
    const skin = skins[(level * 5) % skins.length];
    const head: HairOptions = { ...size, seed: 7 * level, level, pose, ...(skin && { skin }) };
    const canvas = paintHair(held ? { ...head, card } : head);
    return lamps.flatMap((cast, n) => {
      if ((n + 2 * level) % APART !== 0) return [];
      const picture = exposeHair(canvas, { ...head, cast, exposure: ((level + n) % 3) - 1 });
      return [{ level, reading: readHair(picture, {}, corners) }];
    });
  });
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it.each([
  { with: "with the card", held: true, bar: 0.3, wide: 2 },
  { with: "without it", held: false, bar: 0.6, wide: 3.5 },
])(
  "reads ten levels under six lamps a stop either way $with",
  ({ held, bar, wide }) => {
    const read = readings(held);
    const seen = read.flatMap(({ level, reading }) =>
      reading.level ? [{ level, reading, told: reading.level }] : [],
    );
    const error = mean(seen.map(({ level, told }) => Math.abs(told.value - level)));
    const inRange = seen.filter(({ level, told }) => told.low <= level && told.high >= level);
    const width = mean(seen.map(({ told }) => told.high - told.low));
    expect(seen.length).toBeGreaterThan(0.85 * read.length);
    expect(error).toBeLessThanOrEqual(bar);
    expect(inRange.length).toBeGreaterThan(0.9 * seen.length);
    expect(width).toBeLessThan(wide);
    if (held) expect(seen.every(({ reading }) => reading.quality.reference === "card")).toBe(true);
  },
  120_000,
);
