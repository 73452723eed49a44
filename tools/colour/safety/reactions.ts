import { isUnrelated } from "./allergens.ts";
import { isDenied, isSevere } from "./sentences.ts";
import type { SafetyFact } from "./schema.ts";

type Heard = Omit<SafetyFact, "words" | "from">;

/** What a body does when it reacts. What burns counts where it is skin that burned. */
const BREATH = String.raw`asthma\w*|wheez\w*|(?:could(?:n'?t| not)|can(?:'?t|not)|struggled to|hard to|trouble|difficulty) breath\w*`;
const SKIN = String.raw`swell\w*|swoll\w*|puff(?:ed|s|y)(?: up)?|blister\w*|itch\w*|rash(?:es|y)?|hives|welts|weals|anaphyla\w*|burn(?:ed|t|s|ing)?|(?<=\b(?:lips?|tongue|mouth|face|eyelids?)(?: \w+)? )(?:tingl\w*|numb\w*|stung|sting\w*)`;
const SYMPTOM = new RegExp(String.raw`\b(?:${BREATH}|${SKIN})\b`, "g");
const BREATHES = new RegExp(String.raw`^(?:${BREATH})$`);

const LIGHTENER = /\b(?:bleach\w*|lighten\w*|(?:blue |blonding )?powder|persul\w+|blondor)\b/;
const SERVICE =
  /\b(?:colou?r\w*|(?:hair ?)?dye[ds]?|dyeing|tint\w*|toners?|toned|highlights?|balayage|box|henna|peroxide|developer|perm(?:ed|s)?|relaxer|gloss|semi|demi|root touch)\b/;
/** Told of an earlier time, or of what follows on something. Minutes that a bowl has been on are neither. */
const THEN =
  /\b(?:last|previous) (?:time|visit|appointment|service|one|colou?r)|\bback in\b|\bafter(?:wards)?\b(?! (?:\d|a few min|five|ten|half))|\b(?:every|each) time\b|\bwhenever\b|\b(?:once|ago|for (?:days|a week|weeks)|next day)\b/;
/** What a scalp may do while a bowl is on and shall not do after it: told of an earlier time it is a reaction. */
const STUNG = /\b(?:scalp|head|skin|ears?|neck)\b[^,]{0,20}\b(?:tingl\w*|stung|sting\w*|prickl\w*)/;
/** A bowl is on the hair and goes wrong: that is for the rescue. */
const NOW =
  /\b(?:is|are|'s|shes|feels?|says|saying|getting|started)\b[^,]{0,24}(?:swelling|burning|itching|itchy|puffy|wheezing|burns)|\bcan(?:'?t|not) breathe|\b(?:right )?now\b|\bbeen on\b|\b\w+'?s on\b|\bunder (?:the|her|his) (?:bleach|lightener|colou?r|tint|foils?|toner)\b|\b\d+ ?min\w* in\b/;
const FIBRE =
  /\b(?:hair|ends?|lengths?|strands?|tips|mids)(?: (?:is|was|got|are|were|all|has|have))* (?:burn|swell|swoll|puff)|\bburn\w* (?:orange|copper|caramel|sienna|umber|red|brown|gold|off|out|through|hair|ends|lengths)|\bpuffy hair|\bitching to\b|\bfoils?\b[^,]*\b(?:swell|puff)/;
/** Something else hurt the skin. */
const ANOTHER_CAUSE =
  /\b(?:sun\w*|iron|tongs|straighteners?|curler|(?:blow ?)?dryer|wax\w*|thread\w*|kettle|oven|water|bites?|bitten|vaccin\w*|shampoo)\b/;

/** The word of a symptom that a sentence tells of, where it is skin or breath and nobody denies it. */
function symptomsIn(sentence: string): string[] {
  if (FIBRE.test(sentence)) return [];
  return [...sentence.matchAll(SYMPTOM)].flatMap(({ 0: word, index }) =>
    isDenied(sentence, index) ? [] : word,
  );
}

/**
 * What a symptom in a sentence says: with colour, lightener or an earlier time a reaction; breath that lightener takes a
 * sensitivity to its persulfates. One that nobody placed is a fact too, and is asked about. `placed`: other facts explain it.
 */
export function symptomFacts(sentence: string, placed: boolean): Heard[] {
  const symptoms = symptomsIn(sentence);
  if (symptoms.length === 0) {
    const stung = THEN.test(sentence) ? STUNG.exec(sentence) : null;
    return stung && !isDenied(sentence, stung.index) ? [{ concern: "reaction" }] : [];
  }
  const breath = symptoms.some((word) => BREATHES.test(word));
  if (breath && LIGHTENER.test(sentence))
    return [{ concern: "allergy", substance: "persulfate", severe: true }];
  const then = THEN.test(sentence);
  if (NOW.test(sentence) && !then) return [];
  const worked = SERVICE.test(sentence) || LIGHTENER.test(sentence);
  if (
    !worked &&
    (ANOTHER_CAUSE.test(sentence) || isUnrelated(sentence.replaceAll(/\basthma\w*/g, "")))
  )
    return [];
  const severe = isSevere(sentence) && { severe: true };
  if (worked || then) return [{ concern: "reaction", ...severe }];
  if (placed) return [];
  return [{ concern: symptoms.every((word) => word.startsWith("asthma")) ? "asthma" : "symptom" }];
}

const TEST = String.raw`(?:patch|skin|allergy(?: alert)?|alert)[ -]?test`;
const SEEN = String.raw`(?:red\b|redness|itch\w*|positive|fail\w*|rash|react\w*|swell\w*|swoll\w*|burn\w*|blister\w*|hives|sore|welts?|bumps?|bumpy|weep\w*|irritat\w*|raised|stung|stinging)`;
const REACTIONS = [
  new RegExp(String.raw`\b${TEST}\b[^,]{0,60}?\b(${SEEN})`),
  new RegExp(String.raw`\b(failed|reacted|reaction)\b[^,]{0,30}\b${TEST}\b`),
  /\b(reacted|allergic reaction|bad reaction|reaction)\b[^,]{0,40}\b(?:after|to|from|with|by)\b[^,]{0,30}\b(?:colou?r\w*|dye\w*|dyed|tint\w*|toner)\b/,
  /\b(?:colou?r(?:ed)?|dyed?|tint|toner)\b[^,]{0,40}\b(ended up in (?:a&e|hospital|the er|er))/,
];

/** A reaction told as one: a test of the skin that failed, or colour that was reacted to. */
export function reactionsIn(sentence: string): Heard[] {
  const seen = REACTIONS.some((pattern) => {
    const match = pattern.exec(sentence);
    const sign = match?.[1];
    return match && sign && !isDenied(sentence, sentence.indexOf(sign, match.index));
  });
  return seen ? [{ concern: "reaction", ...(isSevere(sentence) && { severe: true }) }] : [];
}

/** Whether the hurt that a sentence tells of was then and not today. */
export const isOfThen = (sentence: string): boolean => THEN.test(sentence);
