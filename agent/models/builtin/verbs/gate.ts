/** Why words that name an act are no order to do it. */
export type Doubt = "negated" | "asked" | "conditional" | "mused" | "hearsay" | "quoted";

const DOUBTS: [Doubt, RegExp][] = [
  [
    "asked",
    /^(?:so |and |but |hey |ok |um |oh )*(?:(?:can|could|would|will|may|shall|must|should) (?!you\b|u\b|ya\b)|(?:do(?= (?:i|we|you|u|they|she|he|the|my|our|any|all|clients|people)\b)|does|did|is|are|was|were|am|how|why|what|when|who|which|where|has|have) )|^(?:can|could|would|will) (?:you|u|ya) (?:even|also be able|ever)\b|\bis it possible\b|\bhow (?:do|can|would|to)\b|\bwhat happens\b|\bare you able\b/,
  ],
  ["quoted", /^["“”«]|["“][^"“”]*["”] (?:is|was|means)\b/],
  [
    "hearsay",
    /\b(?:says|said|saying|(?:they|people|clients) say|told|tells|ask(?:s|ed) (?:me|us|you|if|whether|for)|claims?|heard|according to|wrote|texted me|emailed me|thinks|reckons?|figures (?:that |we |i )|suggest(?:s|ed)|recommend(?:s|ed)|(?:she|he|they|client|rep|boss|accountant)(?:'s| is| was)? ask(?:s|ed|ing)|(?:she|he|they|client|rep) wants?)\b/,
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
export function doubtOf(text: string, despite: readonly Doubt[] = []): Doubt | undefined {
  return DOUBTS.find(([doubt, sign]) => !despite.includes(doubt) && sign.test(text))?.[0];
}

/** What is said to words that name an act and are no order. */
export function held(doubt: Doubt, does: string): string {
  if (doubt === "asked")
    return `I can ${does}. Tell me plainly what you want done, and it is shown to you before anything changes.`;
  if (doubt === "negated") return "All right, I leave it as it is.";
  return `Nothing is done yet. I can ${does} when you tell me to.`;
}
