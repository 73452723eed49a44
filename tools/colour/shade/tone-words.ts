import type { CanonicalTone, DesiredTone } from "#tools/colour/words.ts";

/**
 * Names of tones as clients and colourists say them, each the canonical tone that comes nearest. Words of two names stand
 * before their parts.
 */
const named: readonly (readonly [RegExp, CanonicalTone])[] = [
  [/\brose[- ]gold\b/, "rose"],
  [/\bred[- ]?(copper|brown)\b|\bcopper[- ]red\b|\bauburn\b|\bcinnamon\b/, "red-copper"],
  [
    /\bred[- ]violet\b|\bburgundy\b|\bplum\b|\baubergine\b|\bbordeaux\b|\bwine\b|\bberry\b/,
    "red-violet",
  ],
  [
    /\bgold(en)?[- ]copper\b|\bcaramel\w*|\btoffee\b|\bbronze\b|\bstrawberry\b|\bpeach\w*/,
    "gold-copper",
  ],
  [/\bash(y)?[- ]violet\b/, "ash-violet"],
  [/\bash(y)?[- ]beige\b|\bmushroom\b/, "natural-cool"],
  [/\bmahogany\b/, "mahogany"],
  [/\bcopper\w*|\bginger\b|\bapricot\b/, "copper"],
  [/\bred(dish|head)?\b|\bcherry\b|\bruby\b|\bscarlet\b/, "red"],
  [
    /\bbeige\b|\bsand(y)?\b|\bnude\b|\bchampagne\b|\boat(meal)?\b|\bcream(y|ier)?\b|\bvanilla\b/,
    "beige",
  ],
  [/\bgold(en)?\b|\bhoney\w*|\bbutter(y|scotch)?\b/, "gold"],
  [/\bchocolat(e|y|ey)\b/, "chocolate"],
  [/\bchestnut\b/, "brown"],
  [/\bmocha\b|\bespresso\b/, "mocha"],
  [/\bpearl\w*/, "pearl"],
  [/\bsilver\w*|\bsteel\b|\btitanium\b|\bcharcoal\b|\bgraphite\b/, "silver"],
  [/\bviolet\b|\b(?:purple|lavender|lilac)\b(?! shampoo)/, "violet"],
  [/\brose\b/, "rose"],
  [/\bmatte?\b/, "matte"],
];

/** Directions that name no tone: which one it becomes is decided by the level. */
const directions: readonly (readonly [RegExp, DesiredTone])[] = [
  [/\bneutral\b/, "neutral"],
  [/\b(ash(y|ier)?|cool(er|est)?|cold|ic(y|ier|iest)|ice|platinum|smok(e|y)|frosty)\b/, "cool_ash"],
  [/\bwarm(er|th)?\b/, "warm"],
];

/** The tone that words name, the one said first; a mere direction counts where none is named. */
export function toneIn(words: string): DesiredTone | undefined {
  const said = words.toLowerCase();
  const hits = named.flatMap(([word, tone], rank) => {
    const at = said.search(word);
    return at < 0 ? [] : [{ at, rank, tone }];
  });
  const [first] = hits.toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  return first?.tone ?? directions.find(([word]) => word.test(said))?.[1];
}
