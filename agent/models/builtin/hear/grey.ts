import type { Facts, Slot } from "./heard.ts";

const GREY = /\b(greys?|greying|whites?|salt (and|&|n) pepper|50\/50)\b/;

const SPARKLE = "(?:silvers?|sparkles?|tinsel|glitter)";
/** Of a tone that is put on, and no white hair. */
const PUT_ON =
  "(?! (?:toner|tone|gloss|glaze|veil|high ?lights?|lowlights?|foils?|balayage|ombre|streaks|ends|lengths|blonde|shade|card|colour|tint|dye|rinse|series|look|ash|pearl|beige|violet)\\b)";
const ON_HEAD =
  "(?:(?:all |coming |showing |growing |poking |up )*(?:on|at|in|through|round|around|over)? ?(?:the |her |his )?(?:sides?|temples?|sideburns?|hair ?line|part(?:ing)?|front|face|top|crown|beard|roots?|regrowth)|(?:coming|growing|showing|poking|peeking)\\b|threads?|strands?|hairs?|streaks?|bits?|fox|here and there|underneath)";
/** "30% silver on sides", "her silvers": white hair by another name, where it is told of the hair as it is. */
const OWN_WHITE = [
  String.raw`(?<=\d ?%,? (?:or so )?)${SPARKLE}\b${PUT_ON}`,
  String.raw`(?<=\b(?:her|his|got|has|natural(?:ly)?|own|some|few|bit of|much) )(?:natural |own )?${SPARKLE}\b${PUT_ON}`,
  String.raw`\b(?<!\b(?:wants?|go|going|like|love|be|icy|smoky|soft|cool|pale|metallic) )${SPARKLE}(?= ${ON_HEAD})`,
  String.raw`\b(?:silvers|sparkles)\b`,
].map((words) => new RegExp(words, "g"));

/** A mended sentence in which the client's own white is called so; a silver that is wished for stays one. */
export const withOwnWhite = (text: string): string =>
  OWN_WHITE.reduce((left, own) => left.replaceAll(own, "grey"), text);

/** White that color slides off, or did: "failed twice", "won't grab", "like wire", "pops back after a week". */
const RESISTS = new RegExp(
  [
    String.raw`\b(?:resist\w*|stubborn|wir(?:e|ey|y)|glass(?:y)?|fishing line|horse ?hair)\b(?! water)`,
    String.raw`\brefus(?:es?|ing|ed) (?:to (?:take|cover|grab)|(?:the |any |my )?(?:colour|tint|dye))\b|\b(?:kick|spit|push)(?:s|ing|ed)? (?:the |my |it |any )?(?:colour |tint )?out\b|\blaugh(?:s|ed|ing)? at\b|\btranslucent (?:after|every|again)\b`,
    String.raw`\b(?:won't|doesn't|didn't|hasn't|haven't|never|refuses to)(?: (?:really|fully|ever|want to|have))* cover(?:s|ed|ing)?\b(?! (?:them|it|all|every|white|greys?)\b)`,
    String.raw`\b(?:won't|doesn't|don't|didn't|hasn't|haven't|isn't|never|not|barely|hardly|refuses to)(?: (?:really|fully|ever|want to|have))* (?:t[ao]k(?:es?|en|ing)|took|grab(?:s|bed|bing)?|hold(?:s|ing)?|stick(?:s|ing)?|budges?|catch(?:es|ing)?|stay(?:s|ing)? on|absorb\w*)\b(?! (?:her|him|them|any|an?|the|my|up|patch|test|too|darker|lighter)\b)`,
    String.raw`\bfail(?:s|ed|ing) (?:twice|again|\d|every|each|to (?:cover|take)|last)`,
    String.raw`\b(?:pops?|popping|popped|pokes?|poking|shows?|showing|comes?|coming|came|peeks?|peeking|ghosts?) (?:right |straight )?(?:back|through|out) (?:again|after|in|within|by|every)\b`,
    String.raw`\bslides? (?:right |straight )?off\b|\brejects?\b`,
  ].join("|"),
);
const WASHES_OUT =
  /\b(?:washe[sd]|washing|fade[sd]?|fading|fell|falls|gone) (?:right |straight )?(?:out|off|away) (?:in|after|within|by|every|each|again)\b|\b(?:won't|doesn't|didn't|never|not) (?:last|stay)(?:s|ed|ing)?\b/;
/** Colour on the lengths fades by itself. */
const OF_LENGTHS = /\b(?:lengths?|ends|mids?|toner|gloss|copper|reds?|blonde|highlights|foils)\b/;
const FRONT = /\b(?:hair ?line|temples?|sideburns?)\b/;

/** Whether words say of white that it does not take. */
export const resists = (text: string): boolean =>
  text
    .split(/[,.;]/)
    .some(
      (clause) => RESISTS.test(clause) || (WASHES_OUT.test(clause) && !OF_LENGTHS.test(clause)),
    );
const SHARES: [RegExp, number][] = [
  [
    /\b(?:full|pure|all|completely|totally|fully|snow|100 ?%) (?:white|silver)\b|\b(?:white|silver) all over\b/,
    100,
  ],
  [/\b(?:greys?|white) almost all\b|\balmost (?:all|fully|completely) (?:grey|white)\b/, 90],
  [/\b1 in 10\b|\bone in 10\b|\ba tenth\b/, 10],
  [/\b\d{1,2} (?:white|grey)s? hairs?\b|\b(?:found|counted)\b[^.]*\b(?:greys?|white)\b/, 3],
  [/\ba fifth\b/, 20],
  [/\ba third\b/, 33],
  [/\b25 ?(?:-|to) ?50\b/, 40],
  [/\b50 ?(?:-|to) ?75\b/, 60],
  [/\b(?:less than|under) 25\b/, 15],
  [/\b(?:over|more than) 75\b|\b75 ?% ?(?:\+|or more)/, 85],
  [/(?<![\d.,/])(\d{1,3}) ?%/, Number.NaN],
  [/\b(\d{2,3}) (?=greys?\b|white\b)/, Number.NaN],
  [
    /\bgreys? (?:about |around |maybe )?(\d{2,3})\b(?! ?(?:min|g\b|vol|weeks?|years?|dollars|quid))/,
    Number.NaN,
  ],
  [/\b3 quarters?\b/, 75],
  [/\bminimal\b/, 15],
  [/\bpartial\b/, 40],
  [/\bsubstantial\b/, 60],
  [/\bfull(y)?\b(?! head)|\bmostly\b|\balmost all\b|\bcompletely\b/, 85],
  [/\b(quarter)\b/, 25],
  [/\bhalf\b|\b50\/50\b|\bsalt (and|&|n) pepper\b/, 50],
  [/\ba? ?(few|some|little|couple)\b/, 10],
];
const COVER =
  /\b(cover\w*|hide|blend\w*)\b.*\b(greys?|white|it|them|roots)\b|\bgreys? (gone|covered|coverage)\b|\bgrey[- ]coverage\b|\bgreys?\b.*\bcover(ed|ing)?\b/;

const SOFTENS =
  /\b(?:blend\w*|blur\w*|soften\w*|camo\w*|diffus\w*|(?:\w+n't|not|no|without)(?: \w+){0,3} (?:dyed|obvious|hard lines?)|knock\w* (?:\w+ )?(?:back|down)|tak\w+ the edge off|ton\w+ (?:it |them )?down)\b|\b(?:not|without|don't|rather than|instead of)(?: \w+){0,3} (?:cover\w*|hid\w+)\b/;

/** Whether grey shall be softened and stay: "knocked back not covered". */
export const blendsGrey = (text: string): boolean => GREY.test(text) && SOFTENS.test(text);

/** Grey in a mended sentence: whether there is any, how much, and whether it is to be covered. */
export function hearGrey(text: string, asked?: Slot): Partial<Facts> {
  // "the hairline won't cover" speaks of white that resists, without naming it
  const ofFront = text.split(/[.;]/).some((said) => FRONT.test(said) && resists(said));
  if (ofFront)
    return {
      hasGray: true,
      resistantGrey: true,
      serviceType: "gray-coverage",
      ...shareIfSaid(text),
    };
  const about = asked === "grayPercent" || asked === "hasGray";
  if (
    (/\b(no|not|not any|zero|without) (greys?|white)\b/.test(text) && !/\d ?%/.test(text)) ||
    (about && /^(none|no|nope|nothing)\b/.test(text))
  )
    return { hasGray: false };
  if (!GREY.test(text) && !about) return {};
  const share = shareOf(about ? text : text.replaceAll(STRENGTH, " "));
  const isResistant = resists(text);
  const isCovered = (COVER.test(text) || isResistant) && !blendsGrey(text);
  return {
    hasGray: true,
    ...(share !== undefined ? { grayPercent: share } : {}),
    ...(isCovered ? { serviceType: "gray-coverage" as const } : {}),
    ...(isResistant ? { resistantGrey: true } : {}),
  };
}

/** Percents that developers are sold in, where no white stands beside: "5/0 6%", "used 6% on her grey". */
const STRENGTH =
  /(?<!\b(?:greys?|white)(?: (?:is|at|about|maybe|around|like|only|just|hair|of|,))* ?)(?<![\d.])(?:1\.9|3|4|6|9|12) ?%(?! (?:of (?:it |her |his )?)?(?:greys?|white))/g;

function shareIfSaid(text: string): Partial<Facts> {
  const share = shareOf(text.replaceAll(STRENGTH, " "));
  return share === undefined ? {} : { grayPercent: share };
}

/** Shares of places on the head: where they differ, none is that of the head, and it is asked. */
const PLACED =
  /(\d{1,3}) ?%(?: (?:greys?|white))? (?:in|at|on|around|round|through) (?:the )?(?:front|back|crown|top|sides?|nape|rest)\b/g;

function shareOf(text: string): number | undefined {
  const placed = new Set([...text.matchAll(PLACED)].map(([, share]) => share));
  if (placed.size > 1) return undefined;
  for (const [sign, share] of SHARES) {
    const hit = sign.exec(text);
    if (hit) return Number.isNaN(share) ? Math.min(100, Number(hit[1])) : share;
  }
  return undefined;
}
