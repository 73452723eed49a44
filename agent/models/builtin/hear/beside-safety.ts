import { hearSafety } from "#tools/colour/safety/hear.ts";
import { isHead } from "./head/told.ts";
import type { Heard } from "./heard.ts";
import { plain } from "./text.ts";
import { hearFacts } from "./understand.ts";

const OF_SAFETY = new Set(["pregnant", "age", "reactedToColourBefore", "clientName"]);

/** Whether words tell of the hair beside what they tell of safety: the red of a patch test is no tone. */
export function tellsHair(text: string): boolean {
  const others = text
    .split(/[,.;!?\n]+/)
    .filter((clause) => hearSafety(clause, "said").length === 0)
    .join(", ");
  return Object.keys(hearFacts(plain(others), others)).some((name) => !OF_SAFETY.has(name));
}

/** What is told of hair alone; a service, a tone or a state of things is of other matters as well. */
const OF_HAIR: ReadonlySet<string> = new Set([
  "currentLevel",
  "desiredLevel",
  "liftBy",
  "keepLevel",
  "zones",
  "grayPercent",
  "hasGray",
  "previousTreatments",
  "desiredTone",
  "unwantedTone",
]);
const OF_FORMULA = /\b(?:formulas?|recipe|toner|gloss|mix|colou?r|hair|roots?|grey|gray)\b/i;

/** Whether what was heard is plainly of a head and its colour: so much that it is one, two facts of it, or one and a word for what is made of it. */
export function tellsOfHead({ facts, tongue }: Heard, words: string): boolean {
  const told = Object.keys(facts).filter((name) => OF_HAIR.has(name)).length;
  return (
    tongue !== undefined ||
    isHead(facts) ||
    told > 1 ||
    (told === 1 && OF_FORMULA.test(words)) ||
    /\bformulas?\b/i.test(words)
  );
}
