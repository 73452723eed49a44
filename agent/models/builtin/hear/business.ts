import { hearReprice, hearSetPrice } from "./business-prices.ts";

/** What is wanted of prices, stock, orders, posts and money. `when` is heard later, by the salon's clock. */
export type BusinessWish =
  | { kind: "setPrice"; service: string; price: string }
  | { kind: "reprice"; what: string; percent?: number; amount?: number; roundTo?: number }
  | { kind: "margins"; service?: string }
  | { kind: "lowStock" }
  | { kind: "stockOf"; what: string }
  | { kind: "reorder"; supplier?: string; byUsage: boolean }
  | { kind: "orderItem"; item: string; quantity?: number }
  | { kind: "orderWhat" }
  | { kind: "orders"; about?: string }
  | { kind: "emailOrder" }
  | { kind: "received"; about?: string }
  | { kind: "mixed"; grams?: number }
  | { kind: "taken"; when: string };

const KINDS = new Set<string>([
  "setPrice",
  "reprice",
  "margins",
  "lowStock",
  "stockOf",
  "reorder",
  "orderItem",
  "orderWhat",
  "orders",
  "emailOrder",
  "received",
  "mixed",
  "taken",
] satisfies BusinessWish["kind"][]);

/** Whether a wish is one of prices, stock, orders, posts and money. */
export function isOfBusiness(wish: { kind: string }): wish is BusinessWish {
  return KINDS.has(wish.kind);
}

/** A wish about the business around the chair; undefined when the sentence is none. `text` is plain, `typed` as written. */
export function hearBusinessWish(text: string, typed: string): BusinessWish | undefined {
  return (
    hearOrder(text) ?? hearStock(text) ?? hearReprice(text) ?? hearSetPrice(text) ?? hearMoney(text)
  );
}

const EMAIL_ORDER =
  /\b(?:e-?mail|send|submit|mail)\b (?:it|this|that|the order|them|(?:the |my )?orders?|the \w+ order)\b(?:.*\b(?:supplier|rep|them|wella|out|off|now)\b)?|\b(?:e-?mail|send|submit)\b.*\border\b.*\b(?:supplier|to)\b/;
const OF_CLIENT = /\b(?:client|formula|plan|roadmap|reminder|invoice|text|confirmation)\b/;
const REORDER =
  /\b(?:re-?order|quick order|restock)\b|\border (?:it|them|those|everything|all|what(?:'s| is| we need)|the (?:low|missing)|whatever)\b/;
/** Nothing says what. */
const ORDER_WHAT =
  /^(?:please |pls )?(?:can you |could you )?(?:re-?)?order (?:some )?more(?: of (?:it|them|that|those))?(?: please)?[.!? ]*$/;
const ORDER_ITEM =
  /^(?:please )?(?:can you )?order (?!of\b)(?:us |me )?(?:(\d{1,4}|a|an) )?(?:more |another |some )?((?:tubes?|bottles?|packs?|box(?:es)?|tubs?) of )?(.{2,60}?)(?: please)?[.!? ]*$/;
const BY_USAGE = /\b(?:usage|what we (?:use|used|actually use)|consumption|as much as we)\b/;
const SUPPLIER = /\b(?:from|at|with) (?!our|my|the supplier)([a-z][\w&' -]{1,40}?)[.!?]*$/;
const CAME =
  /^(?:the |my |our )?(.{0,40}?)\s*(?:order|delivery|box|parcel|shipment)s? (?:is here|has (?:come|arrived)|just (?:came|arrived)|came(?: in)?|arrived|was delivered|is in)[.! ]*$|^(?:we )?(?:received|got|unpacked) (?:the |our |my )?(.{0,40}?)\s*(?:order|delivery|shipment)[.! ]*$/;
const DID_COME =
  /\b(?:did|has|have|is|are|was|were|when|where|where's|what about|any news (?:of|on|about))\b.*?\b(?:the |my |our )?(\S*(?: \S+)?)\s*\b(?:orders?|delivery|shipment)\b/;
const OPEN_ORDERS =
  /\b(?:open|pending|outstanding|supplier|last|my|our|recent) orders?\b|\b(?:show|list|which|what)\b.*\borders\b|\border status\b|\bon order\b/;

function hearOrder(text: string): BusinessWish | undefined {
  if (EMAIL_ORDER.test(text) && /\border|\bsupplier|\bit\b|\bthem\b/.test(text)) {
    if (/\border|\bsupplier\b/.test(text) && !OF_CLIENT.test(text)) return { kind: "emailOrder" };
  }
  const came = CAME.exec(text);
  if (came && !text.endsWith("?")) return { kind: "received", ...named(came[1] ?? came[2]) };
  const did = DID_COME.exec(text);
  if (did && !REORDER.test(text)) return { kind: "orders", ...named(did[1]) };
  if (ORDER_WHAT.test(text)) return { kind: "orderWhat" };
  if (REORDER.test(text)) {
    const supplier = SUPPLIER.exec(text)?.[1]?.trim();
    return { kind: "reorder", byUsage: BY_USAGE.test(text), ...(supplier && { supplier }) };
  }
  const one = ORDER_ITEM.exec(text);
  if (one?.[3] && !/\bappointment\b|^(?:status|history|number)/.test(one[3])) {
    const quantity = Number(one[1]);
    return { kind: "orderItem", item: one[3], ...(quantity > 0 && { quantity }) };
  }
  return OPEN_ORDERS.test(text) ? { kind: "orders" } : undefined;
}

const NO_NAME =
  /^(?:the|my|our|last|open|any|supplier|it|that|this|those|of|a|an|for|from|with|there|come|we|i|new|all|are)$/;

/** Whose order it is, without the words that name nobody. */
function named(said: string | undefined): { about?: string } {
  const words = (said ?? "").split(/\s+/).filter((word) => word !== "" && !NO_NAME.test(word));
  return words.length > 0 ? { about: words.join(" ") } : {};
}

const LOW =
  /\b(?:low|running (?:out|low)|short)\b.*\b(?:stock|on|of|anything|what)\b|\bwhat(?:'s| is| are| do we)\b.*\b(?:low|running (?:out|low)|short|need to order|have to order)\b|\blow (?:on )?(?:stock|items?)\b|\b(?:anything|something) (?:low|running (?:out|low))\b|\bneed to (?:re-?)?order anything\b|\bwhat (?:do|should) (?:we|i) (?:need to )?(?:re-?)?order\b/;
const STOCK_OF =
  /\bhow (?:much|many) (.{2,60}?) (?:do we have|have we got|do i have|is left|are left|is there|are there|in stock|left)\b|\b(?:do|have) (?:we|i) (?:have |got |still have |still got )(?:any |enough |some )?(.{2,60}?)(?: left| in stock| on the shelf)\b|\bis (?:there )?(?:any |enough )?(.{2,60}?) (?:in stock|left on the shelf)\b|\bstock of (.{2,60}?)[?.!]*$/;
const MIXED =
  /^(?:i(?:'ve| have)? |it(?:'s| is) |bowl(?:'s| is)? |just )*(?:mixed|made)(?: it| this| that| the bowl| up)?[.! ]*$|\b(?:book|take|draw) (?:it|this|that|the bowl|the tubes) (?:out|off|from)(?: of)? (?:the )?stock\b|\bdeduct (?:it|this|that|the bowl)\b|^(?:i(?:'ve| have)? |just |we )*(?:mixed|made) (?:up )?(?:the |her |his |[a-z' -]+s )(?:bowl|formula|toner|gloss|mix|colour)\b/;

function hearStock(text: string): BusinessWish | undefined {
  if (MIXED.test(text)) {
    const grams = Number(/\b(\d{1,4}) ?(?:g|gr|grams?)\b/.exec(text)?.[1]);
    return { kind: "mixed", ...(grams > 0 && { grams }) };
  }
  if (LOW.test(text) && !/\b(?:lights?|level|lift|porosity|maintenance)\b/.test(text))
    return { kind: "lowStock" };
  const asked = STOCK_OF.exec(text);
  const what = asked?.slice(1).find(Boolean)?.trim();
  if (
    !what ||
    /\b(?:time|minutes?|min|analys\w+|uploads?|posts?|appointments?|slots?)\b/.test(what)
  )
    return undefined;
  return { kind: "stockOf", what };
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
