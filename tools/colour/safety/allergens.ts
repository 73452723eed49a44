import type { Substance } from "#tools/colour/substances.ts";

/** What an allergen's name means for colour: a substance, all dye, nothing that is in it, or nothing that is known. */
export type Allergen = Substance | "dye" | "unrelated" | "unknown";

/** Names people use, the more special first. */
const NAMES: readonly [RegExp, Allergen][] = [
  [/\bme\W?\+|\bme-?ppd\b|methoxymethyl/, "me-ppd"],
  [/\bptd\b|toluene|\btoluylene/, "ptd"],
  [/\bp\W?p\W?d\b|\bpara\b|phen[iy]l\w*diamin\w*/, "ppd"],
  [/resorcin\w*/, "resorcinol"],
  [/aminop[hf]enol\w*/, "aminophenol"],
  [/\b(?:mono)?ethanolamine\b|\bmea\b/, "mea"],
  [/\bamm?onia\w*|\bammonium hydroxide/, "ammonia"],
  [/\bpersul[fp]h?ate?s?\b|\b(?:bleach|lighten(?:er|ing)|blue powder)\b/, "persulfate"],
  [/\b(?:hydrogen )?peroxide\b|\bdeveloper\b/, "peroxide"],
  [/\b(?:direct|basic|semi\W?permanent|vivid) (?:dyes?|colou?rs?)\b|\bvivids?\b/, "direct-dye"],
  [
    /\b(?:basic|hc|disperse|acid) (?:red|blue|yellow|orange|violet|brown|black|green)\b/,
    "direct-dye",
  ],
  [/black henna/, "dye"],
  [
    /\b(?:hair ?)?(?:dyes?|colou?r(?:s|ing|ant)?|tints?|toners?|semis?|demis?|gloss(?:es)?)\b|\bbox ?dye\b|\boxidati\w+ dye/,
    "dye",
  ],
];

/** Allergies that say nothing about colour, lightener or developer. */
const UNRELATED =
  /\b(?:penicillin|antibiotics?|amoxicillin|sulfa|aspirin|ibuprofen|codeine|morphine|latex|nickel|pollen|hay ?fever|grass|dust(?: mites?)?|mites?|cats?|dogs?|horses?|animals?|fur|bees?|wasps?|stings?|insects?|mou?lds?|gluten|wheat|dairy|milk|lactose|eggs?|fish|shellfish|prawns?|shrimp|seafood|peanuts?|(?:tree )?nuts?|almonds?|hazelnuts?|walnuts?|cashews?|sesame|soya?|strawberr\w+|kiwis?|bananas?|avocado|tomato\w*|citrus|chocolate|alcohol|smoke|sun|heat|cold|wool|plasters?|adhesives?|seasonal|tree pollen|birch|brass\w*|warm\w*|orange|frizz\w*|mornings?|nkd?a|ragweed|asthma|(?:sensitive|dry|oily|flaky) (?:scalp|skin)|none|n\/?a|nil|nothing|no|unknown)\b/;

/** What an allergen in anybody's words is, in small letters. */
export function allergenCalled(name: string): Allergen {
  return (
    NAMES.find(([called]) => called.test(name))?.[1] ??
    (UNRELATED.test(name) ? "unrelated" : "unknown")
  );
}

/** Whether words name something that people react to and colour does not hold. */
export const isUnrelated = (text: string): boolean => UNRELATED.test(text);

/** A name of a substance that stands by itself in a sentence, as in "PPD, severe reaction". */
export function substancesIn(text: string): Substance[] {
  return NAMES.flatMap(([called, allergen]) =>
    allergen !== "dye" && allergen !== "unrelated" && allergen !== "unknown" && called.test(text)
      ? allergen
      : [],
  );
}
