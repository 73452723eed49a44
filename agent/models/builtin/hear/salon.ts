import { CanonicalTone } from "#tools/colour/words.ts";
import { namesIn } from "./calendar-words.ts";
import { withNames } from "./people.ts";
import { codesIn, saidLine } from "./formulas.ts";
import type { Wish } from "./wish.ts";

const SCENARIO =
  /\b(?:scenario|exercise|training head|practice head|case) ?(?:no\.? ?|number |#)?(\d{1,2})\b/;
const TARGET = /\btarget ?(?:no\.? ?|number |#|colour )?(\d)\b/;
const PRACTICE =
  /\b(?:scenarios|practi[cs]e|training|train me|quiz me|test me|exercises)\b(?!.*\bclient\b)/;
const KEEPS_PRACTICE =
  /\b(?:save|keep)\b.*\bpractice (?:formula|answer)\b|\bkeep (?:it|that|this) in my history\b/;

const LOVED =
  /\b(?:she|he|they|client)(?:'s| is| was| are)? (?:absolutely |really |so |very |totally |all )*(?:loved? it|loves? (?:the|her|his|this) (?:result|hair|colour)|happy|thrilled|delighted|over the moon|pleased)\b|\bhappy (?:client|with it|with the result)\b/;
/** The same of somebody by name: "priya loves it". */
const NAMED_LOVED =
  /\b(?:loved? (?:it|the|her|his)|loves (?:it|the|her|his|this)|(?:is|was|'s) (?:so |really |very |over the |dead )*(?:happy|thrilled|delighted|chuffed|pleased|moon))\b|\bcame out (?:great|perfect|lovely|gorgeous|beautiful(?:ly)?|spot on)\b/;
const HATED =
  /\bhate[sd]? (?:it|this|(?:the|her|his) (?:result|colour|hair|outcome|cut|balayage|gloss))\b|\b(?:gutted|livid|upset|disappointed|in tears|cried|crying)\b/;
const UNHAPPY =
  /\b(?:not|isn't|wasn't|un|n't)\s*(?:so |very |really |all that )?(?:happy|pleased)\b/;
const RECORDS =
  /\b(?:record|log|note|save|enter)\b.*\b(?:outcome|result)\b|^(?:the )?(?:outcome|result):/;
const REACHED =
  /\b(?:reached|came (?:out )?(?:at|to|up to)|ended (?:up )?at|got (?:her |him )?to|landed (?:at|on)|hit)\b(?: an?)?(?: level)? ?(\d{1,2}(?:\.5)?)\b/;
const OUTCOMES =
  /\b(?:success|hit|satisfaction) rate\b|\boutcomes?\b.*\?|\bhow (?:accurate|good|well)\b.*\b(?:formulas|results|predictions|koleston|we|lines?)\b|\bhow(?:'s| is| has| have| are| do| does|'ve)\b.*\b(?:com(?:e|ing) out|turn(?:s|ed|ing)? out|perform\w*|holding up|working out)\b|\b(?:show|list|open) (?:me )?(?:the |my |our )?outcomes\b|\bhow (?:do|did|are) (?:my|our) (?:formulas|results|outcomes)\b|\bpredicted (?:against|vs|versus)\b/;
const OFFSET = /\boffset\b/;

const BRANDS =
  /\b(?:which|what|show|list)\b.*\b(?:brands|brand preferences|lines)\b(?!.*\b(?:carry|exist|know)\b)|\bmy brands\b[?.!]*$/;
const TO_BRANDS =
  /\b(?:add|include)\b.*\b(?:to|in|into) (?:my|our|the) (?:brands|preferences|lines|list)\b|\bi (?:also )?(?:work with|carry)\b/;
const FROM_BRANDS =
  /\b(?:remove|delete|drop|take)\b.*\b(?:from|off) (?:my|our|the) (?:brands|preferences|lines|list)\b|\b(?:don't|no longer) (?:use|work with|carry)\b.*\b(?:any ?more|now)?\b/;

const ONLY_SHELF =
  /\bonly\b.*\b(?:shelf|in stock|i have|we have)\b|\b(?:shelf|stock) only\b|\bfrom (?:my|the|our) shelf\b/;
const STOPS = /\b(?:stop|don't|no longer|everything again|whole catalogue|all shades again|off)\b/;
const ON_SHELF =
  /\b(?:put|add|place|got|have|stock)\b.*\b(?:on|to|onto) (?:my|the|our) shelf\b|\b(?:restocked|back in stock|bought|got more)\b|\bgot\b.*\bin (?:today|just now|now|this (?:am|morning)|yesterday)\b|\b(?:came|come) in (?:today|just now|this)\b/;
const OFF_SHELF =
  /\b(?:take|remove)\b.*\b(?:off|from) (?:my|the|our) shelf\b|\b(?:out of|ran out of|run out of|used up|no more|finished)\b/;

/** A wish about outcomes, brands, the shelf or practice; undefined when the sentence is none. */
export function hearSalonWish(text: string, typed: string): Wish | undefined {
  return (
    hearPractice(text, typed) ?? hearShelf(text) ?? hearBrands(text) ?? hearOutcome(text, typed)
  );
}

function hearPractice(text: string, typed: string): Wish | undefined {
  const scenario = Number(SCENARIO.exec(text)?.[1]);
  if (scenario >= 1 && scenario <= 10) {
    const target = TARGET.exec(text)?.[1];
    const formula = /:\s*(.+)$/s.exec(typed)?.[1]?.trim();
    return {
      kind: "grade",
      scenario,
      ...(target && { target: Number(target) }),
      ...(formula && { formula }),
    };
  }
  if (KEEPS_PRACTICE.test(text)) return { kind: "practice" };
  return PRACTICE.test(text) ? { kind: "scenarios" } : undefined;
}

function hearShelf(text: string): Wish | undefined {
  if (ONLY_SHELF.test(text) && !ON_SHELF.test(text) && !OFF_SHELF.test(text))
    return { kind: "shelfOnly", on: !STOPS.test(text) };
  const line = saidLine(text);
  const codes = codesIn(text);
  if (!line || codes.length === 0) return undefined;
  if (OFF_SHELF.test(text)) return { kind: "shelf", put: false, line, codes };
  return ON_SHELF.test(text) ? { kind: "shelf", put: true, line, codes } : undefined;
}

function hearBrands(text: string): Wish | undefined {
  const line = saidLine(text);
  if (line && OFFSET.test(text))
    return { kind: "offset", line, use: !/\b(?:stop|don't|drop|no)\b/.test(text) };
  if (line && TO_BRANDS.test(text)) return { kind: "addBrand", line };
  if (line && FROM_BRANDS.test(text)) return { kind: "dropBrand", line };
  return BRANDS.test(text) && !line ? { kind: "brands" } : undefined;
}

function hearOutcome(text: string, typed: string): Wish | undefined {
  if (OUTCOMES.test(text)) return { kind: "outcomes" };
  const level = Number(REACHED.exec(text)?.[1]);
  const reached = REACHED.exec(text);
  const tone = reached && toneIn(text.slice(reached.index));
  const told = {
    ...(level >= 1 && level <= 10 && { level }),
    ...(tone && { tone }),
  };
  const unhappy = UNHAPPY.test(text) || HATED.test(text);
  const asks = text.includes("?") || /^(?:did|does|is|was|has|will|would|if)\b/.test(text);
  if (RECORDS.test(text)) return { kind: "outcome", happy: !unhappy, ...told };
  const named = namesIn(withNames(typed)).length > 0;
  const loved = LOVED.test(text) || (named && NAMED_LOVED.test(text));
  if (loved && !unhappy && !asks) return { kind: "outcome", happy: true, ...told };
  if (HATED.test(text) && !asks && (named || /\b(?:she|he|they|client)\b/.test(text)))
    return { kind: "outcome", happy: false, ...told };
  return undefined;
}

const toneIn = (text: string) =>
  CanonicalTone.options.find((tone) => new RegExp(`\\b${tone.replace("-", "[- ]")}\\b`).test(text));
