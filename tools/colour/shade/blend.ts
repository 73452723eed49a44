import type { Part } from "#tools/colour/bowl/act.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findShade } from "#tools/colour/catalogue.ts";
import { opposed, primariesOf } from "./tone-distance.ts";
import { sameFamily } from "./tone-families.ts";
import type { Picked } from "./shades.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** Parts of the first of two shades that are weighed without a sum: half, two to one, three to one. */
const SHARES = [1 / 2, 2 / 3, 1 / 3, 3 / 4, 1 / 4] as const;
/** The least share of a bowl that can still be weighed. */
const leastShare = 0.2;
/** Levels that one shade of a blend may lie from the one it makes: what is further shows as itself. */
const reach = 2;
/** Levels that two shades of a blend may lie apart. */
const widest = 3;
/** What a second shade costs: of two that serve alike the single one is mixed. */
const secondShade = 0.08;
/** What a level, and the length of a tone's vector, weigh: a level as in the cost of a shade, half of one hardly at all. */
const perLevel = 0.6;
const perTone = 0.5;
/** A reflect that a natural thins is the same one, weaker. */
const softer = 0.6;

/**
 * A shade that is not there, made of those of its line that are: one, or two in easy parts, whose level and pigments come
 * nearest to it. Two shades of neighbouring levels give the level between; warm and cool are never mixed into one another.
 * What is made costs as much more as it lies apart: 0.6 a level, 0.4 from a natural to one that leans to gold. Undefined
 * where nothing comes within `most` of that.
 */
export function blendOf(
  pick: Picked,
  part: Part | undefined,
  there: BrandLine,
  most: number,
): Picked[] | undefined {
  if (findShade(there, pick.shade.code)) return [pick];
  const { shade, share } = pick;
  const { level } = shade;
  if (level === null) return undefined;
  const wished = { ...shade, level };
  const target = mixed([[shade, 1]]);
  let best: Way | undefined;
  let least = most;
  const weigh = (way: Way) => {
    if (!looksAlike(way, pick)) return;
    const cost = apart(way, level, target) + (way.length - 1) * secondShade;
    if (cost < least) [best, least] = [way, cost];
  };
  const usable = there.shades.filter((each) => mayServe(each, wished, part));
  for (const [at, first] of usable.entries()) {
    weigh([[first, 1]]);
    for (const second of usable.slice(at + 1))
      if (agree(first, second))
        for (const own of SHARES)
          if (Math.min(own, 1 - own) * share >= leastShare)
            weigh([
              [first, own],
              [second, 1 - own],
            ]);
  }
  const weight = ([{ tone }, own]: Way[number]) => own + Number(isNatural(tone));
  const inOrder = best?.toSorted((a, b) => weight(b) - weight(a));
  return inOrder?.map(([each, own]) => ({
    ...pick,
    shade: each,
    share: own * share,
    cost: pick.cost + least,
  }));
}

type Way = readonly (readonly [Shade, number])[];

function mayServe(each: Shade, wished: Shade & { level: number }, part: Part | undefined) {
  if (each.level === null || Math.abs(each.level - wished.level) > reach) return false;
  if (part?.lightest !== undefined && each.level > part.lightest) return false;
  if (part?.not?.includes(each.code) || each.mixShade || each.lowlightPrefilled) return false;
  if (each.pigments.some((pigment) => part?.avoid.includes(pigment))) return false;
  return kindOf(each) === kindOf(wished);
}

/** What a shade of one kind never stands for in another: a range with another developer, cover or depth. */
const kindOf = ({ plusRange, greySeries, intenseDepth }: Shade) =>
  [plusRange, greySeries, intenseDepth].map(Boolean).join();

const agree = (first: Shade, second: Shade) =>
  Math.abs((first.level ?? 0) - (second.level ?? 0)) <= widest &&
  (!opposed(first.tone, second.tone) || isNatural(first.tone) || isNatural(second.tone));

const isNatural = (tone: CanonicalTone) => sameFamily(tone, "natural");

/** A reflect stays the colour that was picked for; what covers stays a natural. */
function looksAlike(way: Way, { shade, role }: Picked) {
  if (role === "natural")
    return way.every(([{ tone }]) => isNatural(tone) === isNatural(shade.tone));
  return way.some(([{ tone }, own]) => own >= 1 / 3 && sameFamily(tone, shade.tone));
}

function apart(way: Way, level: number, to: readonly number[]) {
  const depth = way.reduce((sum, [shade, own]) => sum + own * (shade.level ?? level), 0);
  const from = mixed(way);
  const tone = Math.hypot(...from.map((amount, at) => amount - (to[at] ?? 0)));
  const softened = way.length > 1 && way.some(([{ tone: each }]) => isNatural(each));
  return (depth - level) ** 2 * perLevel + tone * perTone * (softened ? softer : 1);
}

function mixed(way: Way): number[] {
  const each = way.map(([{ tones }, own]) => primariesOf(tones).map((part) => part * own));
  return [0, 1, 2].map((at) => each.reduce((sum, parts) => sum + (parts[at] ?? 0), 0));
}
