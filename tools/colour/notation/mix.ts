import { toTenth } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { matchCode } from "./codes.ts";
import { isShade, shadesOf, type Around } from "./items.ts";
import { giveAmounts } from "./amounts.ts";
import { SALON_OUNCE, type Mixture, type Piece } from "./pieces.ts";
import type { Token, Unit } from "./token.ts";

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
  const reader: Reader = { group, line, source, mixture, pieces: [], ratios: [] };
  const around = surroundings(group, source);
  for (const [at, token] of group.entries()) {
    if (mixture.read.has(token)) continue;
    const look = () => ({ ...around, next: group[at + 1], beside: besideShade(group, at) });
    if (isShade(token, line, look)) readShade(reader, token, at);
    else readOther(reader, token, at);
  }
  placeRatios(reader);
  giveAmounts(reader.pieces, group, mixture);
  return mixture;
}

/** "6 + 6.3": whether a plus joins a figure to a shade. */
function besideShade(group: readonly Token[], at: number): boolean {
  return [1, -1].some((step) => {
    const join = group[at + step];
    const [next, far] = [group[at + 2 * step], group[at + 3 * step]];
    const other = next?.kind === "amount" && step === 1 ? far : next;
    if (join?.kind !== "join" || join.slash || !other) return false;
    return other.kind === "code" || (other.kind === "number" && /[.,]/.test(other.code));
  });
}

type Reader = {
  group: readonly Token[];
  line: BrandLine | undefined;
  source: string;
  mixture: Mixture;
  pieces: Piece[];
  ratios: (readonly number[])[];
};

function readShade({ group, line, mixture, pieces }: Reader, token: Token, at: number): void {
  if (!("code" in token) || token.code === undefined) return;
  mixture.read.add(token);
  const plus = plusCode(group, at, token.code, line);
  if (plus) mixture.read.add(plus);
  const shades = shadesOf(line, plus ? `${token.code}+` : token.code);
  const [before, join] = pieces.slice(-2);
  // 6N / 6A: one pair, as 6N/6A is
  if (
    join &&
    "join" in join &&
    join.slash &&
    before &&
    "item" in before &&
    before.item.kind === "shades"
  ) {
    before.item.shades.push(...shades);
    pieces.pop();
  } else pieces.push({ item: { kind: "shades", shades }, at });
}

function readOther(reader: Reader, token: Token, at: number): void {
  const { group, line, source, mixture, pieces } = reader;
  const { read } = mixture;
  switch (token.kind) {
    case "developer":
      if (addDeveloper(pieces, token.volume, at)) read.add(token);
      break;
    case "number":
      if (!readBareVolume(group, at, token.value, line))
        pieces.push({ slot: { token, bare: token.value }, at });
      else if (addDeveloper(pieces, token.value, at)) read.add(token);
      break;
    case "amount":
      pieces.push({ slot: { token, ...weigh(token.value, token.unit) }, at });
      break;
    case "ratio":
      reader.ratios.push(token.parts);
      read.add(token);
      break;
    case "join":
      pieces.push({ join: true, slash: token.slash ?? false, at });
      break;
    case "times":
      mixture.times *= token.value;
      read.add(token);
      break;
    case "equal":
      mixture.equal = true;
      read.add(token);
      break;
    case "line":
      readLine(reader, token, at);
      break;
    case "purpose":
      if (token.product && !hasShades(pieces) && !group.some(({ kind }) => kind === "code")) {
        if (line && group.some((other) => other.kind === "line" && other.named.line === line))
          break;
        addProduct(
          pieces,
          line
            ? { code: line.name, known: true }
            : { code: source.slice(token.start, token.end), known: false },
          at,
        );
      }
      break;
    case "word":
      pieces.push({ word: true, at });
      break;
    default:
  }
}

/** A line by its name: what is sold without shades is itself in the bowl, and a bond builder beside a colour has no place in it. */
function readLine(
  { group, line, mixture, pieces }: Reader,
  token: Extract<Token, { kind: "line" }>,
  at: number,
): void {
  const { line: named } = token.named;
  if (named?.type === "treatment" && named !== line) {
    pieces.push({ item: { kind: "additive" }, at });
    return;
  }
  mixture.read.add(token);
  const solo = !group.some(({ kind }) => kind === "code");
  if (solo && line && named === line && line.shades.length === 0 && !hasShades(pieces))
    addProduct(pieces, { code: line.name, known: true }, at);
}

function hasShades(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => "item" in piece && piece.item.kind === "shades");
}

function addProduct(pieces: Piece[], product: { code: string; known: boolean }, at: number): void {
  const shades = [{ ...product, shade: undefined, nearest: null }];
  pieces.push({ item: { kind: "shades", shades }, at });
}

function surroundings(group: readonly Token[], source: string): Omit<Around, "next" | "beside"> {
  let volumes = 0;
  let capitalGrams = false;
  for (const token of group) {
    if (token.kind === "developer" && token.volume !== null) volumes++;
    else if (token.kind === "amount" && !token.code && source.charAt(token.end - 1) === "G")
      capitalGrams = true;
  }
  return { volumes, capitalGrams };
}

/** The plus sign behind a code that belongs to it, as in 4RV+. */
function plusCode(
  group: readonly Token[],
  at: number,
  code: string,
  line: BrandLine | undefined,
): Token | undefined {
  const next = group[at + 1];
  if (next?.kind !== "join" || next.start !== group[at]?.end || next.end - next.start > 1)
    return undefined;
  const runsOn = group[at + 2]?.start === next.end;
  return line && !runsOn && matchCode(line, `${code}+`)?.exact ? next : undefined;
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

/** What an amount is in grams, or in parts; neither for tubes, inches and drops, which weigh what nobody wrote. */
function weigh(value: number, unit: Unit): { grams?: number; parts?: number } {
  switch (unit) {
    case "g":
    case "ml":
      return { grams: value };
    case "oz":
      return { grams: toTenth(value * SALON_OUNCE) };
    case "part":
      return { parts: value };
    case "percent":
      return { parts: value / 100 };
    default:
      return {};
  }
}

/** More of the first than of the second: no colour is mixed with less developer than itself, so these are two shades. */
const reversed = ([colour = 0, developer = 0, ...more]: readonly number[]) =>
  more.length === 0 && colour >= developer * 1.5;

/** The first figure pair is the parts of the shades where a second follows, or where there are as many figures as shades. */
function placeRatios({ ratios, group, pieces, mixture }: Reader): void {
  const tokens = group.filter(({ kind }) => kind === "ratio");
  let shades = 0;
  for (const piece of pieces)
    if ("item" in piece && piece.item.kind === "shades") shades += piece.item.shades.length;
  const [first, second] = ratios;
  const grams = pieces.filter((piece) => "slot" in piece && piece.slot.grams !== undefined).length;
  if (first && second && first.length === shades) [mixture.shares, mixture.ratio] = [first, second];
  else if (first && first.length > 2 && first.length === shades) mixture.shares = first;
  else if (!first) return;
  else if (!reversed(first) || grams > shades) mixture.ratio = first;
  else if (shades === 2) mixture.shares = first;
  else for (const token of tokens) mixture.read.delete(token);
}
