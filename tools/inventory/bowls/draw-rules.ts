import { findLine } from "#tools/colour/catalogue.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { priceOf } from "#tools/pricing/cost/cost-rules.ts";
import type { PricedPart, ProductPrice } from "#tools/pricing/cost/cost-schema.ts";
import type { Drawn } from "#tools/inventory/items/movement-schema.ts";
import type { CatalogueLink } from "#tools/inventory/schema.ts";
import { gramsOf, tenthsOf, type Held } from "#tools/inventory/items/stock-rules.ts";

/** An item that bowls may draw on. */
export type Drawable = Held & {
  id: string;
  link: CatalogueLink | null;
  expiresOn: string | null;
  /** Minor units for one. */
  costPerUnit: number | null;
};

/** One thing that a bowl needs: a shade of its line, or its developer. */
export type Need = {
  part: PricedPart;
  line: string;
  code: string | null;
  volume: number | null;
  /** As the bowl calls it. */
  name: string;
  grams: number;
};

/** What of the bowl has to be weighed out. */
type Mix = Pick<Bowl, "brandId" | "lineId" | "lineName" | "shades" | "developer">;

/** What a bowl needs, in its order; what weighs nothing is not needed. */
export function needsOf({ brandId, lineId, lineName, shades, developer }: Mix): Need[] {
  const line = `${brandId}/${lineId}`;
  const colour = shades.map(({ code, name, grams }): Need => {
    const called = !name || name === lineName ? lineName : `${lineName} ${name}`;
    return { part: "colour", line, code, volume: null, name: called, grams };
  });
  const mixedWith: Need[] = developer
    ? [{ ...developer, part: "developer", line, code: null }]
    : [];
  return [...colour, ...mixedWith].filter(({ grams }) => grams > 0);
}

/** The items that are what is needed: those of the bowl's own line before the bottle that makers sell for several lines. */
export function itemsFor<I extends Pick<Drawable, "link">>(need: Need, all: readonly I[]): I[] {
  const own = all.filter(({ link }) => link?.line === need.line && isWanted(link, need));
  if (own.length > 0 || need.part === "colour") return own;
  return all.filter(({ link }) => link && isWanted(link, need) && isBottleCalled(link.line, need));
}

function isWanted(link: CatalogueLink, { part, code, volume, line }: Need): boolean {
  if (link.part !== part) return false;
  if (part === "developer")
    return link.volume !== null && Math.abs(link.volume - (volume ?? -1)) < 0.05;
  if (link.code !== null) return plain(link.code) === plain(code ?? "");
  // a line without shades is one thing: a powder, a remover; its bowl calls it by the line
  const known = findLine(line);
  if (!known || known.shades.length > 0) return false;
  return (
    ["lightener", "colour-remover", "treatment"].includes(known.type) ||
    plain(known.name) === plain(code ?? "")
  );
}

function isBottleCalled(key: string, { name }: Need): boolean {
  const line = findLine(key);
  return line?.type === "developer" && [line.name, `${line.brandName} ${line.name}`].includes(name);
}

/**
 * What is drawn on what: of several items of one thing the one whose container is open first, then the soonest to expire; what
 * one does not hold comes from the next, and what none holds is asked of the first. What is not in stock, or not weighed, is
 * named and nothing else stands in for it.
 */
export function drawsOf(needs: readonly Need[], all: readonly Drawable[]): Drawn[] {
  const left = new Map(all.map(({ id, stock }) => [id, stock]));
  return needs.flatMap((need): Drawn[] => {
    const { name, code, grams } = need;
    const fitting = itemsFor(need, all);
    const [first, ...others] = fitting.filter(({ unitSize }) => unitSize !== null).sort(byTurn);
    if (!first) {
      const itemId = fitting[0]?.id ?? null;
      return [{ name, code, grams, itemId, why: itemId ? "not_weighed" : "not_stocked" }];
    }
    const takes = new Map<string, number>();
    let missing = tenthsOf(grams);
    for (const { id } of [first, ...others]) {
      const there = Math.min(missing, left.get(id) ?? 0);
      if (there > 0) takes.set(id, there);
      missing -= there;
      left.set(id, (left.get(id) ?? 0) - there);
    }
    if (missing > 0) takes.set(first.id, (takes.get(first.id) ?? 0) + missing);
    return [...takes].map(([itemId, taken]) => ({
      name,
      code,
      grams: gramsOf(taken),
      itemId,
      why: "drawn",
    }));
  });
}

function byTurn(a: Drawable, b: Drawable): number {
  const open = ({ stock, unitSize }: Drawable) => Number(unitSize !== null && stock % unitSize > 0);
  const until = ({ expiresOn }: Drawable) => expiresOn ?? "9999";
  return open(b) - open(a) || until(a).localeCompare(until(b));
}

/**
 * The salon's prices, with what a thing costs by its item where the salon has set no price for it: an item's cost, spread over
 * what one unit holds.
 */
export function pricesWithStock(
  needs: readonly Need[],
  prices: readonly ProductPrice[],
  all: readonly Drawable[],
): ProductPrice[] {
  const own = needs.flatMap((need): ProductPrice[] => {
    if (priceOf(prices, need)) return [];
    const known = itemsFor(need, all)
      .sort(byTurn)
      .find(({ costPerUnit, unitSize }) => costPerUnit !== null && unitSize !== null);
    if (known?.costPerUnit == null || known.unitSize === null) return [];
    const { line, part, code } = need;
    const packGrams = gramsOf(known.unitSize);
    return [{ id: known.id, line, part, code, packGrams, price: known.costPerUnit }];
  });
  return [...prices, ...own];
}

/** Codes are the same however they are spaced or capitalised. */
const plain = (code: string) => code.toLowerCase().replaceAll(/\s+/g, "");
