import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands } from "#tools/colour/catalogue.ts";
import type { Named } from "./names.ts";
import type { Token } from "./token.ts";

/** Lines whose names of shades are in question. */
export type Scope = ReadonlySet<BrandLine>;

/** What a piece of text was cut into, counted from its beginning, and the lines in question behind it. */
export type Piece = { tokens: readonly Token[]; scope: Scope };

type Known = { pieces: Map<string, Piece>; wider: Map<Named, Scope> };

/** Salons write the same shades, weights, developers and times again and again: what they were cut into is remembered. */
let known = new WeakMap<Scope, Known>();
let remembered = 0;
const MOST_REMEMBERED = 16_000;
/** A remembered piece keeps the whole text that it was cut from. */
const LONGEST_TEXT = 400;

/** A piece of a text as `cut` reads it, read once for the same lines in question. */
export function recalled(text: string, whole: string, scope: Scope, cut: () => Piece): Piece {
  if (whole.length > LONGEST_TEXT) return cut();
  const { pieces } = knownOf(scope);
  const before = pieces.get(text);
  if (before) return before;
  const piece = cut();
  pieces.set(text, piece);
  count();
  return piece;
}

/** The lines in question once one, or a brand, has been named; the same set for the same name. */
export function widened(scope: Scope, named: Named): Scope {
  const { wider } = knownOf(scope);
  const before = wider.get(named);
  if (before) return before;
  const lines = linesNamed(named);
  const wide = lines.every((line) => scope.has(line)) ? scope : new Set([...scope, ...lines]);
  wider.set(named, wide);
  count();
  return wide;
}

function linesNamed({ line, brand }: Named): readonly BrandLine[] {
  return line ? [line] : (brands.find(({ id }) => id === brand)?.lines ?? []);
}

function knownOf(scope: Scope): Known {
  let found = known.get(scope);
  if (!found) known.set(scope, (found = { pieces: new Map(), wider: new Map() }));
  return found;
}

function count(): void {
  remembered += 1;
  if (remembered < MOST_REMEMBERED) return;
  known = new WeakMap();
  remembered = 0;
}

/**
 * Where no word, figure or phrase reaches across: behind a plus, comma or semicolon that a space and a figure follow. The
 * ratio "1 + 2" is one, and stays whole.
 */
const seam = /[+,;](?= \d)(?<!1 ?\+(?= [123](?!\d)))/g;

/** What is said of another visit may reach to the end of its sentence (notation-asides.ts), so such a text is one piece. */
const reaching =
  /next|nächst|prochain|próxim|prossim|now|today|this|jetzt|heute|diesmal|ahora|hoy|maintenant/;

/** Where the pieces of a lower-case text end. */
export function seamsOf(lower: string): number[] {
  if (reaching.test(lower)) return [lower.length];
  const ends: number[] = [];
  seam.lastIndex = 0;
  while (seam.test(lower)) ends.push(seam.lastIndex);
  ends.push(lower.length);
  return ends;
}
