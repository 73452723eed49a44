import { isCommon } from "#agent/models/builtin/hear/people.ts";
import { OF_BODY } from "./covered.ts";
import { figuresIn, type At } from "./figures.ts";
import { plainly } from "./plain.ts";

/** What a salon has, does or is asked to do, and what may harm hair: of that a model says nothing by itself. */
const OF_THE_SALON = new RegExp(
  String.raw`\b(?:${[
    "appointments?|visits?|book\\w*|resched\\w*|cancel\\w*|mov(?:ed?|ing)|confirm\\w*|waitlist|slots?|calendar|today|tomorrow|tonight|week\\w*",
    "free|open\\w*|closed?|full|avail\\w*|busy|hours?|minutes?|timers?|late|early|earl\\w*",
    "pric\\w*|costs?|charg\\w*|paid|pay\\w*|refund\\w*|deposit\\w*|discount\\w*|money|revenue|tips?|owe\\w*|dollars?|cheap\\w*|expensive",
    "stock|shelf|left|low|orders?|ordered|suppliers?|deliver\\w*|tubes?|bottles?|grams?",
    "sent|send|text\\w*|mail\\w*|e-?mails?|message\\w*|post\\w*|publish\\w*|phone|address",
    "sav(?:ed?|ing)|delet\\w*|remov\\w*|add(?:ed|s)?|chang\\w*|updat\\w*|creat\\w*|writ(?:ten|es?)|wrote|not(?:ed|es)|record\\w*|set|done|ready|start\\w*|switch\\w*",
    "clients?|stylists?|salon|plans?|subscription|licen[cs]e\\w*|consultations?|formulas?|photos?|reports?",
    "developer|volume|peroxide|bleach\\w*|lighten\\w*|henna|relax\\w*|perm\\w*|metallic|box|grey|gray|ratio|mix\\w*|process\\w*|overlap\\w*|remover",
    "always|never|nobody|nothing|none|everybody|everyone|guarantee\\w*|promise\\w*|sure|certain\\w*|can|must|need|needs? no",
  ].join("|")})\b`,
);
/** Who may be named: the models and the product. */
const NOBODY = /\b(?:Gemini|Google|Ollama|Undertone|AI)\b/g;
/** A word that is written as a name, if it is the first one only where no other word looks like that. */
const NAMES = /(?<=\S\s+["'(]?)\p{Lu}|^\W*\p{Lu}[\p{L}'-]+/gu;
const isName = (found: string) =>
  found.length === 1 || !isCommon(found.toLowerCase().replace(/^\W+/, ""));
const FIRST = /\b(?:i|we|you|your|my|our|she|he|they|her|his|their)\b/;

/**
 * Whether a sentence is about nothing that a tool would know: no figure, name, act or state of this salon, nobody's body, and
 * nothing that may harm hair. Where no tool was called a model may say so much of its own.
 */
export function isGeneral(sentence: string, at: At): boolean {
  const plain = plainly(sentence);
  return (
    figuresIn(sentence, at).length === 0 &&
    !(sentence.trim().replaceAll(NOBODY, "it").match(NAMES) ?? []).some(isName) &&
    !OF_BODY.test(plain) &&
    !FIRST.test(plain) &&
    !OF_THE_SALON.test(plain)
  );
}
