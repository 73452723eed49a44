import { NUMBER_WORDS } from "#tools/colour/number-words.ts";
import { isCommon } from "#agent/models/builtin/hear/people.ts";

/** A word as it was typed, and what it is taken for. */
export type Token = {
  from: number;
  to: number;
  /** Small letters, mended, without endings: what is compared. */
  word: string;
  /** What it looks like: "n" a number, "sum", "time", "shade", "name" … */
  shape: string;
};

const PIECE =
  /\b(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)\b|[\w.+-]+@[\w-]+\.[\w.]+|\+\d[\d ()-]{6,}\d|\d{1,2}[/.]\d{1,3}(?![\d/])|\d{1,2}:\d\d(?: ?[ap]m)?|(?:[$€£] ?)?\d+(?:[.,]\d+)?%?(?:[a-z]{1,4}\b)?|[\p{L}]+(?:['’][\p{L}]+)?|[?!,.:;%&+/]/giu;

/** How thumbs write what is meant; both sides as a token reads. */
const MENDED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    what: "wat wot wht",
    you: "u ya yah youse",
    your: "ur yr",
    please: "pls plz plss pleas",
    with: "w wth",
    about: "abt bout",
    tomorrow: "tmrw tmr tomo tomoz tmw 2moro tomorow tommorow tmoro",
    today: "tdy 2day",
    yesterday: "yday ystdy yesterdy",
    okay: "ok k kk okey",
    want: "wanna",
    going: "gonna",
    because: "cos cuz bc coz",
    them: "em",
    through: "thru",
    appointment: "appt appts apt appointmnt apptmt appointments",
    minute: "min mins minutes m",
    hour: "hr hrs hours h",
    week: "wk wks weeks",
    volume: "vol vols volumes v",
    gram: "g gr grams gramme grammes gms gm",
    percent: "% pct pc",
    dollar: "bucks buck dollars quid pounds euros euro usd gbp",
    level: "lvl lv lev levle levels",
    colour: "color colors colours col colored coloring",
    colourist: "colorist colorists",
    catalogue: "catalog catalogs",
    grey: "gray greys grays",
    formula: "formulas forumla formulae recipe",
    message: "msg msgs messages txt txts sms",
    instagram: "insta ig",
    facebook: "fb",
    thanks: "thx ty cheers ta thankyou thank",
    afternoon: "arvo",
    morning: "am morn",
    monday: "mon",
    tuesday: "tue tues",
    wednesday: "wed weds",
    thursday: "thu thurs thur",
    friday: "fri",
    saturday: "sat",
    sunday: "sun",
    cancel: "cancle cancell cancelled cancelling cancels",
    highlight: "hilites hilite highlites highlights",
    balayage: "balyage bayalage balayages",
    next: "nxt",
    before: "b4",
    people: "ppl",
    something: "smth sth",
    delete: "del",
    picture: "pic pics photo photos",
    client: "customer lady clients customers",
    stock: "inventory",
  }).flatMap(([word, slips]) => slips.split(" ").map((slip) => [slip, word] as const)),
);

/** Words whose ending is their own. */
const KEPT =
  /^(?:this|his|is|was|has|does|us|gas|yes|less|gloss|always|plus|news|address|business|process|access|express|across|miss|unless|bring|thing|something|anything|everything|nothing|morning|evening|during|king|ring|string|red|bed|need|bleed|feed|speed|shed|indeed|used|seed)$/;

/** A word without the ending that tells number or time. */
function stem(word: string): string {
  if (word.length < 4 || KEPT.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us")) return word.slice(0, -1);
  const root = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  if (!root || !/[aeiouy]/.test(root)) return word;
  return /([bdgklmnprt])\1$/.test(root) && !/(?:ll|ss)$/.test(root) ? root.slice(0, -1) : root;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^[\w.+-]+@/, "mail"],
  [/^\+\d/, "phone"],
  [/^\d{10,}$/, "phone"],
  [/^\d{1,2}:\d\d/, "time"],
  [/^\d{1,2}(?:[.]\d\d)?(?:am|pm|a|p)$/, "time"],
  [/^[$€£]/, "sum"],
  [/%$/, "percent"],
  [/^\d+(?:st|nd|rd|th)$/, "day"],
  [/^\d+(?:[.,]\d+)?(?:g|gr|gm|grams?)$/, "grams"],
  [/^\d{1,2}(?:v|vol)$/, "volume"],
  [/^\d+(?:m|min|mins|h|hr|hrs)$/, "span"],
  [/^\d+ml$/, "size"],
  [/^\d+(?:k)$/, "big"],
  [/^\d{1,2}\/\d{1,3}$/, "shade"],
  [/^\d{1,2}[a-z]{1,3}$/, "shade"],
  [/^\d{1,2}\.5$/, "half"],
  [/^\d{1,2}\.\d{1,2}$/, "dec"],
  [/^\d+[.,]\d+$/, "dec"],
  [/^\d$/, "n1"],
  [/^1[0-2]$/, "n12"],
  [/^(?:[1-4]00|[5-9]00|1[0-2]00|[1-9][0-5]0|[1-9][1345]5|1[0-2][0-5][05])$/, "n3t"],
  [/^\d\d$/, "n2"],
  [/^\d\d\d$/, "n3"],
  [/^\d+/, "big"],
];
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const DAYWORD = /^(?:today|tomorrow|tonight|yesterday|weekend|fortnight)$/;
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
/** Months that people are called by. */
const CALLED = /^(?:april|june|august)$/;
const CLOCK = /^(?:noon|midday|midnight|afternoon|morning|evening|lunchtime|lunch)$/;
const POINTS = /^(?:her|him|she|he|them|they|it|that|this|those|these|one)$/;

/** Whether a word is the name of a month. */
export const isMonth = ({ word, shape }: Token): boolean =>
  shape === "date" && (word === "month" || CALLED.test(word));

/** Cuts a sentence into words and figures, each with what it looks like. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(PIECE)) {
    const [typed] = found;
    tokens.push({ from: found.index, to: found.index + typed.length, ...readAs(typed) });
  }
  return tokens;
}

/** Words are few, sentences many. */
const read = new Map<string, Pick<Token, "word" | "shape">>();
const MOST_READ = 20_000;

function readAs(typed: string): Pick<Token, "word" | "shape"> {
  const before = read.get(typed);
  if (before) return before;
  const made = looked(typed);
  if (read.size >= MOST_READ) read.clear();
  read.set(typed, made);
  return made;
}

function looked(typed: string): Pick<Token, "word" | "shape"> {
  const small = typed.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
  if (/^[?!,.:;%&+/]$/.test(small)) return { word: small, shape: "mark" };
  if (/^(?:[$€£] ?)?\+?\d|@/.test(small)) {
    const shape = UNITS.find(([sign]) => sign.test(small))?.[1] ?? "big";
    return { word: shape === "n1" || shape === "n12" ? small : `#${shape}`, shape };
  }
  if (/^[a-z]+ty[ -]/.test(small)) return { word: "#n2", shape: "n2" };
  const number = NUMBER_WORDS.indexOf(small);
  if (number > 1) return { word: `${number}`, shape: number < 10 ? "n1" : "n12" };
  const bare = small.replace(/'(?:s|d|ll|re|ve|m)$/, "").replaceAll("'", "");
  const whole = small.replaceAll("'", "");
  const mended = MENDED[whole] ?? MENDED[bare];
  const word = stem(mended ?? (whole.endsWith("nt") ? whole : bare));
  if (WEEKDAY.test(word)) return { word: "weekday", shape: "date" };
  if (DAYWORD.test(word)) return { word, shape: "date" };
  if (MONTH.test(word) && word !== "may")
    return { word: CALLED.test(word) ? word : "month", shape: "date" };
  if (CLOCK.test(word)) return { word, shape: "time" };
  if (POINTS.test(word)) return { word, shape: "points" };
  if (mended || isCommon(bare) || isCommon(whole)) return { word, shape: "word" };
  return { word, shape: /^\p{Lu}/u.test(typed) ? "Name" : "name" };
}
