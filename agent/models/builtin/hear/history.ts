import { PreviousTreatment } from "#tools/colour/words.ts";
import type { Facts, Slot } from "./heard.ts";
import { splitAtGoal } from "./text.ts";

const SIGNS: Record<PreviousTreatment, RegExp> = {
  virgin:
    /\bvirgin\b|\bnever (been )?(colou?red|dyed|touched|done)\b|\buntouched\b|\bno colou?r (on|in) (it|her|there)\b/,
  previously_colored:
    /\b(previously|professionally|salon)[- ](colour\w*|dyed)|\bcoloured (before|hair|already|here|by us)|\bcoloured .*\b(ago|back)\b|\bcoloured (at|in) (the|a|our|another) salon\b|\bpermanent colour|\bcoloured with permanent\b|\bhas colour on\b|\btinted\b|\bold colour\b/,
  semi_permanent: /\bsemi\b|\bsemi[- ]?permanent\b|\bdirect dye\b|\bvivids?\b/,
  bleached:
    /\bbleach\w*|\bbalayage\b|\bhighlights?\b|\bfoils?\b|\blightened\b|\bombre\b|\bold blonde\b|\bblonde ends\b|\bpre-?lightened\b/,
  box_dye: /\bbox(ed)?\b/,
  keratin: /\bkeratin\b|\bbrazilian\b|\bsmoothing\b/,
  perm: /\bperm(ed|s)?\b/,
  henna: /\bhenna\b/,
};
const DRUGSTORE = /\b(drug ?store|supermarket|home (dye|colour)|kitchen)\b/;
/** Words of a wish that speak of what is on the hair already. */
const PAST = /\b(before|already|ago|previously|last (week|month|year)|box(ed)?|henna|virgin)\b/;
const DENIED = /\bno (box(ed)?( dye| colour)?|bleach|henna|perm|keratin|highlights)\b/g;

/** What is already on the hair, how long ago, and the condition that follows from it. */
export function hearHistory(text: string, asked?: Slot): Partial<Facts> {
  const { now, goal = "" } = splitAtGoal(text);
  const past = goal.split(/[,.;]/).filter((clause) => PAST.test(clause));
  const told = (asked === "previousTreatments" ? text : [now, ...past].join(". ")).replace(
    DENIED,
    "",
  );
  // "never coloured before" also holds the words of coloured hair
  const found = SIGNS.virgin.test(told)
    ? (["virgin"] satisfies PreviousTreatment[] as PreviousTreatment[])
    : PreviousTreatment.options.filter((treatment) => SIGNS[treatment].test(told));
  if (found.length === 0 && DRUGSTORE.test(told)) found.push("box_dye");
  if (found.length === 0 && asked === "previousTreatments") {
    if (/\b(nothing|none|no|natural)\b/.test(text)) found.push("virgin");
    else if (/\bcolour|\bdye|\byes\b/.test(text)) found.push("previously_colored");
  }
  const weeks = hearWeeks(text, asked);
  return {
    ...(found.length > 0 ? { previousTreatments: found, hairCondition: conditionOf(found) } : {}),
    ...(weeks !== undefined ? { weeksSinceTreatment: weeks } : {}),
    ...(/\brelax(er|ed)\b/.test(text) ? { relaxer: true } : {}),
  };
}

/** The questionnaire's condition, from what is on the hair. */
export function conditionOf(treatments: readonly PreviousTreatment[]): Facts["hairCondition"] {
  if (treatments.includes("bleached")) return "bleached";
  const colours: PreviousTreatment[] = ["previously_colored", "semi_permanent", "box_dye", "henna"];
  return treatments.some((treatment) => colours.includes(treatment))
    ? "previously-colored"
    : "virgin";
}

const WEEKS: Record<string, number> = { day: 1 / 7, week: 1, month: 52 / 12, year: 52 };

/** Whole weeks that have passed; what began counts from its end, so that a wait is never cut short. */
function hearWeeks(text: string, asked?: Slot): number | undefined {
  const open = asked === "weeksSinceTreatment" ? "" : String.raw`\s*(?:ago|back)\b`;
  const counted = new RegExp(
    String.raw`\b(\d{1,2}|an?|one|couple(?: of)?)\s*(day|week|month|year)s?${open}`,
  ).exec(text);
  if (counted) {
    const count = counted[1]?.startsWith("couple") ? 2 : Number(counted[1]) || 1;
    return Math.floor(count * (WEEKS[counted[2] ?? ""] ?? 1));
  }
  if (asked === "weeksSinceTreatment" && /\b(today|yesterday)\b/.test(text)) return 0;
  const last = /\blast (week|month|year)\b/.exec(text)?.[1];
  return last ? Math.floor(WEEKS[last] ?? 1) : undefined;
}
