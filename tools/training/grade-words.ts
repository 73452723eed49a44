import type { Requirement } from "#tools/colour/words.ts";

/** What an answer says in words, beside its bowls. */
export type Said = {
  /** Declines the service: "do not colour today", "refuse", "postpone". */
  refuses: boolean;
  /** Speaks of more than one visit. */
  visits: boolean;
  /** The tests and treatments that it names. */
  names: ReadonlySet<Requirement>;
};

const SERVICE =
  "(colou?r\\w*|chemical\\w*|service|lighten\\w*|bleach\\w*|lift\\w*|dye|tint|toner|tone|peroxide|anything)";
const REFUSALS = [
  new RegExp(
    `\\b(do(es)? not|don'?t|never|no|not|without|cannot|can'?t|won'?t|must not|should not)\\b(\\s+\\w+){0,3}\\s+${SERVICE}\\b`,
  ),
  /\b(refus\w*|declin\w*|postpon\w*|turn (it |her |him |them )?(down|away))\b/,
  /\b(nothing|not|no service) (today|until|before)\b/,
  /\b(bond|bonding|olaplex|k18|repair)\b.*\bonly\b/,
];

const NAMES: Record<Requirement, RegExp> = {
  patch_test: /\b(patch|allerg\w*|skin|alert)[ -]*(alert )?test/,
  strand_test: /\b(test[ -]*strand|strand[ -]*test\w*|(test|try) (\w+ ){0,4}strand)/,
  metallic_salt_test: /\b(metal\w*|salts?)\b/,
  elasticity_test: /\b(elastic\w*|stretch\w*)\b/,
  bond_treatment: /\b(bond\w*|olaplex|k18|wellaplex|fibreplex|plex|repair\w*|protein)\b/,
  consultation: /\b(consult\w*|talk\w*|explain\w*|discuss\w*|tell the client)\b/,
};

const VISITS =
  /\b(visits?|sessions?|appointments?|come back|next time|stages?|weeks? (later|apart|between)|in \d+([ -]+(to )?\d+)? weeks?|over (several )?months?)\b/;

/** Reads what an answer says in words. */
export function readWords(text: string): Said {
  const plain = text.toLowerCase().replaceAll("’", "'");
  return {
    refuses: REFUSALS.some((refusal) => refusal.test(plain)),
    visits: VISITS.test(plain),
    names: new Set(
      Object.entries(NAMES).flatMap(([name, words]) =>
        words.test(plain) ? [name as Requirement] : [],
      ),
    ),
  };
}

const REFUSAL_CLAUSE =
  /^\s*(please |so |and |but )*(no|not|never|do not|don['’]?t|does not|refuse|decline|postpone|avoid|cannot|can['’]?t)\b/i;
const WEIGHED = /\d\s*(g|gr|grams?|ml|oz|vol|v|%)\b|%|\d\s*:\s*\d/i;

/**
 * The part of an answer that is to be read as shorthand: without the clauses that say what not to do and those that name
 * tests or visits, so that "no 40 vol" is not a bottle and "allergy test 48h" is not a shade.
 */
export function formulaIn(text: string): string {
  return text
    .split(/(?<=[.;,\n])(?!\d)/)
    .filter((clause) => !REFUSAL_CLAUSE.test(clause) && (WEIGHED.test(clause) || !isRemark(clause)))
    .join("");
}

/** Names a test or another visit. */
function isRemark(clause: string): boolean {
  const plain = clause.toLowerCase();
  return VISITS.test(plain) || Object.values(NAMES).some((words) => words.test(plain));
}

/** A test or treatment as it is spoken of. */
export const requirementWords: Record<Requirement, string> = {
  patch_test: "a patch test 48 hours before",
  strand_test: "a test strand",
  metallic_salt_test: "the metallic salt test",
  elasticity_test: "the elasticity test",
  bond_treatment: "a bonding treatment",
  consultation: "the talk about plan and risk",
};
