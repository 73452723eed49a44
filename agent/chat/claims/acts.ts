import type { About, Found } from "./about.ts";
import type { Figure } from "./figures.ts";
import { hasAll, momentsOf } from "./known.ts";
import { RULES, VISIT, type Rule, type Topic } from "./lexicon.ts";

/** The acts and the room that a clause tells of. */
export function actsIn(about: About): { found: Found[]; left: string } {
  const { mode, clause } = about;
  if (mode === "question") return { found: presumedIn(about), left: "" };
  if (mode === "condition") return { found: [], left: clause.words };
  let left = clause.words;
  const all = RULES.flatMap((rule) => {
    const found: Found[] = [];
    const find = (
      pattern: RegExp | undefined,
      judged: (before: string, words: string) => boolean | undefined,
    ) => {
      if (!pattern) return left;
      const text = left;
      return text.replaceAll(pattern, (words: string, ...rest: unknown[]) => {
        const at = rest.find((value): value is number => typeof value === "number") ?? 0;
        const isKnown = judged(text.slice(0, at), words);
        if (isKnown !== undefined) found.push([rule.topic, isKnown]);
        return words.replaceAll(/[^ ]+/g, (word) =>
          /^x(?:date|time|num)$/.test(word) ? word : "~",
        );
      });
    };
    left = find(rule.said, (before, words) =>
      rule.topic === "told" ? isDone(before, words, about) : told(before, rule, about, "phrase"),
    );
    left = find(rule.done, (before) => told(before, rule, about));
    find(rule.base, (before) => promised(before, rule, about));
    return found;
  });
  return { found: all, left };
}

/** A question about "your visit on Friday" takes for granted that there is one, or that this time was offered. */
function presumedIn(about: About): Found[] {
  if (!PRESUMED.test(about.clause.words)) return [];
  return [
    [
      "book",
      RULES.some(
        (rule) => (rule.topic === "book" || rule.topic === "free") && isProven(rule, about, "any"),
      ),
    ],
  ];
}
const PRESUMED = new RegExp(
  `\\byour (?:(?:confirmed|booked) (?:${VISIT}|time)|(?:\\w+ )?${VISIT}(?: with \\w+)? (?:on |at |for )?(?:xdate|xtime))|(?:visit|time) (?:i|we) booked`,
);

const PASSES =
  /^(?:be|been|being|is|are|was|were|am|have|has|had|do|does|did|get|got|getting|you|me|it|that|this|them|her|him|ever|any|anything|both|all|only|first|put|place|placed|add|added|~)$/;
const DENIES = /^(?:not|never|hardly|unable|without|no|none|nothing|nobody|neither|nor)$/;
const MAY = /^(?:can|could|may|might|should|would|must|shall|to|let|us|will|need)$/;
/** Topics of room, and what each is when it is denied. */
export const OPPOSITE: Partial<Record<Topic, Topic>> = {
  free: "full",
  full: "free",
  open: "closed",
  closed: "open",
};

/** Whether what a clause says was done, or is so, is known; undefined where it does not say so. */
function told(before: string, rule: Rule, about: About, form?: "phrase"): boolean | undefined {
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
  if (isState && noun.some((word) => /^(?:no|none|nothing|nobody|neither)$/.test(word)))
    isDenied = true;
  if (isDenied) return isUntold(rule, about);
  if (
    WAITS.test(about.clause.words) &&
    about.ground.rows.some(({ by, says }) => by === "wait" && rule.proof.test(says))
  )
    return undefined;
  if (may === "will")
    return about.isConditional || /\b(?:by|first|only|salon|stylist)\b/.test(about.clause.words)
      ? undefined
      : isProven(rule, about, "did");
  if (may) return undefined;
  const isOwn = /^(?:i|we)$/.test(words.at(-1) ?? "") || (words.length === 0 && !isState && !form);
  const isAct = !(rule.topic in OPPOSITE) && (isOwn || rule.topic === "done");
  return isProven(rule, about, isAct ? "did" : "any");
}

/** Speaks of a card that waits for a tap. */
const WAITS = /\b(?:cards?|tap|approv\w*|confirm|go ahead|waiting|waits|ready)\b/;

/** What is said not to be done, or not to be so. */
function isUntold(rule: Rule, about: About): boolean {
  const opposite = RULES.find(({ topic }) => topic === OPPOSITE[rule.topic]);
  const isOther = (moment: readonly Figure[]) =>
    moment.some(({ kind }) => kind === "time") &&
    about.ground.rows.some(
      (row) =>
        rule.proof.test(row.says) &&
        hasAll(
          row,
          moment.filter(({ kind }) => kind !== "time"),
        ),
    ) &&
    !about.ground.rows.some((row) => rule.proof.test(row.says) && hasAll(row, moment));
  if (opposite)
    return (
      isProven(opposite, about, "any") ||
      (rule.topic === "free" && momentsOf(about.clause.figures).some(isOther))
    );
  return !about.ground.rows.some(
    ({ by, says }) =>
      by === "act" &&
      rule.topic !== "write" &&
      rule.proof.test(says.split(" ").slice(0, 3).join(" ")),
  );
}

/** Whether a tool did what "I" am said to have done, by the stem of its verb. */
function isDone(before: string, verb: string, { ground }: About): boolean | undefined {
  if (/\bnot (?:\w+ )?$/.test(before)) return undefined;
  return ground.rows.some(({ by, says }) => by === "act" && says.includes(verb.slice(0, 4)));
}

/** Whether an act that is promised or offered may be. */
function promised(before: string, rule: Rule, about: About): boolean | undefined {
  const offers =
    /\b(?:i|we) (?:(?:am|are) )?(?:can|could|may|able to|will|shall) (?!not)(?:\w+ )?$|\blet me (?:\w+ )?$/.exec(
      before,
    )?.[0];
  const others = rule.topic === "pay" && /\bwill (?!not)(?:\w+ )?$/.test(before);
  if (/\b(?:i|we) (?:am|are) (?!the |an? |your )(?:\w+ )?$/.test(before) && !/\bnot\b/.test(before))
    return isProven(rule, about, "did");
  if (!offers && !others) return undefined;
  const isOffer = /\b(?:can|could|may|able)\b/.test(offers ?? "") || about.isConditional;
  return isOffer || isProven(rule, about, "did");
}

function isProven({ topic, proof }: Rule, about: About, by: "did" | "any"): boolean {
  const { ground, named, subject, clause } = about;
  const words = topic in OPPOSITE ? (named.length > 0 ? named : subject) : named;
  const rows = ground.rows.filter(
    (row) =>
      (row.by === "act" ||
        (by === "any" &&
          (row.by === "read" ||
            (row.by === "fact" &&
              (topic === "pay" || (topic in OPPOSITE && topic !== "free")))))) &&
      proof.test(row.says) &&
      (row.names.length === 0 ||
        words.every(
          (word) => row.says.includes(word) || row.says.includes(word.replace(/(?:'s|s)$/, "")),
        )),
  );
  return (
    rows.length > 0 &&
    momentsOf(clause.figures).every((moment) => rows.some((row) => hasAll(row, moment)))
  );
}
