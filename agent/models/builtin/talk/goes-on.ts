import { plain } from "#agent/models/builtin/hear/text.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { offering } from "#agent/models/builtin/verbs/offered.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import { withOneMore } from "./order-lines.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { pointsBack } from "#agent/models/builtin/verbs/match.ts";

const ADDS = /^(?:(?:oh|ok|yes|yeah|and|wait|sorry|actually) )*(?:and|also|plus|add|with|then)\b/;
/** So little is enough where words that join on are likeliest of the same frame. */
const LEAST = 0.25;
/** How one's own words are joined to those before. */
const JOINS = ", ";

/** An order that has come to nothing yet, with what a few words add to it: "and a 20 tip in cash", "and 3 on 8/0". */
export function addedTo(
  act: HeardVerb | undefined,
  text: string,
  names: Lexicon,
): HeardVerb | undefined {
  const said = plain(text);
  const kinds = act?.verb.slots;
  if (!act || !kinds || !ADDS.test(said)) return undefined;
  const { intent, share = 0, filled = {} } = sense(text, act.verb.tool, names) ?? {};
  if (intent?.id !== act.verb.id || share < LEAST) return undefined;
  // one draft holds them all
  if (act.verb.tool === "order_item") return filled["item"] ? withOneMore(act, said) : undefined;
  const fresh = Object.entries(filled).filter(([, words]) => words && !pointsBack(words));
  // what says otherwise is another order
  const isElse = ([slot, words]: [string, string | undefined]) =>
    kinds[slot] !== "text" && !WHOLE.has(slot) && act.slots[slot] && act.slots[slot] !== words;
  if (fresh.length === 0 || fresh.some(isElse)) return undefined;
  const slots = fresh.map(([slot, words]) => {
    const before = act.slots[slot];
    const own = kinds[slot] === "text" && before ? before + JOINS + words : words;
    return [slot, WHOLE.has(slot) ? (before ?? words) : own];
  });
  return {
    ...act,
    slots: { ...act.slots, ...Object.fromEntries(slots) },
    text: `${act.text} ${said}`,
    before: undefined,
  };
}

/** The one thing that was offered with what a few words add to it, asked once more. */
export function offeredWith(
  offered: readonly { says: string }[],
  text: string,
  names: Lexicon,
): HeardVerb | undefined {
  const [only, another] = offered;
  const one = only && !another ? sense(only.says, undefined, names) : undefined;
  const verb = one && frameOf(one.intent.id);
  if (!only || !one || !verb) return undefined;
  const act = { verb, slots: one.filled, text: plain(only.says), doubt: undefined };
  const more = addedTo(act, text, names);
  const says = more && sentenceOf(verb, more.slots);
  return says ? offering("Do you mean this?", [says], plain(text)) : undefined;
}

/** How the whole was paid stands where a part of it was paid otherwise. */
const WHOLE: ReadonlySet<string> = new Set(["method"]);
