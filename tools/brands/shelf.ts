import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { shelfShades } from "#db/schema/brands.ts";
import { items } from "#db/schema/inventory.ts";
import { stylists } from "#db/schema/stylists.ts";
import { brands, findLine } from "#tools/colour/catalogue.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { shelfCodesOf, type ShelfCodes } from "#tools/colour/shade/stock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { codesOf, stockedCodes, stockedRows, type ItemPart } from "./stocked-codes.ts";
import type {
  ReadShelfCodes,
  SetShelf,
  SetShelfOnly,
  Shelf,
  ShelfLine,
  ShelfReading,
} from "./schema.ts";
import { nearestCode, readCode, splitCodes } from "#tools/colour/shade/shelf-codes.ts";

/**
 * What was put on the salon's shelf and what inventory has of the catalogue, line by line in the order of that, and whether
 * the acting stylist works from it alone; `withStock` counts the second in with the first.
 */
export async function getShelf(ctx: Ctx, { withStock = false } = {}): Promise<Shelf> {
  const codes = withStock ? await standingOn(ctx) : await shelfOf(ctx);
  const stocked = await stockedCodes(ctx);
  const { shelfOnly } = await actingStylist(ctx);
  return {
    only: shelfOnly,
    lines: everyLine().flatMap((line) => {
      const [there, inStock] = [codes[line.key], stocked[line.key]];
      return there || inStock ? [asShelfLine(line, there, inStock)] : [];
    }),
  };
}

/** Replaces what the salon has of one line; an empty list takes the line off. Codes are read leniently. @throws invalid for a line that is not in the catalogue */
export async function setShelf(ctx: Ctx, { brandId, lineId, codes }: SetShelf): Promise<ShelfLine> {
  const line = knownLine(brandId, lineId);
  const kept = [...new Set(codes.map((code) => readCode(line, code) ?? code))];
  await atomically(ctx, async (ctx) => {
    await ctx.db.delete(shelfShades).where(ofLine(line));
    await insertCodes(ctx, line, kept);
  });
  return asShelfLine(line, kept);
}

/** Adds codes of a line to what is there. */
export async function addToShelf(
  ctx: Ctx,
  line: BrandLine,
  codes: readonly string[],
): Promise<ShelfLine> {
  await insertCodes(ctx, line, [...new Set(codes)]);
  return shelfLine(ctx, line);
}

/** Takes codes of a line off, all of them without a list. @throws not_found when none of them stands there */
export async function takeFromShelf(
  ctx: Ctx,
  line: BrandLine,
  codes?: readonly string[],
): Promise<ShelfLine> {
  const gone = await ctx.db
    .delete(shelfShades)
    .where(and(ofLine(line), codes && inArray(shelfShades.code, [...codes])))
    .returning();
  if (gone.length === 0)
    throw new DomainError(
      "not_found",
      `${[line.name, ...(codes ?? [])].join(" ")} is not on the shelf.`,
    );
  return shelfLine(ctx, line);
}

const ofLine = ({ brandId, id }: BrandLine) =>
  and(eq(shelfShades.brandId, brandId), eq(shelfShades.lineId, id));

async function insertCodes(ctx: Ctx, line: BrandLine, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const row = { salonId: ctx.actor.salonId, brandId: line.brandId, lineId: line.id };
  const createdAt = ctx.now();
  await ctx.db
    .insert(shelfShades)
    .values(codes.map((code) => ({ ...row, code, createdAt })))
    .onConflictDoNothing();
}

async function shelfLine(ctx: Ctx, line: BrandLine): Promise<ShelfLine> {
  return asShelfLine(line, (await shelfOf(ctx))[line.key]);
}

/** Whether formulas of the acting stylist are made from the shelf alone. */
export async function setShelfOnly(ctx: Ctx, { only }: SetShelfOnly): Promise<SetShelfOnly> {
  await ctx.db
    .update(stylists)
    .set({ shelfOnly: only })
    .where(eq(stylists.id, ctx.actor.stylistId));
  return { only };
}

/** Reads a pasted list of codes without saving it: what the line makes, and what it does not with the nearest that it does. @throws invalid */
export async function readShelfCodes(
  _ctx: Ctx,
  { brandId, lineId, text }: ReadShelfCodes,
): Promise<ShelfReading> {
  const line = knownLine(brandId, lineId);
  const read = splitCodes(line, text).map((code) => ({ code, known: readCode(line, code) }));
  return {
    codes: [...new Set(read.flatMap(({ known }) => known ?? []))],
    unknown: withNearest(line, [
      ...new Set(read.flatMap(({ code, known }) => (known ? [] : [code]))),
    ]),
  };
}

/** The codes of the salon's shelf by "brand/line". */
export async function shelfOf(ctx: Ctx): Promise<Record<string, string[]>> {
  const rows = await ctx.db.select().from(shelfShades).orderBy(shelfShades.code);
  const codes: Record<string, string[]> = {};
  for (const { brandId, lineId, code } of rows) (codes[`${brandId}/${lineId}`] ??= []).push(code);
  return codes;
}

/** The codes of the salon's shelf with those that its inventory has in stock; one statement, since every formula asks. */
export async function standingOn({ db }: Pick<Ctx, "db">): Promise<Record<string, string[]>> {
  const { brandId, lineId, code } = shelfShades;
  const ticked = db
    .select({
      brandId: sql<string | null>`${brandId}`,
      lineId: sql<string | null>`${lineId}`,
      code: sql<string | null>`${code}`,
      part: sql<ItemPart>`'colour'`,
      volume: sql<number | null>`null::real`,
    })
    .from(shelfShades);
  const rows = await unionAll(stockedRows(db), ticked).orderBy(asc(items.code));
  return codesOf(rows);
}

async function actingStylist(ctx: Ctx) {
  const [stylist] = await ctx.db
    .select({ shelfOnly: stylists.shelfOnly })
    .from(stylists)
    .where(eq(stylists.id, ctx.actor.stylistId));
  if (!stylist) throw new DomainError("not_found", "Stylist not found.");
  return stylist;
}

const everyLine = () => brands.flatMap((brand) => brand.lines);

function knownLine(brandId: string, lineId: string): BrandLine {
  const line = findLine(`${brandId}/${lineId}`);
  if (line) return line;
  throw refused("lineId", "This line is not in the catalog.");
}

/** As many codes are compared with all of their line: nobody corrects more of them one by one. */
const COMPARED = 30;

const withNearest = (line: BrandLine, codes: readonly string[]) =>
  codes.map((code, at) => ({ code, nearest: at < COMPARED ? nearestCode(line, code) : null }));

/** A line of the shelf: what stands there in the order that the line prints, what is not of it apart. */
function asShelfLine(
  line: BrandLine,
  codes: ShelfCodes[string] = [],
  stocked: readonly string[] = [],
): ShelfLine {
  const made = shelfCodesOf(line);
  const there = new Set(codes);
  return {
    brandId: line.brandId,
    lineId: line.id,
    brandName: line.brandName,
    lineName: line.name,
    type: line.type,
    codes: made.filter((code) => there.has(code)),
    stocked: made.filter((code) => stocked.includes(code)),
    made: made.length,
    unknown: withNearest(
      line,
      codes.filter((code) => !made.includes(code)),
    ),
    discontinued: line.discontinued ?? false,
  };
}
