import type { Item } from "./notation-items.ts";
import type { Mixture, Piece, Slot } from "./notation-mix.ts";
import type { Token } from "./notation-token.ts";

/** Gives every amount to the shade or developer that it stands with: behind it, or in front where the bowl is written so. */
export function giveAmounts(
  pieces: readonly Piece[],
  group: readonly Token[],
  mixture: Mixture,
): void {
  for (const piece of pieces) if ("item" in piece) mixture.items.push(piece.item);
  const firstAmount = pieces.findIndex((piece) => "slot" in piece);
  const firstItem = pieces.findIndex((piece) => "item" in piece);
  const prefix = firstAmount !== -1 && firstAmount < firstItem;
  for (const [at, piece] of pieces.entries()) {
    if (!("slot" in piece)) continue;
    const { slot } = piece;
    if (slot.grams === undefined && slot.parts === undefined) continue;
    if (isTotal(group, piece.at) && slot.grams !== undefined) {
      mixture.total = slot.grams;
      mixture.read.add(slot.token);
      continue;
    }
    const item = ownerOf(pieces, at, slot, prefix);
    if (!item) continue;
    if (slot.grams !== undefined) item.grams = slot.grams;
    else item.parts = slot.parts;
    if (item.kind === "shades" && isEach(group, piece.at)) item.each = true;
    mixture.read.add(slot.token);
  }
  for (const token of group)
    if (
      (token.kind === "total" && mixture.total !== undefined) ||
      (token.kind === "each" && mixture.items.some((item) => item.kind === "shades" && item.each))
    )
      mixture.read.add(token);
}

function isTotal(group: readonly Token[], at: number): boolean {
  return group[at + 1]?.kind === "total" || group[at - 1]?.kind === "total";
}

function isEach(group: readonly Token[], at: number): boolean {
  return group[at + 1]?.kind === "each" || group[at - 1]?.kind === "each";
}

function ownerOf(
  pieces: readonly Piece[],
  at: number,
  slot: Slot,
  prefix: boolean,
): Item | undefined {
  const left = neighbour(pieces, at, -1, slot);
  const right = neighbour(pieces, at, 1, slot);
  if (left && right && left.joined !== right.joined) return left.joined ? right.item : left.item;
  return (prefix ? (right ?? left) : (left ?? right))?.item;
}

/** The nearest shade or developer on a side that has no such amount yet, and whether a plus stands between. */
function neighbour(pieces: readonly Piece[], at: number, step: 1 | -1, slot: Slot) {
  let joined = false;
  for (let place = at + step; place >= 0 && place < pieces.length; place += step) {
    const piece = pieces[place];
    if (!piece) return undefined;
    if ("join" in piece) joined = true;
    else if ("item" in piece) {
      const taken = slot.grams === undefined ? piece.item.parts : piece.item.grams;
      return taken === undefined ? { item: piece.item, joined } : undefined;
    } else if (step === 1) return undefined;
  }
  return undefined;
}
