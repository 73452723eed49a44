/*
 * The words in which a model may speak to a client. A statement is made of these, of names and figures that the salon has,
 * and of nothing else: a word that stands nowhere here leaves it unproven.
 */

/** What a clause can be about. Of each it may only say what a fact of the turn says. */
export type Topic =
  | "absent"
  | "always"
  | "asks"
  | "booked"
  | "changes"
  | "closed"
  | "form"
  | "free"
  | "full"
  | "listed"
  | "looks"
  | "menu"
  | "never"
  | "noted"
  | "open"
  | "possible"
  | "price"
  | "salonDecides"
  | "test"
  | "unbooked";

const VISIT = "(?:visit|appointment|booking|reservation)s?";
const CHANGE = "(?:cancel|move|change)(?:led|d)?";
const STATE = "(?:booked|confirmed|reserved|scheduled|made)";
const LIST = "(?:on|to) the waiting list";
const TOKEN = String.raw`(?=(?: only)? (?:time|[\uE000-\uF8FF]))`;

/** Words of each topic, the more particular first: what it is when said, and what it is when denied. */
export const TOPICS: readonly (readonly [words: string, said: Topic, denied: Topic])[] = [
  ["(?:for free|free of charge)", "never", "never"],
  [
    "(?:needs? |requires? )?(?:a )?(?:valid )?patch tests?(?: first| before(?:hand)?)?",
    "test",
    "never",
  ],
  // what the page and the salon do, whatever was said
  [
    "(?:the |a |by its |through the |by the )?link(?: below| in (?:your|the) confirmation)?(?: opens it)?",
    "always",
    "never",
  ],
  ["confirmation has", "always", "never"],
  [
    `to (?:cancel|move|change)(?: or (?:cancel|move|change))*(?: it| (?:a|your) ${VISIT})?`,
    "always",
    "never",
  ],
  ["to (?:find|look for) (?:a|another) time", "always", "never"],
  ["(?:the |a )?(?:booking )?form(?: on this page| below)?", "form", "never"],
  [
    `(?:you|your ${VISIT}|a ${VISIT}|${VISIT}|it) (?:can|could|may|might) (?:also )?(?:be )?${CHANGE}(?: or ${CHANGE})?`,
    "changes",
    "changes",
  ],
  [`(?:can|could|able to) not (?:be )?${CHANGE}`, "always", "always"],
  [
    "(?:still |first )*(?:has|have|needs?) to (?:say yes|confirm|be confirmed)(?: by)?",
    "salonDecides",
    "never",
  ],
  [
    `(?:your ${VISIT} )?(?:will|would) (?:only |first )?be confirmed(?: by(?: the salon)?)?(?: first)?|confirms each(?: booking)?(?: itself)?`,
    "salonDecides",
    "never",
  ],
  [
    "(?:salon|stylist|colourist) (?:will )?(?:tell|write|call|look|decide|say|speak)s?(?: (?:to )?you)?(?: back)?",
    "always",
    "never",
  ],
  [
    "arranges it with|does not look (?:right|complete)|hear from|question for|ask the salon|get (?:a|the) (?:mail|text)|(?:only|just) help",
    "always",
    "never",
  ],
  ["(?:an|the) assistant|a person|a program", "always", "always"],
  [`(?:can|could) (?:put|add) you ${LIST}`, "possible", "never"],
  [`(?:put|added) you ${LIST}|${LIST}`, "listed", "never"],
  [
    `(?:can|could|may|might|would|must|has to|have to|to) (?:only |both |then )?(?:have you |be |get )?(?:book|${STATE})(?: online)?`,
    "possible",
    "unbooked",
  ],
  [
    "put (?:it|that|this|your wish) (?:down )?in(?:to)? (?:the|your) notes(?: of your visit)?",
    "noted",
    "never",
  ],
  // a time
  [
    "(?:(?:fully|completely|already) )+booked|booked (?:out|up|solid)|(?:booked|taken) by (?:someone|somebody|another)(?: else| client)?|someone else",
    "full",
    "free",
  ],
  [
    "(?:no longer|not) (?:free|available|open)|full|(?<!i have |we have |i |we )(?:just |already )*(?:been )?taken",
    "full",
    "free",
  ],
  [
    "free|available|openings?|(?:the )?(?:earliest|closest|next)(?: one| time)?|found|find|could come|can (?:come|offer|see you)",
    "free",
    "full",
  ],
  [`(?:i|we|stylist) (?:have|has)${TOKEN}`, "free", "full"],
  ["bookings open", "possible", "never"],
  ["not a working day", "closed", "closed"],
  ["opens?|(?:opening )?hours(?: are)?|closes|close at", "open", "closed"],
  ["closed", "closed", "open"],
  // the visit
  [
    `${STATE}|all set|(?:all )?done|see you|look(?:ing)? forward(?: to (?:see|welcom)ing you)?|expects? you|thank(?:s| you) for (?:your )?booking|book (?:it|that)(?: one)?`,
    "booked",
    "unbooked",
  ],
  [
    `(?:put|have|get|got) you (?:down|in)|in the (?:book|diary|calendar)|your (?:${VISIT}|time|slot|place|confirmation)`,
    "booked",
    "unbooked",
  ],
  [`(?:no )?${VISIT} under|you have|you are (?:in(?! luck)|on|down)`, "booked", "unbooked"],
  ["sent your request|your request is", "salonDecides", "never"],
  // the menu
  [
    "costs?|prices?|takes?|(?:is |are )?priced|starts? (?:at|from)|on request|lasts?",
    "price",
    "never",
  ],
  ["on (?:the|our) menu|(?:the|our) menu includes|(?:the|our) menu has|we offer", "menu", "absent"],
  // talk
  [
    "(?:let me |let us |i |we |i will |we will )(?:look(?:ed)?|check(?:ed)?)(?: at| for)?",
    "looks",
    "looks",
  ],
  [
    "please|tell me|let me know|let me|let us|(?:i|we) (?:will |would |also |still |just |only )*need|(?:one|just a) moment",
    "asks",
    "asks",
  ],
  [
    "hello|hi|hey|thanks|thank you|welcome|sorry|good (?:morning|afternoon|evening|to know)",
    "always",
    "never",
  ],
  [
    "gladly|in luck|great(?: news)?|happy to help|glad to help(?: you)?|got it|nice to meet you|lovely|perfect|wonderful|have a (?:lovely|nice|good) day",
    "always",
    "never",
  ],
];

/** Words that say nothing by themselves. */
export const PLAIN = wordsOf(`
  a an the this that these those it its i we you your my our us he she they them their who which what when where how
  and or but so of for to in on at by from with as is are was were be been am has have had do does did will would can
  could may might shall should here there then yet still also too just only both all each any some every other another anything yourself person anybody tonight account call
  one ones about around up until before after back again little quite very well rather than like suit suits something
  me getting touch mind directly possible roughly possible which own together exactly kindly via
  pick choose use open say tell know come look check see help get give put let work works want hear ask
  name e-mail email mail address number phone day days time times date week morning mornings afternoon afternoons evening
  visit visits appointment appointments booking bookings reservation service services salon stylist colourist menu page
  list hair choice link confirmation cancel move change book today tomorrow question wish
  earlier later instead online ahead quicker quickest faster way better best slot slots advance using receive kind so far
`);

/** What may stand in a condition or a refusal besides: it is named there, and nothing is said of it. */
export const NAMED = wordsOf(`
  allergy allergies reaction colour result price prices discount discounts deposit refund safe information test paid pay
  has had said says yes need becomes free done opens opened paid needed asked booked confirmed reserved cancelled moved scheduled
`);

/** What is left of a clause that goes on with the one before. */
export const LINKING = wordsOf(`
  a an the and or at on from to for in is are until by not of as your name e-mail email address number phone day time service
`);

/** What is left of an offer that is days and times alone. */
export const TIMES_ONLY = wordsOf("a an the and or at on from to for in");

/** Denies what its clause is about. */
export const DENIES = /\b(?:not|no|nothing|none|never|neither|nor|nobody|unable|without)\b/g;

/** What an assistant cannot do or does not know, whatever follows. */
export const REFUSES =
  /^(?:i|we) (?:am|are|can|could|was|did|do|have) not (?:able to |really |quite )?(?:say|tell|promise|answer|judge|guarantee|catch|get|give|know about|know whether|know that|know$|have any information|have access to|help|look up|cancel|move|change|refund|book|cancelled|booked|understand|see$)(?!\w)|^(?:i|we) (?:can |am |are )?(?:only|just) (?:able to )?help\b|^(?:that|this|it) did not work\b/;

/** Begins a condition: what follows is not said to be so. */
export const CONDITION = "if|once|when|unless|until|as soon as|whether";

/** Begins a question that says nothing. */
export const QUESTION =
  /^(?:(?:and|or|so|otherwise) )?(?:have|has|is|are|was|were|do|does|did|can|could|shall|should|would|will|may|anything else|what|which|when|where|who|how|why)\b(?! not\b| you know\b)/;

/** Agrees, and is said only of what comes right after it. */
export const AGREES = /^(?:of course|all right|sure|gladly|certainly|no problem|okay|ok)$/;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
