import { foldName } from "#tools/values/name-rules.ts";
import type { CaptionFacts } from "./caption-facts.ts";
import { refusedWords } from "./post-rules.ts";
import type { Platform } from "./schema.ts";

/** An amount, a volume, a mixing ratio or a shade number: what a formula is made of. */
const FORMULA =
  /(?<!\d)\d+(?:[.,]\d+)?\s?(?:g|gr|grams?|grammes?|ml|oz|vol|volumes?|%|percent)\b|\b\d\s?:\s?\d|\b\d{1,2}[/.]\d{1,2}\b|\d\s?%/i;
/** What nobody has measured. */
const CLAIM =
  /\bhealthi(?:er|est)\b|\bhealth(?:y|iness)\b|damage[\s-]?free|\b(?:no|zero|without|less)\s+damage|\brepair(?:s|ed|ing)?\b|\bguarantee|\bpain(?:less|-free)|\bchemical[\s-]free|\bnon-?toxic|\bhypoallergenic|\ballergy-free|\bclinically|\bproven\b|\bthe best\b|\bperfectly safe\b|\bsafe for everyone|\bpermanent(?:ly)? results|\bnumber one\b|#1\b/i;
const CONTACT = /https?:\/\/|www\.|(?<=[^\s@])@[^\s@]+\.[^\s@]|\+?\d[\d\s().-]{7,}\d/i;
const TAG = /^[\p{L}\p{N}_]{1,60}$/u;

/**
 * What is wrong with a caption that somebody else wrote; empty where it can be used: it names the client, gives a formula away,
 * claims what nobody knows, has figures that are not in the record, or no platform takes it.
 */
export function captionFaults(
  { caption, hashtags }: { caption: string; hashtags: readonly string[] },
  { facts, name, platform }: { facts: CaptionFacts; name: string | null; platform: Platform[] },
): string[] {
  const all = [caption, ...hashtags].join(" ");
  const known = new Set(figuresOf(facts));
  const figures = all.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return [
    ...(caption.trim() === "" ? ["empty"] : []),
    ...(namesThem(all, name) ? ["name"] : []),
    ...(FORMULA.test(all) ? ["formula"] : []),
    ...(CLAIM.test(all) ? ["claim"] : []),
    ...(CONTACT.test(all) ? ["contact"] : []),
    ...(figures.every((figure) => known.has(figure)) ? [] : ["figure"]),
    ...(hashtags.every((tag) => TAG.test(tag)) ? [] : ["hashtag"]),
    ...(refusedWords({ caption, hashtags: [...hashtags], platform }) ? ["length"] : []),
  ];
}

/** Any part of a name that is long enough to be one, also within a hashtag. */
function namesThem(words: string, name: string | null): boolean {
  if (!name) return false;
  // "#ThanksAnna" is two words
  const apart = words.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const folded = foldName(`${words} ${apart}`);
  const run = folded.replaceAll(/[^\p{L}\p{N}]/gu, "");
  const parts = foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1);
  const whole = parts.join("");
  return (
    (whole.length > 3 && run.includes(whole)) ||
    parts.some((part) => new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "u").test(folded)) ||
    parts.some((part) => part.length > 4 && folded.includes(part))
  );
}

function figuresOf({ from, goal, reached, visits, about, lines }: CaptionFacts): string[] {
  const inWords = [about ?? "", ...lines].join(" ").match(/\d+(?:[.,]\d+)?/g) ?? [];
  return [from, goal, reached, visits]
    .flatMap((n) => (n === null ? [] : [String(n)]))
    .concat(inWords, "1", "10");
}
