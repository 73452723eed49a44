import { besideFears } from "#tools/colour/rescue/words.ts";
import { toneIn } from "#tools/colour/shade/tone-words.ts";
import type { Facts, Slot } from "./heard.ts";
import { splitAtGoal } from "./text.ts";

type Unwanted = Facts["unwantedTone"];
type Desired = Facts["desiredTone"];

const NATURAL =
  /\bnatural(?:[- ]looking| look| tone| result| shade)\b|\b(look|keep it|stay) natural\b/;
/** "wants a natural 6": of what is wished for, natural is the tone. */
const AS_GOAL = /\bnatural\b(?! (?:hair|base|roots?|regrowth|colour|one)\b)/;
/** "A level 6 brown", and no word of its tone. */
const PLAIN_BROWN = /\b\d{1,2} (?:brown|brunette)\b/;
const AGAINST = String.raw`(?:no more|no|not|hates?|hating|get rid of|rid of|kills?|without|less|too|so|pull(?:s|ing|ed)?|tone down|neutrali[sz]e|cancel|remove|lose|fight|knock out|don't want|don't like|doesn't like|doesn't want|any|out of|fix|still)`;
const UNWANTED: [string, Unwanted][] = [
  ["orange|orangey|orangy", "orange"],
  ["brass|brassy|brassiness|warmth", "brass"],
  ["yellow|yellowy|gold|golden", "yellow"],
  ["red|reds|ruddy", "red"],
  ["green|greenish|khaki|muddy|swampy", "green"],
];
/** Tones nobody asks for: said of hair, they are what must go. */
const NEVER_WANTED = /\b(brass|brassy|brassiness|orange|orangey|green|greenish|khaki)\b/;

/** Tones in a mended sentence: what must go, what is wanted, and what a lifted base shows. */
export function hearTones(text: string, asked?: Slot): Partial<Facts> {
  const desiredTone = hearDesired(text, asked);
  const unwantedTone = hearUnwanted(text, asked, desiredTone);
  const underlyingTone = /\bpale[- ]yellow\b/.test(text) ? ("pale-yellow" as const) : undefined;
  return {
    ...(unwantedTone ? { unwantedTone } : {}),
    ...(desiredTone ? { desiredTone } : {}),
    ...(underlyingTone ? { underlyingTone } : {}),
  };
}

/** Wishes that are made of what shows: brass under a copper wish goes with it. */
const WARM: ReadonlySet<string> = new Set([
  "copper",
  "gold-copper",
  "red-copper",
  "red",
  "gold",
  "warm",
  "mahogany",
]);

function hearUnwanted(said: string, asked?: Slot, wish?: Desired): Unwanted | undefined {
  const text = besideFears(said);
  if (asked === "unwantedTone" && /\b(none|nothing|no)\b/.test(text)) return "none";
  if (/\bno warmth\b/.test(text)) return undefined;
  const cleaned = text.replace(/\bpale[- ]yellow\b/g, "");
  for (const [words, tone] of UNWANTED) {
    const against = new RegExp(String.raw`\b${AGAINST}\s+(?:\w+\s+){0,2}(?:${words})\b`);
    if (
      against.test(cleaned) ||
      (asked === "unwantedTone" && new RegExp(String.raw`\b(?:${words})\b`).test(cleaned))
    )
      return tone;
  }
  const { now } = splitAtGoal(cleaned);
  const plainly = NEVER_WANTED.exec(now)?.[0];
  if (WARM.has(wish ?? "") && !/green|khaki/.test(plainly ?? "")) return undefined;
  return plainly ? UNWANTED.find(([words]) => words.split("|").includes(plainly))?.[1] : undefined;
}

function hearDesired(text: string, asked?: Slot): Desired | undefined {
  if (/\bnot too (warm|cool)\b.*\bnot too (warm|cool)\b|\bneither warm nor cool\b/.test(text))
    return "neutral";
  if (/\b(?:less|not so|not as|tone down the) (?:ash\w*|cool|cold|warm|gold\w*|red)\b/.test(text))
    return "neutral";
  if (/\bno (more )?warmth\b|\bnothing warm\b/.test(text)) return "cool_ash";
  if (NATURAL.test(text) || (asked === "desiredTone" && /\bnatural\b/.test(text))) return "natural";
  const { now, goal } = splitAtGoal(text);
  return (
    desiredIn(goal ?? "") ??
    (AS_GOAL.test(goal ?? "") ? "natural" : desiredIn(now)) ??
    (PLAIN_BROWN.test(goal ?? "") ? "neutral" : undefined)
  );
}

function desiredIn(text: string): Desired | undefined {
  const wanted = text.replace(
    new RegExp(String.raw`\b${AGAINST}\s+(?:(?:the|her|his|any|much|way|this)\s+){0,2}\w+`, "g"),
    "",
  );
  return toneIn(wanted);
}
