import { changesOf, counted } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { getRates } from "#tools/salons/rates.ts";
import { money } from "./cost/cost-rules.ts";
import type {
  ChangeCostSettings,
  CostSettings,
  NamedPrice,
  NamedPrices,
  ProductPrice,
  SayProductPrice,
} from "./cost/cost-schema.ts";
import { getCostSettings, setCostSettings } from "./cost/cost-settings.ts";
import { labelOf } from "./line-called.ts";
import { listPrices, removePrice, sayPrice } from "./prices.ts";

/** What packs cost, with the names of their lines. @throws forbidden for the reception */
export async function listNamedPrices(ctx: Ctx): Promise<NamedPrices> {
  const { currency } = await getRates(ctx);
  return { currency, prices: (await listPrices(ctx)).map(named) };
}

/** Forgets a price. @throws as `removePrice` */
export async function removePriceNamed(
  ctx: Ctx,
  { priceId }: { priceId: string },
): Promise<NamedPrice> {
  const price = await priceById(ctx, priceId);
  await removePrice(ctx, { id: priceId });
  return price;
}

/** A price by its id. @throws not_found, forbidden */
export async function priceById(ctx: Ctx, id: string): Promise<NamedPrice> {
  const found = (await listPrices(ctx)).find((price) => price.id === id);
  if (!found) throw new DomainError("not_found", "Price not found.");
  return named(found);
}

/** The price that what is said would replace; null for the first of its thing. @throws as `sayPrice` */
export async function priceBefore(ctx: Ctx, said: SayProductPrice): Promise<ProductPrice | null> {
  const { id } = await rehearse(ctx, (ctx) => sayPrice(ctx, said));
  return (await listPrices(ctx)).find((price) => price.id === id) ?? null;
}

/** What would change of a pack's price. @throws as `sayPrice` */
export async function productPriceChanges(ctx: Ctx, said: SayProductPrice): Promise<Change[]> {
  const before = await priceBefore(ctx, said);
  const { currency, ...after } = await rehearse(ctx, (ctx) => sayPrice(ctx, said));
  return changesOf([
    [thingWords(named(after)), before && packWords(before, currency), packWords(after, currency)],
  ]);
}

/** What a pack holds and costs: "$9.50 for 60 g". */
export const packWords = (
  { price, packGrams }: Pick<ProductPrice, "price" | "packGrams">,
  currency: string,
): string => `${money(price, currency)} for ${packGrams} g`;

/** What a price is of: "Wella Professionals Koleston Perfect 7/0, colour". */
export const thingWords = ({ name, code, part }: Pick<NamedPrice, "name" | "code" | "part">) =>
  `${[name, code].filter(Boolean).join(" ")}, ${part}`;

/** The call that keeps a price as it was. */
export function sayingOf(
  { line, part, code, packGrams, price }: ProductPrice,
  currency: string,
): SayProductPrice {
  const amount = price / 10 ** fractionDigits(currency);
  return { line, part, ...(code !== null && { code }), packGrams, amount };
}

function named(price: ProductPrice): NamedPrice {
  const line = findLine(price.line);
  return { ...price, name: line ? labelOf(line) : price.line };
}

/** Keeps overhead and margin, either of them or both. @throws as `setCostSettings` */
export async function changeCostSettings(
  ctx: Ctx,
  given: ChangeCostSettings,
): Promise<CostSettings> {
  const { overheadPercent, marginPercent } = await getCostSettings(ctx);
  return setCostSettings(ctx, {
    overheadPercent: given.overheadPercent ?? overheadPercent,
    marginPercent: given.marginPercent ?? marginPercent,
  });
}

/** What would change of overhead and margin. @throws forbidden */
export async function costSettingsChanges(
  ctx: Ctx,
  { overheadPercent, marginPercent }: ChangeCostSettings,
): Promise<Change[]> {
  const before = await getCostSettings(ctx);
  return changesOf([
    ["Overhead", `${before.overheadPercent}%`, counted(overheadPercent, "%")],
    ["Margin", `${before.marginPercent}%`, counted(marginPercent, "%")],
  ]);
}
