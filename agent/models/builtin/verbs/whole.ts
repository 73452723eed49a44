import { plain } from "#agent/models/builtin/hear/text.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { Ask } from "./verb.ts";

/** Words before an order that turn away from what was asked. */
const TURNS =
  "(?:(?:actually|no|nope|nah|wait|oh|ok|okay|hang on|hold on|first|before that|and|also|but|please|sorry|instead|never ?mind|can you|could you|quick(?:ly)?|just)[,.! ]+)*";
/** How whole orders begin. */
export const ORDER_VERBS =
  "(?:show|open|list|look (?:at|up|for)|check|find|pull up|bring up|go to|book|rebook|cancel|move|reschedule|text|e-?mail|message|remind|tell|ring|start|stop|order|re-?order|block|unblock|delete|remove|take|add|charge|refund|publish|schedule|record|log|save|mark|raise|lower|drop|put|set|change|push|shift|swap|bump|pull|write|print|export|draft|draw|note|convert|formulate|send|share|close)";
const QUESTIONS = "(?:what|who|when|where|how|which|why|is|are|do|does|did|have|has)";
const BEGINS = new RegExp(
  String.raw`^${TURNS}(?:${ORDER_VERBS}(?! (?:it|that|this|them|one|her|him)\b(?! \w+ \w))|${QUESTIONS}\b(?:'s|'re)?) \w`,
);
const ASKS_TO_SEE = new RegExp(
  String.raw`^${TURNS}(?:show me|show|list|open|pull up|bring up|what's|who's)\b`,
);

/** What is asked for where no frame is. */
const ORDERED: ReadonlySet<string> = new Set(["help", "able", "rescue"]);

/** What somebody writes to somebody, or for themselves: it may be any words. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  "body",
  "caption",
  "about",
  "notes",
  "reason",
  "text",
  "how",
  "skills",
  "shorthand",
  "formula",
]);
/** How somebody is spoken to, or a salon speaks of itself. */
const SAID_TO =
  /\b(?:you|your|you're|yours|we|we're|we'll|our|us|hi|hello|hey|dear|thanks|thank|sorry|see|please|soon|i'm|i'll|x+)\b/;
/** Whether a question is for any words at all. */
export const asksForWords = (ask: Ask): boolean => !ask.takes && OWN_WORDS.has(ask.slot);

/** A verb that no name has. */
const TELLS =
  /\b(?:was|were|is|are|has|have|had|did|does|don't|didn't|isn't|wasn't|done|needs?|wants?|came|comes|went|said|show|because)\b/;
const CALLED =
  /^(?:it'?s|it is|that'?s|that is|i mean|(?:call|name) (?:it|that|this|them)|save (?:it|that|this) as|(?:her|his|their|the|my) name(?:'s| is)|(?:she|he|they)(?:'s| is|'re| are) called|called|for|the one called)\s+/i;

/** From these shares on words are an order of another tool, of few and of many words that begin like one. */
const LIKELY = 0.5;
const SURE = 0.9;
/** The same of words that begin as an order does, and stand beside another one. */
const PLAIN = 0.75;

/** A name as it was answered, without "it's" or "her name is". */
export const nameIn = (answer: string): string => answer.replace(CALLED, "").trim() || answer;

/** Whether words are by themselves an order for another tool than the one that asked: then they answer no question. */
export function isOther(
  typed: string,
  tool: string | undefined,
  names: Lexicon | undefined,
  ask?: Ask,
): boolean {
  const text = plain(typed);
  const words = text.split(/\s+/).length;
  if (words < 2) return false;
  const sensed = sense(typed, undefined, names);
  const other = sensed?.intent.tool !== undefined && sensed.intent.tool !== tool;
  const heard = understand(typed).intent;
  const ordered = ORDERED.has(heard);
  if (ask && OWN_WORDS.has(ask.slot)) {
    if (SAID_TO.test(text)) return false;
    return ASKS_TO_SEE.test(text) && (ordered || other);
  }
  const share = other ? (sensed?.share ?? 0) : 0;
  if (BEGINS.test(text)) return share >= LIKELY || (ordered && !ownOf(sensed, tool));
  return words >= 4 && !ask?.takes && share >= SURE;
}

/** Whether what was taught takes the words for the very tool that asks. */
const ownOf = (sensed: ReturnType<typeof sense>, tool: string | undefined): boolean =>
  tool !== undefined && sensed?.intent.tool === tool;

/** Whether words may be what somebody or something is called: no sentence, and not long. */
export function mayName(typed: string): boolean {
  const text = plain(nameIn(typed));
  const words = text.split(/\s+/).length;
  if (new RegExp(`^(?:and |so )?${QUESTIONS}(?:'s|'re)?\\s`).test(text)) return false;
  return words <= 2 || (words <= 6 && !(TELLS.test(text) && words > 3));
}

/** Whether words are an order that something is made of: by the older hearing, or by what was taught. */
export function isOrder(typed: string, names: Lexicon | undefined): boolean {
  const { intent } = understand(typed);
  if (ORDERED.has(intent)) return true;
  const sensed = sense(typed, undefined, names);
  return sensed?.intent.tool !== undefined && sensed.share >= PLAIN;
}
