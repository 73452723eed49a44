import type { RescueProduct, RescueSign } from "./schema.ts";
import { coolSigns, signsIn } from "./signs.ts";
import { isFinished, isOnNow, mended, STILL_ON } from "./when.ts";
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
  const zone = zoneIn(wrongIn(text)) ?? zoneIn(text);
  return {
    ...(product && { product }),
    ...(minutesOn === undefined ? {} : { minutesOn }),
    ...(zone && { zone }),
    seen: DEEPER.test(text) ? ["too_dark"] : signsIn(seenOnly(text)),
  };
}

const zoneIn = (text: string) => ZONES.find(([words]) => words.test(text))?.[1];

/** The first stretch that tells of too much of a tone or of depth: "mids going smoky, roots still yellow" is about the mids. */
const wrongIn = (text: string): string =>
  text
    .split(/[,.;!?]|\b(?:but|while|and)\b/)
    .find((part) => signsIn(seenOnly(part)).some((sign) => tooMuch.has(sign))) ?? text;

const tooMuch = new Set<RescueSign>([...coolSigns, "too_dark"]);

/** A place that is smaller than a zone of a plan, where it goes wrong: "the money piece". */
export function placeSaid(sentence: string): string | undefined {
  const text = mended(sentence);
  const wrong = wrongIn(text);
  // a part that was named with what is wrong is that part, whatever else is spoken of
  const place = PLACE.exec(wrong)?.[0] ?? (PART.test(wrong) ? undefined : PLACE.exec(text)?.[0]);
  return place === "face" ? "hair around the face" : place;
}

const PART = /\b(?:roots?|regrowth|mids?|mid-?lengths?|lengths?|ends|tips)\b/;
const PLACE =
  /\b(?:temples?|hairline|part(?:ing| line)|(?<=\b(?:at|on|along|in|the|her|his) (?:the |her |his )?)part(?= |$|[,.;!?])(?! of\b)|part(?= (?:is|looks?|still)\b)|crown|nape|(?<=\baround (?:the|her|his) )face|fringe|bangs|sideburns|money ?piece|face ?frame|(?<!\bin )front(?! of\b)(?: pieces?)?)\b/;

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

/** Whether too much of a tone, or white that does not take, is told of something that is on the hair and whose time runs. */
export const isOnAndWrong = (sentence: string): boolean => {
  const { seen } = hearRescue(sentence);
  return (
    seen.some((sign) => tooMuch.has(sign) || sign === "grey_left") &&
    seen.every(isOfColour) &&
    RUNS.test(mended(sentence)) &&
    isRescue(sentence)
  );
};

const RUNS =
  /\bstill (?:on|in|processing)\b|\b(?:is|are|been|its|it's) on\b(?! \d+[/.]\d)|\bmin\w* (?:in|on|now|so far)\b|\bmin\w* w(?:ith)? \S+ on\b|\b(?:at|been|on)(?: for)? \d+(?: ?min|\b)(?![/.]\d)|\bon (?:for )?half an hour\b|\brinse\b/;

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
  /\b(going|turning|getting|pulling|grabbing|taking|lifting|looks?|looking|starting|gone|went|is|are|still|stuck|\w+n't|not)\b/;

const PRODUCTS: [RegExp, RescueProduct][] = [
  [/\b(filler|filling|pre-?pigment\w*)\b/, "filler"],
  [/\b(remover|extractor|efassor|colou?r ?b4|decolou?r\w*|stripper)\b/, "remover"],
  [
    /\b(toner|toning|gloss|glaze|smudge|demi|acid colou?r|shades eq|colou?rance|colou?r touch|ct|dia ?light)\b/,
    "toner",
  ],
  [/\bhigh-? ?lift\b/, "permanent"],
  [
    /\b(bleach|lightener|lightning|bleaching|foils?|balayage|powder|(?<!\b(?:no|without) )lift(ing)?|blondor|soap cap)\b/,
    "lightener",
  ],
  [/\b(direct dye|vivids?|semi|semi-permanent|fashion colou?r|elumen|pastel)\b/, "direct_dye"],
  [
    /\b(permanent|tint|root colou?r|regrowth colou?r|grey cover\w*|koleston|kp|majirel|igora|topchic|colou?r)\b/,
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
    /\b(?:on|in|been|for|at (?!(?:\d|1[0-2])\b))(?: for)? ?(\d{1,3})\b(?! ?(?:vol|g\b|%|level|grams?|lv)|[/.]\d)/.exec(
      text,
    )?.[1] ??
    /\b(\d{1,3}) (?:in|on)\b/.exec(text)?.[1];
  if (said === undefined) return hours;
  const minutes = Number(said);
  return minutes <= 240 ? minutes : undefined;
}
