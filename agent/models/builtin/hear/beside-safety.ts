import { hearSafety } from "#tools/colour/safety/hear.ts";
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
