import { eitherSpelling } from "#tools/values/spelling-rules.ts";

/** A pattern for `ilike` that finds these words anywhere in a text, however they are spelt, with nothing in them that stands for something else. */
export const containing = (words: string): string =>
  `%${eitherSpelling(words.replaceAll(/[\\%_]/g, String.raw`\$&`))}%`;
