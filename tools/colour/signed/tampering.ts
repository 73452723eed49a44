import type { Bowl } from "#tools/colour/bowl-schema.ts";

type Tamper = (bowls: Bowl[]) => Bowl[];

const each =
  (change: (bowl: Bowl) => Bowl): Tamper =>
  (bowls) =>
    bowls.map(change);

const strength = (volume: number): Tamper =>
  each((bowl) => (bowl.developer ? { ...bowl, developer: { volume } } : bowl));

const minutes = (least: number, most: number): Tamper =>
  each((bowl) => ({ ...bowl, minutes: [least, most] }));

const wella = {
  brand: "wella-professionals",
  line: "koleston-perfect",
  type: "permanent",
} as const;
const igora = {
  brand: "schwarzkopf-professional",
  line: "igora-royal",
  type: "permanent",
} as const;
const powder = {
  brand: "matrix",
  line: "light-master",
  type: "lightener",
  purpose: "lighten",
  shades: [{ code: "Light Master / Light Master Pre-Bonded", grams: 30 }],
  ratio: "1:2",
  minutes: [20, 50],
} as const;

const tint = (bowl: Bowl, shades: Bowl["shades"], volume: number, most = 40): Bowl => ({
  ...bowl,
  shades,
  developer: { volume, grams: 40 },
  ratio: "1:1",
  minutes: [30, most],
});

/** What a hurried or careless hand does to a sound formula. */
export const tamperings: Record<string, Tamper> = {
  "10 vol": strength(10),
  "20 vol": strength(20),
  "30 vol": strength(30),
  "40 vol": strength(40),
  "twice the colour in the same developer": each((bowl) => ({
    ...bowl,
    shades: bowl.shades?.map((shade) =>
      typeof shade === "string" ? shade : { ...shade, grams: (shade.grams ?? 0) * 2 },
    ),
  })),
  "ratio 1:3": each((bowl) => (bowl.ratio ? { ...bowl, ratio: "1:3" } : bowl)),
  "five minutes": minutes(5, 5),
  "an hour": minutes(60, 60),
  heat: each((bowl) => ({ ...bowl, heat: true })),
  "on the scalp": each((bowl) => ({ ...bowl, onScalp: true, zone: "all" })),
  "through the lengths": each((bowl) => ({ ...bowl, zone: "lengths" })),
  "roots only": each((bowl) => ({ ...bowl, zone: "roots" })),
  "the first bowl left out": (bowls) => bowls.slice(1),
  "the last bowl left out": (bowls) => bowls.slice(0, -1),
  "a permanent of 7 instead": each((bowl) => ({
    ...bowl,
    type: "permanent",
    brand: "goldwell",
    line: "topchic",
    shades: [{ code: "7N", grams: 40 }],
    developer: { volume: 20, grams: 40 },
    ratio: "1:1",
    minutes: [30, 45],
  })),
  "a copper demi instead": each((bowl) => ({
    ...bowl,
    type: "demi-permanent",
    brand: "goldwell",
    line: "colorance",
    shades: [{ code: "7K", grams: 30 }],
    developer: { volume: 7, grams: 60 },
    ratio: "1:2",
    minutes: [15, 20],
  })),
  "a violet demi instead": each((bowl) => ({
    ...bowl,
    type: "demi-permanent",
    brand: "redken",
    line: "shades-eq-gloss",
    shades: [{ code: "09V", grams: 30 }],
    developer: { volume: 7, grams: 30 },
    ratio: "1:1",
    minutes: [10, 20],
  })),
  "lightener instead": each((bowl) => ({
    ...bowl,
    type: "lightener",
    purpose: "lighten",
    brand: "matrix",
    line: "light-master",
    shades: [{ code: "Light Master / Light Master Pre-Bonded", grams: 30 }],
    developer: { volume: 20, grams: 60 },
    ratio: "1:2",
    minutes: [20, 50],
  })),
  "a high lift instead": each((bowl) => ({ ...bowl, type: "high-lift" })),
  "a pale tint": each((bowl) => ({ ...bowl, ...tint(wella, [{ code: "9/0", grams: 40 }], 20) })),
  "a red tint at 13 vol": each((bowl) => ({
    ...bowl,
    ...tint(wella, [{ code: "6/43", grams: 40 }], 13),
  })),
  "a tint at 30 vol for a short time": each((bowl) => ({
    ...bowl,
    ...tint(wella, [{ code: "6/0", grams: 40 }], 30, 30),
  })),
  "a booster for half of the bowl": each((bowl) => ({
    ...bowl,
    ...tint(
      igora,
      [
        { code: "6-0", grams: 20 },
        { code: "0-11", grams: 20 },
      ],
      20,
    ),
  })),
  "a booster of a tenth": each((bowl) => ({
    ...bowl,
    ...tint(
      igora,
      [
        { code: "6-0", grams: 36 },
        { code: "0-11", grams: 4 },
      ],
      20,
    ),
  })),
  "a shade that is not made": each((bowl) => ({
    ...bowl,
    ...tint(igora, [{ code: "6-789", grams: 40 }], 20),
  })),
  "a line that is not made": each((bowl) => ({ ...bowl, line: "no-such-line" })),
  "shades of two makers": each((bowl) => ({
    ...bowl,
    ...tint(
      wella,
      [
        { code: "6/0", grams: 20 },
        { code: "6NN", grams: 20 },
      ],
      20,
    ),
  })),
  "no developer": each((bowl) => ({ ...bowl, developer: null })),
  "six times as much": each((bowl) => ({
    ...bowl,
    developer: null,
    shades: bowl.shades?.map((shade) =>
      typeof shade === "string" ? shade : { ...shade, grams: (shade.grams ?? 0) * 6 },
    ),
  })),
  "a tint after it all": (bowls) => [
    ...bowls,
    { ...tint(igora, [{ code: "7-0", grams: 40 }], 20), zone: "all" },
  ],
  "lightener after it all": (bowls) => [
    ...bowls,
    {
      ...powder,
      shades: [...powder.shades],
      minutes: [20, 50],
      zone: "all",
      developer: { volume: 30, grams: 60 },
    },
  ],
  "in the wrong order": (bowls) => bowls.toReversed(),
  "direct dye with developer": each((bowl) => ({
    ...bowl,
    brand: "pravana",
    line: "vivids",
    type: "semi-permanent",
    shades: [{ code: "Blue", grams: 60 }],
    developer: { volume: 10, grams: 60 },
    ratio: "1:1",
  })),
};
