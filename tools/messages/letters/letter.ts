import { letterHtml } from "./letter-html.ts";
import type { Letter, LetterLink } from "./letter-schema.ts";

/** A letter as it goes out. */
export type WrittenLetter = { text: string; html: string };

/**
 * Writes a letter as plain text and as HTML. Whatever its values are, they are shown as they are and are never markup.
 * @throws Error for a link that does not lead to `publicUrl`
 */
export function writeLetter(
  letter: Letter,
  { publicUrl, subject }: { publicUrl: string; subject: string },
): WrittenLetter {
  const plain = withPlainWords(letter, publicUrl);
  return {
    text: textOf(plain),
    html: letterHtml(plain, { title: oneLine(subject) }),
  };
}

function textOf(letter: Letter): string {
  const { greeting, paragraphs, facts = [], after = [], button, smallPrint = [], sender } = letter;
  const rows = facts.map(({ label, value, link }) =>
    [`${label}: ${value}`, ...(link ? [`  ${link.label}: ${link.href}`] : [])].join("\n"),
  );
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(rows.length > 0 ? [rows.join("\n")] : []),
    ...after,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...smallPrint,
    sender,
  ]
    .join("\n\n")
    .concat("\n");
}

function withPlainWords(letter: Letter, publicUrl: string): Letter {
  const link = ({ label, href }: LetterLink) => ({
    label: oneLine(label),
    href: ownLink(href, publicUrl),
  });
  return {
    greeting: letter.greeting && oneLine(letter.greeting),
    paragraphs: severalLines(letter.paragraphs),
    after: severalLines(letter.after ?? []),
    facts: (letter.facts ?? []).map((fact) => ({
      label: oneLine(fact.label),
      value: oneLine(fact.value),
      ...(fact.link && { link: link(fact.link) }),
    })),
    button: letter.button && link(letter.button),
    smallPrint: (letter.smallPrint ?? []).map(oneLine),
    sender: oneLine(letter.sender),
  };
}

/** @throws Error for what leads elsewhere, or is no address of the web at all */
function ownLink(href: string, publicUrl: string): string {
  const url = new URL(href);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.origin !== new URL(publicUrl).origin)
    throw new Error("A letter links to its own installation only.");
  return url.href;
}

/** Words as one line: nothing in them that steers a mail, or turns the direction of what follows. */
export function oneLine(words: string): string {
  return words.replace(STEERS, " ").replace(/\s+/g, " ").trim();
}

const STEERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

function severalLines(paragraphs: readonly string[]): string[] {
  return paragraphs
    .map((words) =>
      words
        .split(/\r\n|[\r\n]/)
        .map(oneLine)
        .join("\n")
        .trim(),
    )
    .filter((words) => words !== "");
}
