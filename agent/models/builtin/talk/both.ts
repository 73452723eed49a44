import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { asAsked, stepOf, type Told } from "#agent/models/builtin/verbs/step.ts";

const ALL =
  /^(?:(?:yes|yeah|ok|do|cancel|delete|move|drop|please|just|oh) )*(?:both|all|(?:both|all|each)(?: 2| 3)?(?: of)? (?:them|those|these)|(?:the )?(?:2|two|lot)|all (?:2|3|two|three)|every one|each)(?: of them)?(?: (?:please|then))*[.! ]*$/;
const MOST = 4;

/** All of a few that an order asked about: it is for the first of them, and after that for each of the others by its name. */
export function eachIn(
  row: HeardVerb | undefined,
  text: string,
  told: Told,
): { row: HeardVerb; more: readonly string[] } | undefined {
  if (!row?.verb.does || row.aside || !ALL.test(plain(text))) return undefined;
  const step = stepOf(row, asAsked(told));
  if (step.kind !== "ask" || !row.verb.finds?.some(({ slot }) => slot === step.ask.slot))
    return undefined;
  const [first, ...others] = step.options;
  return first && others.length > 0 && others.length < MOST
    ? { row: ofOne(row, step.ask.slot, first), more: others }
    : undefined;
}

/** The same order for the next of those that were named with “all of them”. */
export const nextOf = (row: HeardVerb | undefined, text: string, more: readonly string[]) =>
  row?.each && more[0] === text ? ofOne(row, row.each, text) : undefined;

const ofOne = (row: HeardVerb, slot: string, name: string): HeardVerb => ({
  ...row,
  slots: { ...row.slots, [slot]: name },
  before: undefined,
  each: slot,
});
