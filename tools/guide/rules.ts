import type { Block, Chapter, Entry } from "./schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** An entry that was found, with the sentence that holds what was sought. */
export type Found = { chapter: Chapter; entry: Entry; excerpt: string };

/** A piece of text: words, or words that lead somewhere. */
export type Piece = { words: string; to?: string };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
/** Excerpts are about a line long, in characters. */
const EXCERPT = 140;

/** What holds every word that is sought, best first: in the title, then in the text. Empty for no words. */
export function searchGuide(chapters: readonly Chapter[], sought: string): Found[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.entries.flatMap((entry) => {
      const title = plain(`${entry.title} ${chapter.title}`);
      const sentences = [chapter.lead, ...entry.blocks.flatMap(textsOf)].map(withoutLinks);
      const all = `${title} ${plain(sentences.join(" "))}`;
      if (!words.every((word) => startsAWord(all, word))) return [];
      const weight = words.filter((word) => startsAWord(title, word)).length;
      return [{ chapter, entry, excerpt: excerptOf(sentences.slice(1), words), weight }];
    }),
  );
  return found
    .sort((a, b) => b.weight - a.weight)
    .map(({ chapter, entry, excerpt }) => ({ chapter, entry, excerpt }));
}

/** Text cut into its words and links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const link of text.matchAll(LINK)) {
    if (link.index > at) pieces.push({ words: text.slice(at, link.index) });
    pieces.push({ words: link[1] ?? "", to: link[2] ?? "" });
    at = link.index + link[0].length;
  }
  return at < text.length ? [...pieces, { words: text.slice(at) }] : pieces;
}

/** Every sentence or cell of a block. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "points":
    case "steps":
      return [...block.items];
    case "facts":
      return block.rows.map(({ term, text }) => `${term}: ${text}`);
    case "table":
      return [block.caption, ...block.rows.map((row) => row.join(", "))];
    case "figure":
      return [];
    default:
      return [block.text];
  }
}

const withoutLinks = (text: string) => text.replaceAll(LINK, "$1");

/** Small letters without accents, in one spelling. */
function plain(text: string): string {
  return oneSpelling(text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, ""))
    .replaceAll(/[^a-z0-9%]+/g, " ")
    .trim();
}

const startsAWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);

function excerptOf(sentences: readonly string[], words: readonly string[]): string {
  const best =
    sentences.find((each) => words.every((word) => startsAWord(plain(each), word))) ??
    sentences.find((each) => words.some((word) => startsAWord(plain(each), word))) ??
    sentences[0] ??
    "";
  if (best.length <= EXCERPT) return best;
  const cut = best.slice(0, EXCERPT);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
