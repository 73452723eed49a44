import { isDenied } from "./sentences.ts";
import type { SafetyFact } from "./schema.ts";

type Heard = Omit<SafetyFact, "words" | "from">;

const DISEASE =
  /\b(?:psoriasis|eczema|dermatitis|seborrh\w+|seb(?:orrh?oeic)? derm\w*|ringworm|impetigo|folliculitis|shingles)\b/;
const OPEN =
  /\b(?:open|broken|cracked|cuts?|raw|bleed\w*|weep\w*|ooz\w*|sores?|flar\w*|inflamed|infected|active|(?<!how )bad(?:ly)?|scab\w*|patch(?:es)? (?:are )?open)\b/;
const CALM =
  /\b(?:calm|healed|clear(?:ed)?|gone|under control|controlled|remission|not active|inactive|fine now|no longer)\b/;

const HURT = String.raw`(?:broken|cuts|(?:an? |open |little |small |deep |nasty |fresh |razor )cut|sores?|raw|bleeding|open wounds?|wounds?|wounded|scabs?|scabby|abrasions?|grazes?|grazed|sun ?burn(?:t|ed)?|sunburn|burnt|burned|blisters?|blistered|weeping|cracked|infected|stitches|stitched|inflamed|irritated|lesions?|ulcers?)`;
const PLACE = String.raw`(?:scalp|heads?|parting|hairline|nape|skin|crown|temples?|ears?)`;
const SCALP = [
  new RegExp(String.raw`\b${PLACE}\b(?: [\w']+){0,4}? (${HURT})\b`),
  new RegExp(String.raw`\b(${HURT})\b(?: [\w']+){0,4}? ${PLACE}\b`),
  // a head is spoken of, whatever place is named
  /\b(?:a|some|two|few|got) (?:\w+ )?(sore|raw|broken|open|weeping) (?:patch(?:es)?|spots?|bits?|areas?|places?)\b/,
];

/** Conditions of skin, body and hair that a sentence tells of. */
export function conditionsIn(sentence: string): Heard[] {
  return [...scalpIn(sentence), ...bodyIn(sentence), ...ageIn(sentence), ...strandIn(sentence)];
}

/** What is looked at before anything goes on: it spreads, or shows skin that may be bare and tender. */
const LOOK =
  /\b(?:alopecia(?: areata)?|(?:head ?)?lice|head louse|nits|tinea|scabies|(?:sensitive|tender) scalp|scalp (?:is|'s) (?:very |so |really )?(?:sensitive|tender))\b/;

function scalpIn(sentence: string): Heard[] {
  const looked = LOOK.exec(sentence);
  if (looked && !isDenied(sentence, looked.index) && !CALM.test(sentence))
    return [{ concern: "scalp_unclear" }];
  const disease = DISEASE.exec(sentence);
  if (disease && !isDenied(sentence, disease.index)) {
    if (CALM.test(sentence)) return [];
    return [{ concern: OPEN.test(sentence) ? "scalp_broken" : "scalp_unclear" }];
  }
  const hurt = SCALP.some((pattern) => {
    const match = pattern.exec(sentence);
    return match?.[1] && !isDenied(sentence, sentence.indexOf(match[1], match.index));
  });
  return hurt &&
    !CALM.test(sentence) &&
    !/\bhair (?:is |was |has )?(?:broken|burnt|raw)/.test(sentence)
    ? [{ concern: "scalp_broken" }]
    : [];
}

const BODY: readonly [RegExp, SafetyFact["concern"]][] = [
  [
    /\b(?:pregnan\w*|preg|preggy|preggo|preggers|up the duff|knocked up|bun in the oven|(?:is|be|she's|shes) expecting\b(?! (?:a lot|it|her|some|warmth|to))|expecting (?:a )?(?:baby|twins)|trimester|(?:weeks|months) (?:along|gone))/,
    "pregnancy",
  ],
  [
    /\b(?:isotretinoin|(?:ro)?acc?utane|absorica|claravis|zenatane|curacne|aknenormin)\b/,
    "isotretinoin",
  ],
  [/\b(?:chemo\w*|radiotherapy|cancer treatment)\b/, "chemotherapy"],
  [/\bblack henna\b/, "black_henna"],
];

function bodyIn(sentence: string): Heard[] {
  return BODY.flatMap(([pattern, concern]): Heard[] => {
    const match = pattern.exec(sentence);
    if (!match || isDenied(sentence, match.index)) return [];
    if (concern === "chemotherapy" && LONG_SINCE.test(sentence)) return [];
    // who types is not who sits
    return OWN.test(sentence.slice(0, match.index)) ? [] : [{ concern }];
  });
}

/** Six months and more since it ended: hair and scalp are themselves again. */
const LONG_SINCE =
  /\b(?:(?:[6-9]|\d\d|six|seven|eight|nine|ten|eleven|twelve|many) months|(?:\d+|a|one|two|three|four|five|ten|many|some|several|a few) years?|years) (?:ago|since|back)\b|\b(?:over|more than) (?:a year|\w+ years) (?:ago|since)/;

const OWN = /\b(?:i'm|im|i am|i)\b[^,]{0,20}$/;

const CHILD_UNTIL = 16;

/** "She's 14", "aged 15", "a 13 year old"; a small number after "she's" may be a level and needs its years. */
function ageIn(sentence: string): Heard[] {
  const years =
    /\b(\d{1,2})[ -]?(?:years?[ -]olds?|yrs?[ -]olds?|y\/?o)\b/.exec(sentence)?.[1] ??
    /\b(?:she's|shes|he's|hes|she is|he is|client is|aged?|turned|turns) (1[2-5])(?=$|,| and| with| so| who)(?! (?:min|vol|g\b))/.exec(
      sentence,
    )?.[1] ??
    /(?<!\b(?:there(?:'?s| is| are|'re)?|have|got|at|to|with|it's|its) )\b(?:only|just) (\d{1,2})(?=$|[, ]+(?:and|mum|mom|so|with|wants)\b|,)/.exec(
      sentence,
    )?.[1];
  const school = /\byear (\d{1,2}) (?:girl|boy|student|pupil)\b/.exec(sentence)?.[1];
  if (school && Number(school) < 11) return [{ concern: "child", age: Number(school) + 5 }];
  if (/\b(?:her|his|my|their) \d{1,2}[ -]?(?:years?|yrs?|y\/?o)/.test(sentence)) return [];
  const age = Number(years);
  return years !== undefined &&
    age < CHILD_UNTIL &&
    !/\b(?:colou?r|tint|dye|box|ago|bleach)\b[^,]*$/.test(
      sentence.slice(0, sentence.indexOf(years)),
    )
    ? [{ concern: "child", age }]
    : [];
}

const OF_HAIR = /\b(?:hair|ends|lengths?|roots|mids|strands?|bleached|foils|level|lvl)\b/;
/** Hair that breaks by itself, which nobody needs a test to see. */
const BREAKS =
  /\b(snaps|snapping|snapped off|breaking(?! (?:the|my|news|even|down))|breaks off|gummy|mushy)\b/;

/** A bowl at work is for the rescue. */
const STILL_ON = /\b(?:is|are|been|still)(?: still)? on\b|'s on\b|\bmin\w* in\b|\bprocessing\b/;

function strandIn(sentence: string): Heard[] {
  const breaks = STILL_ON.test(sentence) ? null : BREAKS.exec(sentence);
  if (breaks && OF_HAIR.test(sentence) && !isDenied(sentence, breaks.index))
    return [{ concern: "strand_failed" }];
  const broke =
    /\b(?:strands?|elasticity|stretch)(?: test)?\b[^,]{0,40}?\b(snapp\w*|broke\w*|melt\w*|gumm\w*|mush\w*|crumbl\w*|dissolv\w*|fell apart|fail\w*|stretched and (?:stayed|snapped))/.exec(
      sentence,
    );
  return broke?.[1] && !isDenied(sentence, sentence.indexOf(broke[1], broke.index))
    ? [{ concern: "strand_failed" }]
    : [];
}
