import { findTool } from "#tools/registry.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { onlyFacts } from "#agent/models/builtin/talk/edit.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import { tokensOf } from "#agent/models/builtin/sense/tokens.ts";
import { asksOfIt } from "#agent/models/builtin/talk/asks.ts";
import { doubtOf } from "./gate.ts";
import { pointsBack } from "./match.ts";
import { isOrder, ORDER_VERBS } from "./whole.ts";

/** Orders of one message: the one that is done now, and those after it as they were typed. */
type Orders = { first: string; more: readonly string[] };

/** Where a second order may begin. "And make it an hour" is of the first, and so is "reorder at 2" of an item. */
const NEXT = new RegExp(
  String.raw`(?:\s*[;.!]\s+|\s*,\s*|\s+)(?:(?:and|then|also|plus|&|\+|after that|afterwards|please|can you|could you)[, ]+)*(?=(?:send|share|e-?mail|print|publish)\s|give \S+ (?:that|her|his|their|the) (?:slot|time|spot|place)\b|stick (?:on )?an? |${ORDER_VERBS}\s(?!(?:it|that|this|them|those|these|one|out|up|off|on|down|in)\b))(?!(?:tell|remind) (?:me|us)\b|re-?order (?:at|when|below|under|point)\b)`,
  "gi",
);
const JOINED = /[;.!,\n]|\b(?:and|then|also|plus|after that|afterwards)\b|[&+]/i;
const ORDERS = new RegExp(String.raw`^(?:please |can you |could you |ok |and )*${ORDER_VERBS} `);
/** What is said to somebody, or written of somebody, goes on to the end. */
const HANDED_ON =
  /\b(?:text|texts|message|e-?mail|tell|write|reply|answer|post|caption|note|notes|say|says|said|asks?|wants?|told|let|remind|warn|that|because|if|when|saying)\b|["“”]/;
/** Verbs of which a few words order an act, also where it is not plain which. */
const ACTS =
  /^(?:give|book|rebook|cancel|move|reschedule|text|e-?mail|message|remind|start|order|re-?order|block|charge|refund|delete|publish|send|share|print) \S/;
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

/** Where a question may begin behind an order or another question. */
const ASKS =
  /\s*(?:[;,.!?]\s+(?:(?:and|also|then|oh) )*|\s(?:and|also|plus|then)\s+)(?=(?:what|whats|what's|who|whos|who's|when|whens|when's|where|wheres|how|hows|is|are|do|does|did|have|has|any|am|which|show)\b)/gi;
/** From this share on each half is one wish by itself. */
const HALF = 0.7;

/** Kinds of which two are looked at one after the other. */
const EACH: ReadonlySet<SlotKind> = new Set(["item", "client", "stylist"]);
/** Whether a second question names nothing that the first has not. */
const isSame = (one: Sensed["filled"], other: Sensed["filled"]): boolean =>
  Object.entries(other).every(([slot, said]) => !said || pointsBack(said) || one[slot] === said);

/** What stands behind a name, or at the end, of another one. */
const AND_ANOTHER = /^,? (?:and|or|&|\+) ((?:(?:with|for|of|the|an?) )*\S+(?: \S+)?)/i;

/** "Have we got 7/0 and 8/1" asks for each of two things of a kind: a look holds one. */
function alsoIn(typed: string, names: Lexicon | undefined): Orders | undefined {
  const { intent, filled, share = 0 } = sense(typed, undefined, names) ?? {};
  if (!intent?.tool || share < LEAST || findTool(intent.tool)?.effect !== "read") return undefined;
  for (const [slot, kind] of Object.entries(intent.slots)) {
    const said = filled?.[slot];
    if (!said || !EACH.has(kind)) continue;
    const after = typed.toLowerCase().indexOf(said.toLowerCase()) + said.length;
    for (const from of [after, typed.search(/,? (?:and|or|&) (?:with )?\S+[?.! ]*$/i)]) {
      const [both = "", two = ""] = from < 0 ? [] : (AND_ANOTHER.exec(typed.slice(from)) ?? []);
      const other = [two, two.replace(/ \S+$/, "")].find((piece) => isOne(piece, kind, names));
      if (!other) continue;
      const first =
        typed.slice(0, from) + typed.slice(from + both.length - two.length + other.length);
      return { first, more: [`and ${other}`] };
    }
  }
  return undefined;
}
/** From this share on a look is asked of two. */
const LEAST = 0.35;

/** Whether words are the name of one thing of a kind, and nothing else. */
function isOne(piece: string, kind: SlotKind, names: Lexicon | undefined): boolean {
  const kinds = { one: kind };
  const [fact, another] = onlyFacts(piece, kinds, { names: names ?? new Map() }) ?? [];
  const isKnown = tokensOf(fact?.said ?? "").every(
    ({ word, shape }) => shape === "shade" || shape === "volume" || names?.get(word)?.has(kind),
  );
  return fact !== undefined && another === undefined && isKnown;
}

/** What is denied or put off is no order, and what follows it is all that is asked. */
const surelyHeld = (first: string): boolean => {
  const doubt = doubtOf(plain(first));
  return doubt !== undefined && doubt !== "asked";
};

/** "How much developer and which one" asks for its strength as well. */
const WHICH = /^which(?: one| ones| developer| strength| vol\w*)?\W*$/;
function strengthFor(first: string, names: Lexicon | undefined): string | undefined {
  const { intent, filled } = sense(first, undefined, names) ?? {};
  return intent?.id === "colour_facts.ratio" && filled?.["line"]
    ? `which developer for ${filled["line"]}`
    : undefined;
}

const POINTED =
  /\b(?:any|it|some|one)(?: of (?:it|them))?(?=\W*$| (?:in|left|ordered|on order|already|yet|stocked)\b)/i;

/** A question with the tube that was named before it: "… and have we got any". */
function withThing(asked: string, first: Sensed | undefined): string {
  const things = Object.entries(first?.intent.slots ?? {}).flatMap(([slot, kind]) =>
    kind === "item" || kind === "shade" ? (first?.filled[slot] ?? []) : [],
  );
  const [thing, another] = things;
  return thing && !another ? asked.replace(POINTED, thing) : asked;
}

const WHEN = /^(?:(?:and|so|ok|hey|also) )*when\b/;

/** Two wishes of which the second asks: "timer 20 for freya and whats next". */
function askedAfter(typed: string, names: Lexicon | undefined): Orders | undefined {
  for (const found of typed.matchAll(ASKS)) {
    const first = typed.slice(0, found.index).trim();
    const asked = typed.slice(found.index + found[0].length).trim();
    // "when was she in" asks, and hands nothing on
    if (HANDED_ON.test(plain(first).replace(WHEN, ""))) return undefined;
    const second = withThing(asked, sense(first, undefined, names));
    const which = WHICH.test(plain(second)) ? strengthFor(first, names) : undefined;
    if (which) return { first, more: [which] };
    // "what developer?" asks of what was just said
    if (surelyHeld(first) || second.split(/\s+/).length < 3) continue;
    const [one, other] = [sense(first, undefined, names), sense(second, undefined, names)];
    // "when am i done" after "first client tomorrow" is told with it
    const tells = one && frameOf(one.intent.id)?.tells;
    if (
      tells &&
      asksOfIt(
        { tells },
        plain(second)
          .split(/[\s?]+/)
          .filter(Boolean),
        plain(second),
      )
    )
      continue;
    if (!one?.intent.tool || !other?.intent.tool) continue;
    // behind an order that is plain, what asks is a look also where it is less plain which
    const isLook = findTool(other.intent.tool)?.effect === "read";
    const least = isLook && one.share >= SURE ? LEAST : HALF;
    // "how long and how often do I look" is one question
    if (one.intent === other.intent && isSame(one.filled, other.filled)) return undefined;
    if (one.share >= HALF && other.share >= least) return { first, more: [second] };
  }
  return undefined;
}

const TIME = String.raw`(?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|ish)?|noon|midday`;
const PAIR = /\b([\p{L}'-]+) (?:and|&|\+|n) ([\p{L}'-]+)\b/gu;
const TIMES = new RegExp(
  String.raw`(?<![\d/.:])(${TIME}) (?:and|&|\+|n|then) (${TIME})(?![\d/:])`,
  "iu",
);

/** "Book nora and ines friday 2 and 3" is an order for each of them at their time. */
function eachOf(typed: string, names: Lexicon | undefined): Orders | undefined {
  const times = TIMES.exec(typed);
  const sensed = times ? sense(typed, undefined, names) : undefined;
  if (!times || sensed?.intent.tool !== "book_client") return undefined;
  const whose = plain(sensed.filled["client"] ?? "").split(/\W+/);
  for (const people of typed.matchAll(PAIR)) {
    const isPair = [people[1], people[2]].some(
      (name = "") =>
        names?.get(name.toLowerCase())?.has("client") || whose.includes(name.toLowerCase()),
    );
    if (!isPair) continue;
    const [first = "", second = ""] = [1, 2].map((at) =>
      typed
        .replace(times[0], times[at] ?? "")
        .replace(people[0], people[at] ?? "")
        .replace(/\b(?:both|each)\b ?/i, ""),
    );
    return { first, more: [second] };
  }
  return undefined;
}

/** "Order 10 tubes 10/6 n 4 blondor" is an order for each of them. */
const LISTED =
  /^((?:(?:please|pls|can you|and) )*(?:re-?order|order|get|add|bin|chuck|put) )(\d+ .*?\S)(?: ?[,&+] ?| n | and )(\d+ (?!g\b|min|vol|%|pm\b|am\b|days?\b|weeks?\b)\S.*)$/i;
/** "Reorder all that is low but skip the gloves": what is left out is taken off again. */
const EXCEPT =
  /^(.*\b(?:re-?order)\b.*?),? (?:but |and )?(?:skip|not|except(?: for)?|leave out|without|minus)(?: the)? (\S.{1,30})$/i;

function listedIn(typed: string, names: Lexicon | undefined): Orders | undefined {
  const [, left, out] = EXCEPT.exec(typed) ?? [];
  if (left && out && sense(left, undefined, names)?.intent.tool === "reorder")
    return { first: left, more: [`take ${out} off the order`] };
  const [, verb = "", one = "", others] = LISTED.exec(typed) ?? [];
  if (!others) return undefined;
  const first = `${verb}${one}`;
  const [a, b] = [first, `${verb}${others}`].map((each) => sense(each, undefined, names));
  if (!a?.intent.tool || a.intent.tool !== b?.intent.tool || a.intent.tool === "book_client")
    return undefined;
  // one draft holds them all
  if (
    a.intent.tool === "order_item" &&
    sense(typed, undefined, names)?.intent.tool === "order_item"
  )
    return undefined;
  const next = listedIn(`${verb}${others}`, names);
  return { first, more: next ? [next.first, ...next.more] : [`${verb}${others}`] };
}

/** Where one timer ends and the next begins: "one 10 for the money piece, one 45 foils"; an hour and 15 is one. */
const APART =
  /\bn\b(?= \d)|\b(?:and|plus|one|another|then)\b(?! (?:a |1 )?(?:half|quarter))|[,;:&+]|(?= \d{1,3}\b)/;

/** "Set 2 timers: 20 toner, 35 roots" is an order for each. */
function timersIn(typed: string, names: Lexicon | undefined): Orders | undefined {
  const sensed = sense(typed, undefined, names);
  if (sensed?.intent.tool !== "start_timer" || sensed.share < SURE) return undefined;
  if (HANDED_ON.test(plain(typed))) return undefined;
  const pieces = plain(typed)
    .replace(/\b(?:\d|two|three|both) (?:timers?|clocks?|alarms?)\b/, " ")
    .split(APART)
    .map((piece) => piece.trim())
    // "roots 35" names it first
    .map((piece, at, all) =>
      /^\d+(?: ?min\w*)?$/.test(piece) ? `${piece} ${all[at - 1] ?? ""}` : piece,
    )
    .filter((piece) => MINUTES.test(piece));
  // "1 hour 20 for the roots" is one: each of several is called something
  const isSeveral = sensed.intent.id === "start_timer.several" || pieces.every(labelOf);
  if (!isSeveral) return undefined;
  // "… and book nora friday at 2" is no timer
  const isOther = (piece: string) => {
    const other = sense(piece, undefined, names);
    return other !== undefined && other.intent.tool !== "start_timer" && other.share >= SURE;
  };
  const [first, ...more] = pieces.map((piece) => timerOf(piece, names));
  return first && more.length > 0 && !pieces.some(isOther) ? { first, more } : undefined;
}

const LONG = /\b\d+(?: ?(?:min(?:ute)?s?|m|hours?|hrs?|h))?\b/;
/** A figure that is no shade, strength, weight or hour. */
const MINUTES = /(?<![\d/.])\d{1,3}(?![\d/.%:]| ?(?:vols?|v|g|grams?|am|pm)\b)/;
const NO_LABEL =
  /\b(?:start|set|put|stick|timers?|an?|one|another|of|for|on|the|please|is|at|to|go|going)\b/g;

/** One of several timers as an order of its own: "roots 35" is 35 min for the roots. */
function timerOf(piece: string, names: Lexicon | undefined): string {
  const long = LONG.exec(piece)?.[0] ?? piece;
  const label = labelOf(piece);
  const minutes = /[a-z]/.test(long) ? long : `${long} min`;
  const [name = "", ...what] = label.split(" ");
  if (names?.get(name.replace(/'?s$/, ""))?.has("client") || names?.get(name)?.has("client"))
    return `start a timer of ${minutes} for ${name}${what.length > 0 ? `: ${what.join(" ")}` : ""}`;
  return `start a timer ${minutes}${label ? ` for the ${label}` : ""}`;
}

const labelOf = (piece: string): string =>
  piece
    .replace(LONG, " ")
    .replaceAll(NO_LABEL, " ")
    .replaceAll(/[^\p{L}\d' -]|\s+/gu, " ")
    .trim();

/** The first of several orders in a message, and those that follow it. What is one order is left whole. */
export function ordersIn(typed: string, names: Lexicon | undefined): Orders {
  const whole = { first: typed, more: [] };
  if (typed.length > LONGEST || typed.split(/\s+/).length < 4) return whole;
  const { intent } = understand(typed);
  // words of somebody else are not taken apart until one of them is an order
  if (intent === "quoted" || intent === "secret") return whole;
  const apart =
    timersIn(typed, names) ??
    eachOf(typed, names) ??
    listedIn(typed, names) ??
    alsoIn(typed, names) ??
    askedAfter(typed, names);
  if (apart) return apart;
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
    const begins = plain(second).split(" ").slice(0, 2).join(" ");
    const goesOn = !/^\s*[.;!]/.test(found[0]);
    if (goesOn && words.some((said) => plain(said).includes(begins))) return whole;
    if (one && onlyNames(first, second, one, names)) return whole;
    if (isOrder(first, names) && (ACTS.test(plain(second)) || isOrder(second, names))) {
      const { first: next, more } = ordersIn(second, names);
      return { first, more: [next, ...more] };
    }
  }
  return whole;
}
