/** Something that the reader can open; `href` leads to this installation. */
export type LetterLink = { label: string; href: string };

/** A line of a table, and what can be opened beside it. */
export type Fact = { label: string; value: string; link?: LetterLink | undefined };

/** What a mail says, before it is text and HTML. */
export type Letter = {
  greeting?: string | undefined;
  /** Line breaks stay. */
  paragraphs: readonly string[];
  facts?: readonly Fact[] | undefined;
  /** Between the facts and the button. */
  after?: readonly string[] | undefined;
  button?: LetterLink | undefined;
  smallPrint?: readonly string[] | undefined;
  /** Who writes. */
  sender: string;
};
