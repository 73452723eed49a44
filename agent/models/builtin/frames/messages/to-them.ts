import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { tidy } from "#agent/models/builtin/verbs/hear.ts";

/** Whoever is ordered to tell somebody something goes on so: "and ask her to", "to say that", "asking if". */
const TOLD =
  /\b(?:so |and |please )?(?:tell|remind|ask|let) (?:her|him|them)(?: know)?(?= )(?: that)? (.{3,})$/i;
const OPENS =
  /^(?:(?:and|just|please|(?:a )?(?:message|text|note|email|e-mail)|that|saying|to (?:say|let (?:her|him|them) know|tell (?:her|him|them)|remind (?:her|him|them))|telling (?:her|him|them)|reminding (?:her|him|them)|letting (?:her|him|them) know)[ ,:]+)+/i;
const IF =
  /^(?:(?:to )?(?:ask|see|check|find out|asking|seeing|checking)(?: (?:her|him|them))? )?(?:if|whether)\s+/i;
const TO_DO = /^(?:to ask (?:(?:her|him|them) )?to|asking (?:her|him|them) to|to)\s+(?=[a-z]{2,})/i;
/** Notes that are to be made are asked for. */
const NOTE = /^(?:a |the )?(?:reminder|note) (?:(to )(?=[a-z])|(?:that )?)/i;

const MODAL = "can|could|would|will|should|may|might|is|was|has|does|did";
const BEFORE = "always|still|also|really|just|only|sometimes|usually|never|definitely|already";
/** Somebody else of whom words go on to tell: "her mum says she …". */
const ANOTHER =
  /\b(?:mum|mom|mother|dad|father|daughter|son|sister|brother|husband|wife|friend|mate|partner|boyfriend|girlfriend|receptionist|nurse|doctor|gran|nan|aunt|niece)\b/i;
/** "Seeing her on friday" is no "your": what follows is nothing of hers. */
const NO_THING =
  /^(?:\W|on|at|in|to|for|and|or|but|with|then|again|soon|there|here|by|from|today|tomorrow|tonight|if|when|because|so|that|about|up|back|off|out|over|before|after|until|till|as|is|was|will|can|know|an?|the|not|please|asap|later|now|this|those|these|my|our|early|late|instead|too|either|anyway|what|how|which|where|why|who|\d)\b/i;

/** A verb of hers as it is said to her: "needs" is "need". */
function toYou(verb: string): string {
  const said = verb.toLowerCase();
  const odd: Readonly<Record<string, string>> = {
    is: "are",
    was: "were",
    has: "have",
    does: "do",
    goes: "go",
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  };
  if (odd[said]) return odd[said];
  if (/(?:[^s]s)$/.test(said) && !/^(?:this|us|always|perhaps|sometimes)$/.test(said))
    return said
      .replace(/ies$/, "y")
      .replace(/(sh|ch|ss|x|zz)es$/, "$1")
      .replace(/(?<!s)s$/, "");
  return verb;
}

/** What was said of somebody, as it is said to them: "she can come early" is "you can". */
function turned(words: string): string {
  return words
    .replaceAll(
      /\b(is|was|has|does)(n't)? (?:she|he)\b/gi,
      (_, verb: string, not = "") => `${toYou(verb)}${not} you`,
    )
    .replaceAll(/\b(?:she|he)'s (?=(?:got|had|been|done|left|paid|asked|said)\b)/gi, "you've ")
    .replaceAll(/\b(?:she|he)'s\b/gi, "you're")
    .replaceAll(/\b(?:she|he)'(ll|d)\b/gi, "you'$1")
    .replaceAll(
      new RegExp(String.raw`\b(?:she|he) ((?:${BEFORE}) )?([a-z]+(?:n't)?)\b`, "gi"),
      (_, adverb: string | undefined, verb: string) => `you ${adverb ?? ""}${toYou(verb)}`,
    )
    .replaceAll(/\b(?:she|he)\b/gi, "you")
    .replaceAll(/\b(?:herself|himself)\b/gi, "yourself")
    .replaceAll(/\bhers\b/gi, "yours")
    .replaceAll(/\bhis\b/gi, "your")
    .replaceAll(/\bhim\b/gi, "you")
    .replaceAll(/\bher\b(?: (\S+))?/gi, (_, next?: string) =>
      next === undefined ? "you" : `${NO_THING.test(`${next} `) ? "you" : "your"} ${next}`,
    );
}

/** The same, as far as nobody else is told of. */
function toThem(words: string, others: ReadonlySet<string>): string {
  const names = [...words.matchAll(/[\p{L}-]+/gu)].find(({ 0: word }) =>
    others.has(word.toLowerCase()),
  );
  const ends = [ANOTHER.exec(words), names].flatMap((found) =>
    found ? found.index + found[0].length : [],
  );
  const end = Math.min(words.length, ...ends);
  return turned(words.slice(0, end)) + words.slice(end);
}

/** A question that was told of, as it is put: "she can do 12" is "can she do 12". */
function asked(words: string): string {
  const [, who = "", verb = "", rest = ""] =
    new RegExp(
      String.raw`^((?:she|he|they|it|that|this|\d\S*)(?: (?:o'clock|am|pm))?) ?((?:${MODAL}|are|'s|'d)(?:n't)?)\b(.*)$`,
      "i",
    ).exec(words) ?? [];
  if (verb) {
    const spoken = verb === "'s" ? "is" : verb === "'d" ? "would" : verb;
    return `${spoken} ${/^they$/i.test(who) ? "you" : who}${rest}`;
  }
  const [, whose = "", does = "", more = ""] =
    /^(she|he|they|it|that|\d\S*) ((?:need|want|like|mind|fancie|prefer|suit|work|know|ha|think)\w*)\b(.*)$/i.exec(
      words,
    ) ?? [];
  if (!does) return `please let us know if ${words}`;
  return /^(?:it|that|\d)/i.test(whose)
    ? `does ${whose} ${toYou(does)}${more}`
    : `do you ${toYou(does)}${more}`;
}

/** What thumbs shorten, as a client reads it. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tmrw|tmr|tmw|tomoz|tomo|2moro)\b/gi, "tomorrow"],
  [/\btdy\b/gi, "today"],
  [/\b(?:appts?|apts?)\b/gi, "appointment"],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bu\b/gi, "you"],
  [/\bur\b/gi, "your"],
  [/\babt\b/gi, "about"],
  [/\b(?:bc|cos|cuz|coz)\b/gi, "because"],
  [/\bw\/ ?(?=\w)/gi, "with "],
  [/(?<=\d ?)mins?\b/gi, "minutes"],
  [/\bmon\b/gi, "Monday"],
  [/\btues?\b/gi, "Tuesday"],
  [/\bweds?\b/gi, "Wednesday"],
  [/\bthu(?:rs?)?\b/gi, "Thursday"],
  [/\bfri\b/gi, "Friday"],
  [/\bsat\b(?! (?:down|in|on|with|there|under)\b)/gi, "Saturday"],
  [/(?<=\b(?:at|tomorrow|today|\w+day) )(\d{1,2})([0-5]\d)\b/gi, "$1:$2"],
];

const writtenWhole = (words: string): string =>
  SHORTENED.reduce((text, [sign, whole]) => text.replaceAll(sign, whole), words);

/** Apostrophes that thumbs leave out. */
const spelt = (words: string): string =>
  writtenWhole(words)
    .replaceAll(/\b(she|he)s\b(?= )/gi, "$1's")
    .replaceAll(/\b(we|you|they)(ve|re|ll)\b(?<!\b(?:were|well))/gi, "$1'$2")
    .replaceAll(
      /\bits (?=(?:booked|in|on|ready|still|all|fine|here|been|not|a|an|going|gone|ok|okay|done|moved|now|today|tomorrow|at|for|time|come|arrived|just|free|really|too|so)\b)/gi,
      "it's ",
    )
    .replaceAll(
      /\b((?:her|his|the) [a-z]+[a-rt-z])s (?=(?:in|here|ready|come in|arrived)\b)/gi,
      "$1's ",
    )
    .replaceAll(/\b(and|but) that (?=(?:we|i|you|she|he|they|the|it|her|his|our)\b)/gi, "$1 ")
    .replaceAll(/\bi\b(?=[ ']|$)/g, "I");

/** Names of people who are none of those who read it. */
export const othersThan = (reader: string | undefined, names: Lexicon): ReadonlySet<string> => {
  const own = new Set(reader?.toLowerCase().split(/[ -]/));
  return new Set(
    [...names].flatMap(([word, kinds]) =>
      !own.has(word) && (kinds.has("stylist") || kinds.has("client")) ? [word] : [],
    ),
  );
};

/** A question that is told of behind what is said: "her color came in and ask if she wants to book". */
const ASKS_TOO =
  /(?<=\S),? (?:and|then|also) (?:also )?(?:ask|see|check|find out)(?: (?:with )?(?:her|him|them))? (?:if|whether) (.{3,})$/i;

const sentenceOf = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Words as they are sent: with a capital at the beginning, without quotes around them, and as they are said to whoever reads them. `others`: whoever else may be told of. */
export function wordsTo(said: string, others: ReadonlySet<string> = new Set()): string {
  const told = spelt(
    tidy(TOLD.exec(said)?.[1] ?? said)
      .replaceAll(/^["“”]|["“”]$/g, "")
      .replace(/,? (?:now )?(?:thanks|thx|ta|cheers|pls)[.! ]*$/i, "")
      .trim(),
  );
  const too = ASKS_TOO.exec(told);
  if (too?.index && too[1])
    return `${sentenceOf(wordsTo(told.slice(0, too.index), others))} ${wordsTo(`if ${too[1]}`, others)}`;
  const open = told.replace(NOTE, (_, to?: string) => (to ? "please " : "")).replace(OPENS, "");
  const isAsked = IF.test(open);
  const words = isAsked ? asked(open.replace(IF, "")) : open.replace(TO_DO, "please ");
  const theirs = toThem(words, others);
  const first = theirs.charAt(0).toUpperCase() + theirs.slice(1);
  return isAsked && !/[.?!]$/.test(first) && !first.startsWith("Please") ? `${first}?` : first;
}
