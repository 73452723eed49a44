import type { Figure } from "./figures.ts";
import { keysOf } from "./figures.ts";
import { BODY, CALMS, CERTAIN, ENTRIES, FINE, TERMS, VISIT, type Topic } from "./lexicon.ts";
import { clausesOf, CONDITION, stemOf, type Clause } from "./plain.ts";
import type { Ground, Row } from "./rows.ts";

/** What a sentence claims, and whether all of it is known. */
export type Judged = { sentence: string; holds: boolean; topics: readonly Claimed[]; names: readonly string[] };
/** A topic, or a figure. */
export type Claimed = Topic | "figure";

/** Judges a sentence clause by clause: each claim that is found must be known. Without claims it holds. */
export function judge(sentence: string, ground: Ground, before: readonly string[] = []): Judged {
  const asks = /\?["')\]*_]*\s*$/.test(sentence);
  const clauses = clausesOf(sentence, ground);
  const isBody = ground.isOfBody || clauses.some(({ words }) => BODY.test(words));
  const isConditional = clauses.some(({ words }) => CONDITIONAL.test(words));
  const known = new Set(ground.rows.flatMap(({ names }) => names.flatMap(wordsOf)));
  const claimed: Claimed[] = [];
  const missing: Claimed[] = [];
  let subject = [...before];
  let mode: Mode = "said";
  let said: readonly Figure[] = [];
  for (const clause of clauses) {
    const named = [...new Set(wordsOf(clause.words).filter((word) => known.has(word) || clause.names.has(word)))];
    if (named.some((word) => known.has(word))) subject = named;
    mode = modeOf(clause.words, asks, mode);
    const about: About = { clause, mode, named, subject, ground, asks, isConditional, isBody, before: said };
    said = [...said, ...clause.figures];
    const { found, left } = actsIn(about);
    // days and times of a claim that is known were looked at with it
    const isRoom = found.some(([topic, isKnown]) => topic in OPPOSITE && isKnown);
    const figures = figuresIn(about, (kind) => !isRoom || !TIMELY.has(kind));
    for (const [topic, isKnown] of [...found, ...othersIn(left, about), ...figures]) {
      claimed.push(topic);
      if (!isKnown) missing.push(topic);
    }
  }
  const holds = missing.length === 0 || ground.sentences.has(sentence.trim());
  return { sentence, holds, topics: holds ? claimed : missing, names: subject };
}

/** How a clause says what it says: as so, under a condition, or asking. */
type Mode = "said" | "condition" | "question";
type About = {
  clause: Clause;
  mode: Mode;
  named: readonly string[];
  subject: readonly string[];
  ground: Ground;
  asks: boolean;
  isConditional: boolean;
  /** Figures that the sentence said before. */
  before: readonly Figure[];
  /** The sentence speaks of skin, tests and the like. */
  isBody: boolean;
};
type Found = [claimed: Claimed, isKnown: boolean];

const CONDITIONAL = new RegExp(`^(?:(?:and|but|or|so) )?(?:${CONDITION})\\b|\\btell me\\b|\\bif you\\b`);
const ASKING =
  /^(?:(?:and|or|so|but|otherwise) )?(?:have|has|is|are|was|were|do|does|did|can|could|shall|should|would|will|may|what|which|when|where|who|how|why)\b/;
const GOES_ON = /^(?:and|or) (?!i |you |we |it |she |he |they |your |the )/;

function modeOf(words: string, asks: boolean, before: Mode): Mode {
  if (GOES_ON.test(words) && before !== "said") return before;
  if (/^(?:and|then) /.test(words) && before === "condition") return before;
  if (asks && ASKING.test(words)) return "question";
  return /^(?:just )?(?:say|press|tap)\b/.test(words) || (CONDITIONAL.test(words) && !/tell me|if you$/.test(words)) ? "condition" : "said";
}

const wordsOf = (text: string): string[] => (text.match(/[\p{L}'-]{3,}/gu) ?? []).map(stemOf).filter((word) => !COMMON.has(word));
const COMMON = new Set("the and for with you your visit appointment time xdate xtime xnum new client hair colour color salon".split(" "));

type Rule = { topic: Topic; done: RegExp | undefined; base: RegExp | undefined; said: RegExp | undefined; proof: RegExp };
const anyOf = (patterns: readonly string[] | undefined) =>
  patterns ? new RegExp(String.raw`(?<![\p{L}'])(?:${patterns.join("|")})(?![\p{L}'])`, "gu") : undefined;
const RULES: readonly Rule[] = ENTRIES.map(({ topic, done, base, said, proof }) => ({
  topic,
  done: anyOf(done?.split(" ")),
  base: anyOf(base?.split(" ")),
  said: anyOf(said),
  proof,
}));

/** The acts and the room that a clause tells of. */
function actsIn(about: About): { found: Found[]; left: string } {
  const { mode, clause } = about;
  if (mode === "question") return { found: presumedIn(about), left: "" };
  if (mode === "condition") return { found: [], left: clause.words };
  let left = clause.words;
  const all = RULES.flatMap((rule) => {
    const found: Found[] = [];
    const find = (pattern: RegExp | undefined, judged: (before: string) => boolean | undefined) => {
      if (!pattern) return left;
      const text = left;
      return text.replaceAll(pattern, (words: string, ...rest: unknown[]) => {
        const at = rest.find((value) => typeof value === "number") ?? 0;
        const isKnown = judged(text.slice(0, at));
        if (isKnown !== undefined) found.push([rule.topic, isKnown]);
        return words.replaceAll(/[^ ]+/g, (word) => (/^x(?:date|time|num)$/.test(word) ? word : "~"));
      });
    };
    left = find(rule.said, (before) => told(before, rule, about));
    left = find(rule.done, (before) => told(before, rule, about));
    find(rule.base, (before) => promised(before, rule, about));
    return found;
  });
  return { found: all, left };
}

/** A question about "your visit on Friday" takes for granted that there is one, or that this time was offered. */
function presumedIn(about: About): Found[] {
  if (!PRESUMED.test(about.clause.words)) return [];
  return [["book", RULES.some((rule) => (rule.topic === "book" || rule.topic === "free") && isProven(rule, about, "any"))]];
}
const PRESUMED = new RegExp(`\\byour (?:(?:confirmed|booked) (?:${VISIT}|time)|(?:\\w+ )?${VISIT}(?: with \\w+)? (?:on |at |for )?(?:xdate|xtime))|(?:visit|time) (?:i|we) booked`);

const PASSES = /^(?:be|been|being|is|are|was|were|am|have|has|had|do|does|did|get|got|getting|you|me|it|that|this|them|her|him|ever|any|anything|both|all|only|first|put|place|placed|add|added|~)$/;
const DENIES = /^(?:not|never|hardly|unable|without|no|none|nothing|nobody|neither|nor)$/;
const MAY = /^(?:can|could|may|might|should|would|must|shall|to|let|us|will|need)$/;
const OPPOSITE: Partial<Record<Topic, Topic>> = { free: "full", full: "free", open: "closed", closed: "open" };

/** Whether what a clause says was done, or is so, is known; undefined where it does not say so. */
function told(before: string, rule: Rule, about: About): boolean | undefined {
  const words = before.trim().split(" ").filter(Boolean);
  let isDenied = false;
  let may: string | undefined;
  let isState = /\b(?:is|are|was|were|been)$/.test(before.trim());
  while (words.length > 0) {
    const word = words.at(-1) ?? "";
    if (DENIES.test(word)) isDenied = true;
    else if (MAY.test(word)) may = word === "us" ? may : word;
    else if (word === "or") words.pop();
    else if (!PASSES.test(word)) break;
    if (/^(?:is|are|was|were|been)$/.test(word)) isState = true;
    words.pop();
  }
  // "no visit has been", "none of these times is"
  const noun = words.slice(-5);
  if (isState && noun.some((word) => /^(?:no|none|nothing|nobody|neither)$/.test(word))) isDenied = true;
  if (isDenied) return isUntold(rule, about);
  if (WAITS.test(about.clause.words) && about.ground.rows.some(({ by, says }) => by === "wait" && rule.proof.test(says)))
    return undefined;
  if (may === "will")
    return (rule.topic === "pay" && about.ground.able) || !(about.isConditional || /\b(?:by|first|only|salon|stylist)\b/.test(about.clause.words))
      ? isProven(rule, about, "did")
      : undefined;
  if (may) return undefined;
  const isOwn = /^(?:i|we)$/.test(words.at(-1) ?? "") || (words.length === 0 && !isState);
  const isAct = !(rule.topic in OPPOSITE) && (isOwn || rule.topic === "done" || (rule.topic === "write" && about.ground.able));
  return isProven(rule, about, isAct ? "did" : "any");
}

/** Speaks of a card that waits for a tap. */
const WAITS = /\b(?:cards?|tap|approv\w*|confirm|go ahead|waiting|waits|ready)\b/;

/** What is said not to be done, or not to be so. */
function isUntold(rule: Rule, about: About): boolean {
  const opposite = RULES.find(({ topic }) => topic === OPPOSITE[rule.topic]);
  const isOther = (moment: readonly Figure[]) =>
    moment.some(({ kind }) => kind === "time") &&
    about.ground.rows.some((row) => rule.proof.test(row.says) && hasAll(row, moment.filter(({ kind }) => kind !== "time"))) &&
    !about.ground.rows.some((row) => rule.proof.test(row.says) && hasAll(row, moment));
  if (opposite)
    return isProven(opposite, about, "any") || (rule.topic === "free" && momentsOf(about.clause.figures).some(isOther));
  return !isProven(rule, about, "did");
}

/** Whether an act that is promised or offered may be. */
function promised(before: string, rule: Rule, about: About): boolean | undefined {
  const offers = /\b(?:i|we) (?:(?:am|are) )?(?:can|could|may|able to|will|shall) (?!not)(?:\w+ )?$|\blet me (?:\w+ )?$/.exec(before)?.[0];
  const others = rule.topic === "pay" && /\bwill (?!not)(?:\w+ )?$/.test(before);
  if (/\b(?:i|we) (?:am|are) (?:\w+ )?$/.test(before) && !/\bnot\b/.test(before)) return isProven(rule, about, "did");
  if (!offers && !others) return undefined;
  const isAble = about.ground.able?.test(rule.topic) ?? true;
  const isOffer = /\b(?:can|could|may|able)\b/.test(offers ?? "") || about.isConditional;
  return (isAble && isOffer) || isProven(rule, about, "did");
}

function isProven({ topic, proof }: Rule, about: About, by: "did" | "any"): boolean {
  const { ground, named, subject, clause } = about;
  const words = topic in OPPOSITE ? (named.length > 0 ? named : subject) : named;
  const rows = ground.rows.filter(
    (row) =>
      (row.by === "act" || (by === "any" && (row.by === "read" || (row.by === "fact" && (topic === "pay" || (topic in OPPOSITE && topic !== "free")))))) &&
      proof.test(row.says) &&
      (row.names.length === 0 || words.every((word) => row.says.includes(word) || row.says.includes(word.replace(/(?:'s|s)$/, "")))),
  );
  return rows.length > 0 && momentsOf(clause.figures).every((moment) => rows.some((row) => hasAll(row, moment)));
}

const TIMELY: ReadonlySet<Figure["kind"]> = new Set(["date", "weekday", "time"]);

/** Days and times that belong together, such as "Friday at 2:30 PM". */
function momentsOf(figures: readonly Figure[]): Figure[][] {
  const moments: Figure[][] = [];
  for (const figure of figures) {
    if (!TIMELY.has(figure.kind)) continue;
    const last = moments.at(-1);
    const date = last?.findLast(({ kind }) => kind !== "time");
    if (figure.kind !== "time") {
      const goesOn = last && ((last.length === 1 && (last[0]?.kind === "time" || figure.from - last[0]!.to < 3)));
      if (goesOn) last.push(figure);
      else moments.push([figure]);
    } else if (last && !last.some(({ kind }) => kind === "time")) last.push(figure);
    else moments.push(date ? [date, figure] : [figure]);
  }
  return moments;
}

const hasAll = (row: Row, figures: readonly Figure[]) => figures.every((figure) => has(row.figures, figure));
const has = (figures: ReadonlySet<string>, figure: Figure): boolean =>
  keysOf(figure).some((key) => figures.has(key)) ||
  isNear(figures, figure) ||
  (figure.kind !== "minutes" &&
    figure.values.some((value) => figures.has(`any:${value}`) || (figure.kind === "count" && BARE.some((kind) => figures.has(`${kind}:${value}`)))));
/** A figure that is said to be rough may be a tenth off. */
const isNear = (figures: ReadonlySet<string>, { kind, values, isAbout }: Figure): boolean =>
  isAbout &&
  [...figures].some((key) => {
    const [known, value] = key.split(":");
    return known === kind && values.some((each) => Math.abs(Number(each) - Number(value)) <= Number(value) / 8);
  });
const BARE = ["money", "grams", "ml", "level", "percent", "volume"];

/** Terms, bodies, certainties, and that there is nothing. */
function othersIn(left: string, { clause: { words }, mode, ground, named, isBody }: About): Found[] {
  const found: Found[] = [];
  const [terms] = TERMS.exec(left) ?? [];
  if (terms) found.push(["terms", isTerm(terms, ground.rows)]);
  const calm = CALMS.find((pattern) => pattern.test(words))?.exec(words)?.[0] ?? (isBody ? FINE.exec(words)?.[0] : undefined);
  if (calm && mode !== "condition" && !REFUSES.test(words)) found.push(["safety", isCalm(calm, ground.rows)]);
  if (CERTAIN.test(words) && !REFUSES.test(words)) found.push(["certain", false]);
  const none = ground.able ? null : NONE.exec(words);
  if (none) found.push(["none", isMissing(none[1] ?? "", ground, named)]);
  return found;
}

/** Whether the salon's own words set such a term. */
function isTerm(words: string, rows: readonly Row[]): boolean {
  const isGratis = /\bfree\b|nothing|\bno (?:\w+ )?(?:cost|charge)/.test(words); 
  const told = words.split(" ").filter((word) => /^no$|.{4}/.test(word)).map((word) => word.replace(/s$/, ""));
  return rows.some(({ says, by }) => by !== "read" && (isGratis ? /\bfree\b(?! time)/.test(says) : told.length > 0 && told.every((word) => says.includes(word))));
}

/** Whether a record says that a test is passed or an allergy not there. */
function isCalm(words: string, rows: readonly Row[]): boolean {
  const noun = BODY.exec(words)?.[0].slice(0, 6) ?? "";
  const state = /\b(?:valid|passed|clear|safe|fine|optional)\b/.exec(words)?.[0];
  return noun !== "" && rows.some(({ says, lacks }) => (state ? says.includes(noun) && says.includes(state) : lacks.includes(noun)));
}

const REFUSES = /\b(?:i|we|nobody|result) (?:am |are |can |could |do |would )?(?:not (?:able to )?|no )?(?:say|tell|promise|know whether|guarantee|judge|recommend|be guaranteed)\b/;
const NONE = /\b(?:there (?:is|are)|(?:has|have)) no (?:other )?([a-z]+)|\bno ([a-z]+) (?:found|on record)\b|\b(?:nothing|none) (?:is|was|are|of|to)\b/;

/** Whether what is said not to be there was looked for and is not. */
function isMissing(noun: string, { rows }: Ground, named: readonly string[]): boolean {
  const stem = noun.slice(0, 5);
  const about = rows.filter(({ says, names }) => names.length === 0 || named.every((word) => says.includes(word)));
  if (rows.length === 0) return false;
  return !stem || about.some(({ lacks }) => lacks.includes(stem)) || !about.some(({ says, by }) => by !== "fact" && new RegExp(`\\b${noun}`).test(says));
}

/** What the figures of its kind before it come to, all together. */
function isSum({ kind, values }: Figure, before: readonly Figure[]): boolean {
  const parts = before.filter((figure) => figure.kind === kind).map((figure) => Number(figure.values[0]));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.length > 1 && ["money", "grams", "ml", "minutes"].includes(kind) && values.includes(String(sum));
}

/** The figures of a clause. */
function figuresIn(
  { clause, named, subject, ground, asks, before }: About,
  isDue: (kind: Figure["kind"]) => boolean,
): Found[] {
  const words = named.length > 0 ? named : subject;
  const isTheirs = asks || /\byou (?:said|wrote|asked|mentioned|have|want|told)\b/.test(clause.words);
  const about = ground.rows.filter(({ names }) => names.some((name) => words.some((word) => name.includes(word.replace(/s$/, "")))));
  const own = (figure: Figure) =>
    !/\b(?:until|till|moved? (?:\w+ )?to) x/.test(clause.words) &&
    (isTheirs || !["money", "percent", "minutes", "count"].includes(figure.kind)) && has(ground.own, figure);
  // a day that is asked about or offered
  const isOffered = ({ kind }: Figure) =>
    !ground.able && (kind === "date" || kind === "weekday") && (asks || /\b(?:can|could|shall)\b/.test(clause.words));
  const isKnown = (figure: Figure) => {
    const isOf = (row: Row) => [...row.figures].some((key) => key.startsWith(`${figure.kind}:`));
    const rows = about.some(isOf) ? about : ground.rows;
    return isOffered(figure) || own(figure) || rows.some((row) => has(row.figures, figure)) || isSum(figure, before);
  };
  const single = clause.figures.filter(({ kind }) => isDue(kind)).map((figure): Found => ["figure", isKnown(figure)]);
  const moments = momentsOf(clause.figures).map(
    (moment): Found => ["figure", moment.every((figure) => isOffered(figure) || own(figure)) || ground.rows.some((row) => hasAll(row, moment))],
  );
  return [...single, ...(isDue("time") ? moments : []).filter(([, isKnown]) => !isKnown)];
}
