/** "a, b and c". */
export const listed = (items: string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** An instant's day in words: "21 Nov". */
export function dayOf(instant: string): string {
  const day = new Date(instant);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}
