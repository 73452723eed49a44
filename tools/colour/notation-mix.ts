import type { BrandLine } from "./brand-line.ts";
import { isShade, shadesOf, type Around, type Item } from "./notation-items.ts";
import { giveAmounts } from "./notation-amounts.ts";
import type { Token, Unit } from "./notation-token.ts";

/** Grams that salons take an ounce for. Exactly it is 28.35 g. */
const SALON_OUNCE = 30;

/** What a bowl says of its mixture: who shares which amount, the ratio, and the tokens it was read from. */
export type Mixture = {
  items: Item[];
  ratio: readonly number[] | undefined;
  /** A ratio in front of the ratio, which can only be the parts of the shades. */
  shares: readonly number[] | undefined;
  total: number | undefined;
  times: number;
  equal: boolean;
  assumed: Set<string>;
  read: Set<Token>;
};

export type Slot = { token: Extract<Token, { kind: "amount" }>; grams?: number; parts?: number };
export type Piece =
  | { item: Item; at: number }
  | { slot: Slot; at: number }
  | { join: true; at: number };

/** Reads the shades, the developer and their amounts from the tokens of a bowl. */
export function readMixture(
  group: readonly Token[],
  line: BrandLine | undefined,
  source: string,
): Mixture {
  const mixture: Mixture = {
    items: [],
    ratio: undefined,
    shares: undefined,
    total: undefined,
    times: 1,
    equal: false,
    assumed: new Set(),
    read: new Set(),
  };
  const pieces = piecesOf(group, line, source, mixture);
  giveAmounts(pieces, group, mixture);
  return mixture;
}

function piecesOf(
  group: readonly Token[],
  line: BrandLine | undefined,
  source: string,
  mixture: Mixture,
): Piece[] {
  const pieces: Piece[] = [];
  const around = surroundings(group, source);
  const ratios: (readonly number[])[] = [];
  const solo = !group.some((token) => token.kind === "code");
  for (const [at, token] of group.entries()) {
    const here: Around = { ...around, next: nextOf(group, at) };
    const read = () => mixture.read.add(token);
    if ("code" in token && token.code !== undefined && isShadeHere(token, line, here)) {
      read();
      const plus = plusCode(group, at, token.code, line);
      if (plus) {
        mixture.read.add(plus);
      }
      addShades(pieces, shadesOf(line, plus ? `${token.code}+` : token.code), at);
      continue;
    }
    switch (token.kind) {
      case "developer":
        if (addDeveloper(pieces, token.volume, at)) read();
        break;
      case "number":
        if (readBareVolume(group, at, token.value, line)) {
          if (addDeveloper(pieces, token.value, at)) read();
        }
        break;
      case "amount":
        pieces.push({ slot: { token, ...weigh(token.value, token.unit, mixture.assumed) }, at });
        break;
      case "ratio":
        ratios.push(token.parts);
        read();
        break;
      case "join":
        pieces.push({ join: true, at });
        read();
        break;
      case "times":
        mixture.times *= token.value;
        read();
        break;
      case "equal":
        mixture.equal = true;
        read();
        break;
      case "line":
        read();
        if (solo && line && token.named.line === line && line.shades.length === 0)
          addShades(
            pieces,
            [{ code: line.name, known: true, shade: undefined, nearest: null }],
            at,
          );
        break;
      case "purpose":
        if (token.product && solo && !namesProduct(group, line)) {
          read();
          const product = line
            ? { code: line.name, known: true }
            : { code: source.slice(token.start, token.end), known: false };
          if (!pieces.some((piece) => "item" in piece && piece.item.kind === "shades"))
            addShades(pieces, [{ ...product, shade: undefined, nearest: null }], at);
        }
        break;
      default:
    }
  }
  placeRatios(ratios, pieces, mixture);
  return pieces;
}

function isShadeHere(token: Token, line: BrandLine | undefined, around: Around): boolean {
  return token.kind === "code" || isShade(token, line, around);
}

function namesProduct(group: readonly Token[], line: BrandLine | undefined): boolean {
  return group.some(
    (token) => token.kind === "line" && token.named.line === line && line !== undefined,
  );
}

function surroundings(group: readonly Token[], source: string): Omit<Around, "next"> {
  const volumes = group.filter((token) => token.kind === "developer" && token.volume !== null);
  return {
    first: volumes[0],
    volumes: volumes.length,
    capitalGrams: group.some(
      (token) =>
        token.kind === "amount" && !token.code && /\dG$/.test(source.slice(token.start, token.end)),
    ),
  };
}

function nextOf(group: readonly Token[], at: number): Token | undefined {
  return group[at + 1];
}

/** The plus sign behind a code that belongs to it, as in 4RV+. */
function plusCode(
  group: readonly Token[],
  at: number,
  code: string,
  line: BrandLine | undefined,
): Token | undefined {
  const next = group[at + 1];
  const touches =
    next?.kind === "join" && next.end - next.start === 1 && next.start === group[at]?.end;
  return touches && line && shadesOf(line, `${code}+`)[0]?.known && !shadesOf(line, code)[0]?.known
    ? next
    : undefined;
}

function addShades(
  pieces: Piece[],
  shades: Extract<Item, { kind: "shades" }>["shades"],
  at: number,
): void {
  pieces.push({ item: { kind: "shades", shades }, at });
}

/** Adds a developer, or fills in one that has been named without a volume. False where the bowl has another already. */
function addDeveloper(pieces: Piece[], volume: number | null, at: number): boolean {
  for (const piece of pieces)
    if ("item" in piece && piece.item.kind === "developer") {
      if (volume !== null && piece.item.volume !== null && volume !== piece.item.volume)
        return false;
      piece.item.volume ??= volume;
      return true;
    }
  pieces.push({ item: { kind: "developer", volume }, at });
  return true;
}

const usualVolumes = new Set([10, 20, 30, 40]);

/** Whether a figure by itself is the developer: "+20", "w/ 20", "20 developer". */
function readBareVolume(
  group: readonly Token[],
  at: number,
  value: number,
  line: BrandLine | undefined,
): boolean {
  if (!usualVolumes.has(value) && !line?.developers.includes(value)) return false;
  const after = group[at + 1];
  const before = group[at - 1];
  if (after?.kind === "developer" && after.volume === null) return true;
  if (before?.kind === "developer" && before.volume === null) return true;
  if (group.some((token) => token.kind === "developer" && token.volume !== null)) return false;
  return before?.kind === "join" && group.some((token, place) => place < at && "code" in token);
}

function weigh(
  value: number,
  unit: Unit,
  assumed: Set<string>,
): { grams?: number; parts?: number } {
  switch (unit) {
    case "g":
      return { grams: value };
    case "ml":
      assumed.add("A millilitre is taken as a gram.");
      return { grams: value };
    case "oz":
      assumed.add(`An ounce is taken as ${SALON_OUNCE} g.`);
      return { grams: Math.round(value * SALON_OUNCE * 10) / 10 };
    case "part":
      return { parts: value };
    case "percent":
      return { parts: value / 100 };
    default:
      return {};
  }
}

function placeRatios(
  ratios: readonly (readonly number[])[],
  pieces: readonly Piece[],
  mixture: Mixture,
): void {
  const shades = pieces.reduce(
    (sum, piece) =>
      sum + ("item" in piece && piece.item.kind === "shades" ? piece.item.shades.length : 0),
    0,
  );
  const [first, second] = ratios;
  if (first && second && first.length === shades) [mixture.shares, mixture.ratio] = [first, second];
  else if (first && first.length > 2 && first.length === shades) mixture.shares = first;
  else if (first) mixture.ratio = first;
}
