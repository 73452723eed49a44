import { figuresIn, type At } from "./claims/figures.ts";
import { plainly } from "./claims/plain.ts";

/** What a sentence may name: words of names that are known, and starts that were offered, as `keysOf` writes them. */
export type Namable = At & {
  names: ReadonlySet<string>;
  offered: readonly ReadonlySet<string>[];
  /** Somebody of the salon reads it: they may be asked of all that is done there. */
  isStaff?: true;
};

const set = (words: string) => new Set(words.trim().split(/\s+/));

const I = "(?:i|we)";

/** Greetings, thanks and regrets. None of them agrees: what was asked may be untrue. */
const SOCIAL = phrases(
  "(?:hello|hi|hey)(?: there| again)?",
  "good (?:morning|afternoon|evening|night|day)",
  "(?:and )?welcome(?: back)?(?: to xname)?",
  "(?:many )?thank(?:s| you)(?: very much| so much| a lot)?(?: for (?:telling|asking|letting) (?:me|us)(?: know| that)?| for (?:getting in touch|waiting))?",
  "you are (?:very |most )?welcome",
  "(?:it is )?(?:nice |good |great )?to (?:meet|hear from) you",
  "(?:it is )?(?:my|a) pleasure",
  "(?:i am )?(?:so |very |really )?sorry(?: about that| to hear that)?",
  "i am afraid",
  "unfortunately|sadly|please|well|oh|ah|lovely|wonderful|bye|goodbye|got it|no rush|take (?:care|your time)",
  "(?:that is )?(?:a )?(?:good|great|lovely) (?:question|choice|idea)",
  "one moment(?: please)?",
  "(?:i am )?(?:happy|glad) to help",
  "i am here(?: to help)?",
  "(?:i |we )?hope to (?:see|hear from) you(?: soon| again)*",
  "have a (?:nice|lovely|good|great) (?:day|evening|weekend|one)",
  "xname",
);

function phrases(...each: string[]): RegExp {
  const one = `(?:${each.join("|")})`;
  return new RegExp(`^${one}(?: ${one})*$`);
}

/** Words with which a question, a refusal to judge or an offer to look can be made, and nothing be said to be so. */
const ASKING = set(`
  a an the and or of for to in on at with from about as by if so that this these those it its one ones which what when who
  whom whose how where whether i we you me us my our your she he her him they them someone somebody am can could would will shall
  should may might do does is are be have had has ever before like love prefer want need help look looking looked check
  find know tell say said ask let give choose pick send write name names full first last email e mail address phone number
  day days date dates time times morning mornings afternoon afternoons evening evenings week weeks weekend month early late
  earlier later sooner service services visit appointment book booking menu salon stylist colourist colorist hair cut
  colour color coloured colored treatment question questions anything something else other another more different any some
  there here now then please suit suits work works best better mind in hear under long short thick fine roots length
  lengths ends think thinking after interested idea particular preferred roughly exactly kind sort mean meant spell
  spelled chat page form go ahead start begin both either only each out done today again see come put me thinking having
  notes note mention add pass check spam folder inbox back shortly want wanted chosen choose decide details too along bring
  list lists waiting xdate`);

/** What somebody of the salon may be asked of besides: what is there, and what is to be done. */
const WORK = set(`
  client clients formula formulas root roots mids developer shade shades tone tones level levels gram grams line lines timer
  timers minute minutes hour hours stock order orders supplier item items tube tubes price prices cost costs deposit part
  whole half record records card cards calendar sheet photo photos bowl bowls grey gray white developer volume allergy test
  zone zones far way first second last next old new right wrong great quick still only same move cancel refund text note
  stop mix set save remove delete reorder confirm open change make made put use used try describe show warm cool dark
  light visit visits total between instead many much long brand mixing ratio its up rather than guess`);

const DENIAL = set("not");
/** What may be named where nothing is said of it. */
const UNTOLD = set(`
  safe allergy allergies allergic test tests skin scalp result results price prices promise guarantee discount discounts
  deposit deposits payment payments parking reminder reminders policy existing bookings other clients person doctor product
  products advice formula shade diagnosis from judge sees seen sure certain able answer directly possible realistic in
  person once until talk through decide not information sorry though afraid whether applies because without reach recommend advise diagnose vouch details access`);

const KNOWS =
  "(?:say|tell|judge|promise|guarantee|answer|recommend|advise|diagnose|know|vouch|reach)";
/** Asks; a statement that begins like this has no question mark. */
const ASKS =
  /^(?:(?:and|or|so|but|for|to|at|from|on|with|before i [a-z ]+) )?(?:which|whose|what|when|who|whom|how|where|shall|should|would|will|could|can|may|do|does|is|are|have|any|anything|want|need|mornings?|afternoons?|xdate)\b/;
/** Says that something can't be said here, or who can say it. */
const LEAVES = new RegExp(
  `^(?:(?:but|so|and) )?(?:${I} (?:can not|could not|am not able to|would rather not) ${KNOWS}|${I} do not (?:know|have (?:any )?(?:information|details|access))|${I} (?:am|are) not (?:sure|certain)(?= if| whether| about|$)|(?:the salon|the stylist|your stylist|your doctor|a doctor|xname|she|he)(?: or (?:your|a) doctor)? (?:can|could|will|would|should|may|needs to|has to|will have to) (?:tell|say|decide|answer|advise|judge|talk|explain|help)|that (?:is (?:something|a question) (?:the salon|for|xname)|depends) )`,
);
/** Leads on: offers to look, says what is needed, asks to choose. */
const LEADS = new RegExp(
  `^(?:(?:but|so|and|then) )?(?:(?:please |just )?(?:let me (?:know|look|check)|that ${I} can (?:look|check|find)|tell me|give me|send me|choose|pick|ask (?:the salon|xname)|(?:talk|speak) to (?:the salon|xname|your doctor)|mention|check your)|you (?:can|could|may|might) (?:mention|ask|add|write|choose|pick)|${I} (?:can only help|only help|can (?:look|check|help)|will (?:look|check)|would (?:love|like|be happy|be glad) to (?:help|look|find)|(?:would |only )?need (?:your|to know)))\\b`,
);

/** Says on what something depends, and nothing of it. */
const IF = /^(?:(?:but|and) )?(?:if|before|once|when|as soon as) (?:you|i|we)\b/;

/**
 * Whether a sentence of a model claims nothing, so that a client may read it in the model's words: a greeting or thanks, a
 * question back, that something can't be judged from here, or an offer to look. It is made of listed words, known names, days
 * in a question and starts that were offered: what is said to be so, done or due takes words that are not on the lists.
 */
export function claimsNothing(sentence: string, at: Namable): boolean {
  const figures = figuresIn(sentence, at);
  const asks = /\?["')\]]*\s*$/.test(sentence);
  const isOffered = at.offered.some((start) =>
    figures.every(({ kind, values }) => values.some((value) => start.has(`${kind}:${value}`))),
  );
  const areDays = figures.every(({ kind }) => kind === "date" || kind === "weekday");
  if (figures.length > 0 && !(asks && (areDays || isOffered))) return false;
  let words = sentence;
  for (const { from, to } of figures.toReversed())
    words = `${words.slice(0, from)} xdate ${words.slice(to)}`;
  const clauses = plainly(words)
    .split(/\s*\|\s*/)
    .filter(Boolean);
  const lists = at.isStaff ? [ASKING, WORK] : [ASKING];
  return clauses.every((clause) =>
    isHarmless(clause, { asks, isDated: figures.length > 0, lists, ...at }),
  );
}

type Clause = Pick<Namable, "names"> & {
  asks: boolean;
  isDated: boolean;
  lists: readonly ReadonlySet<string>[];
};

function isHarmless(said: string, { asks, isDated, lists, names }: Clause): boolean {
  const clause = said
    .split(" ")
    .map((word) => (names.has(word.replace(/'s?$/, "")) && !ASKING.has(word) ? "xname" : word))
    .join(" ")
    .replaceAll(/\bxname(?: (?:and )?xname)+\b/g, "xname");
  const words = clause.split(" ");
  const all = (...of: ReadonlySet<string>[]) =>
    words.every((word) => /^x(?:date|name)$/.test(word) || of.some((list) => list.has(word)));
  if (SOCIAL.test(clause)) return true;
  if (LEADS.test(clause) && all(...lists)) return true;
  if (IF.test(clause)) return all(ASKING, DENIAL);
  if (LEAVES.test(clause) && all(ASKING, UNTOLD)) return !/\b(?:how|so|be)\b/.test(clause);
  // "your visit on Friday" takes for granted that there is one
  const isGranted =
    isDated && /\b(?:your|the|our) (?:\w+ )?(?:visit|appointment|booking|time)\b/.test(clause);
  return asks && !isGranted && ASKS.test(clause) && all(...lists);
}
