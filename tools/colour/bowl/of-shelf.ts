import type { Act } from "./act.ts";
import type { BowlLine } from "./bowl-line.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { clearOf } from "#tools/colour/shade/shades.ts";

/** Levels that a shade of the shelf may lie beside the best one, beyond those that the act names itself. */
const shelfReach = 1;
/** How much dearer a shade of the shelf may be than the catalogue's before that is told: half a level, or two ranks of tone. */
export const shelfSlack = 0.3;

/** The bowl of a shelf where that comes near enough, else the catalogue's; says what would be closer. */
export function ofShelf(
  act: Act,
  own: BowlLine | undefined,
  open: BowlLine | undefined,
  d: Diagnosis,
  ledger: Ledger,
): BowlLine | undefined {
  if (!own || isAsked(open, d) || !comesNear(own, act, d)) return open ?? own;
  if (open && costOf(own) > costOf(open) + shelfSlack)
    ledger.find(
      "shelf_comes_nearest",
      "info",
      `From your shelf ${nameOf(own)} comes nearest; ${nameOf(open)} would be closer to the wish.`,
      open.line.source,
    );
  return own;
}

/** Whether a bowl holds the shade that was asked for by name. */
export const isAsked = (open: BowlLine | undefined, d: Diagnosis) =>
  open?.picked.some(({ shade }) => shade.code === d.shade) ?? false;

/** How far the farthest shade of a bowl is from the wish. */
export const costOf = ({ picked }: BowlLine) => Math.max(0, ...picked.map(({ cost }) => cost));

/** "Color Touch 7/03 + 7/43". */
export function nameOf({ line, picked }: BowlLine) {
  return `${line.name} ${picked.map(({ shade }) => shade.code).join(" + ")}`;
}

/** From this level on shades hold so little that a minute decides. */
const palest = 10;

/** Near enough in depth, with a clear to thin it where only a trace of tone is wanted. */
function comesNear({ line, picked }: BowlLine, { parts, thin }: Act, { stock }: Diagnosis) {
  // what is as pale as the hair is a trace by itself, for a bowl that is mixed now
  const from = parts.some(({ balanced }) => balanced) ? palest - 1 : palest;
  const isPale = !stock.limited && picked.every(({ shade: { level } }) => (level ?? 0) >= from);
  if (thin && parts.length > 0 && !clearOf(line) && !isPale) return false;
  return picked.every(({ shade: { level } }) => {
    if (level === null || parts.every(({ levels }) => levels.length === 0)) return true;
    return parts.some(
      ({ levels: [best = level, ...others] }) =>
        Math.abs(best - level) <= shelfReach || others.includes(level),
    );
  });
}
