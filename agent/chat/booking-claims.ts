/*
 * What says that something was done is known by its words, and counts unless one of few forms stands directly before it: a
 * "no", a "can", an "if", a question. Whatever else stands in the sentence takes nothing back.
 */

const VISIT = String.raw`(?:visit|appointment|booking|reservation|time|slot|spot)s?`;
const BOOK = String.raw`(?:the|our|my|her|his|your|\w+'s) (?:\w+ )?(?:books?|diary|calendar|schedule|agenda)`;
const WEEK = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|this|next";

/** A visit is booked, held or expected. */
export const BOOKING_CLAIM = anyOf([
  String.raw`(?:re-?)?booked(?! under[.?]*$)|(?:re-?)?confirmed|accepted|approved|reserved|scheduled|secured|arranged|registered|finali[sz]ed|locked in|pencill?ed|sorted|slotted`,
  "all set|all good for|good to go|taken care of|a done deal|a date",
  String.raw`(?:it|that|this|all|everything) is (?:now |all )?(?:done|settled|fixed)|^(?:all )?done\b`,
  String.raw`(?:put|got|have|has|wrote|written|marked|signed|squeezed|fitted|fit|entered|placed|set) (?:you|it|that|this|your \w+) (?:down|in|up|into)\b(?! (?:the |your )?(?:salon's |visit's )?notes?\b)`,
  String.raw`(?:in|into|to|on) ${BOOK}`,
  String.raw`your (?:\w+ )?(?:visit|appointment|booking|reservation|slot|spot|place|chair|seat)s? (?:(?:now|then|just|also) )?(?:is|are|has|was|were|went|starts|begins|stands|takes)\b(?! (?:\w+ )?(?:not|never|only)\b)`,
  String.raw`(?:i|we) (?:(?:have|just|also|already|now|then|\w+ly) )*(?!need\b|(?:look|check|search|ask|need|want|miss|tri|mention|offer|list|nam|call|clos|assum)ed\b|noted (?:it|that|this|your)\b)\w+ed\b(?! (?:\S+ ){0,4}notes?\b)`,
  String.raw`set (?:up )?(?:for|on) (?:${WEEK})|(?:reservation|booking|confirmation) (?:number|code|reference)`,
  String.raw`(?:is|are|been|was) (?:\w+ )?(?:held|kept|saved|blocked|claimed)`,
  String.raw`you (?:will|are) (?:see|meet|seeing|meeting|coming)\b`,
  String.raw`you are (?:now |already |officially )?(?:in|on|down)(?: for\b| on\b| at\b| (?:${WEEK})|[.!,]|$)`,
  String.raw`see you(?!r\b)|(?:expect|await|waiting for|waits for)(?:s|ing)? you\b|forward to (?:seeing|welcoming|meeting|having|greeting|your)`,
  String.raw`(?:is|are) (?:now |all |officially )?yours`,
  String.raw`(?<=(?<!\bno )\b${VISIT} (?:(?:is|has|was|been|now|all|\w+ly) )*)(?:made|complete|completed|done|placed|created|fixed|set|final|official|successful|definite|stands|went through|gone through)\b`,
  String.raw`(?:made|created|placed|got|completed) (?:you )?(?:the|an?|your) (?:\w+ )?${VISIT}`,
  String.raw`you have (?:got )?(?:an?|your) (?:\w+ )?(?:visit|appointment|booking|reservation)`,
  String.raw`(?:\w*day|[ap]\.?m\.?|tomorrow|o'clock|\d) it is\b`,
  String.raw`(?:i|we) (?:am|are) (?:now |just )?(?:booking|reserving|scheduling|confirming|holding|keeping|saving)`,
  String.raw`(?:i|we) (?:hereby |now |happily )?(?:book|reserve|confirm|schedule)\b`,
  String.raw`(?:holding|keeping|saving|held|kept|saved|blocked|claimed|grabbed|snagged|nabbed|took|taken) (?:you|it|that|this|the|your|for you)\b(?! (?:name|address|number|notes?)\b)|set aside`,
  String.raw`(?:thanks|thank you) for (?:your )?booking`,
  String.raw`sent (?:you )?(?:the|an?|your) (?:\S+ )?confirmation|confirmation (?:\S+ )?(?:is on its way|has been sent|was sent|went out)`,
  "gebucht|bestatigt|reserviert|eingetragen|reservad[oa]|confirmad[oa]|agendad[oa]|reservee?|confirmee?",
]);

/** A visit is changed, cancelled or paid back. */
export const CHANGE_CLAIM = anyOf([
  "cancel+ed|cancel+ing|rescheduled|rebooked|postponed|refunded|moved|changed|removed|deleted|erased|shifted|switched|swapped|dropped|scrapped|withdrawn|undone|annulled|voided|reimbursed",
  String.raw`pushed (?:back|out)|brought forward|put (?:off|back)|call(?:ed|ing) (?:\S+ )?off|(?:struck|crossed|wiped|freed|cleared|released|let go)`,
  String.raw`t(?:ook|aken?|akes|aking) (?:\S+ ){1,4}(?:out|off)\b|taken (?:out|off)`,
  String.raw`no longer (?:booked|scheduled|confirmed|reserved|(?:in|on) ${BOOK})|(?:gone|out|off|vanished) (?:from |of )?${BOOK}`,
  String.raw`(?:i|we) (?:can|will|shall|would|could|am going to|are going to) (?:now |gladly |happily |just )?(?:cancel|reschedule|refund|postpone|delete|reimburse|move (?:it|your|that|the))`,
  "storniert|abgesagt|verschoben|cancelad[oa]|annulee?",
]);

const BE =
  "is|are|was|were|am|be|been|being|has|have|had|get|gets|got|would|want|need|like|yet|already|actually|really|even|officially|so far|still|also|then|only|now|just|here|currently|both|all|usually|easily|ist|sind|wurde|noch|hier|est|esta|encore|ete";
const BEING = `(?:(?:${BE}) )*`;
const NOUN = String.raw`(?:(?:the|your|an?|any|my|each|every) )?(?:visit|appointment|booking|reservation|time|slot|salon|stylist|one|deposit|service|colourist)s?`;
const WHO = String.raw`(?:(?:it|you|i|we|he|she|they|this|that|everything|anything|${NOUN}) )`;

/** What stands directly before such a word where nothing is claimed. */
const UNSAID = new RegExp(
  String.raw`(?:^|[^\w'])(?:${[
    `(?:not|never|nothing|none(?: of (?:them|th[eo]se(?: times| days)?))?|nobody|cannot|nicht|nichts|pas|no (?=(?:esta|ha|${NOUN}) )) ${WHO}?${BEING}${WHO}?`,
    `(?:can|could|may|might|must|kann|konnen|puede|peut) ${WHO}?${BEING}${WHO}?`,
    `(?:to|let me|let us) (?:be|get) ${WHO}?${BEING}`,
    `(?:once|when|if|until|unless|before|after|as soon as|whether|till|sobald|wenn|falls) ${WHO}?${BEING}${WHO}?`,
  ].join("|")})(?:\w+ (?:or|nor) )?$`,
  "i",
);
const AHEAD = new RegExp(String.raw`\b(?:will|would) ${BEING}${WHO}?$`, "i");
const UNDER =
  /\b(?:once|as soon as|if|unless|only (?:when|after)|by the (?:salon|stylist|colourist))\b/i;
const ASKS =
  /^\W*(?:(?:and|or|so) )?(?:have|has|is|are|was|were|do|does|did|can|could|shall|should|would|will|may|what|which|when|where|who|how|why)\b(?! not\b)(?: (?!is\b|are\b|know\b)[\w']+){0,8} ?$/i;
/** Somebody else has the time, which is why it is not free. */
const TAKEN = /\b(?:fully|completely|already|double)[ -]$/i;
const TAKEN_AFTER = /^ (?:up|out|solid)\b/i;
const BY_OTHERS = /^ by (?:some|another)/i;
const OURS = /\b(?:you|your|i|it|everything|visit|appointment|booking|reservation)\b/i;

/**
 * Whether a text says as done what `claim` names. Each clause stands for itself, and within it only what is directly before
 * the words makes them say something else.
 */
export function claims(text: string, claim: RegExp): boolean {
  return inFull(text)
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => clausesOf(sentence).some((clause) => claimsIn(clause, sentence, claim)));
}

const clausesOf = (sentence: string) =>
  sentence.split(
    /(?<=[;,:])\s+|\s[-–—]\s|—|\s(?=(?:and|but|with|because|while|which|without)\b)|\sso (?!far\b)/i,
  );

function claimsIn(clause: string, sentence: string, claim: RegExp): boolean {
  const plain = clause.replace(/^(?:and|but|with|because|while|which|without) /i, "");
  return [...plain.matchAll(claim)].some((found) => {
    const before = plain.slice(0, found.index);
    const after = plain.slice(found.index + found[0].length);
    if (UNSAID.test(before)) return false;
    if (AHEAD.test(before) && (UNDER.test(after) || UNDER.test(sentence.split(/,/)[0] ?? "")))
      return false;
    if (sentence.trimEnd().endsWith("?") && ASKS.test(before)) return false;
    if (BY_OTHERS.test(after)) return false;
    const taken = TAKEN.test(before) || TAKEN_AFTER.test(after);
    return !(taken && !OURS.test(before));
  });
}

/** Without accents, and with short forms written out: "you're" is "you are". */
function inFull(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replaceAll(/\bcan't\b/gi, "can not")
    .replaceAll(/\bwon't\b/gi, "will not")
    .replaceAll(/n't\b/gi, " not")
    .replaceAll(/'re\b/gi, " are")
    .replaceAll(/'ve\b/gi, " have")
    .replaceAll(/'ll\b/gi, " will")
    .replaceAll(/'m\b/gi, " am")
    .replaceAll(/'d\b/gi, " would")
    .replaceAll(/\blet's\b/gi, "let us")
    .replaceAll(/\b(it|that|he|she|what|everything|here|there|who)'s\b/gi, "$1 is");
}

function anyOf(words: string[]): RegExp {
  return new RegExp(String.raw`(?<![\w'])(?:${words.join("|")})`, "gi");
}
