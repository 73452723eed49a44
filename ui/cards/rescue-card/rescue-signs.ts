import type { RescueProduct, RescueSign } from "#tools/colour/rescue/schema.ts";

/** A sign as a stylist calls it. */
export const SIGN_WORDS: Record<RescueSign, string> = {
  breathing: "Hard to breathe",
  swelling: "Face swelling",
  rash: "Rash, weals",
  eyes: "In the eyes",
  burning: "Scalp burns",
  itching: "Scalp itches",
  hot_foil: "Hot foil",
  swelling_foil: "Foils swelling",
  stretching: "Hair stretches",
  breaking: "Hair breaks",
  violet: "Going violet",
  grey: "Going gray",
  ash: "Too ash",
  blue: "Going blue",
  green: "Going green",
  muddy: "Muddy",
  too_dark: "Too dark",
  yellow: "Still yellow",
  orange: "Still orange",
  brassy: "Still brassy",
  red: "Still red",
  not_taking: "Not taking",
  too_slow: "Not lifting",
  too_fast: "Lifting too fast",
  drying_out: "Drying out",
  hot_roots: "Hot roots",
  bleeding: "Foil bleeding",
  patchy: "Patchy",
  grey_left: "White not covered",
  pink: "Going pink",
  too_red: "Too red",
  going_dark_again: "Going dark again",
  too_light: "Too light",
};

/** What goes wrong with each kind of product, the most frequent first. */
const BY_PRODUCT: Record<RescueProduct, readonly RescueSign[]> = {
  toner: ["violet", "grey", "ash", "green", "muddy", "too_dark", "yellow", "orange", "not_taking"],
  lightener: [
    "too_slow",
    "orange",
    "too_fast",
    "drying_out",
    "hot_roots",
    "bleeding",
    "swelling_foil",
    "hot_foil",
    "patchy",
  ],
  permanent: ["too_dark", "ash", "grey_left", "hot_roots", "orange", "too_light", "pink"],
  direct_dye: ["too_dark", "too_light", "pink", "blue", "green", "patchy"],
  remover: ["going_dark_again", "not_taking", "orange"],
  filler: ["too_red", "too_light", "pink"],
};

const ANY: readonly RescueSign[] = [
  "violet",
  "green",
  "too_dark",
  "orange",
  "yellow",
  "too_slow",
  "grey_left",
  "patchy",
];

/** The signs to offer for a product, or for any where it is not known. */
export const signsFor = (product: RescueProduct | undefined): readonly RescueSign[] =>
  product ? BY_PRODUCT[product] : ANY;

/** What the person and the fibre feel: offered with every product. */
export const BODY_SIGNS: readonly RescueSign[] = [
  "burning",
  "itching",
  "rash",
  "swelling",
  "breathing",
  "eyes",
  "stretching",
  "breaking",
];
