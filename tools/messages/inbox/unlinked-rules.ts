/**
 * What a stranger has typed, as words that no phone or mail program makes a link of: whoever books can give somebody else's number
 * or address, and a name must not carry them anywhere. "Dr.Kim" becomes "Dr. Kim". Pure.
 */
export function unlinked(words: string): string {
  return words
    .replaceAll(/:\/+/g, " ")
    .replaceAll(/(?<=[\p{L}\p{N}-])[.．。｡](?=[\p{L}\p{N}]*\p{L}{2})/gu, ". ")
    .replaceAll("@", " at ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
