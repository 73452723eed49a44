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

/** What is said of a client and names none. */
const SAID_OF =
  /^(?:(?:is|she|he|they|very|not|\d+ weeks?|a|the|my|our|new|same|next|another|this) )*(?:pregnant|expecting|nursing|breastfeeding|allergic|sensitive|nervous|blonde|blond|brunette|redhead|virgin|bleached|coloured|colored|grey|gray|damaged|porous|client|lady|woman|girl|man|guy)$/;

/** Whether a name is somebody's: one that a form made up is nobody's, and neither is a word for how somebody is. */
export function namesSomebody(name: string): boolean {
  const folded = foldName(name);
  return /\p{L}/u.test(folded) && !NOBODY.test(folded) && !SAID_OF.test(folded);
}

/** A client as they are shown: by name, or by the day where the form wrote "Client" and the time for somebody unnamed. */
export function displayName(name: string, timeZone?: string): string {
  const [, count, day] =
    /^Client (?:(\d{13})|(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}.*)$/.exec(name) ?? [];
  const at = count ? new Date(Number(count)) : day ? new Date(`${day}T00:00:00Z`) : undefined;
  if (!at || Number.isNaN(at.getTime())) return name;
  const zone = day ? "UTC" : timeZone;
  return `New client of ${at.toLocaleDateString("en-US", { day: "numeric", month: "long", timeZone: zone })}`;
}

/** First and last name, at least. */
export function isFullName(name: string): boolean {
  return foldName(name).includes(" ");
}

/** An e-mail address as it is compared; null for none. */
export function emailKeyOf(email: string | null | undefined): string | null {
  return email?.trim().toLowerCase() || null;
}
