/**
 * What a visit's code is written in: letters and digits that nobody takes for another, no vowels that make words, none of the
 * letters that stand before a code (C, R, N), and no H, with which "24TH" would be one.
 */
const ALPHABET = "BDFGJKMPQSTVWXYZ23456789";
const LENGTH = 4;

/** Four characters from bytes, with a letter and a digit among them; null where these bytes give none of one. */
export function codeFrom(bytes: Uint8Array): string | null {
  const code = [...bytes.subarray(0, LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join("");
  return isVisitCode(code) ? code : null;
}

/** Whether a text is written as a code is; in capitals. */
export function isVisitCode(text: string): boolean {
  return /^[BDFGJKMPQSTVWXYZ2-9]{4}$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text);
}

/** The first word of a text that is written as a code is, in capitals; null without one. */
export function hasVisitCode(text: string): string | null {
  const words = text.toUpperCase().match(/[A-Z\d]+/g) ?? [];
  return words.find(isVisitCode) ?? null;
}
