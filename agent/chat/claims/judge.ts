import type { About, Claimed, Mode } from "./about.ts";
import { actsIn, OPPOSITE } from "./acts.ts";
import type { Figure } from "./figures.ts";
import { TIMELY } from "./known.ts";
import { amountsIn, BODY, othersIn } from "./others.ts";
import { clausesOf, CONDITION, stemOf } from "./plain.ts";
import type { Ground, Row } from "./rows.ts";

/** What a sentence claims, and whether all of it is known. */
export type Judged = {
  sentence: string;
  holds: boolean;
  topics: readonly Claimed[];
  names: readonly string[];
};
/** Judges a sentence clause by clause: each claim that is found must be known. Without claims it holds. */
export function judge(sentence: string, ground: Ground, before: readonly string[] = []): Judged {
  const asks = /\?["')\]*_]*\s*$/.test(sentence);
  const clauses = clausesOf(sentence, ground);
  const isBody = ground.isOfBody || clauses.some(({ words }) => BODY.test(words));
  const isConditional = clauses.some(({ words }) => CONDITIONAL.test(words));
  const known = new Set(ground.rows.flatMap(namesOf));
  const claimed: Claimed[] = [];
  const missing: Claimed[] = [];
  let subject = [...before];
  let mode: Mode = "said";
  let said: readonly Figure[] = [];
  for (const clause of clauses) {
    const named = [
      ...new Set(wordsOf(clause.words).filter((word) => known.has(word) || clause.names.has(word))),
    ];
    if (named.some((word) => known.has(word))) subject = named;
    mode = modeOf(clause.words, asks, mode);
    const about: About = {
      clause,
      mode,
      named,
      subject,
      ground,
      asks,
      isConditional,
      isBody,
      before: said,
    };
    said = [...said, ...clause.figures];
    const { found, left } = actsIn(about);
    // days and times of a claim that is known were looked at with it
    const isRoom = found.some(([topic, isKnown]) => topic in OPPOSITE && isKnown);
    const figures = amountsIn(about, (kind) => !isRoom || !TIMELY.has(kind));
    for (const [topic, isKnown] of [...found, ...othersIn(left, about), ...figures]) {
      claimed.push(topic);
      if (!isKnown) missing.push(topic);
    }
  }
  const holds = missing.length === 0 || ground.sentences.has(sentence.trim());
  return { sentence, holds, topics: holds ? claimed : missing, names: subject };
}

const CONDITIONAL = new RegExp(
  `^(?:(?:and|but|or|so) )?(?:${CONDITION})\\b|\\btell me\\b|\\bif you\\b`,
);
const ASKING =
  /^(?:(?:and|or|so|but|otherwise) )?(?:have|has|is|are|was|were|do|does|did|can|could|shall|should|would|will|may|what|which|when|where|who|how|why)\b/;
const GOES_ON = /^(?:and|or) (?!i |you |we |it |she |he |they |your |the )/;

function modeOf(words: string, asks: boolean, before: Mode): Mode {
  if (GOES_ON.test(words) && before !== "said") return before;
  if (/^(?:and|then) /.test(words) && before === "condition") return before;
  if (asks && ASKING.test(words)) return "question";
  return /^(?:just )?(?:say|press|tap)\b/.test(words) ||
    (CONDITIONAL.test(words) && !/tell me|if you$/.test(words))
    ? "condition"
    : "said";
}

/** Rows stay as they are, and each sentence is held against all of them. */
const names = new WeakMap<Row, string[]>();
function namesOf(row: Row): string[] {
  const known = names.get(row) ?? row.names.flatMap(wordsOf);
  names.set(row, known);
  return known;
}

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}'-]{3,}/gu) ?? []).map(stemOf).filter((word) => !COMMON.has(word));
const COMMON = new Set(
  "the and for with you your visit appointment time xdate xtime xnum new client hair colour color salon".split(
    " ",
  ),
);
