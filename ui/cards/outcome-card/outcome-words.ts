import type { Outcome, Planned } from "#tools/outcomes/schema.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";

/** "0.5 level darker" for a mean of reached minus planned; "as planned" where it rounds to nothing. */
export function offsetWords(levels: number): string {
  const shown = Math.round(Math.abs(levels) * 10) / 10;
  if (shown === 0) return "as planned";
  return `${shown} level${shown > 1 ? "s" : ""} ${levels < 0 ? "darker" : "lighter"}`;
}

/** "Planned 8, reached 7.5"; less where less was told. */
export function levelsWords({ levelPlanned, levelReached }: Outcome): string {
  if (levelReached === null)
    return levelPlanned === null ? "No level told" : `Planned ${levelPlanned}, level not told`;
  return levelPlanned === null
    ? `Reached ${levelReached}`
    : `Planned ${levelPlanned}, reached ${levelReached}`;
}

/** "level 8, ash, with Color Touch"; what a visit was for. */
export function plannedWords({ level, tone, lineName }: Planned): string {
  const parts = [level !== null && `level ${level}`, tone && spokenWord(tone).toLowerCase()];
  const what = parts.filter(Boolean).join(", ");
  return lineName ? `${what} with ${lineName}` : what;
}

/** "83%", or a dash where nothing is measured. */
export const percentText = (share: number | null) => (share === null ? "–" : `${share}%`);
