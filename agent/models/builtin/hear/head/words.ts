import type { ZoneName } from "#tools/colour/words.ts";
import type { Shown } from "./item.ts";

/** A shadow laid at the root of lighter lengths. */
export const ROOT_SHADOW = String.raw`(?:root(?:y|ed)? (?:shadow|smudge|melt|tap|stretch)|shadow(?:ed|y)? roots?)`;
/** Names of a place or of work that speak of no part of the hair. */
const NO_PART = [
  ROOT_SHADOW,
  String.raw`root (?:shadow|smudge|melt|touch[- ]?up|stretch|tap|fade|lift)\w*|roots? (?:touch|retouch)`,
  String.raw`(?:from|off|below) the (?:roots?|scalp)|hot roots|(?:roots? |right |through |down )?to (?:the |her )?(?:tips?|ends)`,
  String.raw`mid(?:dle)?[- ]?back(?: length)?|(?:shoulder|chin|ear|elbow|bum|waist|medium|mid)[- ]length(?: hair)?`,
].join("|");
export const PARTS: readonly [string, readonly ZoneName[]][] = [
  [
    String.raw`(?:front )?hair ?line|temples?|front edge|round (?:the|her|his) face|the front(?! row)`,
    ["hairline"],
  ],
  [String.raw`bands?|banding|(?:line of )?demarcation`, ["bands"]],
  [String.raw`roots?(?: areas?)?|regrowth|new growth|near the scalp|at the scalp`, ["roots"]],
  [String.raw`mids?(?:[- ]?lengths?)? (?:to|through|thru) (?:the )?ends`, ["mids", "ends"]],
  [String.raw`mids?(?:[- ]?lengths?)?|middles?`, ["mids"]],
  [String.raw`ends|end(?= is| \d)|tips|last \d inch(?:es)?`, ["ends"]],
  [String.raw`lengths?|all through|everywhere else|elsewhere`, ["mids", "ends"]],
  [String.raw`(?:the )?rest(?= (?:of|is|are|\d))`, ["roots", "mids", "ends"]],
];
/** Colour that is on it, wherever no part is named. */
export const LOOSE = String.raw`on (?:her |his |the |an? )?(?:fresh |new )?(?=(?:level )?\d{1,2} (?:high ?lights|foils|balayage|blonde))|(?<=(?:regrowth|roots?|new growth) )on (?:her|his|an?|the) (?=(?:\w+ )?(?:platinum|\d{1,2})\b)|blonde?(?= (?:is|are|at) (?:an? )?\d)|(?:old|previous|existing|last) (?:dark |salon |red |copper |brown )?(?:colour|tint|dye)|colour is(?= an? \d| \d)`;
export const NAMES: readonly [string, number][] = [
  ["darkest brown", 2],
  ["(?:very light|lightest) blonde(?! (?:i|you|we|she|he|it|possible|that)\\b)", 9],
  ["dark brown", 3],
  ["(?:medium|mid) brown", 4],
  ["light brown", 5],
  ["dark blonde", 6],
  ["(?:medium|mid) blonde", 7],
  ["light blonde", 8],
  ["platinum", 10],
  [
    String.raw`(?<!(?:blue|box|dyed|tinted|coloured|home)[ -])black(?! (?:henna|tattoo|box|dye|tint|colour))`,
    1,
  ],
];
export const SHOWN: readonly [string, Shown][] = [
  [String.raw`brass\w*|warmth`, "brass"],
  [String.raw`orang\w*`, "orange"],
  [
    String.raw`pale[- ]yell?ow\w*|(?:the )?inside (?:of )?(?:an? |the )?banana(?: peel| skin)?|banana (?:peel|skin)`,
    "pale-yellow",
  ],
  [
    String.raw`yell?ow\w*|lemon (?:peel|skin)|(?:the )?(?:colou?r of |like )(?:butter|lemons?)\b`,
    "yellow",
  ],
  [String.raw`gold\w*`, "gold"],
  [String.raw`green\w*|khaki|swampy`, "green"],
  [String.raw`reds?|ruddy`, "red"],
  [String.raw`muddy`, "muddy"],
  [String.raw`uneven|patchy`, "uneven"],
];
export const WISH_VERB = String.raw`(?:(?:take|bring|get|lift|put|push|drop|make|keep|turn)|(?:tak|bring|gett|lift|putt|push|dropp|mak|keep|turn)ing)`;
export const WHO = String.raw`(?:but )?(?:(?:she|he|they|client|who|mum|we|i)(?:'d|'s| would| is| just| also| really| only)* ?)?`;
export const WHAT_IS = String.raw`(?:she|he|it|they|hair|that)(?:'s|'re| is| are| has| sits| sat)|its|currently|at the moment|right now|sits?|sat|sitting|underneath`;
export const FIGURE = String.raw`(?<![\d/.:$£€-])(\d{1,2}(?:\.5)?)(?![\d/:]|\.\d|-\d|,\d{3})`;
export const STEP = String.raw`(?:levels?|shades?|tones?)`;
export const TURNED = String.raw`(?:lighter|lightened|brighter|darker|darkened|deeper|deepened|up|down|higher|lower)`;
export const signed = (words: string): number => (/dark|deep|down|lower/.test(words) ? -1 : 1);

/** Figures and parts that are none of the hair. */
export const NOTHING = [
  // "2 to 3 levels" counts them, "2 in regrowth" measures it, "1.9 or 4" is peroxide
  String.raw`\d ?(?:to|-|or) ?\d (?:levels?|shades?)\b`,
  String.raw`\d(?:\.5)? in (?=nat|level|of|long|regrowth|grow|new|out|up|inch)`,
  String.raw`1\.9(?: ?%)?(?: (?:or|vs|and) (?:the )?\d(?![\d/]))?`,
  String.raw`[34][abc]\b(?= )`,
  // a ratio, and no depth
  String.raw`1 ?(?:to|:) ?(?:1|2|3)(?:\.5)?(?![\d/])`,
  String.raw`\d[abc](?= (?:curl|coil|wave|ringlet|hair|texture))`,
  String.raw`(?:station|chair|room|number|size|part|step|day|no) ?\d+(?! %)`,
  String.raw`(?:almost|nearly|practically|off)[ -]black`,
  String.raw`extensions? (?:are|is) (?:an? )?\d+s?`,
  String.raw`not an? \d{1,2}\b`,
  String.raw`not (?:lighter|darker) than (?:an? )?\d{1,2}`,
  String.raw`salt (?:and|&|n) pepper`,
  String.raw`damage(?: level)?(?: is)?(?: an?)? ?\d`,
  String.raw`(?:\d )?(?:[13]\/4|1\/2|[12]\/3|[1357]\/8) (?:of an )?in(?:ch\w*)?\b`,
  String.raw`bleach (?:and|&|n) tone`,
  String.raw`${NO_PART}`,
];

/** The depth that it has is the one that is wished for. */
export const SAME = [
  String.raw`(?:not|neither|no|nothing|don't want|doesn't want) lighter(?:,? (?:nor|not|or|and|no) (?:any )?darker)?`,
  String.raw`(?:no|not|nothing|don't go|don't want it) (?:any )?darker(?! than (?:an? )?\d)`,
  String.raw`same (?:level|depth)`,
  String.raw`keep (?:the|her|his|it)?\s*(?:same )?level\b(?! \d)`,
  String.raw`stay(?:ing)? (?:at )?(?:the )?same`,
  String.raw`no lift`,
  String.raw`match\w*`,
  String.raw`to match`,
  String.raw`(?:exactly )?(?:what|as) (?:she|he) (?:has|is)\b`,
  String.raw`back to (?:her |his |my )?(?:own|natural)\b(?! (?:an? )?\d)`,
  String.raw`(?:the )?same(?=\s*(?:$|[,.;!?]))`,
];

/** What is said behind it is refused. */
export const NOT = [
  String.raw`(?:doesn't|don't|does not|do not|didn't|won't|wouldn't) (?:want|like|have|need|fancy)(?: to)?`,
  String.raw`wont have`,
  String.raw`hates?`,
  String.raw`hating`,
  String.raw`can'?t stand`,
  String.raw`ditch`,
  String.raw`lose`,
  String.raw`kill`,
  String.raw`get rid of`,
  String.raw`rid of`,
  String.raw`no more`,
  String.raw`without`,
  String.raw`avoid`,
  String.raw`not`,
  String.raw`no`,
  String.raw`too`,
  String.raw`less`,
  String.raw`never`,
  String.raw`isn't`,
  String.raw`wasn't`,
  String.raw`nothing`,
];

/** What it was come to. */
export const IN_THE_END = [
  String.raw`settles? for`,
  String.raw`stop(?:ping)? at`,
  String.raw`agreed (?:on |to )?(?=an? |\d)`,
  String.raw`meet(?:ing)? (?:\w+ )?in the middle(?: at)?`,
  String.raw`(?:today|now) (?:is )?ok(?:ay)?(?: with)?`,
];

/** What is to be done with it, up to the depth or the tone. */
export const TO_BE = [
  String.raw`${WISH_VERB} (?:(?:her|it|him|that|them|me|this|the \w+) )?(?:up |down |back |all )?(?:to|at)\b(?! (?:her|his|my|their) own)`,
  String.raw`going (?=(?:an? )?(?:icy|platn?inum|copper|blonde|silver|darker|lighter|\d))`,
  String.raw`back to`,
  String.raw`to be\b`,
  String.raw`stays?(?: at)?(?= (?:an? |level )?\d)`,
  String.raw`go dark(?= \d)`,
  String.raw`supposed to be`,
  String.raw`objective(?: being)?`,
  String.raw`(?:even|reach|arrive)(?: it| out)? (?:to )?(?=an? |\d)`,
  String.raw`(?:we |i )?usually (?:do|use|mix)`,
  String.raw`should be`,
  String.raw`go (?=(?:more |a bit |slightly )?(?:neutral|cool\w*|warm\w*|ash\w*|natural))`,
  String.raw`make (?:it|her|him)\b`,
  String.raw`keep (?:the|her|it|him)?(?= ?(?:an? |level )?\d)`,
  String.raw`${WISH_VERB}? ?(?:me |a |i )*for (?=an? level|level)`,
  String.raw`in the photo`,
  String.raw`the photo (?:\w+ )*is`,
  String.raw`what do i (?:mix|use) for`,
];

/** What was before. */
export const BEFORE = [
  String.raw`used to`,
  String.raw`(?:we|i|she|they)(?:'ve)? (?:coloured|used|toned|tinted|put|did|took|dropped)`,
  String.raw`(?:chart|sheet|card|record) says`,
  String.raw`came out`,
  String.raw`was(?! gonna)`,
  String.raw`(?<=(?:they|roots|ends|lengths|mids|it) )were`,
  String.raw`had`,
  String.raw`last time`,
  String.raw`in (?:january|february|march|april|june|july|august|september|october|november|december)`,
  String.raw`last (?:week|month|year|summer)`,
];

/** How long something has been on it. */
export const FOR_YEARS = String.raw`\d+ (?:years?|yrs?|months?) of (?=bleach|box|colour|dye|highlights|foils|henna)`;
/** What is. */
export const NOW = [
  String.raw`(?:she|he) (?:loves?|likes?|adores?)(?= ?[,.;])`,
  String.raw`(?:now |and )?(?:${WHAT_IS})\b`,
  String.raw`now\b`,
  String.raw`i'd call (?:that|it|her)(?= an? \d| \d)`,
  String.raw`(?:it )?(?:has )?faded (?:already )?(?:out )?to`,
  String.raw`(?:has )?(?:lifted|gone|grabbed|came up) to(?= an? | \d)`,
];

/** Who wants, and what for. */
export const WANTS = [
  String.raw`wants?`,
  String.raw`wanting`,
  String.raw`wnats`,
  String.raw`would like`,
  String.raw`'d like`,
  String.raw`asking(?: (?:for|to|if|could we))?`,
  String.raw`asks for`,
  String.raw`asked for`,
  String.raw`after (?:an? |something )(?!bad|long)`,
  String.raw`looking (?:for|to)`,
  String.raw`hoping (?:for|to)`,
  String.raw`ready for`,
  String.raw`fanc(?:y|ies)`,
  String.raw`requests?(?: that)?`,
  String.raw`wishes to`,
  String.raw`desires?`,
  String.raw`dreams? (?:of|with)`,
  String.raw`'d love`,
  String.raw`would love`,
  String.raw`asks (?=gloss|an? )`,
  String.raw`goal(?: is|:)?`,
  String.raw`target(?: is|:)?`,
  String.raw`aiming for`,
  String.raw`going for`,
  String.raw`needs? (?=(?:full |good |some |better )?(?:grey )?cover)`,
  String.raw`needs? (?=to be|an? \d|(?:an? |it |to look )?(?:cool|warm|toner|copper|gold|ash|brown|blonde|brunette|red|beige))`,
];
