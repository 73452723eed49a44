import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { isAllOfHead, isHead } from "#agent/models/builtin/hear/head/told.ts";
import { ONLY_STOCK } from "#tools/colour/facts.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";

/** Words that begin with what is to be done with a formula, or look it up. */
const OF_ELSE =
  /^(?:convert|translate|find|show|list|order|book|save|add|put|start|set|swap|switch|use|mix|write|text|send|post|note|record|log|remember|update|price|charge|how|explain)\b|\bconvert|\bin stock\b|\bfill/;

/** Words that ask. */
export const A_QUESTION =
  /\?\s*$|^(?:and |so |but |ok )*(?:what|whats|who|when|where|why|how|which|can|could|should|shall|do|does|is it|are)\b/i;

/** How sure it must be that words which tell of hair are of something else: a bowl to be read, an example to be kept. */
const SURELY = 0.85;
const OF_A_HEAD: ReadonlySet<string | undefined> = new Set([
  "formulate",
  "correct",
  "colour_facts",
  undefined,
]);

function isSurelyElse(text: string, names: Lexicon): boolean {
  // what a bowl is to be made of is no word about the stock
  const { intent, share } = sense(text.replace(ONLY_STOCK, " "), undefined, names) ?? {};
  return share !== undefined && share >= SURELY && !OF_A_HEAD.has(intent?.tool);
}

/** A bowl in shorthand is there to be read: "7N 30g 8G 10g". */
const isBowl = (text: string): boolean => (text.match(/\b\d{1,3} ?g\b/gi)?.length ?? 0) > 1;

/** The level that the hair has and the one that is wanted, or much else of a head: whatever else the words hold, they ask for a formula. */
export function tellsAHead(text: string, names: Lexicon): boolean {
  const facts = hearFacts(plain(text), text);
  const { currentLevel, desiredLevel, desiredTone } = facts;
  if (isAllOfHead(facts) && !OF_ELSE.test(plain(text)) && !isBowl(text)) return true;
  const isElse = A_QUESTION.test(text.trim()) || OF_ELSE.test(plain(text)) || isBowl(text);
  if (isHead(facts) && !isElse) return !isSurelyElse(text, names);
  if (currentLevel === undefined || desiredLevel === undefined) return false;
  if (isBowl(text) || isSurelyElse(text, names)) return false;
  if (/\bwants? (?:level|a|to be|\d)/.test(plain(text))) return true;
  return desiredTone !== undefined && !A_QUESTION.test(text.trim()) && !OF_ELSE.test(plain(text));
}
