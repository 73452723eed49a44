import type { Fact, Letter, LetterLink } from "./letter-schema.ts";

/** What a template's words are made into a letter with. */
export type Dressing = {
  sender: string;
  /** What the message is about: they take the place of the block that says it in words. */
  facts: readonly Fact[];
  block: string;
  /** Where the message leads; the words that introduce it become the button's. */
  link: LetterLink | null;
};

/** "See or change it here: https://…" */
const INTRODUCED = /^(?<label>[^\n]{3,60}?),?(?:\s+here)?\s*:\s*$/;

/** Filled-in words of a template, paragraphs apart by an empty line, as a letter. Nothing that they say is left out. */
export function letterOf(body: string, { sender, facts, block, link }: Dressing): Letter {
  const given = body.split(/\n\s*\n/).map((words) => words.trim());
  const signed = given.at(-1) === sender ? given.slice(0, -1) : given;
  const introduced = signed.map((words) => labelOf(words, link));
  const label = introduced.find((words) => words !== undefined);
  const kept = signed.filter((_, place) => introduced[place] === undefined);
  const at = kept.indexOf(block);
  const isSaid = link !== null && label === undefined && body.includes(link.href);
  return {
    paragraphs: at < 0 ? kept : kept.slice(0, at),
    facts,
    after: at < 0 ? [] : kept.slice(at + 1),
    ...(link && !isSaid && { button: { label: label ?? link.label, href: link.href } }),
    sender,
  };
}

/** What a paragraph says that does nothing but introduce the link. */
function labelOf(words: string, link: LetterLink | null): string | undefined {
  if (!link || !words.endsWith(link.href)) return undefined;
  return INTRODUCED.exec(words.slice(0, -link.href.length))?.groups?.["label"];
}
