import { toTenth } from "#tools/colour/bowl/amounts.ts";
import type { Item } from "./items.ts";
import { SALON_OUNCE, type Mixture, type Piece, type Slot } from "./pieces.ts";
import type { Token } from "./token.ts";

/** Gives every amount to the shade or developer that it stands with: behind it, or in front where the bowl is written so. */
export function giveAmounts(
  written: readonly Piece[],
  group: readonly Token[],
  mixture: Mixture,
): void {
  const pieces = oneByOne(written);
  for (const piece of pieces)
    if ("item" in piece && piece.item.kind !== "additive") mixture.items.push(piece.item);
  for (const measure of ["parts", "grams"] as const) {
    const prefix = standInFront(pieces, measure);
    for (const [at, piece] of pieces.entries())
      if ("slot" in piece && piece.slot[measure] !== undefined)
        giveAmount({ pieces, group, mixture, at, prefix, measure }, piece.slot);
  }
  giveBareFigures(pieces, group, mixture);
}

/** "T14/T18 20g/10g": shades and amounts in the same order, each shade beside its own amount. */
function oneByOne(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece, at) => {
    if (!("item" in piece) || piece.item.kind !== "shades") return takenAt(pieces, at) ? [] : piece;
    const amounts = amountsBehind(pieces, at);
    if (amounts.length < 2) return piece;
    return piece.item.shades.flatMap((shade, place) => {
      const amount = amounts[place];
      const item: Piece = { item: { kind: "shades", shades: [shade] }, at: piece.at };
      return amount ? [item, amount] : item;
    });
  });
}

/** The amounts behind a pair of shades that are as many as they and set apart as they are; else none. */
function amountsBehind(pieces: readonly Piece[], at: number): Piece[] {
  const pair = pieces[at];
  const count = pair && "item" in pair && pair.item.kind === "shades" ? pair.item.shades.length : 0;
  if (count < 2) return [];
  const run = pieces.slice(at + 1, at + 2 * count);
  const fits =
    run.length === 2 * count - 1 &&
    run.every((piece, place) =>
      place % 2 === 0
        ? "slot" in piece && piece.slot.grams !== undefined
        : "join" in piece && piece.slash,
    );
  return fits ? run.filter((piece) => "slot" in piece) : [];
}

function takenAt(pieces: readonly Piece[], at: number): boolean {
  return pieces.some((_piece, place) => {
    const behind = place < at ? amountsBehind(pieces, place) : [];
    return behind.length > 0 && at <= place + 2 * behind.length - 1;
  });
}

type Measure = "grams" | "parts";
type Giving = {
  pieces: readonly Piece[];
  group: readonly Token[];
  mixture: Mixture;
  at: number;
  prefix: boolean;
  measure: Measure;
};

/** Whether the amounts of a bowl stand in front of what they measure. */
function standInFront(pieces: readonly Piece[], measure: Measure | "bare"): boolean {
  const amount = pieces.findIndex(
    (piece, at) =>
      "slot" in piece && piece.slot[measure] !== undefined && !standsWithWord(pieces, at),
  );
  const item = pieces.findIndex((piece) => "item" in piece);
  return amount !== -1 && amount < item;
}

function giveAmount(giving: Giving, slot: Slot): void {
  const { pieces, group, mixture, at, prefix, measure } = giving;
  const place = pieces[at]?.at ?? 0;
  const value = slot[measure];
  if (value === undefined) return;
  const total = beside(group, place, "total");
  if (total && measure === "grams") {
    mixture.total = { grams: value, tokens: [slot.token, total] };
    return;
  }
  const item = ownerOf(pieces, at, measure, prefix);
  if (!item) return;
  item[measure] = value;
  if (item.kind === "additive") return;
  const each = beside(group, place, "each");
  if (each && item.kind === "shades") {
    item.each = true;
    mixture.read.add(each);
  }
  mixture.read.add(slot.token);
  sayUnit(slot.token, mixture.assumed);
}

function sayUnit(token: Slot["token"], assumed: Set<string>): void {
  if (token.kind !== "amount") return;
  if (token.unit === "ml") assumed.add("A millilitre is taken as a gram.");
  if (token.unit === "oz")
    assumed.add(`An ounce is taken as ${SALON_OUNCE} g, as salons weigh it.`);
}

function beside(group: readonly Token[], at: number, kind: "total" | "each"): Token | undefined {
  return [group[at + 1], group[at - 1]].find((token) => token?.kind === kind);
}

function ownerOf(
  pieces: readonly Piece[],
  at: number,
  measure: Measure,
  prefix: boolean,
): Item | undefined {
  const left = neighbour(pieces, at, -1, measure);
  const right = neighbour(pieces, at, 1, measure);
  const near = left && right && left.joined !== right.joined;
  const chosen = near ? (left.joined ? right : left) : prefix ? (right ?? left) : (left ?? right);
  // "3 drops blue +": words that nobody knows keep the amount that stands with them
  return chosen?.joined && standsWithWord(pieces, at) ? undefined : chosen?.item;
}

/** The nearest shade or developer on a side that has no such amount yet, and whether a plus stands between. */
function neighbour(pieces: readonly Piece[], at: number, step: 1 | -1, measure: Measure) {
  let joined = false;
  for (let place = at + step; place >= 0 && place < pieces.length; place += step) {
    const piece = pieces[place];
    if (!piece) return undefined;
    if ("join" in piece) joined = true;
    else if ("item" in piece)
      return piece.item[measure] === undefined ? { item: piece.item, joined } : undefined;
    else if ("slot" in piece && step === 1 && piece.slot[measure] !== undefined) return undefined;
  }
  return undefined;
}

function standsWithWord(pieces: readonly Piece[], at: number): boolean {
  return [-1, 1].some((step) => {
    for (let place = at + step; ; place += step) {
      const piece = pieces[place];
      if (!piece || "join" in piece || "item" in piece) return false;
      if ("word" in piece) return true;
    }
  });
}

/** From so much on, a figure by itself weighs grams; below it counts parts. */
const FEWEST_GRAMS = 5;

/** "6N 40 6A 20 20v 60": figures without a unit, where every shade and the developer has one. */
function giveBareFigures(
  pieces: readonly Piece[],
  group: readonly Token[],
  mixture: Mixture,
): void {
  const open = mixture.items.filter(
    ({ grams, parts }) => grams === undefined && parts === undefined,
  );
  const bare = pieces.flatMap((piece, at) =>
    "slot" in piece && piece.slot.bare !== undefined ? [{ slot: piece.slot, at }] : [],
  );
  if (open.length === 0 || bare.length !== open.length) return;
  if (mayBeVolume(bare, group, mixture)) return;
  const prefix = standInFront(pieces, "bare");
  const given = new Map<Item, Slot>();
  for (const { slot, at } of bare) {
    const item = [prefix ? at + 1 : at - 1, prefix ? at + 2 : at - 2]
      .map((place) => pieces[place])
      .find((piece) => piece && !("join" in piece));
    if (item && "item" in item && open.includes(item.item)) given.set(item.item, slot);
  }
  if (given.size !== open.length) return;
  const weighed = mixture.items.some(({ grams }) => grams !== undefined);
  const most = Math.max(...bare.map(({ slot }) => slot.bare ?? 0));
  const inGrams = weighed || most >= FEWEST_GRAMS;
  for (const [item, slot] of given) {
    if (inGrams) item.grams = toTenth(slot.bare ?? 0);
    else item.parts = slot.bare ?? 0;
    mixture.read.add(slot.token);
  }
  mixture.assumed.add(
    inGrams
      ? "Figures without a unit are taken as grams."
      : "Figures without a unit are taken as parts.",
  );
}

const bottles = new Set([10, 20, 30, 40]);

/** "6N 1:1 20": with a ratio and no developer, the one figure is as likely its volume as grams, and is left unread. */
function mayBeVolume(
  bare: readonly { slot: Slot }[],
  group: readonly Token[],
  { items }: Mixture,
): boolean {
  return (
    bare.length === 1 &&
    bottles.has(bare[0]?.slot.bare ?? 0) &&
    group.some(({ kind }) => kind === "ratio") &&
    !items.some(({ kind }) => kind === "developer")
  );
}
