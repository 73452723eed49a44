import { asc, eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { brandPreferences } from "#db/schema/brands.ts";
import { consultations } from "#db/schema/consultations.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands, findLine, linesOf } from "#tools/colour/catalogue.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { standingOn } from "./shelf.ts";
import { LIMIT_REACHED, MAX_PREFERENCES, preferFirst, refusalToAdd } from "./rules.ts";
import {
  DEFAULT_DEVELOPER_VOLUME,
  DeveloperVolume,
  type AddBrandPreference,
  type BrandPreference,
  type OrderBrandPreferences,
  type SaveStylistPreferences,
  type StylistPreferences,
} from "./schema.ts";

/** A stylist's lines, best first. @throws not_found for a stylist of another salon */
export async function listBrandPreferences(
  ctx: Ctx,
  { stylistId }: { stylistId: string },
): Promise<BrandPreference[]> {
  await getStylist(ctx, stylistId);
  return (await preferencesOf(ctx, stylistId)).map(asPreference);
}

/** What the acting stylist's formulas are made with. */
export type Products = {
  /** Lines, best first, as "brand/line". */
  lines: string[];
  /** Codes by "brand/line", where formulas are made from the shelf alone. */
  shelf?: Record<string, string[]>;
  /** What is in stock, where formulas are made from the whole catalogue and any stock is kept. */
  standing?: Record<string, string[]>;
  /** The brand of the developer at hand. */
  developerBrand?: string;
};

/** The lines of the acting stylist, the shelf where they work from it alone, and their developer. */
export async function productsToUse(ctx: Ctx): Promise<Products> {
  const [{ developerBrandId, shelfOnly }, lines] = await Promise.all([
    getStylist(ctx, ctx.actor.stylistId),
    preferredLines(ctx),
  ]);
  const standing = await standingOn(ctx);
  return {
    lines,
    ...(shelfOnly ? { shelf: standing } : Object.keys(standing).length > 0 && { standing }),
    ...(developerBrandId && { developerBrand: developerBrandId }),
  };
}

/** The lines that formulas of the acting stylist are made with, best first, as "brand/line". */
export async function preferredLines(ctx: Ctx): Promise<string[]> {
  const rows = await preferencesOf(ctx, ctx.actor.stylistId);
  return rows.map(({ brandId, productLineId }) => `${brandId}/${productLineId}`);
}

/** @throws conflict for a sixth or a repeated line; invalid for what is not in the catalogue */
export async function addBrandPreference(
  ctx: Ctx,
  { brandId, productLineId, productType, stylistId = ctx.actor.stylistId }: AddBrandPreference,
): Promise<BrandPreference> {
  knownLine(brandId, productLineId);
  return atomically(ctx, async (ctx) => {
    await getStylist(ctx, stylistId, lockStylist);
    const existing = await preferencesOf(ctx, stylistId);
    const refusal = refusalToAdd(existing, { brandId, productLineId });
    if (refusal) throw new DomainError("conflict", refusal);
    const row = {
      id: newId(),
      salonId: ctx.actor.salonId,
      stylistId,
      brandId,
      productLineId,
      productType,
      createdAt: ctx.now(),
    };
    await ctx.db.insert(brandPreferences).values(row);
    return asPreference(row);
  });
}

/** @throws not_found */
export async function removeBrandPreference(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ id: string }> {
  const gone = await ctx.db.delete(brandPreferences).where(eq(brandPreferences.id, id)).returning();
  if (gone.length === 0) throw new DomainError("not_found", "Brand preference not found.");
  return { id };
}

/** Puts the acting stylist's preferences into a new order. @throws not_found for one that is not theirs; conflict when the list has changed meanwhile */
export async function orderBrandPreferences(
  ctx: Ctx,
  { ids }: OrderBrandPreferences,
): Promise<BrandPreference[]> {
  const { stylistId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    await getStylist(ctx, stylistId, lockStylist);
    const own = await preferencesOf(ctx, stylistId);
    if (ids.some((id) => own.every((row) => row.id !== id)))
      throw new DomainError("not_found", "Brand preference not found.");
    if (new Set(ids).size !== own.length)
      throw new DomainError("conflict", "The list has changed meanwhile. Look again.");
    const now = ctx.now().getTime();
    for (const [at, id] of ids.entries())
      await ctx.db
        .update(brandPreferences)
        .set({ createdAt: new Date(now + at) })
        .where(eq(brandPreferences.id, id));
    return (await preferencesOf(ctx, stylistId)).map(asPreference);
  });
}

/** What Settings shows of the acting stylist's brands and developer. */
export async function getStylistPreferences(ctx: Ctx): Promise<StylistPreferences> {
  const { stylistId } = ctx.actor;
  const stylist = await getStylist(ctx, stylistId);
  const preferences = await preferencesOf(ctx, stylistId);
  const brandId = preferences[0]?.brandId ?? null;
  return {
    id: stylistId,
    brandId,
    productLineIds: preferences
      .filter((row) => row.brandId === brandId)
      .map((row) => row.productLineId),
    developerBrand: stylist.developerBrandId,
    developerVolume: DeveloperVolume.catch(DEFAULT_DEVELOPER_VOLUME).parse(stylist.developerVolume),
    asksLines:
      ctx.actor.role !== "reception" &&
      preferences.length === 0 &&
      !stylist.linesToldAt &&
      !(await hasFormulated(ctx, stylistId)),
  };
}

async function hasFormulated({ db }: Pick<Ctx, "db">, stylistId: string): Promise<boolean> {
  const [one] = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.stylistId, stylistId))
    .limit(1);
  return one !== undefined;
}

/** Leaves open for now which lines stand on the acting stylist's shelf: nobody asks again. */
export async function leaveLinesOpen(ctx: Ctx): Promise<StylistPreferences> {
  await ctx.db
    .update(stylists)
    .set({ linesToldAt: ctx.now() })
    .where(eq(stylists.id, ctx.actor.stylistId));
  return getStylistPreferences(ctx);
}

/**
 * Saves Settings: the chosen lines lead the list, and every line that is on it stays. Without a choice the brand's own lead: those
 * on the list, else its main lines as far as there is room.
 * @throws invalid for what is not in the catalogue; conflict for more lines than the list holds
 */
export async function saveStylistPreferences(
  ctx: Ctx,
  { brandId, productLineIds, developerBrand, developerVolume }: SaveStylistPreferences,
): Promise<StylistPreferences> {
  if (productLineIds.length === 0) mainLines(brandId);
  for (const id of productLineIds) knownLine(brandId, id);
  const developerBrandId = developerBrand ? knownBrand(developerBrand) : null;
  const { salonId, stylistId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    await getStylist(ctx, stylistId, lockStylist);
    const existing = await preferencesOf(ctx, stylistId);
    const lines =
      productLineIds.length > 0 ? [...new Set(productLineIds)] : ownLines(existing, brandId);
    const wanted = preferFirst(
      existing,
      lines.map((productLineId) => ({ brandId, productLineId })),
    );
    if (lines.length === 0 || wanted.length > MAX_PREFERENCES)
      throw new DomainError("conflict", `${LIMIT_REACHED} Remove one first.`);
    const now = ctx.now().getTime();
    for (const [at, line] of wanted.entries()) {
      const createdAt = new Date(now + at);
      if ("id" in line)
        await ctx.db
          .update(brandPreferences)
          .set({ createdAt })
          .where(eq(brandPreferences.id, line.id));
      else
        await ctx.db
          .insert(brandPreferences)
          .values({ ...line, id: newId(), salonId, stylistId, createdAt });
    }
    await ctx.db
      .update(stylists)
      .set({ developerBrandId, developerVolume, linesToldAt: ctx.now() })
      .where(eq(stylists.id, stylistId));
    return getStylistPreferences(ctx);
  });
}

/** Of a brand the lines that are preferred already, else its main ones, as many as there is room for. */
function ownLines(existing: readonly Pick<Row, "brandId" | "productLineId">[], brandId: string) {
  const own = existing.filter((each) => each.brandId === brandId);
  if (own.length > 0) return own.map(({ productLineId }) => productLineId);
  return mainLines(brandId).slice(0, MAX_PREFERENCES - existing.length);
}

type Row = Omit<typeof brandPreferences.$inferSelect, "salonId" | "createdAt">;

const preferences = builtOnce((db) =>
  db
    .select()
    .from(brandPreferences)
    .where(eq(brandPreferences.stylistId, sql.placeholder("stylistId")))
    .orderBy(asc(brandPreferences.createdAt), asc(brandPreferences.id)),
);
const preferencesOf = ({ db }: Pick<Ctx, "db">, stylistId: string) =>
  preferences(db, { stylistId });

const stylistById = (db: Db) =>
  db
    .select()
    .from(stylists)
    .where(eq(stylists.id, sql.placeholder("stylistId")));
const readStylist = builtOnce(stylistById);
const lockStylist = builtOnce((db) => stylistById(db).for("update"));

async function getStylist({ db }: Pick<Ctx, "db">, stylistId: string, read = readStylist) {
  const [stylist] = isId(stylistId) ? await read(db, { stylistId }) : [];
  if (!stylist) throw new DomainError("not_found", "Stylist not found.");
  return stylist;
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function knownLine(brandId: string, lineId: string): BrandLine {
  if (linesOf(brandId).length === 0) throw refused("brandId", "This brand is not in the catalog.");
  const line = findLine(`${brandId}/${lineId}`);
  if (!line) throw refused("productLineId", "This brand has no such product line.");
  return line;
}

/** A brand by id, by name or by the first words of it, as forms send either. */
function knownBrand(given: string): string {
  const wanted = given.toLowerCase();
  const found =
    brands.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted) ??
    brands.find(({ name }) => name.toLowerCase().startsWith(`${wanted} `));
  if (!found) throw refused("developerBrand", "This brand is not in the catalog.");
  return found.id;
}

const MAIN_TYPES = ["permanent", "demi-permanent", "toner", "lightener", "high-lift"] as const;

/** One line of each kind of work, the brand's first of it; lines with a shade list before those without. */
function mainLines(brandId: string): string[] {
  const lines = linesOf(brandId).toSorted(
    (a, b) => Number(b.shades.length > 0) - Number(a.shades.length > 0),
  );
  const main = MAIN_TYPES.flatMap((type) => lines.find((line) => line.type === type)?.id ?? []);
  if (main.length > 0) return main.slice(0, MAX_PREFERENCES);
  const [first] = lines;
  if (!first) throw refused("brandId", "This brand is not in the catalog.");
  return [first.id];
}

function asPreference({
  id,
  stylistId,
  brandId,
  productLineId,
  productType,
}: Row): BrandPreference {
  const line = findLine(`${brandId}/${productLineId}`);
  return {
    id,
    stylistId,
    brandId,
    brandName: line?.brandName ?? brandId,
    productLineId,
    productLineName: line?.name ?? productLineId,
    productLineType: line?.type ?? "",
    productType,
  };
}
