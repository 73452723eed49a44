import { STATE, VISIT } from "./booking-lexicon.ts";

/** Words that say nothing by themselves. */
export const PLAIN = wordsOf(`
  a an the this that these those it its i we you your my our us he she they them their who which what when where how
  and or but so of for to in on at by from with as is are was were be been am has have had do does did will would can
  could may might shall should here there then yet still also too just only both any some other another anything
  yourself person anybody tonight account call one ones about around up until before after back again little quite
  very well rather than like suit suits something me getting touch mind directly possible roughly possible which own
  together exactly kindly via pick choose use open say tell know come look check see help get give put let work works
  want hear ask name e-mail email mail address number phone day days time times date week morning mornings afternoon
  afternoons evening visit visits appointment appointments booking bookings reservation service services salon
  stylist colourist menu page list hair choice link confirmation cancel move change book today tomorrow question wish
  earlier later instead online through both share information client clients depend final exact colour colours
  different person consultation automated understand trouble easier option options following below above weekend
  month next last thing things few details great good choice decide decided prefer message questions glad happy love
  ready quick receive request once because during together try show shows start starts begin begins join reach reply
  wait waiting note keep remember bring enter type write read move spell check free-text field fields button hear
  different particular certain specific usual own such several many much part reason idea kind type above between
  within across ahead straight directly alternatively otherwise however maybe perhaps probably still afternoon
  evening noon midday lunchtime early late already ahead quicker quickest faster way better best slot slots advance
  using receive kind so far
`);

/** What may stand in a condition or a refusal besides: it is named there, and nothing is said of it. */
export const NAMED = wordsOf(`
  allergy allergies reaction colour result price prices discount discounts deposit refund safe information test paid
  pay decided decide changed prefer ready interested unsure sure wrong happy message continue trouble becomes comes
  up frees questions available taken has had said says yes need becomes free done opens opened paid needed asked
  booked confirmed reserved cancelled moved scheduled
`);

/** What is left of a clause that goes on with the one before. */
export const LINKING = wordsOf(`
  a an the and or both at on from to for in is are until by not of as with stylist so then but because that your name
  e-mail email address number phone day time service
`);

/** What is left of an offer that is days and times alone. */
export const TIMES_ONLY = wordsOf("a an the and or at on from to for in");

/** Denies what its clause is about. */
export const DENIES = /\b(?:not|no|nothing|none|never|neither|nor|nobody|unable|without)\b/g;

/** What an assistant cannot do or does not know, whatever follows. */
export const REFUSES =
  /^(?:i|we) (?:am|are|can|could|was|did|do|have) not (?:able to |really |quite )?(?:say|tell|promise|answer|judge|guarantee|catch|get|give|share|discuss|recommend|advise|access|see (?:any|your|earlier|past|other|existing|who|if|whether|what)|look into|know about|know whether|know that|know$|have any information|have access to|help|look up|cancel|move|change|refund|book|cancelled|booked|understand|see$)(?!\w)|^(?:i|we) (?:can |am |are )?(?:only|just) (?:able to )?help\b|^(?:i|we) have no (?:access|information|way)\b|^i am not (?:quite )?sure\b|^it is not possible (?:for me )?to\b|^(?:that|this|it) did not work\b/;

/** Begins a condition: what follows is not said to be so. */
export const CONDITION = "if|once|when|unless|until|as soon as|whether";

/** Begins a question that says nothing. */
export const QUESTION =
  /^(?:(?:and|or|so|otherwise) )?(?:have|has|is|are|was|were|do|does|did|can|could|shall|should|would|will|may|anything else|what|which|when|where|who|how|why)\b(?! not\b| you know\b)/;

/** Takes for granted in a question that something was done. */
export const PRESUMES = new RegExp(
  String.raw`\b(?:i|we|as|just|the|your) (?:have )?${STATE}\b|(?<!^(?:\S+ ){1,2}|\b(?:cancel|move|change|reschedule) )\byour ${VISIT}\b`,
);

/** Agrees, and is said only of what comes right after it. */
export const AGREES = /^(?:of course|all right|sure|gladly|certainly|no problem|okay|ok)$/;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
