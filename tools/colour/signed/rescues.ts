import type { Bowl } from "#tools/colour/bowl-schema.ts";
import { RescueSign, type RescueProduct, type RescueRequest } from "#tools/colour/rescue/schema.ts";

const bowls: readonly (readonly [RescueProduct, Bowl])[] = [
  [
    "lightener",
    {
      brand: "matrix",
      line: "light-master",
      type: "lightener",
      purpose: "lighten",
      developer: 20,
      minutes: [20, 50],
    },
  ],
  [
    "toner",
    {
      brand: "goldwell",
      line: "colorance",
      type: "demi-permanent",
      purpose: "tone",
      shades: [{ code: "9BP", grams: 30 }],
      developer: 7,
      minutes: [5, 20],
    },
  ],
  [
    "permanent",
    {
      brand: "wella-professionals",
      line: "koleston-perfect",
      type: "permanent",
      purpose: "deposit",
      shades: [{ code: "6/0", grams: 40 }],
      developer: 20,
      minutes: [30, 40],
    },
  ],
  [
    "direct_dye",
    {
      brand: "pravana",
      line: "vivids",
      type: "semi-permanent",
      purpose: "deposit",
      minutes: [20, 30],
    },
  ],
  [
    "remover",
    {
      brand: "pravana",
      line: "artificial-hair-color-extractor",
      type: "colour-remover",
      purpose: "remove",
    },
  ],
  [
    "filler",
    {
      brand: "goldwell",
      line: "colorance",
      type: "demi-permanent",
      purpose: "fill",
      shades: [{ code: "8G", grams: 30 }],
      developer: 7,
      minutes: [10, 20],
    },
  ],
];

/** Every sign on every product, early and late, at the roots, on porous ends and unsaid where. */
export const signedRescues: readonly { name: string; request: RescueRequest }[] = bowls.flatMap(
  ([product, bowl]) =>
    RescueSign.options.flatMap((sign) =>
      (
        [
          [4, {}],
          [18, { zone: "ends", porosity: "high", level: 8 }],
          [55, { zone: "roots", level: 6 }],
        ] as const
      ).map(([minutesOn, more]) => ({
        name: `${product}, ${minutesOn} min, ${sign}${"zone" in more ? ` at the ${more.zone}` : ""}`,
        request: { product, bowl, minutesOn, seen: [sign], ...more },
      })),
    ),
);
