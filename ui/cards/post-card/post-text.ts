import type { Platform } from "#tools/social/schema.ts";

/** What a platform shows before "more": this many characters, and at most so many lines. */
const SHOWN: Record<Platform, { characters: number; lines: number }> = {
  instagram: { characters: 125, lines: 2 },
  facebook: { characters: 477, lines: 5 },
};

/** The part that stands before "more", and whether anything is cut off. A word is never cut in two, unless it is longer than all of it. */
export function cutFor(platform: Platform, text: string): { shown: string; cut: boolean } {
  const { characters, lines } = SHOWN[platform];
  const first = text.split("\n").slice(0, lines).join("\n");
  if (first.length <= characters) {
    const shown = first.trimEnd();
    return { shown, cut: shown.length < text.trimEnd().length };
  }
  const head = first.slice(0, characters + 1);
  const space = head.search(/\s\S*$/);
  return { shown: head.slice(0, space > 0 ? space : characters).trimEnd(), cut: true };
}

/** Hashtags as they are typed: words between spaces and commas, with or without "#", each once. Words that are none are told apart. */
export function tagsIn(typed: string): { tags: string[]; wrong: string[] } {
  const words = typed
    .split(/[\s,#]+/)
    .map((word) => word.trim())
    .filter(Boolean);
  const isTag = (word: string) => /^[\p{L}\p{N}_]{1,60}$/u.test(word);
  const seen = new Set<string>();
  const tags = words.filter((word) => {
    const key = word.toLowerCase();
    if (!isTag(word) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { tags, wrong: words.filter((word) => !isTag(word)) };
}

/** Hashtags as a field shows them: "#balayage #copper". */
export function tagsText(tags: readonly string[]): string {
  return tags.map((tag) => `#${tag}`).join(" ");
}
