import type { Facts } from "#agent/models/builtin/hear/heard.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";

/** A question about colour with what is known of the head in its open gaps: what is asked over the chair is asked of her. */
export function ofHead(row: HeardVerb, facts: Partial<Facts>): HeardVerb {
  const { verb, slots } = row;
  if (verb.tool !== "colour_facts" || !verb.slots || facts.currentLevel === undefined) return row;
  const { currentLevel, desiredLevel, grayPercent, hairThickness, hairLength } = facts;
  // another head is asked about where its level is said
  if (slots["level"] !== undefined || slots["to"] !== undefined) return row;
  const of: Readonly<Record<string, string | undefined>> = {
    level: String(currentLevel),
    to: desiredLevel?.toString(),
    hair: facts.previousTreatments?.at(-1)?.replaceAll("_", " "),
    thickness: hairThickness,
    length: hairLength?.replace("_", " "),
    percent: grayPercent === undefined ? undefined : `${grayPercent} %`,
    line: facts.line?.replaceAll("-", " "),
  };
  const open = Object.keys(verb.slots).filter((slot) => slots[slot] === undefined && of[slot]);
  // strengths in percent are no share of grey
  const filled = open.filter((slot) => slot !== "percent" || verb.id === "colour_facts.grey");
  if (filled.length === 0) return row;
  return {
    ...row,
    slots: { ...slots, ...Object.fromEntries(filled.map((slot) => [slot, of[slot]])) },
  };
}
