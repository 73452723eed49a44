import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Fact, Read } from "./facts.ts";

/** "And 5 foils" after something that is not ordered yet stands beside it on the same order. */
export const isOneMore = (
  { verb, made }: HeardVerb,
  { facts, left }: Read,
  said: string,
): boolean =>
  verb.tool === "order_item" &&
  !made &&
  MORE.test(said) &&
  left.every((word) => OF_ORDER.test(word)) &&
  (facts.some(({ kinds }) => kinds.includes("item")) ||
    (left.length > 0 && facts.some(({ kinds }) => kinds.includes("number"))));

/** An order with what is ordered besides, its count in figures: one, where none was said. */
export function withOneMore(row: HeardVerb, said: string): HeardVerb {
  const [, count = "", what = ""] = COUNTED_FIRST.exec(said.replace(MORE, "")) ?? [];
  return { ...row, text: `${row.text} and ${countIn(count) ?? 1} ${what}`, before: undefined };
}
/** Another number alone is of what was ordered last. */
export function lastLineOf(
  row: HeardVerb,
  [fact, another]: readonly Fact[],
): HeardVerb | undefined {
  const isOrder = row.verb.tool === "order_item" && !row.made;
  if (!isOrder || !fact?.kinds.includes("number") || another || !LAST_LINE.test(row.text))
    return undefined;
  const count = countIn(fact.said) ?? 1;
  return { ...row, text: row.text.replace(LAST_LINE, `$1${count}$2`), before: undefined };
}
const LAST_LINE = /^(.* and )\d{1,4}( (?!.* and \d).*)$/;
const COUNTED_FIRST =
  /^(?:another (?=\d))?(?:(\d{1,4}(?![\d/.,%])|an?|another|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|a couple(?: of)?) )?(?:more )?(.*)$/;
/** Words around what is ordered: what holds it, and the strength of a developer. */
const OF_ORDER =
  /^(?:plus|add|tubes?|bottles?|packs?|boxe?s?|tubs?|bags?|\d{1,2}(?:[.,]\d)?%?|vol|percent)$/;
const MORE = /^(?:(?:oh|ok|okay|yes|please) )*(?:and|also|plus|add)(?: also)? /;
