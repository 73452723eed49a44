import type { Act } from "./act.ts";
import { bowlFrom, ownLines } from "./bowl-line.ts";
import type { PlannedAct } from "./bowls.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands } from "#tools/colour/catalogue.ts";
import { reachOf } from "./developer.ts";
import { linesFor } from "./line-fits.ts";
import { greyDeveloper } from "#tools/colour/science.ts";
import { clearOf, pickBooster, pickShades, type Picked } from "#tools/colour/shade/shades.ts";
import { ledLines } from "#tools/colour/shade/stock.ts";

/** What colours hair: lightener, remover and treatment may be of any maker. */
const colours = (act: Act) => act.parts.length > 0;

/**
 * The maker of a head's colour bowls, as a brand id: the one that the first bowl comes from, where it makes the others too;
 * else the one whose shades come nearest to all of them. Where the stylist has lines, the maker of what those do not make.
 * Undefined where there is no more than one bowl to choose for.
 */
export function leadingMaker(planned: readonly PlannedAct[]): string | undefined {
  const left = planned.filter((each) => colours(each.act) && !madeOfOwn(each));
  const opening = planned[0]?.d.preferred.length === 0 ? planned.find(leads) : left[0];
  if (!opening || left.every((each) => each === opening)) return undefined;
  const first = bowlFrom(opening.act, opening.d, opening.gate)?.line.brandId;
  const strains = first === undefined ? [] : strainsOf(left, first);
  if (first !== undefined && strains.every((each) => each < apart)) return first;
  return nearestMaker(candidates(planned, left, first), hardestFirst(left, strains));
}

function nearestMaker(makers: Iterable<string>, left: readonly PlannedAct[]) {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  let behind = 0;
  for (const maker of makers) {
    if (behind >= least) break;
    const sum = strainsOf(left, maker, least - behind).reduce((all, each) => all + each, behind);
    if (sum < least) [best, least] = [maker, sum];
    behind += step * left.length;
  }
  return best;
}

/** What the first maker cannot do is hard for others too: asked first, it saves the rest. */
function hardestFirst(left: readonly PlannedAct[], strains: readonly number[]) {
  return [...left.entries()]
    .toSorted(([a], [b]) => (strains[b] ?? 0) - (strains[a] ?? 0))
    .map(([, each]) => each);
}

/** Whether the shares of a bowl were worked out for a line of another maker, so that the plan has to be made again. */
export function isForeignTo(maker: string | undefined, { act }: PlannedAct): boolean {
  return maker !== undefined && act.lineKey !== undefined && !act.lineKey.startsWith(`${maker}/`);
}

function madeOfOwn({ act, d, gate }: PlannedAct) {
  return linesFor(act, d, gate, ownLines(d)).some((line) => strainOn(line, act) < apart);
}

/** Makers in the order of the plan: of its first bowl, whose table gave the shares, whose lines are the defaults of its bowls, then the rest. */
function candidates(
  planned: readonly PlannedAct[],
  left: readonly PlannedAct[],
  first: string | undefined,
): Set<string> {
  const stock = planned[0]?.d.stock;
  return new Set([
    ...(first === undefined ? [] : [first]),
    ...left.flatMap(({ act }) => act.lineKey?.split("/")[0] ?? []),
    ...left
      .flatMap(({ act }) => act.types.flatMap((type) => stock?.defaultLines(type) ?? []))
      .map(({ brandId }) => brandId),
    ...(stock?.limited ? [] : brands.map(({ id }) => id)),
  ]);
}

/** A remover or a treatment says nothing of the maker that the rest is in. */
const leads = ({ act }: PlannedAct) =>
  act.types[0] !== "colour-remover" && act.types[0] !== "treatment";

/** What a bowl costs beyond its shades: a neighbouring tone or level, not made at all; another type of product, a maker further back. */
const [neighbouring, apart, otherType, step] = [2, 12, 1.5, 0.2];

/** The strain of each bowl on one maker; not worked out beyond a sum of `most`. */
function strainsOf(
  left: readonly PlannedAct[],
  maker: string,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const strains: number[] = [];
  let sum = 0;
  for (const each of left) {
    const { act } = each;
    const costs = linesOfMaker(each, maker).map(
      (line) => strainOn(line, act) + act.types.findIndex((type) => type === line.type) * otherType,
    );
    const strain = Math.min(apart, ...costs);
    strains.push(strain);
    sum += strain;
    if (sum >= most) break;
  }
  return strains;
}

function linesOfMaker({ act, d, gate }: PlannedAct, maker: string) {
  const lines = linesFor(act, d, gate, ledLines(d.stock, maker));
  const cover = isForeignTo(maker, { act, d, gate }) && act.lift > 0;
  return cover ? lines.filter((line) => reachOf(line, greyDeveloper) >= act.lift) : lines;
}

function strainOn(line: BrandLine, act: Act) {
  const foreign = act.lineKey !== undefined && act.lineKey.split("/")[0] !== line.brandId;
  const parts = foreign ? act.parts.map(({ coverage: _own, ...part }) => part) : act.parts;
  if (act.thin && !clearOf(line)) return apart;
  const exact = pickShades(line, parts, act.grey, "exact") ?? pickBooster(line, parts);
  if (exact) return dearest(exact);
  const near =
    parts[0]?.role === "corrector" ? undefined : pickShades(line, parts, act.grey, "tones");
  return near ? neighbouring + dearest(near) : apart;
}

const dearest = (picked: readonly Picked[]) => Math.max(...picked.map(({ cost }) => cost));
