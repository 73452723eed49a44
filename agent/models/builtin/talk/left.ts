import { plain } from "#agent/models/builtin/hear/text.ts";
import { asksFor } from "#agent/models/builtin/sense/act-words.ts";
import type { Framed } from "#agent/models/builtin/frames/frame.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { tokensOf } from "#agent/models/builtin/sense/tokens.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { ORDER_VERBS } from "#agent/models/builtin/verbs/whole.ts";
import { hearService } from "#agent/models/builtin/booking/service.ts";
import { isIdle } from "./facts.ts";

/** Words around an order that add nothing to it. */
const POLITE =
  /^(?:please|pls|plz|thanks|thx|ta|cheers|now|today|ok|okay|lol|haha|mate|love|hun|babe|asap|quick|quickly|again|too|as|well|away|straight|right|think|late|running|going|gonna|still|got|bit|some|any|more|really|actually|just|ll|ve|re|s|also|was|were|are|been|be|am|did|does|done|here|there|who|which|when|because|bc|cos|cuz|since|due|everything)$/i;
const FEWEST = 2;
/** What tells something also where it stands alone. */
const BY_ITSELF =
  /^(?:all|both|everyone|everybody|each|free|twice|put|tell|text|book|order|\d.*|jan|feb|march|april|june|july|aug|sept?|oct|nov|dec)$/;
/** With whom a visit was before it is given to somebody else. */
const FROM = /^(?:away )?(?:from|instead of|rather than|not) \S+(?: \S+)?$/;
/** Where what is left begins or ends in words that only join it on. */
const JOINS =
  /^(?:[\s,.;:!?+&/-]|(?:and|but|so|cos|cuz|bc|because|as|since|due to|for|it'?s|that'?s|with|note|n|to|of|please|pls|plz|thanks|thx|ta|cheers|now|ok|okay|lol|also|is|'?s)(?= |$))+|(?:[\s,.;:!?+&/-]|(?<= )(?:and|but|so|please|pls|plz|thanks|thx|ta|cheers|ok|okay|lol|mate|love|hun|babe))+$/gi;
/** Says the order once more: "she paid by card, put it through". */
const ONCE_MORE =
  /^(?:(?:so|can you) )*(?:(?:put|ring|run) (?:it|that|this) (?:through|up)|(?:take|knock|book) (?:it|that|them|em|those) (?:off|out))$/i;
/** A second order, which no field of the first one holds. */
const ORDERS = new RegExp(String.raw`^(?:and |then |please )*${ORDER_VERBS} `, "i");

/** A question, which no field holds either. */
const ASKS = /^(?:and )?(?:who|what|when|where|how|which|is|are|does|do|did|has|have|any)\b/i;

/** A word of no common use, such as a name or what somebody has: it is no way to ask for an act. */
const isStrange = (word: string): boolean =>
  word.length > 3 && tokensOf(word).every(({ shape }) => /^[Nn]ame$/.test(shape));

/** A second half begins. */
const AND_THEN = /^(?:and|then|n|also|plus|&|\+)(?: |$)/;
/** Another service after the first is no note of it. */
const AFTER = /^(?:and )?(?:then|followed by|after that|straight into|plus)\b/i;

/** Whoever begins so behind a comma tells something of the client. */
const OF_THEM = /^(?:she|he|they|her|his|their)$/;

type Piece = { from: number; to: number; word: string; held: boolean };

/** The words of an order, and whether one of its facts holds them. */
function piecesOf(text: string, facts: readonly string[]): Piece[] {
  const held = Array.from({ length: text.length }, () => false);
  for (const said of facts) {
    const typedAs = plain(said);
    if (typedAs === "") continue;
    // "9.30" is written 9:30 in the words of an order
    const own = text.includes(typedAs) ? typedAs : typedAs.replace(/(\d)\.(\d\d)\b/, "$1:$2");
    // the last of it: "book june june 4"
    for (let at = text.lastIndexOf(own); at >= 0; at = text.lastIndexOf(own, at - 1)) {
      if (held[at]) continue;
      held.fill(true, at, at + own.length);
      break;
    }
  }
  return [...text.matchAll(/[^\s,;!?"“”]+/g)].map(([typed], at, all) => {
    const from = text.indexOf(typed, at === 0 ? 0 : (all[at]?.index ?? 0));
    const to = from + typed.length;
    return {
      from,
      to,
      word: typed.replaceAll(/^\W+|\W+$/g, ""),
      held: held.includes(true, from) && held.slice(from, to).includes(true),
    };
  });
}

/**
 * What of an order stands in none of its facts, such as "half usual product" behind the time of a visit. It goes where the
 * record has a field for any words (`rest`), or it is told of, so that nobody takes it for done. Undefined where all went in.
 */
export function leftOf(
  { verb, slots, text }: HeardVerb,
  names: Lexicon | undefined,
): string | undefined {
  const { slots: kinds, rest, tool, id = tool } = verb;
  if (!verb.does || !kinds || TELLS_ALL.has(tool)) return undefined;
  const said = Object.entries(slots).filter(([, words]) => words);
  const handsOn = said.some(([slot]) => slot !== rest && HANDED_ON.has(kinds[slot] ?? ""));
  const pieces = piecesOf(
    text,
    said.flatMap(([, words]) => words ?? []),
  );
  const first = pieces.findIndex(({ held }) => held);
  // what was answered, or spoken of before, stands in no words of the order
  if (first < 0) return undefined;
  // how it is said in plain words is no fact either
  const says = (verb as Partial<Framed>).says ?? [];
  const named = new Set([
    ...id.split(/[._]/),
    ...says.flatMap((each) => plain(each.replaceAll(/\{\w+\}/g, " ")).split(/\W+/)),
  ]);
  const isOfVisit = verb.finds?.some(({ tool: looks }) => looks === "list_appointments");
  const kindsOf = (word: string) =>
    tokensOf(word).flatMap((token) => [...(names?.get(token.word) ?? [])]);
  const tells = ({ word }: Piece): boolean =>
    word.length > 1 &&
    !POLITE.test(word) &&
    !named.has(word) &&
    !isIdle(word) &&
    !(isOfVisit && kindsOf(word).includes("service")) &&
    (NOTES_ALL.has(tool) || !asksFor(word, { id, tool }));
  const runs: Piece[][] = [];
  pieces.forEach((piece, at) => {
    if (piece.held || at < first) return;
    if (at > 0 && !pieces[at - 1]?.held && runs.length > 0) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  });
  const left = runs.flatMap((all) => {
    const isFact = ({ word }: Piece) => !named.has(word) && !POLITE.test(word);
    const run = all.slice(all.findIndex(isFact), all.findLastIndex(isFact) + 1);
    const own = run.filter((piece) => tells(piece));
    const [begin] = run;
    const isClause =
      rest !== undefined &&
      begin !== undefined &&
      /[,;]\s*$/.test(text.slice(0, begin.from)) &&
      OF_THEM.test(begin.word);
    const enough =
      isClause ||
      own.length >= (rest && all === runs.at(-1) ? 1 : FEWEST) ||
      run.some(({ word }) => BY_ITSELF.test(word) && !asksFor(word, { id, tool })) ||
      own.some(({ word }) => isStrange(word) || kindsOf(word).some((kind) => THINGS.has(kind)));
    if (!enough || !begin) return [];
    // words that are passed on end where they like; only a second half that is joined on is told of
    if (handsOn && !AND_THEN.test(text.slice(all[0]?.from, begin.from + 5))) return [];
    if (slots["stylist"] && FROM.test(run.map(({ word }) => word).join(" "))) return [];
    const words = text.slice(begin.from, run.at(-1)?.to).replaceAll(JOINS, "").trim();
    return words === "" || ONCE_MORE.test(words) ? [] : words;
  });
  return left.length > 0 ? left.join(", ") : undefined;
}

/** What is told of as not taken. */
export const leftIn = (row: HeardVerb, names: Lexicon | undefined): string | undefined =>
  row.verb.rest && row.slots[row.verb.rest] ? undefined : leftOf(row, names);

const BETWEEN = /\s*(?:,|&|\+|\b(?:and|plus|with)\b)\s*/;

/** What was ordered together with the one service that a visit is of: "haircut" of "gloss and haircut". */
export function besideService({ slots }: HeardVerb, input: unknown): string[] {
  const { serviceType } = input as { serviceType?: unknown };
  if (typeof serviceType !== "string" || !slots["service"]) return [];
  const taken = [{ name: serviceType, category: "", minutes: 0 }];
  const parts = slots["service"].split(BETWEEN);
  return parts.length > 1 ? parts.filter((part) => part && !hearService(part, taken)) : [];
}

/** The order with what is left of it in the field for any words, where its record has one. */
export function withRest(row: HeardVerb, typed: string, names: Lexicon | undefined): HeardVerb {
  const { rest } = row.verb;
  if (!rest || row.doubt) return row;
  const left = leftOf(row, names);
  if (!left || ORDERS.test(left) || ASKS.test(left) || AFTER.test(left)) return row;
  const at = typed.toLowerCase().indexOf(left);
  const words = at < 0 ? left : typed.slice(at, at + left.length);
  const own = row.slots[rest];
  const both = own && at > typed.indexOf(own) ? [own, words] : [words, own];
  return { ...row, slots: { ...row.slots, [rest]: both.filter(Boolean).join(", ") } };
}

/** Shorthand of a bowl with the unit of its last figure: "… 1:1 35" of "… 1:1 35 min". */
export function withUnit(row: HeardVerb, typed: string): HeardVerb {
  const { formula } = row.slots;
  const at = formula ? typed.indexOf(formula) : -1;
  const [unit] =
    formula && at >= 0 && /\d$/.test(formula)
      ? (/^ ?(?:min(?:ute)?s?|g|vol|%)(?!\w)/i.exec(typed.slice(at + formula.length)) ?? [])
      : [];
  return unit ? { ...row, slots: { ...row.slots, formula: `${formula}${unit}` } } : row;
}

/** Messages, which end where the order ends. */
const TO_SOMEBODY: ReadonlySet<string> = new Set(["text_client", "answer_text"]);

/** A message with all that was typed of it: what follows it is of it, unless a fact of the order stands there. */
export function withWholeBody(row: HeardVerb, typed: string): HeardVerb {
  const { body, ...others } = row.slots;
  const at = body && TO_SOMEBODY.has(row.verb.tool) ? typed.lastIndexOf(body) : -1;
  if (!body || at < 0) return row;
  const rest = typed.slice(at + body.length);
  // what is asked begins with "if"
  const [begin = ""] = /\b(?:if|whether) $/i.exec(typed.slice(0, at)) ?? [];
  const isHeld = Object.values(others).some(
    (said) => said && rest.toLowerCase().includes(said.toLowerCase()),
  );
  const end = isHeld || !/\w/.test(rest) ? "" : rest;
  return { ...row, slots: { ...row.slots, body: `${begin}${body}${end}`.trim() } };
}

/** What is a matter of its own wherever it is named. */
const THINGS: ReadonlySet<string> = new Set(["stylist", "client", "item", "supplier"]);
/** What is kept of a test is where and how it was put on, however often that is said. */
const NOTES_ALL: ReadonlySet<string> = new Set(["record_client_test"]);
/** Whose words tell in full what came of it. */
const TELLS_ALL: ReadonlySet<string> = new Set([
  "record_outcome",
  "save_to_library",
  "order_item",
  "receive_order",
  "count_stock",
]);
const HANDED_ON: ReadonlySet<string> = new Set(["text", "formula"]);
