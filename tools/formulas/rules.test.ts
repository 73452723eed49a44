import { describe, expect, it } from "vitest";
import { bowlGrams, copyText, DISCLAIMER, ingredientsOf, minutesText, scaleBowl } from "./rules.ts";
import type { Bowl } from "./schema.ts";

const shade = (code: string, grams: number): Bowl["shades"][number] => ({
  code,
  name: code,
  level: 8,
  tone: "ash",
  pigments: ["blue"],
  series: "fashion",
  hex: "#aabbcc",
  grams,
});

const bowl = (grams: number[], developer: number | null, ratio: string | null): Bowl => ({
  order: 1,
  role: "base",
  type: "permanent",
  purpose: "deposit",
  zone: "all",
  onScalp: true,
  heat: false,
  brandId: "goldwell",
  lineId: "topchic",
  brandName: "Goldwell",
  lineName: "Topchic",
  shades: grams.map((each, at) => shade(`8${"NAV"[at]}`, each)),
  developer:
    developer === null ? null : { name: "Topchic Developer", volume: 20, grams: developer },
  ratio,
  minutes: [30, 35],
  final: true,
});

const grams = ({ shades, developer }: Bowl) => [
  ...shades.map((each) => each.grams),
  developer?.grams,
];

describe("scaleBowl", () => {
  it.each([
    ["30 g of a 1:1", bowl([30], 30, "1:1"), { totalGrams: 30 }, [15, 15]],
    ["90 g of a 1:2", bowl([20], 40, "1:2"), { totalGrams: 90 }, [30, 60]],
    ["25 % more", bowl([40, 20], 90, "1:1.5"), { factor: 1.25 }, [50, 25, 112.5]],
    [
      "a corrector stays in when the bowl shrinks",
      bowl([30, 0.5], 30.5, "1:1"),
      { factor: 0.1 },
      [3, 0.1, 3.1],
    ],
    ["a product without developer", bowl([60], null, null), { totalGrams: 45 }, [45, undefined]],
  ])("%s", (_, given, scale, expected) => {
    expect(grams(scaleBowl(given, scale))).toEqual(expected);
  });

  it.each([7, 33, 61, 90, 145])(
    "keeps the ratio at %i g however the shades round",
    (totalGrams) => {
      const scaled = scaleBowl(bowl([20, 10], 45, "1:1.5"), { totalGrams });
      const colour = scaled.shades.reduce((sum, each) => sum + each.grams, 0);
      expect((scaled.developer?.grams ?? 0) / colour).toBeCloseTo(1.5, 1);
      expect(Math.abs(bowlGrams(scaled) - totalGrams)).toBeLessThan(2);
    },
  );

  it("leaves an empty bowl alone", () => {
    expect(grams(scaleBowl(bowl([], null, null), { totalGrams: 60 }))).toEqual([undefined]);
  });
});

describe("what is said of a bowl", () => {
  it("names the line, the shade and the strength", () => {
    expect(ingredientsOf(bowl([30], 45, "1:1.5"))).toEqual([
      { name: "Goldwell Topchic 8N", amount: "30 g" },
      { name: "Topchic Developer 20 vol", amount: "45 g" },
    ]);
  });

  it.each([
    [[30, 35], "30-35 minutes"],
    [[20, 20], "20 minutes"],
  ] as const)("%j is %s", (minutes, text) => {
    expect(minutesText([...minutes])).toBe(text);
  });
});

it("copies the disclaimer first, then name, ingredients, time, ratio and numbered steps", () => {
  const text = copyText({
    name: "Cool beige",
    processingTime: "30 minutes",
    developerRatio: "1:1",
    ingredients: [{ name: "8N", amount: "30 g" }],
    instructions: ["Mix.", "Apply."],
  });
  expect(text.startsWith(DISCLAIMER)).toBe(true);
  const order = [
    "Cool beige",
    "- 8N: 30 g",
    "Processing time: 30 minutes",
    "Developer ratio: 1:1",
    "1. Mix.",
    "2. Apply.",
  ];
  expect(order.map((line) => text.indexOf(line))).toEqual(
    order.map((line) => text.indexOf(line)).toSorted((a, b) => a - b),
  );
  expect(order.every((line) => text.includes(line))).toBe(true);
});
