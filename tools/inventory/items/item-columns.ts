import type { items } from "#db/schema/inventory.ts";
import type { Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import { keptOf, namesOf, type Field } from "#tools/core/fields.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { minorUnits, priceOf } from "#tools/pricing/cost/cost-rules.ts";
import { readPrices, requireCosts } from "#tools/pricing/prices.ts";
import { parsePrice } from "#tools/values/money-rules.ts";
import { getRates } from "#tools/salons/rates.ts";
import { ITEM_FIELDS } from "./item-fields.ts";
import type { CatalogueLink, CreateItem, ItemUnit } from "#tools/inventory/schema.ts";
import { plainBarcode } from "./stock-rules.ts";

type Given = Partial<CreateItem>;

/** Columns that nobody types, or that are kept by what stands beside them. */
type Untyped =
  | "id"
  | "salonId"
  | "unitSize"
  | "stock"
  | "openedAt"
  | keyof ReturnType<typeof linkColumns>
  | "needsCount"
  | "createdAt"
  | "deletedAt";
/** Every other column is among the fields, or this does not compile. */
const FIELDS = ITEM_FIELDS satisfies Record<
  Exclude<keyof typeof items.$inferSelect, Untyped>,
  Field
>;
/** What is not kept as it was said. */
const READ = [
  "name",
  "category",
  "unit",
  "unitGrams",
  "currentQuantity",
  "lowStockThreshold",
  "costPerUnit",
] as const;
const AS_SAID = namesOf(FIELDS).filter(
  (name): name is Exclude<typeof name, (typeof READ)[number]> =>
    !READ.some((read) => read === name),
);

/** The columns of what was said of an item's optional fields; an empty one is none, and what is left out is left out here. */
export function givenColumns({ barcode, ...given }: Given) {
  const plain = barcode && plainBarcode(barcode);
  return keptOf(AS_SAID, { ...given, ...(barcode !== undefined && { barcode: plain || null }) });
}

/** The columns of a link, all empty without one. */
export function linkColumns(link: CatalogueLink | null) {
  const [brandId = null, lineId = null] = link?.line.split("/") ?? [];
  return {
    brandId,
    lineId,
    part: link?.part ?? null,
    code: link?.code ?? null,
    volume: link?.volume ?? null,
  };
}

/**
 * What a unit costs, in minor units, as it was said; null for none, undefined where nothing was said. Who sees no costs says
 * none: what they leave empty stays as it is.
 * @throws invalid for what is no price; forbidden for the reception
 */
export async function givenCost(
  ctx: Ctx,
  given: CreateItem["costPerUnit"],
): Promise<number | null | undefined> {
  if (given === undefined) return undefined;
  if (given === null || given === "") return may(ctx.actor.role, "see_costs") ? null : undefined;
  requireCosts(ctx);
  const { currency } = await getRates(ctx);
  const minor = typeof given === "number" ? asNumber(given, currency) : parsePrice(given, currency);
  if (minor !== null) return minor;
  throw refused("costPerUnit", `Please enter a price in ${currency}, such as 9.50.`);
}

/** Minor units of a number that has no more decimals than its currency. */
function asNumber(given: number, currency: string): number | null {
  const minor = minorUnits(given, currency);
  return Math.abs(minor - minorUnits(given * 1e4, currency) / 1e4) < 1e-3 ? minor : null;
}

/** What a tube or bottle of it holds by the salon's own prices; null where they do not say. */
export async function packGramsOf(
  ctx: Ctx,
  unit: ItemUnit,
  link: CatalogueLink | null,
): Promise<number | null> {
  if (!link || (unit !== "tube" && unit !== "bottle")) return null;
  return priceOf(await readPrices(ctx), link)?.packGrams ?? null;
}
