import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { brands, findShade } from "#tools/colour/catalogue.ts";
import { shadeFromCode } from "./shade-code.ts";
import { tonesDistance } from "./tone-distance.ts";

/** The shade of the line that a code not listed comes nearest to: level and tone by the line's own system, else the letters. */
export function nearestShade(line: BrandLine, code: string): Shade | undefined {
  const meant = shadeFromCode(line, code);
  return best(line.shades, (shade) =>
    meant ? apart(meant, shade) : lettersApart(code.toLowerCase(), shade.code.toLowerCase()),
  );
}

/** The shade of a list that comes nearest to one in level and tone; clear and mix shades never stand in for a depth, nor the other way round. */
export function nearestTo<T extends Shade>(wish: Shade, from: readonly T[]): T | undefined {
  const alike = from.filter((shade) => (shade.level === null) === (wish.level === null));
  return best(alike, (shade) => (shade.code === wish.code ? -1 : apart(wish, shade)));
}

/** Another line that a code belongs to, of the same brand before any other; undefined where no line lists it. */
export function lineWithShade(line: BrandLine, code: string): BrandLine | undefined {
  const lists = (other: BrandLine) => other.key !== line.key && findShade(other, code);
  const all = brands.flatMap((brand) => brand.lines);
  return all.find((other) => other.brandId === line.brandId && lists(other)) ?? all.find(lists);
}

/** The name in a list that a misspelt one comes nearest to; undefined when none is near. */
export function nearestName<T>(
  wanted: string,
  from: readonly T[],
  name: (each: T) => string,
): T | undefined {
  const word = wanted.toLowerCase();
  const found = best(from, (each) => lettersApart(word, name(each).toLowerCase()));
  return found && lettersApart(word, name(found).toLowerCase()) <= word.length / 2
    ? found
    : undefined;
}

const farTone = 3;

function apart(meant: Shade, shade: Shade): number {
  const level = Math.abs((meant.level ?? 0) - (shade.level ?? 0));
  return level + (tonesDistance(meant.tones, shade.tones) ?? farTone);
}

function best<T>(from: readonly T[], cost: (each: T) => number): T | undefined {
  let found: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of from) {
    const own = cost(each);
    if (own < least) [found, least] = [each, own];
  }
  return found;
}

/** How many letters have to change, come or go (Levenshtein). */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.split("").entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split("").entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The lines that a misspelt "brand/line" may mean: those of its brand, where that is known, else all. */
export function linesCalled(key: string): readonly BrandLine[] {
  const [brand = ""] = key.split("/");
  const own = brands.filter((each) => each.id === brand || each.name === brand);
  return (own.length > 0 ? own : brands).flatMap((each) => each.lines);
}
