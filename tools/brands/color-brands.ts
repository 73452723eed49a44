import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands, linesOf } from "#tools/colour/catalogue.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { ColorBrand, ProductLine } from "./schema.ts";

/** Every brand of the catalogue that makes something to work with. */
export async function listColorBrands(_ctx: Ctx): Promise<ColorBrand[]> {
  return brands.map(({ id, name }) => ({ id, name }));
}

/** The lines of one brand, or of all. @throws not_found for an unknown brand */
export async function listProductLines(
  _ctx: Ctx,
  { brandId }: { brandId?: string },
): Promise<ProductLine[]> {
  if (brandId === undefined) return brands.flatMap((brand) => brand.lines.map(asProductLine));
  const lines = linesOf(brandId);
  if (lines.length === 0) throw new DomainError("not_found", "Brand not found.");
  return lines.map(asProductLine);
}

/** The catalogue comes with the app, so loading it changes nothing and says how many brands there are. */
export async function seedColorBrands(_ctx: Ctx): Promise<{ message: string; count: number }> {
  return { message: "Professional color brands loaded successfully", count: brands.length };
}

function asProductLine({ shades, ...line }: BrandLine): ProductLine {
  const { id, brandId, name, type, description } = line;
  return { id, brandId, name, type, description, shadeCount: shades.length };
}
