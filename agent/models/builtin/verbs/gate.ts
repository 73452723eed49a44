/** Why words that name an act are no order to do it. */
export type Doubt = "negated" | "asked" | "conditional" | "mused" | "hearsay" | "quoted" | "told";

const MAY = "(?:should|ought|could|might|may|must|need to|oughta)";
const SOME_TIME =
  "(?:at some point|some ?(?:day|time)(?: soon)?|one (?:day|of these days)|eventually|sooner or later)";

/** Signs that leave no order, whatever else the words are like. */
const SURE: [Doubt, RegExp][] = [
  [
    "asked",
    /^(?:so |and |but |hey |ok |um |oh )*(?:am (?:i|we)|are we|is it|is there (?:a|any) (?:way|point|reason)|any (?:point|reason)|how (?:do|would|can|should) (?:i|we)|(?:when|why|where|who|how(?: many| long| much| often)?|what) (?:did|have|has|had|was|were) (?:i|we|you|u|she|he|they|the|my)|(?:did|was|were) (?:i|we|she|he|they)) (?=\w)(?!ok\b|okay\b|all ?right\b)/,
  ],
  // what begins so asks, whatever act is named in it
  ["asked", /^(?:so |and |but |hey |ok |um |oh )*(?:does|did|is|are|was|were|has) (?!there )\w/],
  ["asked", /^(?:so |and |but |ok )*what (?:goes|comes|gets|went|came|is|are) \w/],
  ["asked", /\b(?:can|could|may|should|shall) (?:i|we)\W*$/],
  // "she's only late so don't cancel her"; what is ordered in its place begins the words
  [
    "negated",
    /^(?!(?:(?:please|ok|can you|just|so)\W+)*(?:move|push|shift|reschedule|change|book|text|tell|mark|put|cancel)\b).*\b(?:don'?t|do not|never) (?:you )?(?:dare |ever |go and )?(?:cancel|delete|erase)\b/,
  ],
  // what is only thought through
  [
    "mused",
    /^(?:so |and |but |hey |ok )*(?:say (?:i|we)|(?:suppos\w+|imagine|assuming|pretend))\b/,
  ],
  ["mused", new RegExp(String.raw`\b${MAY} .*\b${SOME_TIME}|\b${SOME_TIME} .*\b${MAY}\b`)],
  ["asked", /\bwhat would (?:i|we|it|that)\b|^(?:so |and )*would it\b/],
  // "45 min on that or is it too long", "will the 20 vol last till saturday"
  [
    "asked",
    /\bor (?:is|are|would|will|does) (?:that|it|this|they)\b|^(?:so |and |but )*(?:will|would) (?:the|it|that|this|my|our|they|\d)/,
  ],
  ["asked", /\b(?:you think|you reckon|d'?you think|do you think)\W*$/],
  [
    "mused",
    /^(?:wouldn'?t (?:it|that) be|(?:it|that)(?:'d| would) be (?:so )?(?:nice|good|great|lovely)|i wish|if only)\b/,
  ],
  ["asked", /\b(?:what now|now what|any (?:ideas|advice|tips))\W*$/],
  [
    "hearsay",
    /\b(?:place|shop|girl|guy|other salon|salon (?:on|in|at|next|across|down))s?\b.*\bcharg(?:es?|ed|ing)\b/,
  ],
  [
    "negated",
    /^(?:(?:i|we|i'm|we're|im|am|are|so|ok)\W+)*not (?:gonna|going to)\b|\b(?:no need to|needn't|(?:don't|not) bother(?:ing)?|no point (?:in )?|no chance|not a chance|no way|over my dead body|as if i|wouldn't dream of|hold (?:off|fire) on)\b/,
  ],
  [
    "mused",
    /^(?:so |and |hm+,? |well,? )*(?:maybe|perhaps)\b(?! (?:you|u) (?:can|could))|\b(?:in (?:an ideal|a perfect) world|in my dreams|if (?:i had my way|it (?:was|were) up to me)|(?:i'd|id) (?:love to|happily|gladly|rather|never|charge|cancel|bin|sell|do|drop|close|shut)|half a mind to|(?:jk|kidding|joking|as if)[.! ]*$)/,
  ],
  [
    "hearsay",
    /\b(?:my|her|his|our) (?:mum|mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|sister|brother|son|daughter|mate|friend|accountant|neighbou?r)\b.{0,20}\b(?:says?|said|saying|thinks|reckons|wants|wanted|told|keeps|swears|insists)\b|\bkeeps? (?:on )?(?:saying|telling|asking)\b/,
  ],
  [
    "mused",
    /\b(?:i|we) (?:had a dream|dreamt|dreamed)\b|\bin (?:my|a) dream\b|\btempted to\b|\b(?:ill|i'll|i will) wait (?:til|till|until)\b/,
  ],
  [
    "hearsay",
    /\b(?:my|our|her|his|the) (?:old|former|previous|ex|last) ?-?(?:boss|salon|shop|job|place|manager)\b|\b(?:salon|shop|barbers?|place|lot|girls?|chain|spa) (?:next door|down|up|across|over|round|around|on the corner)\b|\b(?:next door|other salons|most (?:places|salons)|where i (?:trained|used to))\b/,
  ],
  // what was done in a time that is over
  [
    "told",
    /^(?:(?:i|we|she|he|they|it|you|remember|lol|haha|god|wow|omg|honestly|mad|crazy|funny|that|when)\W+)*(?:used to|did (?:use|charge|once)|once (?:charged|did|had|sold)|(?:was|were) (?:once |only |still )?charging)\b|\bback in the (?:day|\d)|\bcan you believe (?:it|that)\b|\b(?:years|ages) (?:ago|back)\b/,
  ],
  ["told", /^last (?:week|month|year|spring|summer|autumn|fall|winter|christmas) (?:i|we) \w/],
  [
    "told",
    /^(?:(?:i|we|i've|we've|so|and|already|had to)\W+)*(?:moved|shifted|cancelled|canceled|booked|rescheduled|pushed|refunded|texted|messaged|blocked|closed|shut|charged|raised|dropped)\b(?=.*\b(?:yesterday|last (?:week|month|year|night|time|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:years?|ages|months?|weeks?|days?) ago|this morning|back in|once|twice|remember|and (?:she|he|they) (?:still|never|then))\b)|\b(?:the (?:last )?time (?:i|we)|last time (?:i|we)|^last time (?:she|he|they|her|his|their)|back when|when (?:i|we) (?:started|trained|booked|first)|i used to|we used to)\b/,
  ],
];

/** An order that stands behind what was told first: "next door it is 18, so put mine to 16". */
const THEN =
  /(?:[,.;!?-]|\bso) ?(?:so |and |then |please |just |can you |but )*(?:put|make|set|move|shift|cancel|book|text|tell|take|give|change|add|order|block|close|charge|refund|mark|bin|push|send)\b(?!.*\b(?:don't|jk|lol|haha|kidding)\b)/;

/** The sign that makes words plainly no order; undefined where there is none, or where an order stands behind it. */
export function surelyDoubted(text: string): Doubt | undefined {
  for (const [doubt, sign] of SURE) {
    const found = sign.exec(text);
    if (found && !THEN.test(text.slice(found.index + found[0].length))) return doubt;
  }
  return undefined;
}

const DOUBTS: [Doubt, RegExp][] = [
  [
    "asked",
    /^(?:so |and |but |hey |ok |um |oh )*(?:(?:can|could|would|will|may|shall|must|should) (?!you\b|u\b|ya\b)|(?:do(?= (?:i|we|you|u|they|she|he|the|my|our|any|all|clients|people)\b)|does|did|is|are|was|were|am|how|why|what|when|who|which|where|has|have) )|^(?:can|could|would|will) (?:you|u|ya) (?:even|also be able|ever)\b|\bis it possible\b|\bhow (?:do|can|would|to)\b|\bwhat happens\b|\bare you able\b/,
  ],
  ["quoted", /^["“”«]|["“][^"“”]*["”] (?:is|was|means)\b/],
  [
    "hearsay",
    /\b(?:says|said|saying|(?:they|people|clients) say|told|tells|ask(?:s|ed) (?:me|us|you|if|whether|for)|claims?|swears?|insists?|heard|according to|wrote|texted me|emailed me|thinks|reckons?|figures (?:that |we |i )|suggest(?:s|ed)|recommend(?:s|ed)|(?:she|he|they|client|rep|boss|accountant)(?:'s| is| was)? ask(?:s|ed|ing)|(?:she|he|they|client|rep) wants?)\b/,
  ],
  [
    "negated",
    /\b(?:don'?t|do not|never|won't|wont|shouldn't|should not|mustn't|haven'?t|hasn'?t|have not|has not|didn'?t|did not|isn'?t|wasn'?t|aren'?t|cannot|can't|cant|couldn'?t|wouldn'?t|rather than|no need|without|not yet|hold off|leave (?:it|them|that|the) alone|not (?:out|low|going|to|sure|the|now|today|planning|gonna|asking|saying|want))\b/,
  ],
  [
    "conditional",
    /\b(?:if|unless|in case|whether|whenever|once (?:she|he|they|we|i|the|it|\w+(?:'s| is| has| comes?| gets?))|as soon as|when (?:she|he|they|we|i|the|it|my|our))\b/,
  ],
  [
    "mused",
    /\b(?:maybe|perhaps|might|tempted|(?:i|ill|i'll|we'll) wait (?:til|till|until)|not now|thinking (?:of|about)|thought (?:of|about)|been thinking|consider(?:ing|ed)?|wonder(?:ing|ed)?|some ?day|(?<!\b(?:to|is|of|by|at least) )one day|eventually|at some point|plan(?:ning|ned)? (?:to|on)|going to|gonna|about to|was going|were going|wanted to|used to|would(?! (?:you|u|like))|i(?:'ll| will)|we(?:'ll| will)|next (?:year|month|summer|spring|autumn|winter)|ill (?:book|move|cancel|start|stop|add|order|do|put)|should (?:i|we)|i should|we should|could (?:i|we)|wish|hop(?:e|ing)|almost|nearly|imagine|suppose|remind me)\b/,
  ],
];

/** What keeps words from being an order, or undefined where they are one. Nothing that changes something is begun otherwise. */
export function doubtOf(said: string, despite: readonly Doubt[] = []): Doubt | undefined {
  // whoever is not to forget a thing is to do it
  const text = said.replace(/\bdon'?t forget(?: to)?\b/, " ");
  const plainly = surelyDoubted(text);
  if (plainly && !despite.includes(plainly)) return plainly;
  return DOUBTS.find(([doubt, sign]) => !despite.includes(doubt) && sign.test(text))?.[0];
}

/** What is said to words that name an act and are no order. */
export function held(doubt: Doubt, does: string): string {
  if (doubt === "asked")
    return `I can ${does}. Tell me plainly what you want done, and it is shown to you before anything changes.`;
  if (doubt === "negated") return "All right, I leave it as it is.";
  return `Nothing is done yet. I can ${does} when you tell me to.`;
}
