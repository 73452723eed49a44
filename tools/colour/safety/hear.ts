import { allergenCalled, substancesIn } from "./allergens.ts";
import { conditionsIn } from "./conditions.ts";
import { withoutOrder } from "./around.ts";
import { isOfThen, reactionsIn, symptomFacts } from "./reactions.ts";
import { asWritten, isDenied, isSevere, sentencesOf } from "./sentences.ts";
import type { Origin, SafetyFact } from "./schema.ts";

type Heard = Omit<SafetyFact, "words" | "from">;

/**
 * Every fact of safety in somebody's own words: allergies, reactions, skin, pregnancy, age, medicine, a strand that broke.
 * An allergen that nobody can place is a fact too. Denials ("no allergies", "not pregnant") and, from a chat, questions are none.
 */
export function hearSafety(text: string, from: Origin): SafetyFact[] {
  return once(
    sentencesOf(text, from === "said").flatMap((sentence) =>
      told(text, sentence, (words) => factsIn(words, allergiesIn(words)), from),
    ),
  );
}

/** The facts in a field that names allergies: what stands there is an allergen, though no verb says so. */
export function hearAllergies(field: string, from: Origin): SafetyFact[] {
  const listed = sentencesOf(field, false).flatMap((sentence) => {
    if (
      /^(?:no|not|none|nil|n\/?a|nkd?a|unknown|nothing)\b/.test(sentence) &&
      !/\bbut\b/.test(sentence)
    )
      return [];
    // a line about a test names no allergen
    const isOfTest = /\btest(?:s|ed)?\b/.test(sentence);
    return told(
      field,
      sentence,
      (words) => factsIn(words, isOfTest ? [] : allergensIn(words)),
      from,
    );
  });
  return once(listed);
}

/** The allergens of a sentence and what else it tells; skin that was hurt by colour then is a reaction and not open today. */
function factsIn(sentence: string, allergens: readonly Heard[]): Heard[] {
  const placed = [...allergens, ...reactionsIn(sentence), ...conditionsIn(sentence)];
  const facts = [...placed, ...symptomFacts(sentence, placed.length > 0)];
  const reacted = facts.some(({ concern }) => concern === "reaction") && isOfThen(sentence);
  return reacted ? facts.filter(({ concern }) => concern !== "scalp_broken") : facts;
}

/** The same allergen or condition once, the graver of two. */
function once(facts: readonly SafetyFact[]): SafetyFact[] {
  const kept = new Map<string, SafetyFact>();
  for (const fact of facts) {
    const key = `${fact.concern} ${fact.substance ?? (fact.concern === "allergy" ? fact.words : "")}`;
    const before = kept.get(key);
    if (!before || (fact.severe && !before.severe)) kept.set(key, fact);
  }
  return [...kept.values()];
}

/** What is heard in a sentence, each fact with the part between commas that tells it, else with the whole sentence. */
function told(
  text: string,
  sentence: string,
  hear: (words: string) => Heard[],
  from: Origin,
): SafetyFact[] {
  const heard = hear(sentence);
  const clauses = heard.length > 0 ? sentence.split(/,(?!\d)/, MOST_CLAUSES + 1) : [];
  const parts =
    clauses.length > 1 && clauses.length <= MOST_CLAUSES
      ? clauses.map((clause) => ({ clause: clause.trim(), facts: hear(clause.trim()) }))
      : [];
  return heard.map((fact) => {
    const part = parts.find(({ facts }) => facts.some((other) => isSame(fact, other)));
    const words = asWritten(text, part?.clause ?? sentence);
    return { ...fact, words: (from === "said" ? withoutOrder(words) : words).slice(0, 200), from };
  });
}

const MOST_CLAUSES = 24;

const isSame = (fact: Heard, other: Heard) =>
  fact.concern === other.concern &&
  fact.substance === other.substance &&
  fact.severe === other.severe;

const TO =
  /\b(?:allergic|hyper ?sensitive|sensiti[sz]ed|sensitive|intolerant|react(?:s|ed|ing)?|reactions?|allerg(?:y|ies)|sensitivity|intolerance)\b(?:,? (?:very|really|badly|strongly|severely|reaction))*,? ?(?:to|of|against|:|=|-) ?(.+)/g;
/** What it is of has at most 80 letters a word: a longer one would be read again from each of its letters. */
const OF =
  /((?:[\w+,/&-]{1,80} ){0,4}?[\w+-]{1,80}) (?:allerg(?:y|ies)|sensitivity|intolerance)\b(?! ?(?:test|alert|to\b|of\b|:))/g;
const AVOID =
  /\b(?:no|avoid(?:s|ing)?|free of|without|keep off|never use|can(?:'|no)?t (?:have|use|take|tolerate)) (?:any )?(.+)/g;
/** Where a list of allergens ends and something else is told. */
const REST =
  /\b(?:so|note|write|save|add|put|wants?|level|lvl|(?:and|but) (?:she|he|they|is|has|had|wants?|i|we)|who|which|since|last|when|because|please|pls|btw|though|shes|she's|hes|he's|believe|at (?:previous|her|the|another)|she|he|they|i|told|said|on|for|in her|in his)\b.*/;

function allergiesIn(sentence: string): Heard[] {
  const found: Heard[] = [];
  for (const match of sentence.matchAll(TO)) {
    if (isDenied(sentence, match.index) || OF_HAIR.test(sentence.slice(0, match.index))) continue;
    found.push(...allergensIn(match[1] ?? "", isSevere(sentence)));
  }
  for (const match of sentence.matchAll(OF)) {
    if (isDenied(sentence, match.index + (match[1]?.length ?? 0))) continue;
    const named = (match[1] ?? "").replace(
      /^(?:.*\b(?:has|have|got|had|with|an?|her|his|their|the|known|is)\b )/,
      "",
    );
    // "maeves allergies" names whose they are, and none of them
    if (OWNED.test(sentence) && substancesIn(named).length === 0) continue;
    found.push(...allergensIn(named, isSevere(sentence)));
  }
  for (const match of sentence.matchAll(AVOID)) {
    const named = (match[1] ?? "").replace(REST, "");
    // "no ppd allergy" denies one; "no lightener today" is about the work
    if (/\b(?:allerg|reaction|sensitiv)/.test(named)) continue;
    for (const substance of substancesIn(named))
      if (NEVER_WORK.has(substance)) found.push({ concern: "allergy", substance });
  }
  if (
    found.length > 0 ||
    !/\b(?:reaction|severe|swell|swoll|rash|hives|anaphyla|blister)/.test(sentence)
  )
    return found;
  return substancesIn(sentence)
    .filter((substance) => !isDenied(sentence, sentence.search(new RegExp(substance, "i"))))
    .map((substance) => ({ concern: "allergy", substance, ...grave(isSevere(sentence)) }));
}

const OWNED = /^(?:and |what are |show me )?[\w'’-]+s allergies\W*$/;

/** Hair and colour react too, and that is work. */
const OF_HAIR = /\b(?:hair|ends|strands?|roots|lengths|colou?r|toner|it)(?: \w+)? $/;

/** What nobody leaves out for the look of it: to avoid these is about the skin. */
const NEVER_WORK: ReadonlySet<string> = new Set([
  "ppd",
  "ptd",
  "me-ppd",
  "aminophenol",
  "resorcinol",
]);

/** What is told of the hair behind a list of allergens: "ppd, virgin level 6", "ppd, fine hair". */
const HAIR =
  /,? ?\b(?:virgin|bleached|lightened|colou?red|natural|fine|medium|thick|coarse|short|long|curly|wavy|straight|porous|healthy|damaged|gr[ae]y|white|box ?dyed)(?= ?(?:$|,|hair|level|lvl|base|roots|ends|lengths|\d))[^,;]*/g;

/** The allergens of a list, in the order they are named; what is no concern of colour is left out. */
function allergensIn(list: string, severe = isSevere(list)): Heard[] {
  return (
    list
      .replace(REST, "")
      .replaceAll(HAIR, "")
      // an aside names no allergen, unless it is its other name
      .replaceAll(/\(([^)]*)\)/g, (_, aside: string) =>
        substancesIn(aside)[0] ? `, ${aside}` : " ",
      )
      .split(/,(?!\d)|\/|&|;|\s\+\s|\(|\band\b|\bor\b/)
      .flatMap((item): Heard[] => {
        const name = item
          .replaceAll(
            /\b(?:allerg\w*|reactions?|severe\w*|bad(?:ly)?|slight\w*|mild\w*|very|really|known|possibl[ey]|maybe|some|any|the|a|an|to|her|his|all|most|certain|products?|with|contains?|containing|anaphyla\w*)\b/g,
            " ",
          )
          .replaceAll(/[^\p{L}\p{N}+\-' ]/gu, " ")
          .replaceAll(/\s+/g, " ")
          .trim();
        if (!name || PRONOUN.test(name)) return [];
        const allergen = allergenCalled(name);
        if (allergen === "unrelated") return [];
        if (allergen === "dye") return [{ concern: "reaction", ...grave(severe) }];
        if (allergen === "unknown")
          return name.split(" ").length > 5 ? [] : [{ concern: "allergy", ...grave(severe) }];
        return [{ concern: "allergy", substance: allergen, ...grave(severe) }];
      })
  );
}

const PRONOUN = /^(?:both|it|that|this|them|those|not|something|anything|stuff|-+)$/;

const grave = (severe: boolean) => (severe ? { severe: true } : {});
