import type { SlotKind } from "./intent.ts";
import { kindsOf, type Lexicon } from "./names.ts";
import { OUT } from "./tagging.ts";
import type { Token } from "./tokens.ts";

/** Kinds whose names are a matter of their own wherever they are said. */
const THINGS: readonly SlotKind[] = ["client", "stylist", "supplier"];
/** What figures look like that somebody means something by, and words of days and of the clock. */
const FACTS: ReadonlySet<string> = new Set([
  "sum",
  "percent",
  "grams",
  "volume",
  "span",
  "phone",
  "mail",
  "date",
  "time",
  "shade",
]);

/**
 * How many things were said that stand in no fact of a reading: people and suppliers of the salon's own, days, times, measures.
 * What stands beside each other is one. `own`: the salon's names.
 */
export function openThings(
  tokens: readonly Token[],
  labels: readonly string[],
  own: Lexicon,
): number {
  let open = 0;
  let before = "";
  tokens.forEach((token, at) => {
    const kind = labels[at] === OUT ? thingOf(token, own) : "";
    if (kind !== "" && kind !== before) open += 1;
    before = kind;
  });
  return open;
}

function thingOf(token: Token, own: Lexicon): string {
  if (FACTS.has(token.shape)) return token.shape;
  const kinds = kindsOf(token, own);
  return THINGS.find((kind) => kinds.has(kind)) ?? "";
}
