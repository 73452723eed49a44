import { NUMBER_WORDS } from "#tools/colour/number-words.ts";

/** Whether something is said to be on the hair at this moment. */
export const isOnNow = (sentence: string): boolean => STILL_ON.test(mended(sentence));

/** Whether what is told of is rinsed: a result, on which nothing works any more and nothing may stay on. */
export function isFinished(sentence: string): boolean {
  const text = mended(sentence);
  return !STILL_ON.test(text) && !ON_SO_LONG.test(text) && RINSED.test(text);
}

const ON_SO_LONG =
  /(?<!(?:was|went|were|left it|had it) )\bon (?:for )?\d+ ?min|\b\d+ ?min\w* (?:in|now|so far)\b/;
/** What is over: rinsed, dried, gone home, done and looked at. */
const WHEN = String.raw`(?:yesterday|last (?:week|night|mon|tues?|wed|thurs?|fri|sat|sun)\w*|(?:\d+|a few) (?:days|weeks) ago)`;
const RINSED = new RegExp(
  [
    String.raw`(?<!\b(?:not|n't|before|until|till|unless)\b(?: \w+)? ?)\brinsed\b(?! yet)`,
    String.raw`\bblow.?dried|\bblown (?:it )?dry|\bblew (?:\w+ )?(?:out|dry)\b|\b(?:all|its|it's|now|she's|shes) (?:dry|dried)\b(?! (?:out|up))|\bdry(?:,? | and )done\b|(?:^|[.!;] )dry(?:$|[.!;])|\bdried (?:her|him|it|and|off)\b|\bdried (?:\w+ ){0,3}?(?:\d|bright|hot|khaki|dark|green|orange|brassy|muddy|flat|ashy|grey|purple)`,
    String.raw`\b(?:did|toned|glossed|colou?red|lifted|foiled)\b.*\b${WHEN}|\b${WHEN}\b.*\b(?:too|went|looks?|turned|came out|it's|its)\b`,
    String.raw`\b(?:finished|done|just) (?:rinsing|drying)\b|\b(?:done|washed) and dried\b|\b(?:is|its|it's) off\b|\bout the door\b|\bblow.?dry (?:shows|showed)\b`,
    String.raw`\bafter (?:a|one|two|three|\d|a few|a couple) washe?s?\b|\bi went (?:an? )?\d+ to (?:an? )?\d+\b`,
    String.raw`\b(?:did|foiled|toned)\b.*\bnow (?:its|it's|she'?s|they)\b`,
    String.raw`^finished\b|\b(?:all|we're|i'm) (?:done|finished)\b|\bwashed (?:\S+ ){0,3}(?:out|off)\b`,
    String.raw`\b(?:she|client) (?:left|went home|texted|called)\b`,
    String.raw`\bpulled (?:\S+ )*(?:thru|through)\b.*\b(?:and|now|is|its|it's)\b`,
    String.raw`\b(?:was|went) on (?:for |like |maybe |abt |about )*\d+`,
    String.raw`\bwent from\b.*\b(?:to|2)\b.*\b(?:and|its|it's|now)\b`,
    String.raw`\b(?:put|used|laid) \S+\/\d+ (?:over|on|all)\b.*\b(?:and|its|it's|now)\b`,
    String.raw`\bdid (?:an? |her |the )?(?:virgin |\S*\d)\S*.*\b(?:and|its|it's|now)\b`,
    String.raw`(?<!\blast time\b.*)\b(?:used|put|laid|toned|glossed)\b.*\d\/\d.*\b(?:came out|turned(?: out)?|ended up|went)\b`,
    String.raw`\bfrom (?:somewhere|someplace) else\b|\b(?:from|by|at) (?:another|a different|the (?:other|last)|(?:her|his) (?:old|last)) (?:salon|stylist|place|hairdresser|colou?rist)\b|\bnew client (?:came|walked|turned up|comes)\b`,
    String.raw`\bbled\b.*\b(?:spots?|marks?)\b|\bbright spots\b`,
  ].join("|"),
);

export const STILL_ON =
  /\b(still on|is on|are on|is in|are in|in the foils?|processing|under the|right now|at the basin|just put|just applied|been on)\b/;

const LEVEL = String.raw`(?:(?:an?|level|about|like|brown|nice|clean|even|cool|warm|soft|solid|neutral|natural|beige|perfect|good|lovely|pretty) )*(10|[1-9])\b(?!/)`;
/** The level of what came out right: "the rest is a 7", "lengths are 6", "she has a brown 5 base". */
export function levelOfRest(sentence: string): number | undefined {
  const text = mended(sentence);
  const said =
    new RegExp(
      String.raw`\b(?:rest|lengths?|mids?|ends|everywhere else)(?: is| are|'s|s)?(?: still| at| like)? ${LEVEL}`,
    ).exec(text)?.[1] ??
    /\b(?:brown )?(10|[1-9]) base\b|\bbase (?:is )?(?:an? )?(?:level )?(10|[1-9])\b/
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  return said === undefined ? undefined : Number(said);
}

/** The level that a result should have: "she wanted a 6", "she's a 6 everywhere else". */
export function levelWanted(sentence: string): number | undefined {
  const text = mended(sentence);
  const said =
    /\b(?:wanted|wants|should be|supposed to be|she's|shes|went (?:in )?(?:\w+ ){0,2}for) (?:an? )?(?:level )?(10|[1-9])\b(?! ?(?:min|wks?|weeks?))/.exec(
      text,
    )?.[1];
  return said === undefined ? levelOfRest(sentence) : Number(said);
}

/** Without what came out as it should: "roots are a nice 5", "the rest is perfect". */
export const withoutRight = (sentence: string): string =>
  sentence
    .split(/[,.;]|\b(?:but|while|and)\b/i)
    .filter((part) => !/\b(?:nice|fine|perfect|great|good|spot on|right|lovely)\b/i.test(part))
    .join(", ");

/** The level that a result shows: "still orange at 7". */
export function levelShown(sentence: string): number | undefined {
  const said = /\bat (?:an? )?(10|[1-9])\b(?! ?(?:min|:|am|pm|g\b|%))/.exec(mended(sentence))?.[1];
  return said === undefined ? undefined : Number(said);
}

const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 };

/** Words as they are compared: small, without accents, figures for numbers. */
export function mended(sentence: string): string {
  return sentence
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u2018\u2019`\u00b4]/g, "'")
    .replace(/\b(is|are|was|were|has|have|do|does|did|wo|ca|could|would|should)nt\b/g, "$1n't")
    .replace(/\bgray/g, "grey")
    .replace(/\bpurpley?\b|\bpurplish\b/g, "purple")
    .replace(
      /\b(twenty|thirty|forty|fifty|sixty)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\b/g,
      (_, ten: string, one?: string) =>
        String((TENS[ten] ?? 0) + Math.max(0, one ? NUMBER_WORDS.indexOf(one) : 0)),
    )
    .replace(/\b[a-z]+\b/g, (word) => {
      const value = NUMBER_WORDS.indexOf(word);
      return value > 1 ? String(value) : word;
    })
    .replace(/\s+/g, " ")
    .trim();
}
