import { isFinished, isOnNow, mended, STILL_ON } from "./when.ts";
import type { RescueProduct, RescueSign } from "./schema.ts";
import type { Zone } from "#tools/colour/words.ts";

/** What a sentence from the chair says about a bowl that is on the hair. */
export type Told = {
  product?: RescueProduct;
  minutesOn?: number;
  zone?: Zone;
  seen: RescueSign[];
};

/** Reads a stylist's sentence, such as "toner on six minutes, ends going violet". Deterministic; what is not said stays out. */
export function hearRescue(sentence: string): Told {
  const text = mended(sentence);
  const product = PRODUCTS.find(([words]) => words.test(text))?.[1];
  const minutesOn = minutesIn(text);
  const zone = ZONES.find(([words]) => words.test(text))?.[1];
  return {
    ...(product && { product }),
    ...(minutesOn === undefined ? {} : { minutesOn }),
    ...(zone && { zone }),
    seen: DEEPER.test(text) ? ["too_dark"] : signsIn(seenOnly(text)),
  };
}

/** A result far below what was wished for: "it's like a 3, she wanted a 6", "went in for a 6, dried out 4". */
const DEEPER =
  /\blike an? [1-4]\b.*\bwanted an? [5-9]\b|\bfor an? [5-9]\b.*\b(?:dried|came) (?:out )?(?:at |as )?(?:an? )?[1-4]\b/;

/** The level that the hair is said to have; a wished-for one does not count. */
export function levelHeard(sentence: string): number | undefined {
  const said = /\blevel (\d{1,2})\b/.exec(seenOnly(mended(sentence)))?.[1];
  const level = Number(said);
  return said !== undefined && level >= 1 && level <= 12 ? level : undefined;
}

/** What is there, without what is wished for or warded off: "still orange, want yellow", "a 5 without it going khaki". */
export function seenOnly(text: string): string {
  return besideFears(text).replace(
    /\b(wants?|wanted|need it|aiming for|goal is|supposed to be|should be)\b.*?(?=\bbut\b|[,.;!?]|$)/g,
    " ",
  );
}

/** Without what shall not come to be: no such thing is on the hair. */
export const besideFears = (text: string): string => text.replace(WARDED_OFF, " ");

/** What shall not come to be. */
const WARDED_OFF =
  /\b(?:without|avoid\w*|prevent\w*|stop|so(?: that)?|in case|worried|scared|afraid|in fear)\b(?: (?:it|stiff|them|her|his|he|she|they|the|ends|roots|hair|of|from|about|that|won't|doesn't|don't|not|it's|its|might|will))* (?:go|goes|turn|turns|pull|pulls|get|gets|look|looks|going|turning|pulling|getting|looking)\b(?! on\b).*?(?=\bbut\b|[,.;!?]|$)/g;

/** Of another salon, or of a time that is over. */
const ELSEWHERE =
  /\b(?:old|last|previous|former|other|another|first) (?:salons?|places?|shops?|jobs?|boss|manager)\b|\bused to\b|\bback (?:when|in the day)\b|\bwhere i (?:trained|worked|was)\b/;

/** Whether words tell of what was once done, here or elsewhere, and of nothing that is on somebody now. */
export const isRemark = (sentence: string): boolean =>
  !isOnNow(sentence) && (ELSEWHERE.test(mended(sentence)) || isOver(sentence));

/** Whether a green or a dull cast came out of water, and of no bowl. */
export const isOfWater = (sentence: string): boolean =>
  /\b(?:pool|swim\w*|chlorin\w*|hot tub|(?:well|hard|sea|salt) water|copper pipes?)\b/.test(
    mended(sentence),
  );

/** Whether a sentence calls for help with something that is on the hair at this moment, and not about a result of the past or a wish. */
export function isRescue(sentence: string): boolean {
  const text = mended(sentence);
  const { product, minutesOn, zone, seen } = hearRescue(sentence);
  if (seen.length === 0 || PAST.test(text) || isOver(text)) return false;
  if (isFinished(text) && !seen.some((sign) => urgent.has(sign))) return false;
  if (isOfWater(text) && !STILL_ON.test(text) && !seen.some((sign) => urgent.has(sign)))
    return false;
  // hair that breaks by itself is asked about before anything goes on
  if (ASKS_BEFORE.test(text) && !STILL_ON.test(text) && seen.every((sign) => ofFibre.has(sign)))
    return false;
  if (seen.some((sign) => urgent.has(sign))) return true;
  const on = minutesOn !== undefined || STILL_ON.test(text);
  const happening = HAPPENING.test(text);
  if (product !== undefined && seen.some((sign) => inProcess.has(sign))) return true;
  return (
    (on && (product !== undefined || happening)) ||
    (product !== undefined && happening && zone !== undefined)
  );
}

/** Whether a sign is of colour alone, and of no person's skin nor of the fibre. */
export const isOfColour = (sign: RescueSign): boolean => !urgent.has(sign) && sign !== "itching";

/** About the person or the fibre: never waits for a second hint. */
const urgent = new Set<RescueSign>([
  "breathing",
  "swelling",
  "rash",
  "eyes",
  "burning",
  "hot_foil",
  "swelling_foil",
  "stretching",
  "breaking",
]);

const ofFibre = new Set<RescueSign>(["stretching", "breaking"]);
const ASKS_BEFORE =
  /\b(?:can|could|may|should|ok(?:ay)?(?: for me)? to|safe to) (?:(?:i|we) )?(?:still )?(?:do|put|use|foil|bleach|lighten|colou?r|tint|tone|highlight)\b/;

/** Signs that only a product still at work shows. */
const inProcess = new Set<RescueSign>(["bleeding", "drying_out", "going_dark_again", "too_fast"]);

const PAST =
  /\b(came|turned|ended) (out|up)\b|\blast (time|week|visit|month)\b|\byesterday\b|\bwants?\b|\bwould like\b|\bnext (time|visit)\b|\bafter (a|one|two|\d+) wash|\bever\b|\bhistory\b|\bused to\b|\bpatch test\b|\b(swelled|itched|stung)\b/;
const BEFORE =
  /\b(?:(?:after|from|with) (?:the|her|his|that) (?:last )?(?:colou?r|bleach|tint|gloss|toner|balayage|highlights)(?! (?:still )?on\b)|back in|all clear|ago|last (?:spring|summer|autumn|fall|winter|year))\b/;

/** Whether a sentence tells of a time that is over, when nothing is on the hair any more. */
export const isOver = (sentence: string): boolean => {
  const text = mended(sentence);
  return BEFORE.test(text) && !STILL_ON.test(text) && !/\bon\b.*\d+ ?min/.test(text);
};
const HAPPENING =
  /\b(going|turning|getting|pulling|grabbing|taking|lifting|looks?|looking|starting|gone|went|is|are|still|stuck|won.t|isn.t|not)\b/;

const PRODUCTS: [RegExp, RescueProduct][] = [
  [/\b(filler|filling|pre-?pigment\w*)\b/, "filler"],
  [/\b(remover|extractor|efassor|colou?r ?b4|decolou?r\w*|stripper)\b/, "remover"],
  [
    /\b(toner|toning|gloss|glaze|demi|acid colou?r|shades eq|colou?rance|colou?r touch|dia ?light)\b/,
    "toner",
  ],
  [/\bhigh-? ?lift\b/, "permanent"],
  [
    /\b(bleach|lightener|lightning|bleaching|foils?|balayage|powder|(?<!\b(?:no|without) )lift(ing)?|blondor|soap cap)\b/,
    "lightener",
  ],
  [/\b(direct dye|vivids?|semi|semi-permanent|fashion colou?r|elumen|pastel)\b/, "direct_dye"],
  [
    /\b(permanent|tint|root colou?r|regrowth colou?r|grey cover\w*|koleston|majirel|igora|topchic|colou?r)\b/,
    "permanent",
  ],
];

const ZONES: [RegExp, Zone][] = [
  [/\b(foils?|meche|packets?)\b/, "foils"],
  [/\b(ends?|tips?)\b/, "ends"],
  [/\b(mids?|mid-?lengths?|middles?)\b/, "mids"],
  [/\b(roots?|regrowth|base|hairline|temples?)\b/, "roots"],
  [/\b(lengths?)\b/, "lengths"],
  [/\b(all over|everywhere|whole head|the lot)\b/, "all"],
];

/** "On 6 minutes", "6 min in", "been 20", "after 10 minutes", "half an hour"; "at 7" may be a level, and is no time. */
function minutesIn(text: string): number | undefined {
  if (/\bhalf an? hour\b/.test(text)) return 30;
  const hours = /\b(?:an|1|one) hour\b/.test(text) ? 60 : undefined;
  const said =
    /\b(\d{1,3})(?: ?- ?\d{1,3})? ?(?:min\w*|')/.exec(text)?.[1] ??
    /\b(?:on|in|been|for|at (?!(?:\d|1[0-2])\b))(?: for)? ?(\d{1,3})\b(?! ?(?:vol|g\b|%|level|grams?|lv))/.exec(
      text,
    )?.[1] ??
    /\b(\d{1,3}) (?:in|on)\b/.exec(text)?.[1];
  if (said === undefined) return hours;
  const minutes = Number(said);
  return minutes <= 240 ? minutes : undefined;
}

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
    /\b(foils?|packets?|bowl|mix\w*|strands?|hair)\b.*\b(hot|heat\w*|warm to|smok\w*|steam\w*|fum\w*)\b|\b(hot|smok\w*|steam\w*)\b.*\bfoils?\b|\b(smoke|smoking|steam|steaming)\b.*\b(hair|head|strands?|packets?)\b/,
  ],
  ["swelling", /\b(swell\w*|swollen|puffy)\b/],
  ["rash", /\b(rash|hives|blister\w*|weals?|welts?|red patches|red skin|skin is red)\b/],
  ["burning", /\b(burn\w*|sting\w*|scald\w*|hurt\w*|sore|painful|on fire)\b/],
  ["itching", /\b(itch\w*|tingl\w*|prickl\w*|uncomfortable)\b/],
  ["stretching", /\b(stretch\w*|gummy|elastic|like gum|chewing gum|rubbery|mush\w*|jelly)\b/],
  ["breaking", /\b(break\w*|snap\w*|broke|coming off|falling (out|off)|fall out)\b/],
  [
    "grey_left",
    /\b(greys?|white|whites|white hairs?)\b.{0,22}\b(not|n't|isn't|won't|still|show\w*|left|resist\w*|translucent|uncovered)\b|\b(not|n't|won't|isn't) (cover\w*|taking on the (grey|white))\b|\b(?:grey|white)s? (?:did ?n'?t|did not) (?:take|cover)\b|\b(?:grey|white)s?\b[^,.;]{0,24}\b(?:has|have|is|does|did|wo)n'?t (?:grab\w*|tak\w+|took|hold\w*|cover\w*)\b|\bstill (grey|white)\b|\bsee.?thr(?:u|ough)\b|\btemples?\b.*\bstill white\b|\b(?:grey|white)s? (?:\w+ )?(?:laugh\w*|spat|spit|won)|\b(?:grey|white)s?\b.*\b(?:popp\w*|com(?:es?|ing)|poking|peek\w*) (?:through|thru|out)\b/,
  ],
  [
    "going_dark_again",
    /\b(re-?oxidi\w*|darken\w* again|going dark again|gone dark again|dark again|back to dark|getting darker again)\b/,
  ],
  [
    "hot_roots",
    /\bhot roots?\b|\broots? (?:are|is|r) hot\b|\bregrowth (?:is|are|went|looks?|came out) (?:\w+ )?(?:lighter|brighter|warmer)\b|\bneon (?:\w+ ){0,2}roots?\b|\broots? (?:\w+ ){0,3}neon\b|\broots?\b(?:(?!still|not).){0,24}\b(lighter|brighter|faster|too (light|fast)|orange|yellow|warm\w*|glow\w*)\b/,
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
    /\b(not (taking|working|depositing|doing anything)|isn't (taking|working)|won't take|nothing (is )?happen\w*|no change|nothing yet)\b/,
  ],
  ["patchy", /\b(patch(y|es)|spotty|uneven|blotch\w*|bands?|banding|stripes?|leopard)\b/],
  ["violet", /\b(violet|purple|lilac|lavender|mauve|plum)\b/],
  [
    "grey",
    /\b(going|turning|turned|gone|went|looks?|looking|too|pulling|getting|bit) (\w+ ){0,2}(grey|silver\w*|gunmetal|steel\w*)\b|\b(?:slate|gunmetal|battleship)\b/,
  ],
  ["ash", /\b(ash\w*|too cool|smoky|flat and cool)\b/],
  ["blue", /\b(blue|bluish|inky|denim)\b/],
  ["green", /\b(green\w*|khaki|swampy?|olive)\b/],
  ["muddy", /\b(mudd\w*|murky|dirty|dull)\b/],
  [
    "too_dark",
    /\b(too dark|(looks?|looking|and|are|is) dark|so dark|very dark|darker than|really dark|going dark|gone dark|turning dark|black|grabb\w*|way dark\w*|getting dark)\b/,
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
  /\b(?:no|not|isn't|without|never|hasn't|don't|doesn't|aren't)(?: any| yet| been| really| a bit)? (?:\w+ or )?$/;

function signsIn(text: string): RescueSign[] {
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
