import { plain } from "#agent/models/builtin/hear/text.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import { doubtOf } from "./gate.ts";
import { hearVerb } from "./hear.ts";
import { isOrder, ORDER_VERBS } from "./whole.ts";

/** Orders of one message: the one that is done now, and those after it as they were typed. */
type Orders = { first: string; more: readonly string[] };

/** Where a second order may begin. "And make it an hour" is of the first, and so is "reorder at 2" of an item. */
const NEXT = new RegExp(
  String.raw`(?:\s*[;.!]\s+|\s*,\s*|\s+)(?:(?:and|then|also|plus|&|\+|after that|afterwards|please|can you|could you)[, ]+)*(?=(?:send|share|e-?mail|print|publish)\s|${ORDER_VERBS}\s(?!(?:it|that|this|them|those|these|one|out|up|off|on|down|in)\b))(?!(?:tell|remind) (?:me|us)\b|re-?order (?:at|when|below|under|point)\b)`,
  "gi",
);
const JOINED = /[;.!,\n]|\b(?:and|then|also|plus|after that|afterwards)\b|[&+]/i;
const ORDERS = new RegExp(String.raw`^(?:please |can you |could you |ok |and )*${ORDER_VERBS} `);
/** What is said to somebody, or written of somebody, goes on to the end. */
const HANDED_ON =
  /\b(?:text|texts|message|e-?mail|tell|write|reply|answer|post|caption|note|notes|say|says|said|asks?|wants?|told|let|remind|warn|that|because|if|when|saying)\b|["“”]/;
/** Verbs of which a few words order an act, also where it is not plain which. */
const ACTS =
  /^(?:book|rebook|cancel|move|reschedule|text|e-?mail|message|remind|start|order|re-?order|block|charge|refund|delete|publish|send|share|print) \S/;
/** Nobody orders two things in more letters. */
const LONGEST = 300;

/** From this share on words are one order with somebody's own words in it. */
const SURE = 0.95;

/** What is only handed on in one order: a note, a message. */
const ownWordsIn = ({ intent: { slots }, filled }: Sensed): string[] =>
  Object.entries(filled).flatMap(([slot, said]) => (slots[slot] === "text" && said ? said : []));

/** "Open Nora and add a note": the first only says whose it is. */
const onlyNames = (first: string, second: string, { intent, filled }: Sensed, names?: Lexicon) =>
  filled["client"] !== undefined &&
  sense(first, undefined, names)?.intent.tool === "get_client" &&
  sense(second, undefined, names)?.intent === intent;

/** The first of several orders in a message, and those that follow it. What is one order is left whole. */
export function ordersIn(typed: string, names: Lexicon | undefined): Orders {
  const whole = { first: typed, more: [] };
  if (typed.length > LONGEST || typed.split(/\s+/).length < 4) return whole;
  const { intent, detail } = understand(typed);
  // words of somebody else are not taken apart until one of them is an order
  if (detail.timers || intent === "quoted" || intent === "secret") return whole;
  const row = hearVerb(typed);
  const sensed = sense(typed, undefined, names);
  const one = sensed && sensed.share >= SURE ? sensed : undefined;
  const words = one ? ownWordsIn(one) : [];
  for (const found of typed.matchAll(NEXT)) {
    if (!JOINED.test(found[0])) continue;
    const first = typed.slice(0, found.index).trim();
    // "yaras fri roots, swap to 12" is one
    if (/^\s*,\s*$/.test(found[0]) && !ORDERS.test(plain(first))) continue;
    const second = typed.slice(found.index + found[0].length).trim();
    if (first === "" || HANDED_ON.test(plain(first))) return whole;
    if (doubtOf(plain(first)) ?? doubtOf(plain(second))) continue;
    // a row that knows these words as its own has them whole
    const begins = plain(second).split(" ").slice(0, 2).join(" ");
    const goesOn = !/^\s*[.;!]/.test(found[0]);
    if (goesOn && words.some((said) => plain(said).includes(begins))) return whole;
    if (one && onlyNames(first, second, one, names)) return whole;
    const swallows =
      !row || Object.values(row.slots).some((said) => plain(said ?? "").includes(begins));
    if (swallows && isOrder(first, names) && (ACTS.test(plain(second)) || isOrder(second, names))) {
      const { first: next, more } = ordersIn(second, names);
      return { first, more: [next, ...more] };
    }
  }
  return whole;
}
