import type { Client } from "#tools/clients/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Input, Say } from "#agent/models/builtin/verbs/verb.ts";

/** Words that every line may have. */
const SMALL =
  /^(?:the|and|her|his|she|he|has|had|with|about|note|notes|that|this|for|who|its|not)$/;
const wordsOf = (words: string): string[] =>
  plain(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !SMALL.test(word));

/** A record without the line of its notes that is spoken of; an allergy goes by hand alone. */
export function takenOff(of: Client, note: string | undefined, text: string): Input | Say {
  const said = new Set(wordsOf(note ?? text));
  const isMeant = (line: string) => wordsOf(line).some((word) => said.has(word));
  for (const field of ["notes", "mustKnow"] as const) {
    const lines = (of[field] ?? "").split(/\n+/).filter(Boolean);
    const left = lines.filter((line) => !isMeant(line));
    if (left.length < lines.length) return { id: of.id, [field]: left.join("\n") };
  }
  if (of.allergies && isMeant(of.allergies))
    return {
      say: `On ${of.name}'s record stands the allergy “${of.allergies}”. An allergy is taken off by hand alone, on the record itself.`,
    };
  return {
    say: `Nothing of that stands on ${of.name}'s record${note ? `: I looked for “${note}”` : ""}. It stays as it is.`,
  };
}
