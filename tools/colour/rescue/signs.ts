import type { RescueSign } from "./schema.ts";

/** Too much of a tone that cools, the worst first: ash that has gone green is green. */
export const coolSigns = ["green", "violet", "grey", "ash", "blue", "muddy"] as const;

/** No cast that the hair takes on: "turning grey" tells of no white hair. */
const CAST = String.raw`(?<!\b(?:going|turning|turned|gone|went|looks?|looking|pulling|getting) (?:\w+ )?)`;
/** What color does on white hair where it takes. */
const TAKES = String.raw`(?:grab\w*|tak\w*|took|cover\w*|catch\w*|caught|suck\w*|soak\w*|stick\w*|stuck|budg\w*|colou?r\w*|work\w*|mov\w*|gone|going|dark\w*|disappear\w*|closed|blended)\b`;
const ROOTS = String.raw`\b(?:roots?|regrowth|new growth|first (?:half )?inch|inch (?:at|near|by) (?:the |her |his )?(?:root|scalp)s?)\b`;
const HOT = String.raw`(?:lighter|brighter|hotter|faster|too (?:light|fast)|hot|orange|yellow|copper\w*|brassy|gold\w*|neon|warm\w*|glow\w*)`;

/** A sign and the words for it; a "not" or "no" close before them takes it back. */
const SIGNS: [RescueSign, RegExp][] = [
  ["breathing", /\b(breath\w*|wheez\w*|throat|faint\w*|dizzy|passed out)\b/],
  ["eyes", /\b(eyes?|eyelids?)\b/],
  [
    "swelling_foil",
    /\bfoils?\b.*\b(swell\w*|puff\w*|expand\w*|bulg\w*|balloon\w*)\b|\b(swell\w*|puff\w*|expand\w*|bulg\w*)\b.*\bfoils?\b/,
  ],
  [
    "hot_foil",
    /\b(foils?|packets?|bowl|mix\w*|strands?|hair)\b.*\b(hot|heat\w*|warm to|smok(?:e|es|ed|ing)|steam\w*|fum\w*)\b|\b(hot|smok\w*|steam\w*)\b.*\bfoils?\b|\b(smoke|smoking|steam|steaming)\b.*\b(hair|head|strands?|packets?)\b/,
  ],
  ["swelling", /\b(swell\w*|swollen|puffy)\b/],
  ["rash", /\b(rash|hives|blister\w*|weals?|welts?|red patches|red skin|skin is red)\b/],
  ["burning", /\b(burn\w*|sting\w*|scald\w*|hurt\w*|sore|painful|on fire)\b/],
  ["itching", /\b(itch\w*|tingl\w*|prickl\w*|uncomfortable)\b/],
  ["stretching", /\b(stretch\w*|gummy|elastic|like gum|chewing gum|rubbery|mush\w*|jelly)\b/],
  ["breaking", /\b(break\w*|snap\w*|broke|coming off|falling (out|off)|fall out)\b/],
  [
    "grey_left",
    new RegExp(
      [
        String.raw`${CAST}\b(?:greys?|whites?|white hairs?)\b.{0,22}\b(?:not|isn't|won't|still|show\w*|left|resist\w*|refus\w*|translucent|uncovered)\b`,
        String.raw`${CAST}\b(?:greys?|whites?|white hairs?)\b.{0,22}\b\w+n't (?:\w+ )?${TAKES}`,
        String.raw`\b(?:not|won't|isn't) (?:cover\w*|taking on the (?:grey|white))\b`,
        String.raw`\bstill (?:grey|white)\b|\bsee.?thr(?:u|ough)\b`,
        String.raw`\b(?:grey|white)s? (?:\w+ )?(?:laugh\w*|spat|spit|won\b)|\b(?:grey|white)s?\b.*\b(?:popp\w*|com(?:es?|ing)|poking|peek\w*) (?:through|thru|out)\b`,
      ].join("|"),
    ),
  ],
  [
    "going_dark_again",
    /\b(re-?oxidi\w*|darken\w* again|going dark again|gone dark again|dark again|back to dark|getting darker again)\b/,
  ],
  [
    "hot_roots",
    new RegExp(
      [
        String.raw`\bhot roots?\b|${ROOTS} (?:\w+ )?(?:hot|hotter)\b`,
        String.raw`${ROOTS}(?:(?!still|not|\bends?\b|\bmids?\b|\blengths?\b|\bbut\b|[,.;]).){0,24}\b${HOT}\b`,
        String.raw`\b(?:lighter|brighter|bright|hotter|hot|neon|glow\w*) (?:\w+ ){0,2}${ROOTS}`,
      ].join("|"),
    ),
  ],
  ["bleeding", /\b(bleed\w*|bled|seep\w*|leak\w*|slip\w*)\b/],
  ["drying_out", /\b(dry\w* (out|up)|dried (out|up|on)|drying|crust\w*|flak\w*|chalky|gone dry)\b/],
  [
    "too_fast",
    /\b(too (fast|quick\w*)|lift\w* (so )?(fast|quick\w*)|racing|already (white|pale|platinum)|(?<!\b(?:want|wants|until|till|to|for|need|not|reach) (?:a |it )?)(pale yellow|almost white|nearly white))\b/,
  ],
  [
    "too_slow",
    /\b(too slow\w*|slow\w*|not lift\w*|isn't lift\w*|won't lift|won't budge|not budg\w*|stuck|stalled|stopped lift\w*|barely lift\w*|hardly lift\w*)\b/,
  ],
  [
    "not_taking",
    /\b(not (taking|working|depositing|doing anything)|isn't (taking|working)|(?:won't|doesn't|don't|isn't|not|barely|hardly) (?:take|grab(?:bing)?)|nothing (is )?happen\w*|no change|nothing yet)\b/,
  ],
  ["patchy", /\b(patch(y|es)|spotty|uneven|blotch\w*|bands?|banding|stripes?|leopard)\b/],
  ["violet", /\b(violet|purple|lilac|lavender|mauve|plum)\b/],
  [
    "grey",
    /\b(going|turning|turned|gone|went|looks?|looking|too|pulling|getting|bit) (\w+ ){0,2}(grey|silver\w*|gunmetal|steel\w*)\b|\b(?:slate|gunmetal|battleship)\b/,
  ],
  ["ash", /\b(ash\w*|too cool|smok(?:e?y|ing out)|flat and cool)\b/],
  ["blue", /\b(blue|bluish|inky|denim)\b/],
  ["green", /\b(green\w*|khaki|swampy?|mossy?|olive|pond|seaweed)\b/],
  ["muddy", /\b(mudd\w*|murky|dirty|dull)\b/],
  [
    "too_dark",
    /\b(too dark|(looks?|looking|and|are|is) dark|so dark|very dark|darker than|really dark|going dark|gone dark|turning dark|black|grab(?:s|b\w*)?|way dark\w*|getting dark)\b/,
  ],
  ["pink", /\b(pink\w*|salmon|rosy)\b/],
  ["too_red", /\btoo red\b|\bfill\w*\b.*\bred\b/],
  ["yellow", /\b(yellow\w*|banana|lemon)\b/],
  ["orange", /\b(orang\w*|peach\w*|copper\w*|carrot|ginger)\b/],
  ["brassy", /\b(brass\w*|too warm|warm still|still warm|gold\w*)\b/],
  ["red", /\bred\b|\breddish\b/],
  ["too_light", /\b(too light|too pale|too bright)\b/],
];

const NOT_SO =
  /\b(?:no|not|without|never|isn't|aren't|wasn't|hasn't|haven't|hadn't|don't|doesn't|didn't|won't|barely|hardly|refus\w+ to)(?: any| yet| been| really| a bit)? (?:\w+ or )?$/;

/** What is seen or felt, by the words for it; what is denied stays out. */
export function signsIn(text: string): RescueSign[] {
  const found = SIGNS.flatMap(([sign, words]) => {
    const at = words.exec(text);
    if (!at) return [];
    const before = text.slice(0, at.index);
    const negated = NOT_SO.test(before) && !at[0].startsWith("not");
    return negated ? [] : [sign];
  });
  return withoutDoubles(found, text);
}

/** A stronger or narrower sign says the weaker one too. */
function withoutDoubles(found: RescueSign[], text: string): RescueSign[] {
  const has = (sign: RescueSign) => found.includes(sign);
  const dropped = new Set<RescueSign>();
  if (has("swelling_foil")) dropped.add("swelling");
  if (has("rash") || has("too_red")) dropped.add("red");
  if (has("hot_roots"))
    for (const sign of ["orange", "yellow", "brassy", "too_light", "too_fast"] as const)
      dropped.add(sign);
  if (has("going_dark_again")) dropped.add("too_dark");
  if (has("grey_left")) dropped.add("not_taking").add("grey");
  if (has("pink")) dropped.add("red");
  if (has("eyes") && /\b(eyes? (opener|on it)|keep an eye|eyebrows?)\b/.test(text))
    dropped.add("eyes");
  if (has("ash") && has("grey")) dropped.add("ash");
  return found.filter((sign) => !dropped.has(sign));
}
