import { hearRescue } from "#tools/colour/rescue/words.ts";
import type { RescueSign } from "#tools/colour/rescue/schema.ts";
import { source } from "#tools/colour/science.ts";
import { ofRule, type Asked, type Told } from "./telling.ts";

/** Why a result comes out as it does, how it is taken back and what is done otherwise next time. */
type Cause = {
  signs: readonly RescueSign[];
  /** Of these parts alone, where the part is the reason. */
  zones?: readonly string[];
  /** Of words that say so alone. */
  of?: RegExp;
  rule: string;
  why: string;
  back: string;
  next: string;
  source: string;
};

const CAUSES: readonly Cause[] = [
  {
    signs: ["too_dark"],
    zones: ["ends", "mids", "lengths"],
    rule: "porosity",
    why: "The ends are more porous than the roots: the same bowl goes in faster and deeper there, and what was on them already adds to it.",
    back: "A clarifying wash or two now while it is fresh; more than a level off is for a color remover on another day, never more tint.",
    next: "Next time put the ends on last and for a few minutes only, with a demi and the weakest developer, a level lighter or warmer or thinned with clear, and even the porosity out first.",
    source: source.porosity,
  },
  {
    signs: ["too_dark"],
    rule: "grabbing",
    why: "Too dark comes from porous hair, from color laid over color, from a shade that was chosen without the grays or the old color in it, or from its full time on hair that needed less.",
    back: "A clarifying wash or two while it is fresh; a color remover on another day, never more tint.",
    next: "Next time a level lighter on colored or porous hair, new growth alone, and a strand wiped every few minutes.",
    source: source.porosity,
  },
  {
    signs: ["hot_roots"],
    rule: "hot_roots",
    why: "The warmth of the scalp lifts the first centimeter faster than the rest.",
    back: "A demi one level deeper and cooler on the roots alone, weakest developer, and watch it.",
    next: "Next time mids and ends first and the roots for the last part of the time, with a weaker developer there.",
    source: source.practice,
  },
  {
    signs: ["green", "muddy"],
    of: /\byellow\b|\bton(?:er|ed|ing)\b|\b(?:9|10)[/.]\d/,
    rule: "ash_on_yellow",
    why: "The blue and green of an ash over yellow make green or khaki, most on porous ends, where it stayed longest, and where the lift was not light or even enough.",
    back: "A gentle shampoo, then a thin gold or beige, or a trace of copper, with the weakest developer for 1 to 3 minutes; no more ash and no lightener.",
    next: "Next time more violet and less ash, as in a violet or a pearl of that level, thinned, and a clean strand every two minutes.",
    source: source.wheel,
  },
  {
    signs: ["green", "muddy"],
    rule: "no_warmth",
    why: "There was no warmth left in the hair: ash or blue, and a neutral brown too, turns green or muddy on yellow or porous hair.",
    back: "A clarifying wash, then red-copper in traces, thin and for a few minutes; never ash over it.",
    next: "Next time put the missing warmth in first, gold or copper as deep as the goal, and the neutral shade over it.",
    source: source.filler,
  },
  {
    signs: ["violet", "grey", "ash", "blue"],
    rule: "over_toned",
    why: "It was lighter or more porous than the toner was made for, or it stayed on too long: with no yellow left to cancel, the toner's own color is what shows.",
    back: "A clarifying wash, twice if need be; then at most a thin gold or beige for a few minutes.",
    next: "Next time a toner of the hair's own level, thinned with clear, weakest developer, and a clean strand every two minutes.",
    source: source.porosity,
  },
  {
    signs: ["orange", "brassy", "yellow", "red"],
    rule: "pigment",
    why: "Lightening brings up the pigment underneath, red, then orange, then yellow: it stopped short of the level the goal needs, or the tone on top has washed out.",
    back: "Tone it at the level it is, with the color across the wheel; to be lighter it is lifted first.",
    next: "Next time lift to the level whose pigment fits the goal before it is toned.",
    source: source.pigments,
  },
  {
    signs: ["grey_left", "not_taking"],
    rule: "resistant",
    why: "Resistant white has a closed, glassy surface: it needs natural shade in the bowl, oxidative color with 20 vol and its whole time.",
    back: "The spots once more with natural shade, for the rest of the time.",
    next: "Next time start where it resists, lay it on thickly, at least half natural, and give it the full time.",
    source: source.practice,
  },
  {
    signs: ["patchy"],
    rule: "uneven",
    why: "Patches are places with too little product, uneven porosity or old color underneath.",
    back: "Each part by itself: the light ones deeper, the dark ones washed or removed; never one bowl over all of it.",
    next: "Next time finer sections, enough product, and every part by what is on it.",
    source: source.practice,
  },
];

/** Why hair came out as it is said to; without a sign of it, what decides how color comes out. */
export function tellCause({ words = "" }: Asked): Told {
  const { seen, zone } = hearRescue(words);
  const cause = CAUSES.find(
    ({ signs, zones, of }) =>
      signs.some((sign) => seen.includes(sign)) &&
      (!of || of.test(words)) &&
      (!zones || (zone !== undefined && zones.includes(zone))),
  );
  if (!cause)
    return {
      says: "What decides it is the level and pigment underneath, how porous the hair is, what is on it already, and the time. Tell me what it shows and where, and I say why.",
      facts: [],
    };
  const { rule, why, back, next } = cause;
  return {
    says: `${why} ${back} ${next}`,
    facts: [
      ofRule(rule, "Why", why, cause.source),
      ofRule(rule, "To take it back", back, cause.source),
      ofRule(rule, "Next time", next, cause.source),
    ],
  };
}
