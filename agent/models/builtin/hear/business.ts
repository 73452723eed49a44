/** What is wanted of bowls and money. `when` is heard later, by the salon's clock. */
export type BusinessWish = { kind: "mixed"; grams?: number } | { kind: "taken"; when: string };

/** Whether a wish is one of bowls and money. */
export function isOfBusiness(wish: { kind: string }): wish is BusinessWish {
  return wish.kind === "mixed" || wish.kind === "taken";
}

/** A wish about the business around the chair; undefined when the sentence is none. */
export const hearBusinessWish = (text: string): BusinessWish | undefined =>
  hearMixed(text) ?? (TAKEN.test(text) ? { kind: "taken", when: text } : undefined);

const MIXED =
  /^(?:i(?:'ve| have)? |it(?:'s| is) |bowl(?:'s| is)? |just )*(?:mixed|made)(?: it| this| that| the bowl| up)?[.! ]*$|\b(?:book|take|draw) (?:it|this|that|the bowl|the tubes) (?:out|off|from)(?: of)? (?:the )?stock\b|\bdeduct (?:it|this|that|the bowl)\b|^(?:i(?:'ve| have)? |just |we )*(?:mixed|made) (?:up )?(?:the |her |his |[a-z' -]+s )(?:bowl|formula|toner|gloss|mix|colour)\b/;

function hearMixed(text: string): BusinessWish | undefined {
  if (!MIXED.test(text)) return undefined;
  const grams = Number(/\b(\d{1,4}) ?(?:g|gr|grams?)\b/.exec(text)?.[1]);
  return { kind: "mixed", ...(grams > 0 && { grams }) };
}

const TAKEN =
  /\b(?:how much|what) (?:did|have|has) (?:we|i|the salon) (?:take|taken|took|earn|make|made|got paid|been paid)\b|\b(?:takings|card payments|payments|deposits)\b.*\b(?:today|yesterday|this|last|week|month)\b|\b(?:today|yesterday)'?s? (?:takings|payments)\b/;
