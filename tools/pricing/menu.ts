import type { Ctx } from "#tools/core/context.ts";
import { onlyOne } from "#tools/core/ref.ts";
import { getRates } from "#tools/salons/rates.ts";
import { findStylistOrSelf } from "#tools/stylists/find.ts";
import { listStylists } from "#tools/stylists/stylists.ts";
import { movedAlong } from "./price-given.ts";
import { readRange } from "./price-range-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { hasWords, isSameName } from "./services/service-rules.ts";
import type { Menu, Service, SetPrice } from "./services/service-schema.ts";
import { priceOf } from "./services/services-given.ts";
import { updateService } from "./services/services-own.ts";
import { listServices } from "./services/services.ts";

/** Whose menu it is. */
export type Whose = { stylist: { id: string; name: string } };

/** What a stylist offers, for who asked for it by name; of a service that was named for everybody, what it is with each colleague. */
export async function getMenu(
  ctx: Ctx,
  { stylist: { id: stylistId, name: stylistName }, everywhere }: Whose & { everywhere?: string },
): Promise<Menu> {
  const menu = { stylistId, stylistName, services: await listServices(ctx, { stylistId }) };
  if (!everywhere) return menu;
  const { items } = await listStylists(ctx, {});
  const others: NonNullable<Menu["others"]> = [];
  for (const { id, name } of items.filter((each) => each.id !== stylistId)) {
    const theirs = await listServices(ctx, { stylistId: id });
    const [service] = theirs.filter((each) => hasWords(each.name, everywhere));
    if (service) others.push({ stylistName: name, service });
  }
  return { ...menu, others };
}

/**
 * A service by its name, else by words that one name alone has: "balayage" is "Balayage & gloss" where there is no other.
 * @throws not_found, conflict
 */
export async function findOnMenu(ctx: Ctx, words: string, { stylist }: Whose): Promise<Service> {
  const menu = await listServices(ctx, { stylistId: stylist.id });
  const whole = menu.filter(({ name }) => isSameName(name, words));
  return onlyOne(menu, words, {
    what: `service of ${stylist.name}`,
    none: `There is no ${words} on the menu of ${stylist.name}.`,
    meant: whole.length > 0 ? whole : menu.filter(({ name }) => hasWords(name, words)),
  });
}

/** How a service of a menu is found. */
export const ON_MENU = { stylist: findStylistOrSelf, service: findOnMenu } as const;

/**
 * Gives a service another price: "195", "from 120", "120-180". A range that is not spoken of moves along.
 * @throws as `updateService`
 */
export async function setPrice(
  ctx: Ctx,
  { price, service }: Pick<SetPrice, "price"> & { service: Service },
): Promise<Service> {
  const { currency } = await getRates(ctx);
  const said = readRange(price, currency);
  const { id, basePriceMinor, priceRange: before, priceMaxMinor, priceFrom: from } = service;
  if (said !== null && said.min !== null && (said.from || said.max !== null))
    return updateService(ctx, { id, basePrice: priceText(said.min, currency), priceRange: price });
  const { priceRange, priceMax, priceFrom } = movedAlong(
    {
      basePrice: basePriceMinor ?? 0,
      priceRange: before,
      priceMax: priceMaxMinor,
      priceFrom: from,
    },
    priceOf(price, currency),
    currency,
  );
  return updateService(ctx, {
    id,
    basePrice: price,
    priceRange,
    priceMaxMinor: priceMax,
    priceFrom,
  });
}
