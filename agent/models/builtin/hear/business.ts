import { hearReprice, hearSetPrice } from "./business-prices.ts";

/** What is wanted of prices, bowls and money. `when` is heard later, by the salon's clock. */
export type BusinessWish =
  | { kind: "setPrice"; service: string; price: string }
  | { kind: "reprice"; what: string; percent?: number; amount?: number; roundTo?: number }
  | { kind: "margins"; service?: string }
  | { kind: "mixed"; grams?: number }
  | { kind: "taken"; when: string };

const KINDS = new Set<string>([
  "setPrice",
  "reprice",
  "margins",
  "mixed",
  "taken",
] satisfies BusinessWish["kind"][]);

/** Whether a wish is one of prices, bowls and money. */
export function isOfBusiness(wish: { kind: string }): wish is BusinessWish {
  return KINDS.has(wish.kind);
}

/** A wish about the business around the chair; undefined when the sentence is none. */
export function hearBusinessWish(text: string): BusinessWish | undefined {
  return (
    hearMixed(text) ??
    hearReprice(text) ??
    hearSetPrice(text) ??
    hearMoney(text)
  );
}

const MIXED =
  /^(?:i(?:'ve| have)? |it(?:'s| is) |bowl(?:'s| is)? |just )*(?:mixed|made)(?: it| this| that| the bowl| up)?[.! ]*$|\b(?:book|take|draw) (?:it|this|that|the bowl|the tubes) (?:out|off|from)(?: of)? (?:the )?stock\b|\bdeduct (?:it|this|that|the bowl)\b|^(?:i(?:'ve| have)? |just |we )*(?:mixed|made) (?:up )?(?:the |her |his |[a-z' -]+s )(?:bowl|formula|toner|gloss|mix|colour)\b/;

function hearMixed(text: string): BusinessWish | undefined {
  if (!MIXED.test(text)) return undefined;
  const grams = Number(/\b(\d{1,4}) ?(?:g|gr|grams?)\b/.exec(text)?.[1]);
  return { kind: "mixed", ...(grams > 0 && { grams }) };
}

const MARGIN =
  /\b(?:margins?|profit)\b|\bwhat (?:do|does|are) (?:we|i|it|a|an|the) .*\b(?:make|earn|leave|earning|making)\b|\bis .* (?:worth it|profitable)\b/;
const OF_SERVICE =
  /\b(?:margin|profit|make|earn)\w* (?:on|of|from|with|for) (?:an? |the |my |our )?(.{3,60}?)[?.!]*$/;
const TAKEN =
  /\b(?:how much|what) (?:did|have|has) (?:we|i|the salon) (?:take|taken|took|earn|make|made|got paid|been paid)\b|\b(?:takings|card payments|payments|deposits)\b.*\b(?:today|yesterday|this|last|week|month)\b|\b(?:today|yesterday)'?s? (?:takings|payments)\b/;

function hearMoney(text: string): BusinessWish | undefined {
  if (TAKEN.test(text)) return { kind: "taken", when: text };
  if (!MARGIN.test(text)) return undefined;
  const service = OF_SERVICE.exec(text)?.[1]?.trim();
  return { kind: "margins", ...(service && { service }) };
}
