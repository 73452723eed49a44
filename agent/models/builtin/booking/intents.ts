/** What a client wants of a message beside a day, a service or their own name. */
export type Intent =
  | "hostile"
  | "own_visit"
  | "allergy"
  | "advice"
  | "price"
  | "duration"
  | "cheaper"
  | "menu"
  | "hours"
  | "address"
  | "patch_test"
  | "had_test"
  | "policy"
  | "stylist"
  | "person"
  | "waitlist"
  | "abort"
  | "thanks"
  | "bye"
  | "greeting"
  | "bot"
  | "unknown_fact";

/** Other people's data, rules to be ignored, staff that is none, code and secrets: there is one answer to all of it. */
const HOSTILE: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|rules?|previous|above|prompts?|guidelines|checks?)\b/i,
  /\b(?:system|hidden|initial) (?:prompt|message)|\byour (?:instructions|prompt|rules|configuration)\b|\bdeveloper mode\b|\bjailbreak|\byou are now\b|\bpretend\b|\bact as\b|\brole-?play\b|\bnew instructions?\b|^system:|\[system\]|<\/?(?:system|assistant|tool|script)\b/i,
  /\b(?:i am|i'?m|this is|it'?s) (?:\w+,? )?(?:the |your |a )?(?:salon )?(?:owner|manager|boss|admin(?:istrator)?|receptionist|developer|police|staff|stylist here)\b|\bas (?:the |an )?(?:owner|admin|manager)\b|\bi work (?:here|there|at the salon)\b/i,
  /\b(?:other|all|every|everyone'?s|today'?s|tomorrow'?s|your|the|last) (?:clients?|customers?|people'?s?)\b(?! (?:service|say|reviews?|usually|like))/i,
  /\b(?:list|show|give|send|export|dump|print|read|tell)\b.{0,30}\b(?:clients?|customers?|everyone|everybody|bookings|database|calendar|diary|appointment book|contact details|phone numbers?|e-?mails)\b/i,
  /\bwho(?:'s| is| else| was| has| have| had| will| did| booked| comes?| came)\b.{0,40}\b(?:coming|come|booked|appointment|booking|chair|before me|after me|in at|cancelled|today|tomorrow|\d)/i,
  /\b(?:clients?|customers?)(?:'s?|s')? (?:list|names?|e-?mails?|phones?|numbers?|data|records?|notes|details|files?)\b/i,
  /\b(?:[Dd]oes|[Dd]id|[Hh]as|[Ii]s|[Ww]as|[Ww]hen is|[Ww]hen'?s|[Ww]hat time is|[Ww]hen does) (?:my (?:wife|husband|sister|mother|mom|mum|friend|girlfriend|boyfriend|ex|daughter|boss)|(?!There|The|It|This|That|Maren)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\b.{0,25}\b(?:appointment|booked|booking|coming|visit|in today|in tomorrow)\b/u,
  /\b(?:does|did|has|is) (?!there|the|it|this|that|a|an|any|he|she|you|your|my|i|we|anything|something|someone|maren|today|tomorrow)[a-z]+ (?:have an?|booked|got an?|coming)\b.{0,15}\b(?:appointment|booking|in|visit|today|tomorrow|on)\b/i,
  /\b(?!Salon|Today|Stylist|Maren)[A-Z]\p{L}+(?: [A-Z]\p{L}+)?['’]s (?:appointment|booking|phone|number|e-?mail|address|notes?|formula|details|colou?r formula|visit)\b/u,
  /\b(?:appointment|booking|phone number|e-?mail|notes?|formula|details) (?:of|for) (?!me\b|my\b|the\b|a\b|an\b|today|tomorrow)(?:[A-Z]\p{L}+ [A-Z]\p{L}+)/u,
  /\bselect\b.{1,60}\bfrom\b|\bdrop table\b|\bunion select\b|\binsert into\b|\bdelete from\b|;\s*--|'\s*or\s*'?1|\bor 1 ?= ?1\b|\$\{|\{\{|<script/i,
  /\b(?:api[ _-]?keys?|passwords?|secrets?|access tokens?|slot ?tokens?|tokens?|jwt|env(?:ironment)? variables?|database|source code)\b/i,
  /(?:^|[\s,;\\n])(?:bcc|cc|subject|content-type|reply-to):|%0[ad]|\\r|\\n/i,
  /\b(?:book|reserve|block|take)\b.{0,20}\b(?:all|every|whole)\b.{0,25}\b(?:times?|slots?|day|week|appointments?|calendar)\b/i,
  /\b(?:cancel|delete|remove)\b.{0,20}\b(?:all|every|everyone|everybody|her|his|their|someone)\b/i,
];

const OWN_VISIT: RegExp[] = [
  /\b(?:cancel|reschedule|re-?schedule|move|change|postpone|push back|bring forward|check|confirm|look ?up|find|see|amend|delete|rebook)\b.{0,30}\b(?:my|existing|an?|the|our) (?:\w+ ){0,2}(?:appointment|booking|visit|reservation|termin)\b/i,
  /\b(?:when|what time|which day) (?:is|was|'s) my (?:\w+ )?(?:appointment|booking|visit)|\bdo i have an? (?:appointment|booking)\b|\bmy (?:existing )?(?:appointment|booking) (?:on|for|at|is|next|tomorrow|today|was)\b.{0,60}\b(?:cancel|move|change|can't|cannot|late|make it)\b|\bi can'?t make (?:it to )?my (?:appointment|booking)|\bi already (?:have|booked)\b.{0,40}\b(?:cancel|move|change|reschedule|instead)\b|\btermin (?:absagen|verschieben)\b|\brunning late\b|\bneed to (?:cancel|reschedule)\b(?!.{0,20}policy)|^(?:please )?(?:cancel|reschedule)(?: it)?(?: please)?[.!]*$/i,
];

const ALLERGY =
  /\ballerg(?:y|ic|ies)\b|\ballergisch|\ballergie|\breaction to\b|\breacted (?:badly )?to\b|\bppd\b|\bscalp (?:burn|swel|blister)\w*|\bswell(?:ing|ed)\b|\brash\b|\bitch(?:y|ing|ed)\b|\bpsoriasis\b|\beczema\b|\bpregnan\w*|\bbreast-?feed\w*|\bsensitive (?:scalp|skin)\b|\bchemo\w*|\basthma\w*/i;

const ADVICE: RegExp[] = [
  /\b(?:is it|would it be|is that) (?:safe|ok(?:ay)?|bad|possible)\b|\bwill it (?:damage|hurt|break|ruin|burn|lift|work on)\b|\bcan i (?:bleach|dye|colou?r|tone|go)\b|\bcan (?:you|she|he|they|maren) (?:get|take|make|lift) (?:me|my hair|it)\b/i,
  /\b(?:what|which) (?:colou?r|shade|tone|formula|developer|products?)\b.{0,40}\b(?:suit|should|use|would|fits?|best|recommend|for me)\b|\b(?:which|what) (?:developer|toner|formula|bleach|peroxide|volume|level)\b|\bhow (?:do|can|should|would) (?:i|you) (?:fix|tone|get rid|remove|bleach|lighten|colou?r|dye|treat)\b|\bwhat (?:should|can|do) i (?:use|do|put)\b|\bhow many (?:sessions|levels|visits|shades)\b|\bfrom (?:black|dark|brown|red|box)\b.{0,25}\bto (?:blonde?|platinum|silver|light|white|ash)\b/i,
  /\b(?:orange|brassy|green|patchy|fried|breaking|falling out|gummy|damaged|melted)\b|\bbox dye\b|\bhair loss\b|\b(?:scalp|skin) (?:hurts?|burns?|bleeds?|sores?)\b|\bdandruff\b|\bdiagnos\w*|\bmy hair is (?:too|so|really|very)\b|\bwhat do you recommend\b|\bhenna\b/i,
];

const TEST = "(?:patch|skin|allergy)[ -]?tests?";
/** Says that their test was done. */
const HAD_TEST = new RegExp(
  String.raw`\b(?:had|did|done|passed)\b.*\b${TEST}\b|\b${TEST} (?:is |was |all )*(?:done|passed|fine|ok|okay|clear|negative)\b`,
  "i",
);
/** Asks for one, denies it, had it elsewhere, or reacted: none of these has a test that counts here. */
const NO_TEST =
  /\?|n't\b|\b(?:have|has|did|do|does|was|is|would|could)nt\b|\b(?:not|never|no|none|without|needs?|wants?|like|can|could|should|must|get|getting|book(?:ed|ing)?|if|when|until|another|other|different|elsewhere|previous|react\w*|itch\w*|rash|red|sore|swell\w*|swollen|burn\w*|fail\w*|positive|years? ago|months? ago)\b/i;
const saysTestWasHad = (text: string) => HAD_TEST.test(text) && !NO_TEST.test(text);

const PATTERNS: [Intent, RegExp][] = [
  [
    "waitlist",
    /\bwait(?:ing)?[ -]?list\b|\bcancell?ation list\b|\b(?:let me know|notify me|tell me|text me|e-?mail me|call me) (?:if|when) .{0,30}\b(?:opens?|frees?|free|comes?|cancels?|available)\b/i,
  ],
  [
    "abort",
    /\bnever ?mind\b|\bforget (?:it|about it)\b|\bleave it\b|\bdon'?t book\b|\bdo not book\b|\bchanged my mind(?:[.!]*$| about (?:it|booking))|\bnot (?:any ?more|interested)\b|^(?:stop|abort|cancel that)\b/i,
  ],
  [
    "cheaper",
    /\bcheaper\b|\bless expensive\b|\btoo (?:expensive|much|pricey)\b|\bcheapest\b|\bon a budget\b|\bdiscounts?\b|\bdeals?\b/i,
  ],
  [
    "price",
    /\bhow much\b|\bpric(?:e|es|ing|y)\b|\bcosts?\b|\bcharge\b|\brates?\b|\bwie ?viel\b|\bwas kostet\b|\bcuanto\b|\bcombien\b|\bkostet\b|\$\$|\bquote\b/i,
  ],
  [
    "duration",
    /\bhow long\b|\bhow many hours\b|\bduration\b|\btakes? long\b|\bhow much time\b|\bwie lange\b|\bwhen will i be (?:done|finished|out)\b/i,
  ],
  ["patch_test", /\bpatch ?-?test\b|\bskin ?-?test\b|\ballergy test\b/i],
  [
    "policy",
    /\bcancell?ation\b|\bcancel(?:l?ing)? (?:policy|fee)\b|\bpolicy\b|\bif i (?:have to|need to|must|want to) (?:cancel|move|change|reschedule)\b|\bcan i (?:cancel|move|change|reschedule)(?: it)? (?:later|afterwards|if)\b|\bno[- ]?show\b|\bhow late can i\b|\bhow (?:can|do) i (?:cancel|move|change|reschedule)\b|\bdeposit\b|\bhow far (?:ahead|in advance)\b|\bshort notice\b|\blast minute\b/i,
  ],
  [
    "hours",
    /\b(?:opening|business|working|your) (?:hours|times)\b|\bwhen (?:do|are|is|does) (?:you|the salon|she|he|it|maren|they) (?:open|close|work|closed)\b|\bwhat time (?:do|does) (?:you|the salon|she|he) (?:open|close|start|finish)\b|\bare you open\b|\bis the salon open\b|\bopen (?:on|this|at) (?:sun|satur|mon|tues|wednes|thurs|fri|weekend)\w*\?|\bhours\?|^hours\b|\boffnungszeiten\b|\buntil when are you open\b|\bdo you work (?:on )?(?:sun|satur|mon)day/i,
  ],
  [
    "address",
    /\baddress\b|\bwhere (?:are|is|r) (?:you|u|the salon|it|this|your salon)\b|\bhow do i (?:get there|find you)\b|\blocat(?:ed|ion)\b|\bdirections\b|\badresse\b|\bwo (?:ist|seid|sind)\b|\bdonde\b|\bwhich (?:street|city)\b/i,
  ],
  [
    "menu",
    /\bwhat (?:services?|treatments?|do you (?:offer|do))\b|\b(?:services|menu|treatments|price ?list)\b.{0,20}(?:\?|offer|have|list|see)|\bwhat (?:can|could) (?:i|you) (?:book|do|get)\b|\bwhat (?:else )?(?:is|are) (?:on offer|available)\b(?!.{0,20}(?:day|time|week))|\blist (?:of )?services\b|\bwhat are my options\b/i,
  ],
  [
    "stylist",
    /\bwho (?:is|are) (?:the |my |your )?(?:stylist|colou?rist|hairdresser|you)\b|\bwho (?:will|would) (?:do|cut|colou?r)\b|\bwhat(?:'s| is) (?:the|her|his) (?:stylist'?s? )?name\b|\bspeciali[sz]\w*|\bis (?:she|he) any good\b|\babout (?:her|him|the stylist)\b/i,
  ],
  [
    "person",
    /\b(?:speak|talk|chat) (?:to|with) (?:a |an |the |some)?(?:human|person|someone|somebody|real|stylist|salon|maren|owner)\b|\breal person\b|\bcall (?:you|the salon|me)\b|\bphone number\b|\bring (?:you|me)\b|\bhuman\b/i,
  ],
  [
    "bot",
    /\bare you (?:a |an )?(?:bot|robot|ai|human|real|computer|machine)\b|\bam i talking to\b|\bchatgpt\b|\bwhat are you\b/i,
  ],
  [
    "unknown_fact",
    /\bpark(?:ing)?\b|\bwi-?fi\b|\bwheelchair\b|\b(?:pay|payment|card|cash|paypal|gift ?cards?|vouchers?)\b|\bdogs?\b|\bcoffee\b|\bvegan\b|\bbring (?:my|a) (?:kid|child|baby|son|daughter|friend)\b|\bbrands?\b|\bproducts? do you use\b|\btip\b|\bstudent\b|\binsta(?:gram)?\b|\breviews?\b/i,
  ],
  ["thanks", /\bthank(?:s| you)\b|\bthx\b|\bty\b|\bcheers\b|\bdanke\b|\bgracias\b|\bmerci\b/i],
  [
    "bye",
    /\b(?:good ?)?bye\b|\bsee (?:you|ya)\b|\bciao\b|\btschuss\b|\bhave a (?:nice|good|great|lovely)\b|\badios\b|\bau revoir\b|^cya\b/i,
  ],
  [
    "greeting",
    /^(?:hi|hello|hey|hiya|heya|yo|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|hallo|guten (?:tag|morgen|abend)|moin|hola|buen[oa]s\b.*|bonjour|salut|greetings)(?: (?:there|all|maren|everyone))?[!.,: ]*/i,
  ],
];

/** Everything a message is about, what matters most first. */
export function intentsOf(message: string): Intent[] {
  const text = message.replace(/[‘’`´]/g, "'").slice(0, 2000);
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const any = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text));
  const found: Intent[] = [];
  if (any(HOSTILE)) return ["hostile"];
  if (any(OWN_VISIT)) found.push("own_visit");
  if (ALLERGY.test(plain)) found.push("allergy");
  if (any(ADVICE)) found.push("advice");
  found.push(...PATTERNS.filter(([, pattern]) => pattern.test(plain)).map(([intent]) => intent));
  if (!saysTestWasHad(plain)) return found;
  // who says that it was done asks nothing about it
  return [...found.filter((intent) => intent !== "patch_test"), "had_test"];
}
