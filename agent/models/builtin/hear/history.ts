import { PreviousTreatment } from "#tools/colour/words.ts";
import type { Facts, Slot } from "./heard.ts";
import { rolesOf } from "./head/roles.ts";

const SIGNS: Record<PreviousTreatment, RegExp> = {
  virgin:
    /\bvirgin\b|\bno (?:chemical|colour)s?(?: work)? history\b|\bnever had (?:\w+ )?(?:anything|colour|a thing)\b|\b(?:never|no) chemicals?\b|\b(?:colour|dye) never\b|\bnowt (?:ever )?on (?:it|her)\b|\bnever had colour\b|\bnothing on (?:it|her|his|the) ?(?:hair)?\b(?! yet)|\bnever (been )?(colou?red|dyed|touched|done)\b|\buntouched\b|\bno colou?r (on|in) (it|her|there)\b/,
  previously_colored:
    /\b(previously|professionally|salon)[- ](colour\w*|dyed)|\bcoloured (before|hair|already|here|by us)|\bcoloured (?:over|it)\b|\bhad (?:it|her hair|that) (?:coloured|dyed|tinted)\b|\bprevious(?:ly)? colour\w*|\bcolour (?:was|is an? \d)|\b(?:old|red|copper|dark|brown|black|salon|her|his|an?) tint\b|\bcoloured .*\b(ago|back)\b|\bcoloured (at|in) (the|a|our|another) salon\b|\bpermanent colour|\bcoloured with permanent\b|\bhas colour on\b|\btinted\b|\b(?:our|last) colour\b|\b(?:have|has) coloured (?:her|him|it)\b|\bput colour (?:in|on)\b|\bdyed (?:an? )?(?:level )?\d|\bdyed by\b|\bthe tint\b|\breddish colour\b|\bold colour\b|\bfaded (?:out )?(?:(?:to )?an? \w+ )?\d\/\d{1,2}\b|\b(?:lengths?|rest|mids|ends) (?:is |are |has |have )?(?:all )?faded\b(?! (?:out )?to (?:an? )?(?:\w+ )?(?:[89]|10))|\bfaded (?:out )?(?:copper|red|brown|brunette|colour|black|auburn|mahogany|violet|chocolate)\b|\bcoloured (?:to )?(?:level )?(?:an? )?\d|\bfaded (?:out )?to (?:an? )?(?:\w+ )?[1-7]\b/,
  semi_permanent: /\bsemi\b|\bsemi[- ]?permanent\b|\bdirect dye\b|\bvivids?\b/,
  bleached:
    /\bbleach\w*|\bbalayage\b|\bbabylights\b|\bhighlights?\b|\bhighlighted(?= (?:\d|twice|before|last|this year|in|a few))|\bfoils?\b|\blightened\b|\bombre\b|\bold blonde\b|\bblonde ends\b|\bpre-?lightened\b|\bfoiled\b|\blifted (?:to|out|\d)|\blifted (?:her|him|it|the \w+)\b/,
  box_dye:
    /\bbox(ed)?\b|\bout of a packet\b|\bpacket dye\b|\bjust for men\b|\bcasting creme\b|\bout of a box\b/,
  keratin: /\bkeratin\b|\bbrazilian\b|\bsmoothing\b/,
  perm: /\bperm(ed|s)?\b|\bpermanent wave\b/,
  henna: /(?<!black )\bhenna\b(?! tattoo)/,
};
const DRUGSTORE = /\b(drug ?store|supermarket|home (dye|colour)|kitchen (dye|colour|job))\b/;
/** What tells of nothing but work that was done; the other words of work may be what is wanted today. */
const DONE: ReadonlySet<PreviousTreatment> = new Set(["box_dye", "keratin", "perm", "henna"]);
/** Words of a wish that speak of what is on the hair already. */
const PAST =
  /\b(before|already|ago|previously|last (week|month|year)|box(ed)?|henna|virgin|salon colour|coloured)\b/;
/** The same of a clause beside "virgin", where highlights may be what she comes for. */
const BEFORE =
  /\b(before|already|ago|previously|yesterday|last (week|month|year|summer|time)|had|did|old|grown|bleached|lightened|coloured|tinted)\b/;
const WORK =
  "(?:(?:box(?:ed)?|home|drug ?store)(?: dye| colour)?|bleach(?:ed)?|henna|perm(?:ed|s)?|keratin|highlight(?:s|ed)?|balayage|relax(?:er|ed)|coloured|dyed|lightened|foil(?:s|ed)|tint(?:s|ed)?)";
const WHEN = "(?! (?:last|yesterday|today|this|\\d|an? |from|before|at|in)\\b)";
/** "No perm, henna or keratin": a list ends where something is dated. */
const DENIED = new RegExp(
  String.raw`\b(?:no|not|never|without|hasn't|haven't|isn't)(?: (?:been|had|has|have|any|a|an|ever|done|used|got|previous))* ${WORK}\b(?:(?:,? (?:or|nor|and)|,|/) ?(?:any |a |no )?${WORK}\b${WHEN})*`,
  "g",
);
/** "Old colour has all been cut off", "asked if she has henna and she said no". */
const GONE =
  /\b(?:old|bleached?|coloured|isn't)\b[^,.;]*\bcut (?:all )?(?:off|out)\b|\b(?:bleach|lightener) (?:is |'s )?off the table\b|\b(?:worried|scared|nervous) (?:about|of) bleach\w*|\basked (?:her |him )?(?:if|about)\b[^,.;]*?\bsaid no\b/g;
const BOXED = /\b(?:box(?:ed)?|home)[- ](?:dyed?|colour\w*|tint\w*)/g;
const BY_SUN = /\bsun[- ]?(?:lightened|bleached|kissed)\b/g;
const NOT_VIRGIN = /\b(?:not|isn't|no longer)(?: \w+)? virgin\b/g;

/** "Nat 6", "6n", "a level 6 natural": what grows there. */
const NATURAL =
  /\bnatural (?:roots? |regrowth |base )?(?:is |are )?(?:at )?(?:an? )?(?:level |base )?\d{1,2}\b|\b(?:her|his|their) own (?:level )?\d{1,2}\b|\b(?:roots?|regrowth|new growth) (?:is|are) (?:all |still )?natural\b|(?<![\d/.])\d{1,2} ?(?:n|natural)\b|\b(?:natural|virgin) (?:dark|light|medium|mid)? ?(?:brown|blonde|base|hair)\b/;

/** What is already on the hair, how long ago, and the condition that follows from it. */
export function hearHistory(text: string, asked?: Slot): Partial<Facts> {
  const { now, goal } = rolesOf(text);
  const past = goal.split(/[,.;]/).filter((clause) => PAST.test(clause));
  const told = asked === "previousTreatments" ? text : [now, ...past].join(". ");
  const found = treatmentsIn(told);
  if (found.length === 0 && asked === "previousTreatments") {
    if (/\b(nothing|none|no(?! (?:gr[ae]y|white|damage|breakage))|natural)\b/.test(text))
      found.push("virgin");
    else if (/\bcolour|\bdye|\byes\b/.test(text)) found.push("previously_colored");
  }
  const weeks = hearWeeks(text, told, asked);
  return {
    ...(found.length > 0 ? { previousTreatments: found, hairCondition: conditionOf(found) } : {}),
    ...(NATURAL.test(now) ? { isNatural: true } : {}),
    ...(weeks !== undefined ? { weeksSinceTreatment: weeks } : {}),
    ...(/\brelax(er|ed)\b/.test(text) ? { relaxer: true } : {}),
  };
}

/** All that was done to the hair; virgin is only what tells of nothing else. */
function treatmentsIn(told: string): PreviousTreatment[] {
  const isVirgin = SIGNS.virgin.test(told.replace(NOT_VIRGIN, ""));
  const left = told.replace(DENIED, "").replaceAll(GONE, " ").replaceAll(BY_SUN, " ");
  const before = left
    .split(/[,.;]|\bbut\b|\band\b/)
    .filter((clause) => BEFORE.test(clause))
    .join(". ");
  const beside = (treatment: PreviousTreatment, words: string) =>
    treatment === "previously_colored" ? words.replaceAll(BOXED, " ") : words;
  const found = PreviousTreatment.options.filter(
    (treatment) =>
      treatment !== "virgin" &&
      SIGNS[treatment].test(beside(treatment, isVirgin && !DONE.has(treatment) ? before : left)),
  );
  if (found.length === 0 && DRUGSTORE.test(left)) found.push("box_dye");
  return found.length === 0 && isVirgin ? ["virgin"] : found;
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

/** What shapes or coats the fibre, and so may be of today. */
const RESHAPED = /\b(?:perm(?:ed)?|keratin|brazilian|smoothing|relax(?:er|ed))\b/;
/** "Perm, 2 weeks", "keratin in march, 14 weeks now". */
const SHAPED =
  /\b(?:perm(?:ed)?|keratin|brazilian|relax(?:er|ed))\b[^.;]{0,40}?\b(\d{1,2}) (week|month)s?\b/;
const NEAR: readonly [RegExp, number][] = [
  [/\b(?:today|this morning|just now)\b/, 0],
  [/\b(?:yesterday|last night)\b/, 1 / 7],
];

/**
 * Weeks that have passed, days as parts of one; what began counts from its end, so that a wait is never cut short: the
 * shortest of several counts.
 */
function hearWeeks(text: string, told: string, asked?: Slot): number | undefined {
  const isAsked = asked === "weeksSinceTreatment";
  const open = isAsked ? "" : String.raw`\s*(?:ago|back)\b`;
  const counted = new RegExp(
    String.raw`\b(\d{1,2}|an?|one|couple(?: of)?)\s*(day|week|month|year)s?${open}`,
    "g",
  );
  const clauses = isAsked
    ? [text]
    : told.split(/[,.;]|\bbut\b/).filter((clause) => RESHAPED.test(clause));
  const shaped = SHAPED.exec(told);
  const weeks = [
    ...(shaped ? [Math.floor(Number(shaped[1]) * (WEEKS[shaped[2] ?? ""] ?? 1))] : []),
    ...[...text.matchAll(counted)].map(([, said = "", unit = ""]) => {
      const passed = (said.startsWith("couple") ? 2 : Number(said) || 1) * (WEEKS[unit] ?? 1);
      return unit === "day" ? passed : Math.floor(passed);
    }),
    ...NEAR.flatMap(([sign, passed]) =>
      clauses.some((clause) => sign.test(clause)) ? passed : [],
    ),
    ...[...text.matchAll(/\blast (week|month|year)\b/g)].map(([, unit = ""]) =>
      Math.floor(WEEKS[unit] ?? 1),
    ),
  ];
  return weeks.length > 0 ? Math.min(...weeks) : undefined;
}
