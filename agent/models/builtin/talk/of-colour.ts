import { hearSafety } from "#tools/colour/safety/hear.ts";
import { techniqueAsked } from "#tools/colour/told/techniques.ts";
import type { ColourFacts } from "#tools/colour/told/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { namedIn } from "./spoken.ts";

/** The row for a question of the craft, whatever else its figures would be taken for: no head is told by it, and nobody is meant. */
export function ofColour(typed: string, { view: { names } }: Told): HeardVerb | undefined {
  const text = plain(typed);
  if (!techniqueAsked(text) || hearSafety(typed, "said").length > 0) return undefined;
  if (namedIn(typed, "client", names).client) return undefined;
  return {
    verb: {
      tool: "colour_facts",
      input: () => ({ topic: "technique", words: text.slice(0, 300) }),
      report: (value) => (value as ColourFacts).says,
    },
    slots: {},
    text,
    doubt: undefined,
  };
}
