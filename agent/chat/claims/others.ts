import type { About, Found } from "./about.ts";
import type { Figure } from "./figures.ts";
import { has, hasAll, momentsOf } from "./known.ts";
import type { Ground, Row } from "./rows.ts";

/** Terms that only the salon sets: what is free of charge, taken off or owed. */
const TERMS =
  /\b(?:(?:no|without|waive|skip) (?:\w+ )?(?:deposits?|fees?|charges?|card|extra cost|cost|payment)|(?:deposits?|fees?|charges?) (?:is|are|was) (?:not )?(?:needed|required|due|taken|waived|included)|nothing (?:to pay|extra|is due)|(?:pay|owe|costs?) (?:us )?(?:anything|nothing)|(?:for |is |comes |a |are )free(?= of| for you| with| cut|$| (?:gift|gloss|toner|visit|behind))|(?:at |a )?discount|half price|pay half|price match|(?:is|are|all) included|(?<!menu )includes|included in|cheaper|xnum percent off|xnum % off|on the house|complimentary|price is fixed|all in|costs? nothing|do not owe|only pay|keep your money|gift|tips)\b/;

/** What concerns a body: beside one of these a word such as "fine" is said of it. */
export const BODY =
  /\b(?:test|allerg\w*|react\w*|sensiti\w*|scalps?|skin|pregnan\w*|baby|ammonia|latex|ppd|dye|bleach\w*|breast ?feed\w*|asthma|burn\w*|under xnum)\b/;

/** What calms about it, by itself and beside it. What is not there, or is valid, may be known. */
const CALMS: readonly RegExp[] = [
  /\b(?<!(?:has|have|is|are|there) )(?:no|not|never|without|skip|waive|forget)(?: (?!passed|valid)\w+){0,4} (?:tests?|skin checks?)\b/,
  /\b(?:test|check)s?(?: \w+){0,5} (?:is|are|was) (?:not (?:needed|required|necessary)|(?:\w+ )?(?:optional|unnecessary|valid|passed|clear|fine))\b/,
  /\bpassed (?:\w+ ){0,3}test\b/,
  /\b(?:no|none|not|never|nothing|without|nobody|any)(?: \w+){0,5} (?:risk|harm|hurt|burn|sting|damage|react|reaction|allerg|irritat|fear)(?:s|y|ies|ic|ed|e)?\b/,
];
const FINE =
  /\b(?<!(?:not|whether|if) (?:\w+ )?)(?:safe|fine|okay|ok|gentle|harmless|suitable|normal|no problem|nothing to worry|without any risk)\b/;

/** What nobody can know. */
const CERTAIN =
  /\b(?:guarantee[ds]?|(?:i|we) (?:can )?promise|promised|certainly (?:get|be)|rest assured|(?<!have )always (?:gets?|runs?|lasts?|works?|comes?|holds?)|(?:hair|colou?r|result) will (?:be|look|come)|as (?:far|long|often|late) (?:\w+ )?as you like|never (?:fades?|fails?)|no doubt|xnum percent (?:sure|safe)|without (?:any )?risk|best \w+ in town|every day|(?:come|drop|pop) (?:in |by )?(?:at )?(?:any ?time|whenever)|walk in|(?:without|needs? no) (?:a |an )?(?:booking|appointment)|last minute|(?:last|only) (?:time|place|slot|one)(?: left)? this|first (?:on|in)|keep a time|never more than)\b/;

/** Terms, bodies, certainties, and that there is nothing. */
export function othersIn(
  left: string,
  { clause: { words }, mode, ground, named, isBody }: About,
): Found[] {
  const found: Found[] = [];
  const [terms] = TERMS.exec(left) ?? [];
  if (terms) found.push(["terms", isTerm(terms, ground.rows)]);
  const calm =
    CALMS.find((pattern) => pattern.test(words))?.exec(words)?.[0] ??
    (isBody ? FINE.exec(words)?.[0] : undefined);
  if (calm && mode !== "condition" && !REFUSES.test(words))
    found.push(["safety", isCalm(calm, ground.rows)]);
  if (CERTAIN.test(words) && !REFUSES.test(words)) found.push(["certain", false]);
  const none = NONE.exec(words);
  if (none) found.push(["none", isMissing(none[1] ?? "", ground, named)]);
  return found;
}

/** Whether the salon's own words set such a term. */
function isTerm(words: string, rows: readonly Row[]): boolean {
  const isGratis = /\bfree\b|nothing|\bno (?:\w+ )?(?:cost|charge)/.test(words);
  const told = words
    .split(" ")
    .filter((word) => /^no$|.{4}/.test(word))
    .map((word) => word.replace(/s$/, ""));
  return rows.some(
    ({ says, by }) =>
      by !== "read" &&
      (isGratis
        ? /\bfree\b(?! time)/.test(says)
        : told.length > 0 && told.every((word) => says.includes(word))),
  );
}

/** Whether a record says that a test is passed or an allergy not there. */
function isCalm(words: string, rows: readonly Row[]): boolean {
  const noun = BODY.exec(words)?.[0].slice(0, 6) ?? "";
  const state = /\b(?:valid|passed|clear|safe|fine|optional)\b/.exec(words)?.[0];
  return (
    noun !== "" &&
    rows.some(({ says, lacks }) =>
      state ? says.includes(noun) && says.includes(state) : lacks.includes(noun),
    )
  );
}

const REFUSES =
  /\b(?:(?:i|we|result) (?:am |are |can |could |do |would )?not (?:able to )?|nobody (?:can |could )?)(?:say|tell|promise|know whether|guarantee|judge|recommend|be guaranteed)\b/;
const NONE =
  /\b(?:there (?:is|are)|(?:has|have)) no (?:other )?([a-z]+)|\bno ([a-z]+) (?:found|on record)\b|\b(?:nothing|none) (?:is|was|are|of|to)\b/;

/** Whether what is said not to be there was looked for and is not. */
function isMissing(noun: string, { rows }: Ground, named: readonly string[]): boolean {
  const stem = noun.slice(0, 5);
  const about = rows.filter(
    ({ says, names }) => names.length === 0 || named.every((word) => says.includes(word)),
  );
  if (rows.length === 0) return false;
  return (
    !stem ||
    about.some(({ lacks }) => lacks.includes(stem)) ||
    !about.some(({ says, by }) => by !== "fact" && new RegExp(`\\b${noun}`).test(says))
  );
}

/** What the figures of its kind before it come to, all together. */
function isSum({ kind, values }: Figure, before: readonly Figure[]): boolean {
  const parts = before
    .filter((figure) => figure.kind === kind)
    .map((figure) => Number(figure.values[0]));
  const sum = parts.reduce((total, part) => total + part, 0);
  return (
    parts.length > 1 &&
    ["money", "grams", "ml", "minutes"].includes(kind) &&
    values.includes(String(sum))
  );
}

/** The figures of a clause. */
export function amountsIn(
  { clause, named, subject, ground, asks, before }: About,
  isDue: (kind: Figure["kind"]) => boolean,
): Found[] {
  const words = named.length > 0 ? named : subject;
  const isTheirs =
    asks || /\byou (?:said|wrote|asked|mentioned|have|want|told)\b/.test(clause.words);
  const about = ground.rows.filter(({ names }) =>
    names.some((name) => words.some((word) => name.includes(word.replace(/s$/, "")))),
  );
  const fee = /\b(?:deposit|fee)\b/.exec(clause.words)?.[0];
  const own = (figure: Figure) =>
    !/\b(?:until|till|moved? (?:\w+ )?to) x/.test(clause.words) &&
    (isTheirs ||
      !["money", "percent", "minutes"].includes(figure.kind) ||
      (figure.kind === "minutes" && Number(figure.values[0]) >= 1440)) &&
    (has(ground.own, figure) ||
      (isTheirs && figure.values.some((value) => ground.own.has(`count:${value}`))));
  // a day that is asked about or offered
  const isOffered = ({ kind }: Figure) =>
    (kind === "date" || kind === "weekday") &&
    (asks || /\b(?:can|could|shall)\b/.test(clause.words));
  const isKnown = (figure: Figure) => {
    const isOf = (row: Row) => [...row.figures].some((key) => key.startsWith(`${figure.kind}:`));
    const of = about.some(isOf)
      ? ground.rows.filter((row) => about.includes(row) || row.names.length === 0)
      : ground.rows;
    const rows = fee && figure.kind === "money" ? of.filter(({ says }) => says.includes(fee)) : of;
    return (
      isOffered(figure) ||
      own(figure) ||
      rows.some((row) => has(row.figures, figure)) ||
      isSum(figure, before)
    );
  };
  const single = clause.figures
    .filter(({ kind }) => isDue(kind))
    .map((figure): Found => ["figure", isKnown(figure)]);
  const moments = momentsOf(clause.figures).map((moment): Found => [
    "figure",
    moment.every((figure) => isOffered(figure) || own(figure)) ||
      ground.rows.some((row) => hasAll(row, moment)),
  ]);
  return [...single, ...(isDue("time") ? moments : []).filter(([, holds]) => !holds)];
}
