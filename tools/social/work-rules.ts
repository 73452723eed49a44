import { levelName } from "#tools/colour/science.ts";

/** A head before and after, of a client who agreed that it may be shown. The levels are null where nobody wrote them down. */
export type WorkPair = {
  before: string;
  after: string;
  fromLevel: number | null;
  toLevel: number | null;
};

/** What a pair shows, as a client reads it: "Dark brown to light blonde". */
export function workWords({ fromLevel, toLevel }: Pick<WorkPair, "fromLevel" | "toLevel">) {
  const [from, to] = [hairOf(fromLevel), hairOf(toLevel)];
  return {
    beforeWords: from ? `Before: ${from} hair` : "Before",
    afterWords: to ? `After: ${to} hair` : "After",
    words:
      from && to
        ? capital(from === to ? `${from}, toned` : `${from} to ${to}`)
        : "Before and after",
  };
}

const hairOf = (level: number | null) =>
  level === null ? null : levelName(Math.round(level)).toLowerCase();

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
