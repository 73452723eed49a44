import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands, findBrandCalled, findLineCalled } from "#tools/colour/catalogue.ts";
import { linesCalled, nearestName } from "#tools/colour/shade/nearest-shade.ts";
import { shelfCodesOf } from "#tools/colour/shade/stock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import {
  addBrandPreference,
  listBrandPreferences,
  orderBrandPreferences,
  removeBrandPreference,
} from "./brands.ts";
import type {
  BrandPreference,
  LineNamed,
  RestoreBrandPreference,
  Shelf,
  ShelfChange,
  ShelfLine,
} from "./schema.ts";
import { nearestCode, readCode } from "#tools/colour/shade/shelf-codes.ts";
import { addToShelf, getShelf, takeFromShelf } from "./shelf.ts";

/** The acting stylist's own lines, best first. */
export function listOwnPreferences(ctx: Ctx): Promise<BrandPreference[]> {
  return listBrandPreferences(ctx, { stylistId: ctx.actor.stylistId });
}

/** A line of the catalogue by its own and its brand's name. @throws invalid for a name that is nobody's */
export const findLine = async (_ctx: Ctx, line: string, { brand }: { brand: string }) =>
  lineNamed({ brand, line });

/** Takes a line off the list. @throws not_found when it is not on the list */
export async function removeLine(ctx: Ctx, { line }: { line: BrandLine }) {
  const own = await listOwnPreferences(ctx);
  const row = own.find((each) => `${each.brandId}/${each.productLineId}` === line.key);
  if (!row) throw new DomainError("not_found", `${line.name} is not among your lines.`);
  await removeBrandPreference(ctx, { id: row.id });
  return row;
}

/** Puts a line back that was taken off the stylist's own, in its place. @throws conflict for a sixth or a repeated line */
export function restorePreference(
  ctx: Ctx,
  { place, ...line }: RestoreBrandPreference,
): Promise<BrandPreference[]> {
  return atomically(ctx, async (ctx) => {
    const before = await listOwnPreferences(ctx);
    const { id } = await addBrandPreference(ctx, line);
    return orderBrandPreferences(ctx, {
      ids: before.map((each) => each.id).toSpliced(place, 0, id),
    });
  });
}

/** What stands on the shelf or is in stock, of one line where one is named. @throws invalid */
export async function showShelf(ctx: Ctx, { brand, line }: Partial<LineNamed>): Promise<Shelf> {
  const shelf = await getShelf(ctx, { withStock: true });
  if (brand === undefined) return shelf;
  const wanted = line === undefined ? undefined : lineNamed({ brand, line });
  const brandId = wanted?.brandId ?? brandCalled(brand);
  return {
    ...shelf,
    lines: shelf.lines.filter(
      (each) => each.brandId === brandId && (!wanted || each.lineId === wanted.id),
    ),
  };
}

/** Adds shades of a line to the shelf, the whole line without codes. @throws invalid for a line or a code that is nobody's */
export async function putOnShelf(ctx: Ctx, { codes, ...called }: ShelfChange): Promise<ShelfLine> {
  const line = lineNamed(called);
  return addToShelf(ctx, line, codes?.map((code) => codeOf(line, code)) ?? shelfCodesOf(line));
}

/** Takes shades of a line off the shelf, the whole line without codes. @throws invalid; not_found when none of it stands there */
export async function takeOffShelf(
  ctx: Ctx,
  { codes, ...called }: ShelfChange,
): Promise<ShelfLine> {
  const line = lineNamed(called);
  const read = codes?.flatMap((code) => [code, readCode(line, code) ?? code]);
  return takeFromShelf(ctx, line, read && [...new Set(read)]);
}

function codeOf(line: BrandLine, written: string): string {
  const reading = readCode(line, written);
  if (reading !== undefined) return reading;
  const near = nearestCode(line, written);
  throw refused(
    "codes",
    `${line.brandName} ${line.name} has no ${written}.${near ? ` The nearest is ${near}.` : ""}`,
  );
}

function lineNamed({ brand, line }: LineNamed): BrandLine {
  const found = findLineCalled(brand, line);
  if (found) return found;
  const brandId = brandCalled(brand);
  const exact = findLineCalled(brandId, line);
  if (exact) return exact;
  const own = linesCalled(`${brandId}/`);
  const named = own.filter(({ name }) => name.toLowerCase().includes(line.toLowerCase()));
  // a developer that bears the name of its colour is meant only where it is said in full
  const colours = named.filter(({ type }) => type !== "developer");
  const part = colours.length > 0 ? colours : named;
  if (part.length === 1 && part[0]) return part[0];
  const near = part[0] ?? nearestName(line, own, ({ name }) => name);
  const names = (part.length > 1 ? part : near ? [near] : own).map(({ name }) => name);
  throw refused(
    "line",
    `${own[0]?.brandName ?? brand} has no line called ${line}. ${near ? "Did you mean" : "It has"} ${names.join(", ")}?`,
  );
}

function brandCalled(name: string): string {
  const wanted = name.toLowerCase();
  const part = brands.filter((each) => each.name.toLowerCase().includes(wanted));
  const brand = findBrandCalled(name) ?? (part.length === 1 ? part[0] : undefined);
  if (brand) return brand.id;
  throw refused("brand", `${name} is not in the catalog.`);
}
