const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A run of digits as numbers are written, which a day of the calendar is not. */
const NUMBER = /(?<![\w/.,])(?!\d{4}-\d{2}-\d{2})[+(]?\d[\d ()./-]{4,}\d(?![\w/])/g;
const FEWEST_DIGITS = 7;

/** A text without what reaches a person: ids, e-mail addresses and phone numbers. Grams, ratios, shades and dates stay. */
export function veiled(text: string): string {
  return text
    .replaceAll(ID, "…")
    .replaceAll(ADDRESS, "[e-mail address]")
    .replaceAll(NUMBER, (run) => (isPhone(run) ? "[phone number]" : run));
}

/** A shade has few digits and a list of grams short groups; a phone number has many, and a group of three or more. */
function isPhone(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  if (groups.join("").length < FEWEST_DIGITS) return false;
  return /^[+(0]/.test(run) || groups.some((group) => group.length >= 3);
}
