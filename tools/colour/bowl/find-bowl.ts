import type { Act } from "./act.ts";
import { bowlFrom, type BowlLine } from "./bowl-line.ts";
import { sayWhere } from "./bowl-where.ts";
import type { PlannedAct } from "./bowls.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findShade } from "#tools/colour/catalogue.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { source } from "#tools/colour/science.ts";
import { clearOf, type Picked } from "#tools/colour/shade/shades.ts";
import { catalogueStock } from "#tools/colour/shade/stock.ts";

/**
 * Finds the line and shades for an act: from a shelf, or from what is in stock, where that comes near enough, else from the
 * catalogue as if there were none. Says so when it had to leave the stylist's lines.
 */
export function findBowl(planned: PlannedAct, ledger: Ledger): BowlLine | undefined {
  const { act, d, gate } = planned;
  const free = d.stock.limited ? { ...d, stock: catalogueStock, preferred: d.wished } : d;
  const open = bowlFrom(act, free, gate);
  const bowl = d.stock.limited
    ? ofShelf(act, bowlFrom(act, d, gate), open, d, ledger)
    : inStock(planned, open, ledger);
  if (bowl && act.parts.length > 0) sayWhere(planned, bowl.line, ledger);
  return bowl;
}

/** Levels that a shade of the shelf may lie beside the best one, beyond those that the act names itself. */
const shelfReach = 1;
/** How much dearer a shade of the shelf may be than the catalogue's before that is told: half a level, or two ranks of tone. */
const shelfSlack = 0.3;
/** What a shade outside a Plus range costs where white is beyond its line. */
const plusCost = 2;
/** How much dearer what is in stock may be before the catalogue's is taken: a level, or two ranks of tone; deeper sections live by their level. */
const stockSlack = 0.65;

function ofShelf(
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

/**
 * A bowl that is to be mixed now waits for no order: what is in stock of the same maker and kind is taken where it serves
 * about as well, and a shade that is not there is made of the ones above and below it before another is taken.
 */
function inStock(
  { act, d, gate }: PlannedAct,
  open: BowlLine | undefined,
  ledger: Ledger,
): BowlLine | undefined {
  const stock = d.inStock;
  if (!open || !stock || act.parts.length === 0 || isAsked(open, d)) return open;
  const there = stock.line(open.line.key);
  const made = there && ofNeighbours(open, there);
  if (made) {
    sayNeighbours(open, made, ledger);
    return made;
  }
  const preferred = d.wished.flatMap(({ key }) => stock.line(key) ?? []);
  const own = bowlFrom(act, { ...d, stock, preferred }, gate);
  const isOwnMaker = d.wished.some(({ brandId }) => brandId === open.line.brandId);
  const isAlike =
    !isOwnMaker || (own?.line.type === open.line.type && own.line.brandId === open.line.brandId);
  // a Plus range blends a little more of the white than the rest of its line
  const near = act.lowlight ? shelfSlack : stockSlack;
  const slack = near + (open.picked.some(({ shade }) => shade.plusRange) ? plusCost : 0);
  if (!own || !isAlike || costOf(own) > costOf(open) + slack) return open;
  return ofShelf(act, own, open, d, ledger);
}

/** Shades that fit into one bowl, and the least share that can still be weighed. */
const mostShades = 3;
const leastShare = 0.2;

/** The part of a tone from the level below in a shade that is made with the natural of its own level. */
const toneShare = 0.4;

/** The same bowl of what is there: a shade that is not, of the same tone a level above and below, or of its own natural and that tone from below. */
function ofNeighbours(open: BowlLine, there: BrandLine): BowlLine | undefined {
  const picked = open.picked.flatMap((pick) => {
    if (findShade(there, pick.shade.code)) return [pick];
    if (pick.share / 2 < leastShare) return [];
    return partsOf(pick, there);
  });
  const isWhole = Math.abs(picked.reduce((sum, { share }) => sum + share, 0) - 1) < 0.001;
  return isWhole && picked.length <= mostShades ? { line: open.line, picked } : undefined;
}

function partsOf(pick: Picked, there: BrandLine): Picked[] {
  const { code, level, tone } = pick.shade;
  if (level === null) return [];
  const toned = code.replace(/^\d+/, "");
  const [below, above] = [level - 1, level + 1].map((each) => {
    const shade = findShade(there, `${each}${toned}`);
    return shade?.tone === tone ? shade : undefined;
  });
  const part = (shade: Shade, share: number): Picked => ({ ...pick, shade, share });
  if (below && above) return [part(below, pick.share / 2), part(above, pick.share / 2)];
  const own = pick.role === "fashion" && findShade(there, `${level}/0`);
  return below && own && pick.share === 1
    ? [{ ...part(own, 1 - toneShare), role: "natural" }, part(below, toneShare)]
    : [];
}

function sayNeighbours({ line, picked }: BowlLine, made: BowlLine, ledger: Ledger) {
  const codes = made.picked.map(({ shade }) => shade.code);
  const missing = picked.flatMap(({ shade: { code } }) => (codes.includes(code) ? [] : [code]));
  const added = codes.filter((code) => picked.every(({ shade }) => shade.code !== code));
  const shares = made.picked.filter(({ shade }) => added.includes(shade.code));
  const isEven = shares.every(({ share }) => share === shares[0]?.share);
  if (missing.length > 0)
    ledger.find(
      "made_of_neighbours",
      "info",
      `${line.name} ${missing.join(" and ")} is not in stock: ${isEven ? "equal parts of " : ""}${added.join(" and ")} make it.`,
      source.practice,
    );
}

const isAsked = (open: BowlLine | undefined, d: Diagnosis) =>
  open?.picked.some(({ shade }) => shade.code === d.shade) ?? false;

const costOf = ({ picked }: BowlLine) => Math.max(0, ...picked.map(({ cost }) => cost));

function nameOf({ line, picked }: BowlLine) {
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
