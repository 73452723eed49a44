import type { ColourQuestion } from "#tools/colour/told/schema.ts";
import { hearHair } from "#agent/models/builtin/hear/hair.ts";

export type Asked = Omit<ColourQuestion, "topic">;
type Words<Word extends string> = readonly (readonly [RegExp, Word])[];

/** The first word whose sign stands in what was said. */
export const wordIn = <Word extends string>(said: string | undefined, words: Words<Word>) =>
  said === undefined ? undefined : words.find(([sign]) => sign.test(said.toLowerCase()))?.[1];

export const TYPES: Words<NonNullable<Asked["type"]>> = [
  [/high ?-?lift|hilift/, "high-lift"],
  [/bleach|light(?:e)?n|powder|blonder|foil|high ?light/, "lightener"],
  [/ton(?:er|ing)/, "toner"],
  [/demi|gloss|glaze|acidic/, "demi-permanent"],
  [/semi|direct|vivid|fashion/, "semi-permanent"],
  [/remover|stripper|extractor/, "colour-remover"],
  [/tint|perm|colou?r/, "permanent"],
];
export const HAIRS: Words<NonNullable<Asked["hair"]>> = [
  [/henna|metallic/, "henna"],
  [/box|supermarket|home dye|boots/, "box_dye"],
  [/keratin|brazilian|smooth|blow ?dry/, "keratin"],
  [/relax|texturi|straighten/, "relaxer"],
  [/\bperm/, "perm"],
  [/bleach|blond|light|foil|highl|balay/, "bleached"],
  [/semi|direct|vivid|fashion|toner/, "semi_permanent"],
  [/virgin|natural|never|uncolou?red|untreated/, "virgin"],
  [/colou?r|tint|dye|permanent/, "previously_colored"],
];
/** What was done to hair, where it stands anywhere in the words. */
export const DONE_TO_IT = HAIRS.filter(([, hair]) =>
  ["keratin", "relaxer", "perm", "henna"].includes(hair),
);
export const TONES: Words<NonNullable<Asked["tone"]>> = [
  [/brass/, "brass"],
  [/orange|ginger|copper|carrot/, "orange"],
  [/yell?ow|banana|lemon/, "yellow"],
  [/gold|warm/, "gold"],
  [/red|pink/, "red"],
  [/green|khaki/, "green"],
  [/mud|grey|gray|dull|ash/, "muddy"],
];
/** Every tone that is named, each once. */
export const tonesIn = (said: string): NonNullable<Asked["tone"]>[] =>
  TONES.filter(([sign]) => sign.test(said.toLowerCase())).map(([, tone]) => tone);
export const THICKNESSES: Words<NonNullable<Asked["hairThickness"]>> = [
  [/\bfine\b|\bthin\b/, "fine"],
  [/\bthick|coarse|dense/, "thick"],
  [/medium|normal|average/, "medium"],
];
export const LENGTHS: Words<NonNullable<Asked["hairLength"]>> = [
  [/\bvery\b(?! (?:thick|fine|short))|waist|\bbum\b|\bextra long/, "very_long"],
  [/mid ?-?back/, "long"],
  [/\bshort|crop|pixie/, "short"],
  [/medium(?! (?:thick|fine))|shoulder|\bbob\b|\bmid/, "medium"],
  [/\blong\b/, "long"],
];
/** Length and density of a head that a question tells of. */
export function hairIn(text: string): Pick<Asked, "hairLength" | "hairThickness"> {
  const besideTime = text.replace(/\b(?:how|too|so) long\b/g, " ");
  const { hairLength, hairThickness } = hearHair(`${besideTime} hair`);
  const length = hairLength ?? wordIn(besideTime, LENGTHS);
  const thickness = hairThickness ?? wordIn(text, THICKNESSES);
  return {
    ...(length && { hairLength: length }),
    ...(thickness && { hairThickness: thickness }),
  };
}

/** Colour that is on the hair, where it stands anywhere in the words. */
export const COLOUR_IN_IT: Words<NonNullable<Asked["hair"]>> = [
  [
    /\b(?:box|supermarket|home|drugstore)\b.{0,12}\b(?:dye|dyed|colou?r\w*|black|brown)?\b/,
    "box_dye",
  ],
  [/\b(?:dyed|coloured|colored|tinted|old colou?r|artificial)\b/, "previously_colored"],
];
const ON_SCALP = /\bscalp|\broots?\b|\bregrowth/;
const IN_FOILS = /\bfoils?\b|\bhighlights?\b|\bbalayage/;
/** Where it goes on; nothing where both are asked about. */
export const zoneIn = (text: string): Asked => {
  const [scalp, foils] = [ON_SCALP.test(text), IN_FOILS.test(text)];
  return scalp === foils ? {} : { zone: scalp ? "scalp" : "foils" };
};
