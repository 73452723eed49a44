import { toTenth } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { Item, ItemShade } from "./items.ts";
import type { Mixture } from "./pieces.ts";

type Part = { shade: ItemShade; grams: number | null; parts: number | null };
export type Weighed = {
  shades: Part[];
  developer: { volume: number | null; grams: number | null } | null;
  ratio: string | null;
};

/** The most that a bowl may weigh in one part, as the words of bowls have it. */
const MOST_GRAMS = 5000;

/** Works out the grams that were not written from those that were, the parts and the ratio, and says so in `assumed`. */
export function inGrams(mixture: Mixture, line: BrandLine | undefined): Weighed {
  const { items, assumed } = mixture;
  const shades = items.flatMap((item) => (item.kind === "shades" ? partsOf(item) : []));
  const developer = items.find((item) => item.kind === "developer");
  const ratio = ratioOf(mixture, shades, developer?.parts);
  if (mixture.equal || needsEqual(items))
    for (const part of shades) part.parts ??= part.grams === null ? 1 : null;
  spreadEach(items, shades);
  spreadTotal(mixture, shades, ratio, developer?.grams ?? null);
  const colour = sumOf(shades);
  const weight = developer
    ? developerWeight(developer.grams ?? null, colour, ratio, assumed)
    : null;
  const worked = ratio ?? workedRatio(colour, weight, assumed);
  const volume = developer ? volumeOf(developer.volume, line, assumed) : null;
  scale(mixture, shades);
  return {
    shades: shades.map((part) => ({ ...part, grams: limited(part.grams) })),
    developer: developer
      ? { volume, grams: limited(weight === null ? null : weight * mixture.times) }
      : null,
    ratio: worked,
  };
}

function limited(grams: number | null): number | null {
  return grams === null ? null : Math.min(MOST_GRAMS, grams);
}

function partsOf(item: Extract<Item, { kind: "shades" }>): Part[] {
  const { shades, grams, parts } = item;
  const each = item.each ? 1 : shades.length;
  const share = grams === undefined ? undefined : toTenth(grams / each);
  return shades.map((shade, at) => ({
    shade,
    grams:
      share === undefined
        ? null
        : at === 0 && !item.each
          ? toTenth((grams ?? 0) - share * (each - 1))
          : share,
    parts:
      parts === undefined
        ? shades.length > 1 && grams === undefined
          ? 1
          : null
        : parts / (item.each ? 1 : shades.length),
  }));
}

function needsEqual(items: readonly Item[]): boolean {
  return items.some(
    (item) => item.kind === "shades" && item.shades.length > 1 && item.grams === undefined,
  );
}

/** "20 g each" behind the last of several shades speaks of those before it too. */
function spreadEach(items: readonly Item[], shades: readonly Part[]): void {
  const each = items.find((item) => item.kind === "shades" && item.each);
  if (each?.grams === undefined) return;
  for (const part of shades) part.grams ??= each.grams;
}

function ratioOf(
  mixture: Mixture,
  shades: readonly Part[],
  developerParts: number | undefined,
): string | null {
  const { ratio, shares } = mixture;
  if (shares) for (const [at, part] of shades.entries()) part.parts = shares[at] ?? null;
  if (ratio?.length === 2) return written(ratio[0] ?? 0, ratio[1] ?? 0);
  if (ratio && ratio.length === shades.length + 1) {
    for (const [at, part] of shades.entries()) part.parts = ratio[at] ?? null;
    return inParts(shades, ratio.at(-1));
  }
  return developerParts === undefined ? null : inParts(shades, developerParts);
}

function inParts(shades: readonly Part[], developer: number | undefined): string | null {
  const colour = shades.reduce((sum, part) => sum + (part.parts ?? 0), 0);
  // nothing is mixed with so little developer: the part was of something else
  if (!developer || developer * 1.5 <= colour) return null;
  return colour > 0 ? written(1, Math.round((developer / colour) * 100) / 100) : null;
}

/** A ratio as bowls have it; null for what is none, such as 1:0. */
function written(colour: number, developer: number): string | null {
  const text = `${colour}:${developer}`;
  return colour > 0 && developer > 0 && text.length <= 9 ? text : null;
}

function spreadTotal(
  mixture: Mixture,
  shades: readonly Part[],
  ratio: string | null,
  developer: number | null,
): void {
  const last = shades.at(-1);
  const shared = shades.length > 1 && shades.every((part) => part.parts !== null);
  if (
    shared &&
    last &&
    last.grams !== null &&
    shades.slice(0, -1).every((part) => part.grams === null)
  ) {
    const total = last.grams;
    last.grams = null;
    spread(shades, total);
    mixture.assumed.add(`${total} g of color is shared by parts.`);
    return;
  }
  if (shades.length === 0 || shades.some((part) => part.grams !== null)) return;
  if (shades.length > 1 && !shared) return;
  const [a = 0, b = 0] = ratio?.split(":").map(Number) ?? [];
  const whole = mixture.total?.grams;
  const colour =
    whole !== undefined
      ? a > 0
        ? (whole * a) / (a + b)
        : undefined
      : developer !== null && b > 0
        ? (developer * a) / b
        : undefined;
  if (colour === undefined) return;
  spread(shades, toTenth(colour));
  for (const token of mixture.total?.tokens ?? []) mixture.read.add(token);
  mixture.assumed.add(
    `${toTenth(colour)} g of color follows from the ${whole === undefined ? "developer" : "total"} and the ratio.`,
  );
}

function spread(shades: readonly Part[], total: number): void {
  const all = shades.reduce((sum, part) => sum + (part.parts ?? 1), 0);
  let left = total;
  for (const part of shades.slice(1)) {
    part.grams = toTenth((total * (part.parts ?? 1)) / all);
    left -= part.grams;
  }
  const [first] = shades;
  if (first) first.grams = toTenth(left);
}

function sumOf(shades: readonly Part[]): number | null {
  let sum = 0;
  for (const { grams } of shades) {
    if (grams === null) return null;
    sum += grams;
  }
  return shades.length === 0 ? null : sum;
}

function developerWeight(
  grams: number | null,
  colour: number | null,
  ratio: string | null,
  assumed: Set<string>,
): number | null {
  if (grams !== null || colour === null || !ratio) return grams;
  const [a = 1, b = 1] = ratio.split(":").map(Number);
  const weight = toTenth((colour * b) / a);
  assumed.add(`${weight} g of developer follows from the ratio.`);
  return weight;
}

function workedRatio(
  colour: number | null,
  developer: number | null,
  assumed: Set<string>,
): string | null {
  if (!colour || !developer) return null;
  const ratio = written(1, Math.round((developer / colour) * 100) / 100);
  if (ratio) assumed.add(`The ratio ${ratio} follows from the grams.`);
  return ratio;
}

function volumeOf(
  volume: number | null,
  line: BrandLine | undefined,
  assumed: Set<string>,
): number | null {
  const own = line?.developers ?? [];
  if (volume === null) {
    const [only] = own;
    if (own.length !== 1 || only === undefined) return null;
    assumed.add(`The developer of ${line?.name} is ${only} volume.`);
    return only;
  }
  if (Number.isInteger(volume)) return volume;
  return own.find((each) => Math.abs(each - volume) < 0.7) ?? volume;
}

function scale({ times, assumed }: Mixture, shades: readonly Part[]): void {
  if (times === 1) return;
  for (const part of shades) if (part.grams !== null) part.grams *= times;
  assumed.add(
    times === 0.5
      ? "The amounts are halved, as written."
      : `The amounts are taken ${times} times, as written.`,
  );
}
