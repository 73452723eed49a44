import { isCommon } from "./people.ts";

/** Words that start a sentence with a capital and are nobody's name. */
const NOT_NAMES = new Set(
  "level natural virgin box bleached hi hello hey thanks the this she he her his they client new need needs want wants what whats why how can could would should please formula make mix half double go going roots ends mids grey gray cool warm ash copper start set timer find show look pull upgrade switch downgrade still too no not yes ok okay good got using use in on at it its i im is was did do does just keep stay lift tone toner cover fine thick short long medium healthy damage dry help redken wella goldwell matrix joico igora schwarzkopf loreal pravana kenra aveda davines client's mrs mr ms january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday slightly client base from actually maybe something nothing never old had".split(
    " ",
  ),
);
const NAME = String.raw`([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)`;
const PATTERNS = [
  new RegExp(String.raw`\b(?:[Nn]ew )?[Cc]lient(?:'s name)?(?: is|:)? ${NAME}`, "u"),
  new RegExp(
    String.raw`\b(?:[Tt]his is|[Hh]er name is|[Hh]is name is|[Mm]eet|[Nn]ame:?) ${NAME}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:[Gg]ot|[Hh]ave|[Ww]ith) ${NAME} (?:in my chair|here|in the chair|today)`,
    "u",
  ),
  new RegExp(String.raw`\b(?:[Ff]or|[Oo]n) ${NAME}`, "u"),
  new RegExp(
    String.raw`^${NAME}(?:,|:| -| –| wants| has| is\b|'s (?:a|hair|got)| came| needs)`,
    "u",
  ),
  new RegExp(String.raw`^${NAME}$`, "u"),
];

/** The client's name in a sentence as typed, or undefined. Names are known by their capital. */
export function hearName(typed: string): string | undefined {
  for (const pattern of PATTERNS) {
    const name = pattern.exec(typed)?.[1];
    const [first = "", last] = name?.split(" ") ?? [];
    if (!name || NOT_NAMES.has(first.toLowerCase())) continue;
    return last && NOT_NAMES.has(last.toLowerCase()) ? first : name;
  }
  return undefined;
}

/** Words of the chair that may stand where a name would, in small letters. */
const CHAIR =
  /^(?:\w+(?:ed|ing|ish|est|ous|ness)|hair|colour|highlights?|lowlights?|balayage|brassy|blonde|brunette|ombre|bob|pixie|white|salt|sorry|also|today|mostly|about|someone|somebody|babylights|foils?|gloss|vivids?|pastel|neon|money|retouch|yellow|orange|green|red|gold|purple|pink|teal|blue|lilac|black|brown|dark|light|medium|very|quite|really|some|any|and|but|with|first|second|last|old|our|your|him|them|that|those|these|all|one|two|three|mushroom|honey|caramel|chocolate|mocha|beige|pearl|icy|platinum|henna|keratin|perm|semi|regrowth|hairline|temples?|band|bands|tips|lengths|bowl|mum|mom|girl|lady|guy|man|woman|grey|greys|cover|blend|full|half|root|tone|swap|mix|add|which|where|who|when|are|will|did|does|has|had|let|then|there|here|so|if|or|as|maybe|yep|nope|yeah|please|another|fancy|fresh|great|perfect|colou?rist|assistant|double|global|scalp|lift|process|strip|remove|take|soft|rich|deep|bright|gentle)$/;
const SMALL = String.raw`((?:mrs |mr |ms |miss )?[a-z][a-z'-]{2,})`;
/** What is done to somebody's hair: "toning for chloe d'angelo", "correction on gwen". */
const DONE = new RegExp(
  String.raw`\b(?:toning|correction|corrective|coverage|blend|gloss|highlights|lowlights|balayage|tint|recipe|plan|one|something|dye|shadow|melt) (?:for|on) ${SMALL}( [do]'[a-z]{3,})?`,
);
const SMALL_PATTERNS = [
  new RegExp(
    String.raw`\b(?:client(?: is|'s name is|:)?|this is|her name is|his name is|(?:formula|toner|blending|colour|bowl) for) ${SMALL}`,
  ),
  new RegExp(String.raw`^${SMALL}(?:,| wants\b| needs\b)`),
];

/** A name typed in small letters, where a sentence begins with it or says whose it is; undefined for words of the chair. */
export function hearSmallName(text: string): string | undefined {
  for (const pattern of SMALL_PATTERNS) {
    const name = pattern.exec(text)?.[1];
    const last = name?.split(" ").at(-1) ?? "";
    if (!name || NOT_NAMES.has(last) || CHAIR.test(last)) continue;
    return capital(name);
  }
  const [, name, family = ""] = DONE.exec(text) ?? [];
  return name && !NOT_NAMES.has(name) && !CHAIR.test(name) && !isCommon(name)
    ? capital(name + family)
    : undefined;
}

const capital = (name: string) =>
  name.replace(/(?:^|[ -])[a-z]|(?<= [do]')[a-z]/g, (letter) => letter.toUpperCase());
