import { asc, eq } from "drizzle-orm";
import { brandPreferences, shelfShades } from "#db/schema/brands.ts";
import { productPrices } from "#db/schema/pricing.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { nearestShade } from "#tools/colour/shade/nearest-shade.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { getRates } from "#tools/salons/rates.ts";
import { minorUnits } from "./cost/cost-rules.ts";
import type {
  PricedLine,
  ProductPrice,
  SaidProductPrice,
  SayProductPrice,
  SetProductPrice,
  SetProductPrices,
} from "./cost/cost-schema.ts";
import { knownLine, labelOf, lineCalled } from "./line-called.ts";
import { refused } from "#tools/core/field-error.ts";

/** Lets only those pass who see what things cost. @throws forbidden for the reception */
export function requireCosts(ctx: Ctx): void {
  requireMay(ctx, "see_costs");
}

/** What packs cost the salon, by line; a line's own price before those of single shades. @throws forbidden for the reception */
export async function listPrices(ctx: Ctx): Promise<ProductPrice[]> {
  requireCosts(ctx);
  return readPrices(ctx);
}

/** The same for what is worked out whoever asks; no role that may not see costs is to be shown anything of it. */
export async function readPrices(ctx: Ctx): Promise<ProductPrice[]> {
  const rows = await ctx.db
    .select()
    .from(productPrices)
    .orderBy(
      asc(productPrices.brandId),
      asc(productPrices.lineId),
      asc(productPrices.part),
      asc(productPrices.code),
    );
  return rows.map(asPrice).toSorted((a, b) => Number(a.code !== null) - Number(b.code !== null));
}

/** The lines that stylists of the salon prefer, that stand on its shelf or that have a price, with their prices, by name. @throws forbidden for the reception */
export async function listPricedLines(ctx: Ctx): Promise<PricedLine[]> {
  const prices = await listPrices(ctx);
  const preferred = await ctx.db
    .selectDistinct({ brandId: brandPreferences.brandId, lineId: brandPreferences.productLineId })
    .from(brandPreferences);
  const shelved = await ctx.db
    .selectDistinct({ brandId: shelfShades.brandId, lineId: shelfShades.lineId })
    .from(shelfShades);
  const keys = new Set([
    ...[...preferred, ...shelved].map(({ brandId, lineId }) => `${brandId}/${lineId}`),
    ...prices.map(({ line }) => line),
  ]);
  return [...keys]
    .flatMap((key) => findLine(key) ?? [])
    .filter(({ type }) => type !== "developer")
    .map((line) => pricedLine(line, prices))
    .toSorted(
      (a, b) => a.brandName.localeCompare(b.brandName) || a.lineName.localeCompare(b.lineName),
    );
}

/** Keeps what a pack costs; a price that was there for the same thing is replaced. @throws forbidden for the reception, invalid for what is not in the catalogue */
export async function setPrice(ctx: Ctx, price: SetProductPrice): Promise<ProductPrice> {
  requireCosts(ctx);
  return upsert(ctx, priceable(price, ""));
}

/** Keeps several prices, all or none; gives them in the order they came. @throws as `setPrice` */
export async function setPrices(ctx: Ctx, { prices }: SetProductPrices): Promise<ProductPrice[]> {
  requireCosts(ctx);
  const known = prices.map((price, at) => priceable(price, `prices.${at}.`));
  return atomically(ctx, async (ctx) => {
    const saved: ProductPrice[] = [];
    for (const price of known) saved.push(await upsert(ctx, price));
    return saved;
  });
}

/** Keeps a price as it was said. @throws as `setPrice`; invalid where the words fit no line or several */
export async function sayPrice(
  ctx: Ctx,
  { line, part = "colour", code, packGrams, amount }: SayProductPrice,
): Promise<SaidProductPrice> {
  const { currency } = await getRates(ctx);
  const called = lineCalled(line);
  const price = minorUnits(amount, currency);
  const kept = await setPrice(ctx, { line: called.key, part, code, packGrams, price });
  return { ...kept, name: labelOf(called), currency };
}

/** Forgets a price. @throws not_found, forbidden for the reception */
export async function removePrice(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  requireCosts(ctx);
  const gone = await ctx.db.delete(productPrices).where(eq(productPrices.id, id)).returning();
  if (gone.length === 0) throw new DomainError("not_found", "Price not found.");
  return { id };
}

type Priceable = SetProductPrice & { code: string | null };

async function upsert(
  ctx: Ctx,
  { line, part, code, packGrams, price }: Priceable,
): Promise<ProductPrice> {
  const [brandId = "", lineId = ""] = line.split("/");
  const set = { packGrams, price, updatedAt: ctx.now() };
  const { salonId } = ctx.actor;
  const [row] = await ctx.db
    .insert(productPrices)
    .values({ id: newId(), salonId, brandId, lineId, part, code, ...set })
    .onConflictDoUpdate({
      target: [
        productPrices.salonId,
        productPrices.brandId,
        productPrices.lineId,
        productPrices.part,
        productPrices.code,
      ],
      set,
    })
    .returning();
  if (!row) throw new DomainError("not_found", "Salon not found.");
  return asPrice(row);
}

/** A price of something that the catalogue holds, its code as the catalogue writes it. `path` leads to its fields. */
function priceable(price: SetProductPrice, path: string): Priceable {
  const line = knownLine(price.line, `${path}line`);
  if (!price.code) return { ...price, code: null };
  if (price.part === "developer")
    throw refused(`${path}code`, "A developer has one price, whatever its volume.");
  return { ...price, code: codeOf(line, price.code, `${path}code`) };
}

function codeOf(line: BrandLine, code: string, path: string): string {
  if (line.shades.length === 0) return code;
  const known = findShade(line, code);
  if (known) return known.code;
  const near = nearestShade(line, code);
  throw refused(path, `${line.name} has no ${code}${near ? `; did you mean ${near.code}?` : ""}.`);
}

function pricedLine(line: BrandLine, prices: readonly ProductPrice[]): PricedLine {
  return {
    line: line.key,
    brandName: line.brandName,
    lineName: line.name,
    developer: line.developers.length > 0,
    prices: prices.filter((price) => price.line === line.key),
  };
}

function asPrice({
  id,
  brandId,
  lineId,
  part,
  code,
  packGrams,
  price,
}: typeof productPrices.$inferSelect): ProductPrice {
  return { id, line: `${brandId}/${lineId}`, part, code, packGrams, price };
}
