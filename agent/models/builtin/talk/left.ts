import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { isIdle } from "./facts.ts";

/** Words that end an order and add nothing to it. */
const POLITE =
  /\b(?:please|pls|plz|thanks|thx|ta|cheers|now|today|ok|okay|lol|haha|mate|love|hun|babe|asap|quick|for me|for us|will you|would you|can you|could you|i think|instead|again|too|as well|straight away|right away|(?:is |['’]?s )?(?:running|going to be|gonna be|will be) late|is late)\b/gi;
const FEWEST = 2;
/** What tells something also where it stands alone. */
const BY_ITSELF =
  /^(?:all|both|everyone|everybody|each|free|twice|put|tell|text|book|order|\d.*|jan|feb|march|april|june|july|aug|sept?|oct|nov|dec)$/;

/**
 * The end of an order that none of its facts holds, such as "half usual product" behind the time of a visit: it is told of, so
 * that nobody takes it for done. Undefined where all went in, and for orders that hand on somebody's own words.
 */
export function leftOf({ verb, slots, text }: HeardVerb): string | undefined {
  const kinds = verb.slots;
  if (!verb.does || !kinds || TELLS_ALL.has(verb.tool)) return undefined;
  const said = Object.entries(slots).filter(([, words]) => words);
  if (said.length === 0 || said.some(([slot]) => HANDED_ON.has(kinds[slot] ?? "")))
    return undefined;
  const ends = said.map(([, words = ""]) => {
    const own = plain(words);
    const at = text.lastIndexOf(own);
    return at < 0 ? -1 : at + own.length;
  });
  const last = Math.max(...ends);
  // what was answered, or spoken of before, stands in no words of the order
  if (last < 0) return undefined;
  const rest = text
    .slice(last)
    .replace(/^['’]?s\b/i, "")
    .replaceAll(POLITE, " ")
    .replaceAll(/^[\s,.;:!?+&-]+|[\s,.;:!?]+$/g, "")
    .replaceAll(/\s+/g, " ");
  const named = verb.id?.split(/[._]/) ?? [];
  const [first = "", ...others] = rest.split(/ ?\+ ?| /).filter(Boolean);
  const open = named.includes(first) ? others : [first, ...others];
  const rests = open.filter((word) => !named.includes(word));
  const words = rests.filter((word) => word.length > 1 && !isIdle(word));
  return words.length >= FEWEST || rests.some((word) => BY_ITSELF.test(word))
    ? open.join(" ")
    : undefined;
}

/** Whose words tell in full what came of it. */
const TELLS_ALL: ReadonlySet<string> = new Set([
  "record_client_test",
  "record_outcome",
  "save_to_library",
]);
const HANDED_ON: ReadonlySet<string> = new Set(["text", "formula"]);
