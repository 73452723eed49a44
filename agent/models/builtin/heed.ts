import { findTool } from "#tools/registry.ts";
import { plain } from "./hear/text.ts";
import { say, type Decision } from "./decision.ts";

/** Formulas are asked about on their own: they change nothing that was there. */
const MAKING: ReadonlySet<string> = new Set(["formulate", "correct"]);

const changes = (tool: string) => !MAKING.has(tool) && findTool(tool)?.effect !== "read";

const NOT =
  /\b(?:don'?t|do not|never|no need to|hold off|not going to|won'?t|not yet|haven'?t|hasn'?t|didn'?t|isn'?t|rather not|without)\b (?:\S+ ){0,3}?(?:book|cancel|mov|text|send|post|publish|delet|order|reorder|refund|block|chang|put|rais|start|stop|add|charg|mark|record|sav|keep|mix|upgrad|import|do it|touch)/;
const IF = /\b(?:if|unless|whether|in case|suppose|what would happen)\b/;
const MUSED =
  /\b(?:maybe|perhaps|might|thinking (?:of|about)|wonder(?:ing|ed)?|not sure|should (?:i|we)|some ?day|one day|one of these days|i wish|tempted)\b/;
/** Somebody's own words between quotes, or what they told to do, passed on. */
export const PASSED_ON =
  /\b(?:texted|wrote|messaged|emailed|says?|said|sent|reads?|note|message)\b[^'"“‘]{0,25}(?:["“]|(?:^| )['‘])|\b(?:said|says|told me|told us|tells me|tells us) (?:to |you should |that you )?(?:please )?(?:cancel|book|move|delete|refund|publish|send|order|block|text)\b|^["“'‘]/;

/** The decision, unless it acts on words that say not to, wonder, or are somebody else's: then nothing is done, and that is said. */
export function heeding(decision: Decision, words: string): Decision {
  if (!decision.calls.some(({ toolName }) => changes(toolName))) return decision;
  const text = plain(words);
  if (/\bremind me\b/.test(text) && !/\b\d+ ?(?:min|h\b|hours?|hrs?)|\bhour\b/.test(text))
    return say("I keep timers of minutes, and no reminders for a time of day. How many minutes?");
  if (NOT.test(text)) return say("All right, I leave it as it is. Nothing was changed.");
  if (PASSED_ON.test(text))
    return say(
      "Nothing is done: those are somebody else's words, which I can't follow. Tell me yourself what you want, and I get it ready.",
    );
  if (IF.test(text) || MUSED.test(text))
    return say("Nothing is done yet. Tell me plainly when you want it, and I get it ready.");
  return decision;
}
