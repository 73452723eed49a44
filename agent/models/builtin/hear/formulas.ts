import { hearBrand } from "./brands.ts";
import type { SaidLine, Wish } from "./wish.ts";

const AMOUNT = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const GRAMS = new RegExp(String.raw`\b${AMOUNT} ?(?:g|gr|grams?|gm|ml)\b`);

const CONVERTS =
  /\b(?:convert|translate|conversion)\b.*?\b(?:to|into|in|for)\b(.*)|\b(?:equivalent|match)\b.*?\b(?:in|from|of)\b(.*)|\bwhat(?:'s|s| is| would| are)\b(?! you| i | we ).*\bin\b(.*)|\b(?:same|her formula|his formula|this formula|that formula|this|that|[a-z'-]+s (?:last )?formula)\b(?: formula)? (?:but )?in(?:to)?\b(.*)/;
const STAYS = /\binstead\b|\b(?:do|make|write|mix) (?:it|this|that)\b(?! formula)/;
/** The shades of "what is 8G Topchic in Pravana", as they were written. */
const WRITTEN =
  /^(?:please )?(?:can you )?(?:what(?:'s|’s|s| is| are| would)|convert|translate) (.+?)(?: be)? (?:to|in|into) \S.*$/i;
const EQUIVALENT = /^(?:the |a )?(.*?) (?:equivalent|version|match)\b/;
const FROM_TO =
  /\bfrom (.*?) (?:to|over to|into) (.*)|\b(?:ditch|drop|leave|swap|replace|dump|quit|trade|left|gave up|give up|stopped using)\w* (.*?) (?:for|with|and (?:go|went|move|take) (?:to|with)?) ?(.*)/;
const WHOLE = /\b(?:all|formulas|everything|salon|over|we|we're|brands?|lines?)\b/;
const SWITCHES =
  /\b(?:switch|mov|chang|convert|ditch|drop|leav|swap|replac|dump|trad)\w*\b|\b(?:left|g[ia]ve up)\b/;
/** Shades and the line that they are wanted in, with nothing but a "to" between them. */
const SHADES_TO = /^(.*\d.*?) (?:to|in|into|=|for|as) (?:the )?(\S.*)$/;

const COSTS = /\b(?:costs?|costing)\b/;
const HOW_MUCH =
  /\bhow much\b.*\b(?:is|are|does|would|for)\b.*\b(?:bowl|formula|mix|tube|\d+ ?g\b|product)|\bprice of (?:this|that|the|her|his)? ?(?:bowl|mix|formula)\b/;
const CHARGES =
  /\bwhat (?:should|do|can|would) (?:i|we) charge\b|\bhow much (?:should|do) (?:i|we) charge\b|\bquote\b|\bcosts? (?:of|for) (?:the |this |her |his )?(?:whole )?(?:visit|service|appointment)\b|\b(?:visit|service) costs?\b|\bprice (?:this|the|her|his) (?:visit|service)\b/;
const PRICED = new RegExp(
  String.raw`\b(?:costs?(?: me| us)?|is|are|to|for|pay|at|price)\b[^\d]{0,12}(?:€|\$|£|eur |usd )?${AMOUNT} ?(?:€|\$|£|eur|euros?|dollars?|bucks|pounds)?\b`,
);
const PACK = /\b(?:tube|bottle|pack|tub|box|litre|can|pouch)\b/;
const PACK_SIZE = new RegExp(
  String.raw`\b${AMOUNT} ?(?:g|gr|grams?|ml)\b(?: ?(?:tube|bottle|pack|tub))?|\b(?:of|for) ${AMOUNT} ?(?:g|gr|grams?|ml)\b`,
);

const LEFT_OVER = new RegExp(
  String.raw`\b${AMOUNT} ?(?:g|gr|grams?|gm) (?:was |were |is |are )?(?:left|over|wasted|to throw)\b|\b(?:left|leftover|left over|wasted|threw away)\b[^\d]{0,14}${AMOUNT} ?(?:g|gr|grams?|gm)\b|\bweighed (?:back )?${AMOUNT}|\b${AMOUNT} ?(?:g|gr|grams?) of [a-z' ]+ (?:left|over|wasted)\b|\b(?:threw|thrown|chucked|binned) (?:away |out )?${AMOUNT} ?(?:g|gr|grams?)\b`,
);

/** What is to be kept, where it was written out. */
const KEPT = /^(?:please )?(?:save|keep|store|file) (.+?) (?:as|under)\b/i;
const SAVES =
  /\b(?:save|keep|store|add|file)\b (?:this|that|it|the|her|his|my|\S*\d\S*|[a-z][\w'-]+s)\b.*?(?:\bas\b|\b(?:to|in)(?: (?:the|my|our))? library\b(?:\s+as\b)?|\bunder\b)(?: (?:the )?name)?\s*(.*)/;
const CALLS = /\bcall (?:this|that|it) (.+?)(?: and (?:save|keep) it)[.!]*$/;

const LIBRARY =
  /\b(?:in|from|through) (?:the|my|our) library\b|\b(?:saved|house|imported|uploaded|kept|library) formulas?\b|\bmy formulas\b|\b(?:do|have) (?:we|i) (?:have|got|keep) (?:a |any )?(?:\w+ )?(?:formulas?|recipes?)\b|\b(?:find|search|show|list)\b.*\bformulas? (?:with|for|at|in|called|named)\b/;
const LIBRARY_WORDS =
  /\b(?:please|find|search|show|list|open|look|up|me|the|a|an|any|all|in|from|through|my|our|library|saved|house|imported|uploaded|kept|formulas?|recipes?|do|have|we|i|got|keep|with|for|at|called|named|level|what|which|are|is|there|of|on)\b|'s\b|\b\d{1,2}(?:\.5)?\b|[?.!,]/g;
const USES =
  /\b(?:use|mix|take|put|do(?! (?:we|i|you)\b)) (?:the |our |my )?(.+?) (?:formula )?(?:on|for) (?:her|him|this|them|the client|this client|(?!(?:the|my|our|a|an|sale|offer|instagram|insta)\b)[a-z'-]+)\b/;
const USES_FORMULA = /^(?:use|mix|take) (?:the |our |my )?(house .+?|.+? formula)[.!]*$/;

const CODE = /\b\d{1,2}(?:\.5)?(?:[/.-]\d{1,3}|[a-z]{1,3}(?:\/[a-z]{1,3})?)\b|\b0\/\d{2}\b/g;
/** Weights, strengths and times; 09V is a shade, 9v is a strength. */
const NO_CODE = /^(?!0\d)\d{1,2}(?:\.5)?(?:g|gr|v|vol|m|min|ml|oz|x|k|cm|in|st|nd|rd|th|am|pm|yo)$/;
const MIXED = /\b\d{1,2} ?v(?:ol)?\b|\b\d(?:\.\d+)? ?%|\b\d(?:\.\d)?:\d(?:\.\d+)?\b/;

/** A wish about formulas, what they cost and where they are kept; undefined when the sentence is none. `typed` is as it was written. */
export function hearFormulaWish(text: string, typed: string): Wish | undefined {
  return (
    hearSwitch(text) ??
    hearSave(text, typed) ??
    hearMoney(text) ??
    hearLeft(text) ??
    (/\b(?:convert|translate)\b/.test(text) ? hearConvert(text, typed) : undefined) ??
    hearNoted(text, typed) ??
    hearConvert(text, typed) ??
    hearUse(text) ??
    hearLibrary(text)
  );
}

/** The line a piece of a sentence names, or only its brand. */
export function saidLine(text: string | undefined): SaidLine | undefined {
  const { brand, line } = hearBrand(text ?? "");
  return brand ? { brand, ...(line && { line }) } : undefined;
}

/** Shade codes that stand in a sentence, as they were written there. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([code]) => code).filter((code) => !NO_CODE.test(code));
}

function hearSwitch(text: string): Wish | undefined {
  const said = SWITCHES.test(text) && WHOLE.test(text) ? FROM_TO.exec(text) : undefined;
  const [from, to] = [saidLine(said?.[1] ?? said?.[3]), saidLine(said?.[2] ?? said?.[4])];
  return from && to ? { kind: "switch", from, to } : undefined;
}

function hearConvert(text: string, typed: string): Wish | undefined {
  if (STAYS.test(text)) return undefined;
  const said = CONVERTS.exec(text);
  const shades = said ? null : SHADES_TO.exec(text);
  // "9v" is a strength, but of a line that is to become another it is a shade
  const bare = codesIn(text).length > 0 || saidLine(shades?.[1]) ? shades : undefined;
  const to =
    saidLine(said?.slice(1).find(Boolean)) ??
    saidLine(EQUIVALENT.exec(text)?.[1]) ??
    saidLine(said ? undefined : bare?.[2]);
  if (!to) return undefined;
  const written = WRITTEN.exec(typed)?.[1] ?? shadesOf(typed);
  return { kind: "convert", to, ...(written && /\d/.test(written) && { written }) };
}

const TO_LINE =
  /^(?:(?:please|pls|can you|convert|translate|what(?:'s|s| is)|the|this|that|my) )*(.*?\d.*?),? (?:(?:equivalent|match|version) )?(?:to|in|into|from|for|as) \D*[?.! ]*$/i;

/** The shades alone, as they were written, of words that end with the line they are wanted in. */
const shadesOf = (typed: string): string | undefined => {
  const written = TO_LINE.exec(typed.trim())?.[1]?.replace(/ (?:equivalent|match|version)$/i, "");
  const lower = written?.toLowerCase() ?? "";
  return codesIn(lower).length > 0 || (saidLine(lower) && /\b\d{1,2}[a-z]{1,3}\b/.test(lower))
    ? written
    : undefined;
};

function hearMoney(text: string): Wish | undefined {
  if (CHARGES.test(text)) return { kind: "quote" };
  const line = saidLine(text);
  const told = PACK.test(text) && line ? PRICED.exec(text.replace(PACK_SIZE, " ")) : null;
  if (line && told) {
    const size = PACK_SIZE.exec(text);
    return {
      kind: "price",
      line,
      price: number(told[1]),
      ...(size && { packGrams: number(size[1] ?? size[2]) }),
      part: /\bdeveloper\b|\bperoxide\b|\bbottle\b/.test(text) ? "developer" : "colour",
    };
  }
  if (!COSTS.test(text) && !HOW_MUCH.test(text)) return undefined;
  const grams = GRAMS.exec(text)?.[1];
  return { kind: "cost", ...(grams && { grams: number(grams) }), ...(line && { line }) };
}

function hearLeft(text: string): Wish | undefined {
  const said = LEFT_OVER.exec(text);
  return said && !/\b(?:time|min|only|got|make|mix)\b/.test(text)
    ? { kind: "weigh", left: number(said.slice(1).find(Boolean)) }
    : undefined;
}

function hearSave(text: string, typed: string): Wish | undefined {
  const said = CALLS.exec(text) ?? SAVES.exec(text);
  if (!said || /\b(?:notes?|note that|photo|shelf|brands?)\b/.test(text)) return undefined;
  const name = asTyped(said[1] ?? "", typed);
  const noted = KEPT.exec(typed)?.[1];
  const notation = noted && codesIn(noted.toLowerCase()).length > 0 ? noted : undefined;
  return { kind: "save", ...(name && { name }), ...(notation && { notation }) };
}

const WEIGHED =
  /\b\d{1,2}(?:[/.]\d{1,2}|[a-z]{1,3}) (?:x )?\d{2,3}(?=\s*(?:$|[,+]|\d|[a-z]))(?! ?(?:min|vol|%|am|pm|st|nd|rd|th))/g;

/** A formula in shorthand: codes with their weights and a developer or ratio. */
function hearNoted(text: string, typed: string): Wish | undefined {
  const asks = /\?\s*$|^(?:what|why|how|can|could|should|is|would)\b/.test(text);
  // "7/0 40 + 7/1 20": weights without their unit
  const weighed = [...text.matchAll(WEIGHED)].length > 1;
  return !asks && (weighed || (codesIn(text).length > 0 && GRAMS.test(text) && MIXED.test(text)))
    ? { kind: "read", text: typed }
    : undefined;
}

function hearUse(text: string): Wish | undefined {
  const name = (USES.exec(text) ?? USES_FORMULA.exec(text))?.[1]?.replace(/ formula$/, "");
  const plainly = /\b(?:house|library|saved|formula|signature)\b/.test(text);
  return name && plainly && !/\b(?:vol|developer|min|timer)\b/.test(name)
    ? { kind: "use", name: name.replace(/^saved /, "") }
    : undefined;
}

function hearLibrary(text: string): Wish | undefined {
  if (!LIBRARY.test(text)) return undefined;
  const line = saidLine(text);
  const level = /\blevel (\d{1,2}(?:\.5)?)\b|\bat an? (\d{1,2})\b/.exec(text);
  const codes = codesIn(text);
  const words = text.replace(CODE, " ").replace(LIBRARY_WORDS, " ").replace(/\s+/g, " ").trim();
  const search = [...codes, line ? "" : words].filter(Boolean).join(" ");
  return {
    kind: "library",
    search,
    ...(line && { line }),
    ...(level && { level: Number(level[1] ?? level[2]) }),
  };
}

/** A piece of the mended sentence as it was written, with its capitals; without a closing full stop. */
function asTyped(piece: string, typed: string): string {
  const wanted = piece.replace(/[.!?]+$/, "").trim();
  const at = typed.toLowerCase().lastIndexOf(wanted);
  return (at < 0 ? wanted : typed.slice(at, at + wanted.length)).slice(0, 120);
}

const number = (said: string | undefined) => Number((said ?? "").replace(",", "."));
