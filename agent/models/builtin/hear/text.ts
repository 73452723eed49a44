import { NUMBER_WORDS } from "#tools/colour/number-words.ts";

/** As typed at the chair, mended: how a word is often misspelt, and what is meant. */
const MENDED: [RegExp, string][] = [
  [/\b(levle|leval|levl|lvel|lvl|lv|lev)\b\.?/g, "level"],
  [/\bbras+e?y\b/g, "brassy"],
  [/\bfor(um|um)la\b|\bformul[ae]r?\b|\bformulla\b/g, "formula"],
  [/\bbl(ea|ee)ch?ed\b|\bbleeched\b/g, "bleached"],
  [/\bcolou?r/g, "colour"],
  [/\bgr[ae]?y(?=s?\b|\w)/g, "grey"],
  [/\bper(?:cent|cnet|cemt)\b|\bper cent\b|\bpct\b/g, "%"],
  [/\b(wnats?|watns|whants|wnat)\b/g, "wants"],
  [/\byell?o\b|\byelow/g, "yellow"],
  [/\bplatnum\b|\bplatinium\b/g, "platinum"],
  [/\bcar[ae]m[ae]l/g, "caramel"],
  [/\bprev(?:iously)? col(?:oure?d?)?\b/g, "previously coloured"],
  [/\bb(?:a?by|abe) ?lights?\b/g, "babylights"],
  [/\bf(?:ull )?h(?:ead)? ?hls?\b/g, "full head of highlights"],
  [/\bh(?:alf )?h(?:ead)? ?hls?\b/g, "half head of highlights"],
  [/\bgr(?= ?\d+ ?%)|(?<=% ?)gr\b/g, "grey"],
  [/\bvirg\b/g, "virgin"],
  [/\btnr\b/g, "toner"],
  [/\bre?tch\b/g, "retouch"],
  [/\blgths?\b/g, "lengths"],
  [/\bblchd\b/g, "bleached"],
  [/\byell\b(?! at\b)/g, "yellow"],
  [/\bbge\b/g, "beige"],
  [/\bchoc\b/g, "chocolate"],
  [/\bbx(?= )/g, "box"],
  [/(?<=box )blk\b/g, "black"],
  [/\breg(?= (?:\d|nat))/g, "regrowth"],
  [/(?<!\w)@(?= ?\d)/g, " at "],
  [/\btow (?=levels?\b)/g, "2 "],
  [/\blevel ate\b/g, "level 8"],
  [/\bfor cent\b|\bprocent\b/g, "%"],
  [/\bhl\b/g, "highlights"],
  [/\bb ?& ?t\b/g, "bleach and tone"],
  [/\brt(?= on\b| \d|,|$)/g, "root touch up"],
  [/\bwi'(?= )/g, "with"],
  [/\byella\b/g, "yellow"],
  [/\bt\/u\b/g, "touch up"],
  [/\bpreg(?:n[ae]nt|gers|gy)?\b/g, "pregnant"],
  [/\blow ?li?te?s\b/g, "lowlights"],
  [/\bcondt?i?t?i?on\b/g, "condition"],
  [/\bornage\b|\borage\b/g, "orange"],
  [/\bnat\b|\bnatral\b|\bnaturel\b/g, "natural"],
  [/\bl(?=\d{1,2}\b)/g, "level "],
  [/\bcop+e?r\b|\bcoppper\b/g, "copper"],
  [/\bvoilet\b|\bviolett?e\b/g, "violet"],
  [/\b(?:regrowth|growout|grow-out)\b/g, "regrowth"],
  [/\bvolumes?\b/g, "vol"],
  [/\bmins?\b/g, "min"],
  [
    /\b(roots?|mids?|lengths?|ends|regrowth|base|level)\s*[,:=]\s*(?=\d{1,2}\s*(?:$|[,.;]))/g,
    "$1 ",
  ],
  [/\bblond\b/g, "blonde"],
  [/\bwanna\b/g, "wants to"],
  [/\b(dont|do not)\b/g, "don't"],
  // as thumbs write
  [/\b(?:t(?:o?mm?or+o?w?|mrw|mw|mr|omoz|omoro)|2mo(?:ro?w?|z))\b/g, "tomorrow"],
  [/\by(?:day|est(?:erdy)?)\b/g, "yesterday"],
  [/\bapp?oi?nt?m[ea]?nts?\b|\bapp?ts?\b/g, "appointment"],
  [/\bre-?sched(?:ual)?\b/g, "reschedule"],
  [/\bcancl?e?l\b|\bcancle\b/g, "cancel"],
  [/\b(?:wat|wot)(s?)\b/g, "what$1"],
  [/\bppl\b/g, "people"],
  [/\bwk\b/g, "week"],
  [/\bwks\b/g, "weeks"],
  [/\byr\b/g, "year"],
  [/\barvo\b/g, "afternoon"],
  [/\bhalf an? hrs?\b/g, "half an hour"],
  [/\bthru\b/g, "through"],
  [/\bx-?mas\b/g, "christmas"],
  [/\bb4\b/g, "before"],
  [/\bw\/o\b/g, "without"],
  [/\bw\/(?=[ a-z])|(?<=[a-z] )w(?= [a-z])/g, "with "],
  [/\bsr+y\b/g, "sorry"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\bwl?d\b/g, "would"],
  [/\bcld\b/g, "could"],
  [/\bshld\b/g, "should"],
  [/\b(?:th?x|ty|tysm|tyvm)\b/g, "thanks"],
  [/^y(?= (?!or\b|and\b))/g, "why"],
  [/\bb(?:ay|al)+[ae]?l?y?age\b|\bbalyage\b/g, "balayage"],
  [/\bhi-?l[iy](?:gh)?te?s\b/g, "highlights"],
  [/\bdevel+o?pp?er\b/g, "developer"],
  [/\b(what|how|who|where|when|that|there|here|she|he|let)s\b/g, "$1's"],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|ca|wo)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\b(they|you|we)(re|ve)\b(?<!were)/g, "$1'$2"],
  [/\b(at|till|until) (\d|1[0-2])\.(00|15|30|45)\b/g, "$1 $2:$3"],
  [/ {2,}/g, " "],
];

const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/** "Forty five" and "forty-five". */
const BOTH = new RegExp(
  String.raw`\b(${TENS.join("|")})[ -](one|two|three|four|five|six|seven|eight|nine)\b(?! (?:past|to)\b)`,
  "g",
);

/** How many sentences are remembered: a chat is read from its beginning for every step of every reply. */
const REMEMBERED = 5_000;
const remembered = new Map<string, string>();

/** Lower case, plain quotes, number words as digits, common slips mended. */
export function plain(text: string): string {
  const before = remembered.get(text);
  if (before !== undefined) return before;
  const made = mend(text);
  if (remembered.size >= REMEMBERED) remembered.clear();
  if (text.length < LONGEST) remembered.set(text, made);
  return made;
}

/** Longer texts are pasted once, and not kept. */
const LONGEST = 1_000;

function mend(text: string): string {
  let mended = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  for (const [slip, meant] of MENDED) mended = mended.replace(slip, meant);
  return mended
    .replace(BOTH, (_, tens: string, ones: string) =>
      String((TENS.indexOf(tens) + 2) * 10 + NUMBER_WORDS.indexOf(ones)),
    )
    .replace(/\b[a-z]+\b/g, (word) => {
      const value = NUMBER_WORDS.indexOf(word);
      const tens = TENS.indexOf(word) + 2;
      return value > 1 ? String(value) : tens > 1 ? String(tens * 10) : word;
    })
    .replace(/\b(?:a |one )?hundred(?= ?%)/g, "100");
}
