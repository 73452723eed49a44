import { CLOSINGS, LESSONS, OPENINGS, SEASONS } from "./caption-data.ts";
import type { CaptionFacts } from "./caption-facts.ts";

/** Words and hashtags from facts alone: the same facts give the same words. Invents nothing and names nobody. */
export function writtenCaption(facts: CaptionFacts): { caption: string; hashtags: string[] } {
  const what = subjectOf(facts);
  const season = SEASONS[facts.month - 1] ?? "this month";
  const fill = (line: string) =>
    line
      .replaceAll("{what}", what)
      .replaceAll("{What}", capital(what))
      .replaceAll("{season}", season)
      .replaceAll("{Season}", capital(season));
  const seed = `${facts.seed} ${facts.postType} ${what}`;
  const news = newsOf(facts);
  if (news)
    return {
      caption: `${news}\n\n${pick(CLOSINGS.promo, `${seed} end`)}`,
      hashtags: hashtagsOf({ ...facts, postType: "promo" }),
    };
  const body = bodyOf(facts, seed);
  const parts = [
    fill(pick(OPENINGS[facts.postType], seed)),
    body.join(" "),
    fill(pick(CLOSINGS[facts.postType], `${seed} end`)),
  ];
  return { caption: parts.filter(Boolean).join("\n\n"), hashtags: hashtagsOf(facts) };
}

/** What the salon tells of itself: when it is open, what there is room for, what something costs. */
const NEWS =
  /\b(?:slots?|spots?|appointments?|bookings?) (?:are |is )?(?:\w+ing|left|free|open|available|gone)\b|\b(?:closed|closing|shut|opening|open (?:late|early|on)|hours|holidays?|vouchers?|gift ?cards?|new (?:stylist|colou?rist|team|chair|service))\b|\d ?%/i;

/** A theme that is news, as a sentence: "slots filling up" are filling up. Nothing of the craft belongs beside it. */
function newsOf({ about, postType, from, services, tone }: CaptionFacts): string | null {
  const isOfHair = from !== null || services.length > 0 || tone !== null;
  if (!about || postType !== "educational" || isOfHair || !NEWS.test(about)) return null;
  const told = about
    .replace(/[.!?\s]+$/, "")
    .replace(/^(.*?\b(?:slots|spots|appointments|openings|bookings)) (\w+ing\b)/i, "$1 are $2")
    .replace(/^(?:us |we are |we're )?(?:being )?(closed|shut|open)\b/i, "We are $1");
  return `${capital(told)}.`;
}

/** What the post is about, in a few words. */
function subjectOf({ about, tone, techniques, services }: CaptionFacts): string {
  if (about) return about.replace(/[.!?\s]+$/, "");
  const [done] = [...services.filter((each) => each !== "toning"), ...techniques, ...services];
  if (!done) return tone ? `${tone} tones` : "color that suits you";
  return tone && !done.includes(tone) ? `${tone} ${done}` : done;
}

function bodyOf(facts: CaptionFacts, seed: string): string[] {
  const { postType } = facts;
  const told = [levelsOf(facts), toneOf(facts), wishOf(facts), visitsOf(facts), linesOf(facts)];
  const sentences = told.filter((each) => each !== null);
  const taught = postType === "tutorial" || postType === "educational";
  if (taught || sentences.length === 0) sentences.push(pick(LESSONS, `${seed} lesson`));
  if (postType === "promo") return sentences.slice(0, 2);
  return sentences;
}

function levelsOf({ from, goal, reached, postType }: CaptionFacts): string | null {
  if (from === null || goal === null) return null;
  if (reached !== null)
    return reached === from
      ? `The level stayed at ${from}; the tone did the work.`
      : `From level ${from} to level ${reached}.`;
  if (from === goal) return `At level ${from} it is all about the tone.`;
  const way = goal > from ? "lighter" : "deeper";
  return postType === "tutorial"
    ? `First the plan: level ${from} in the chair, level ${goal} as the goal, so we go ${way}.`
    : `We began at level ${from}, with level ${goal} as the goal.`;
}

function toneOf({ tone, concern, techniques, services }: CaptionFacts): string | null {
  const how = techniques.find((each) => !services.includes(each));
  if (tone && concern && !tone.includes(concern))
    return `${capital(tone)} was the wish, ${concern} was in the way, so we neutralized it.`;
  if (concern) return `What had to be neutralized: ${concern}.`;
  if (tone && how) return `${capital(how)}, toned to ${tone}.`;
  return how ? `The technique: ${how}.` : null;
}

const wishOf = ({ wishes }: CaptionFacts) =>
  wishes.length > 0 ? `Asked for: ${wishes.join(" and ")}.` : null;

const visitsOf = ({ visits }: CaptionFacts) =>
  visits !== null && visits > 1
    ? `Planned over up to ${visits} visits, because good color takes its time.`
    : null;

const linesOf = ({ lines }: CaptionFacts) =>
  lines.length > 0 ? `Mixed with ${lines.slice(0, 2).join(" and ")}.` : null;

/** Of each kind of fact its hashtag, and a few of the craft. */
function hashtagsOf({ postType, tone, services, techniques, concern }: CaptionFacts): string[] {
  const made = [
    ...services,
    ...techniques,
    tone ? `${tone} hair` : "",
    concern ? "color correction" : "",
    TYPE_TAGS[postType],
    "haircolor",
    "colorist",
    "behindthechair",
  ]
    .map((words) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter((tag) => tag !== "" && tag.length <= 60);
  return [...new Set(made)].slice(0, 12);
}

const TYPE_TAGS = {
  "before-after": "before and after",
  tutorial: "hair tutorial",
  promo: "book now",
  educational: "hair education",
  seasonal: "seasonal hair",
} as const;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function pick(lines: readonly string[], seed: string): string {
  // FNV-1a: spreads close seeds over all lines
  let hash = 2_166_136_261;
  for (let at = 0; at < seed.length; at += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(at), 16_777_619);
  return lines[(hash >>> 0) % lines.length] ?? "";
}
