import type { Change } from "./schema.ts";

/** One line of a card: what it is called, how it is, and how it would be. Undefined: nothing was said of it. */
export type Line = readonly [
  label: string,
  before: string | null | undefined,
  after: string | null | undefined,
];

/** What of these lines would change; what is left out or stays as it is says nothing. Empty words are nothing. */
export function changesOf(lines: readonly Line[]): Change[] {
  return lines.flatMap(([label, was, will]) => {
    if (will === undefined) return [];
    const [before, after] = [was || null, will || null];
    return before === after ? [] : [{ label, before, after }];
  });
}

/** Yes or no, where it was said. */
export const yesOrNo = (said: boolean | null | undefined): string | null | undefined =>
  typeof said === "boolean" ? (said ? "yes" : "no") : said;

/** A figure with what it counts, where it was said. */
export const counted = (figure: number | null | undefined, unit = ""): string | null | undefined =>
  typeof figure === "number" ? `${figure}${unit && ` ${unit}`}` : figure;

/** How what is now spoken of stood before: the call that puts it back takes these. */
export function formerOf<T extends object>(before: T, given: object): Partial<T> {
  const said = new Set(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => said.has(name)),
  ) as Partial<T>;
}

/** Whether what an act would change still is as it was when it was shown. */
export const sameBefore = (shown: readonly Change[], now: readonly Change[]): boolean =>
  beforesOf(shown) === beforesOf(now);

const beforesOf = (changes: readonly Change[]) =>
  JSON.stringify(changes.map(({ label, before }) => [label, before]));
