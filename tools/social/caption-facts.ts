import type { PostType } from "./schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** What a caption may rest on: hair alone, never a person, never an amount. */
export type CaptionFacts = {
  postType: PostType;
  /** Levels, 1 black to 10 lightest blonde; `reached` only where somebody noted it. */
  from: number | null;
  goal: number | null;
  reached: number | null;
  tone: string | null;
  /** What was to be neutralised. */
  concern: string | null;
  services: string[];
  techniques: string[];
  lines: string[];
  /** Visits planned, at the most; null for one. */
  visits: number | null;
  wishes: string[];
  /** The stylist's own words for a theme. */
  about: string | null;
  /** 1 to 12, by the salon's calendar. */
  month: number;
  /** The same facts write the same words; another seed, others. */
  seed: string;
};

/** Words of the engine that read well in a sentence. */
const WORDS: Record<string, string> = {
  cool_ash: "cool ash",
  brass_orange: "brassy orange",
  grey_coverage: "gray coverage",
  "gray-coverage": "gray coverage",
  virgin_lift: "first-time lightening",
  retouch: "root retouch",
  "color-correction": "color correction",
  correction: "color correction",
  going_darker: "going darker",
};

/** A word of the engine as people write it; null for what says nothing. */
export function spoken(word: string | null | undefined): string | null {
  if (!word || word === "none" || word === "clear") return null;
  return WORDS[word] ?? oneSpelling(word.replaceAll(/[_-]/g, " ")).trim();
}

const WISHES: readonly [RegExp, string][] = [
  [/low[\s-]?maintenance|grow[\s-]?out|easy/i, "low maintenance"],
  [/natural|soft|subtle/i, "a natural look"],
  [/dimension|depth/i, "dimension"],
  [/shin[ey]|gloss/i, "shine"],
  [/bright|blonder|lighter/i, "brightness"],
  [/gr[ae]y|white/i, "a soft blend of gray"],
  [/warm|golden|honey/i, "warmth"],
  [/cool|ash|icy/i, "a cool tone"],
];

/** What somebody wished for, in words from a list: what they wrote may tell who they are. */
export function wishesIn(goals: string | null): string[] {
  return WISHES.flatMap(([pattern, wish]) => (goals && pattern.test(goals) ? [wish] : [])).slice(
    0,
    2,
  );
}

/** What a caption rests on, for the stylist to see. */
export function basisOf(facts: CaptionFacts): string[] {
  const { from, goal, reached, tone, concern, services, techniques, lines, visits, wishes } = facts;
  return [
    from !== null && goal !== null ? `level ${from}, goal level ${goal}` : "",
    reached !== null ? `level ${reached} reached` : "",
    tone ? `tone: ${tone}` : "",
    concern ? `neutralized: ${concern}` : "",
    services.length > 0 ? `service: ${services.join(", ")}` : "",
    techniques.length > 0 ? `technique: ${techniques.join(", ")}` : "",
    lines.length > 0 ? `products: ${lines.join(", ")}` : "",
    visits !== null ? `up to ${visits} visits planned` : "",
    wishes.length > 0 ? `wished for: ${wishes.join(", ")}` : "",
    facts.about ? `theme: ${facts.about}` : "",
  ].filter(Boolean);
}
