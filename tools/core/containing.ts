/** A pattern for `ilike` that finds these words anywhere in a text, with nothing in them that stands for something else. */
export const containing = (words: string): string =>
  `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
