/** How names are compared: without case, accents and doubled spaces. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßøłæœđ’]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** What a record is found by its name with: never empty, which would mean a record that is gone. */
export const nameKeyOf = (name: string) => foldName(name) || name.trim();

/** Letters that are not made of a plain one and an accent. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  đ: "d",
  "’": "'",
};

/** What forms write where nobody gave a name: "Client" with a time or number, and the fixed name of the colour correction. */
const NOBODY =
  /^(client|customer|guest|walk[- ]?in|unknown|anonymous|erased client|colou?r correction client|test lab.*|client[ #:.-]*\d[\d\s:.,/tz#+-]*)?$/;

/** Whether a name is somebody's: one that a form made up is nobody's. */
export function namesSomebody(name: string): boolean {
  const folded = foldName(name);
  return /\p{L}/u.test(folded) && !NOBODY.test(folded);
}

/** First and last name, at least. */
export function isFullName(name: string): boolean {
  return foldName(name).includes(" ");
}

/** An e-mail address as it is compared; null for none. */
export function emailKeyOf(email: string | null | undefined): string | null {
  return email?.trim().toLowerCase() || null;
}
