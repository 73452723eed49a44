import { plain } from "#agent/models/builtin/hear/text.ts";
import { fromTongue } from "#agent/models/builtin/hear/tongue.ts";
import { doubtOf, type Doubt } from "./gate.ts";
import { VERBS } from "./table.ts";
import type { Slots, Verb } from "./verb.ts";
import { pattern } from "./words.ts";

/** A row whose words were heard, with what was said in its gaps; `doubt` is why it must not act on them. */
export type HeardVerb = { verb: Verb; slots: Slots; text: string; doubt: Doubt | undefined };

/** Nobody asks for one thing in more letters; longer words are told to somebody. */
const LONGEST = 400;

const rows = VERBS.map((verb) => ({ verb, patterns: verb.hears.map(pattern) }));

/** How many sentences are remembered: a chat is read from its beginning for every step of every reply. */
const REMEMBERED = 2_000;
const remembered = new Map<string, HeardVerb | undefined>();

/** The row whose words these are; undefined when they are none's. */
export function hearVerb(typed: string): HeardVerb | undefined {
  if (remembered.has(typed)) return remembered.get(typed);
  const heard = makeOut(typed);
  if (remembered.size >= REMEMBERED) remembered.clear();
  if (typed.length <= LONGEST) remembered.set(typed, heard);
  return heard;
}

function makeOut(typed: string): HeardVerb | undefined {
  const said = typed
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[‘’`´]/g, "'")
    .trim();
  if (said === "" || said.length > LONGEST) return undefined;
  const mended = plain(said);
  const text = fromTongue(mended)?.english ?? mended;
  for (const { verb, patterns } of rows) {
    for (const each of patterns) {
      const heard = each.plain.exec(text);
      if (!heard) continue;
      // as it was typed, where the slips that were mended do not stand in the way
      const slots = { ...heard.groups, ...each.typed.exec(said)?.groups };
      const doubt = verb.does ? doubtOf(text, verb.despite) : undefined;
      return { verb, slots, text, doubt };
    }
  }
  return undefined;
}
