import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getRates } from "#tools/salons/rates.ts";
import { stylistCalled } from "#tools/stylists/find-called.ts";
import { movedAlong } from "./price-given.ts";
import { readRange } from "./price-range-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { hasWords, isSameName } from "./service-rules.ts";
import type {
  CreateServiceCalled,
  Menu,
  MenuCalled,
  Service,
  ServiceCalled,
  SetPrice,
  UpdateServiceCalled,
} from "./service-schema.ts";
import { priceOf } from "./services-given.ts";
import { copyStarterMenu, createService, deleteService, updateService } from "./services-own.ts";
import { listServices } from "./services.ts";

/** As many services as a refusal names. */
const NAMED = 5;

/** What a stylist offers. @throws not_found where nobody is called so, conflict where several are */
export async function listServicesCalled(ctx: Ctx, { stylist }: MenuCalled): Promise<Menu> {
  const { id, name } = await stylistCalled(ctx, stylist);
  return {
    stylistId: id,
    stylistName: name,
    services: await listServices(ctx, { stylistId: id }),
  };
}

/** Puts a service on the menu of a stylist who is called so. @throws as `createService` and `listServicesCalled` */
export async function createServiceCalled(
  ctx: Ctx,
  { stylist, ...given }: CreateServiceCalled,
): Promise<Service> {
  const { id: stylistId } = await stylistCalled(ctx, stylist);
  return createService(ctx, { ...given, stylistId });
}

/** Changes the service that is called so. @throws as `updateService`; conflict where several are called so */
export async function updateServiceCalled(
  ctx: Ctx,
  { stylist, service, ...given }: UpdateServiceCalled,
): Promise<Service> {
  const { id } = await serviceCalled(ctx, { stylist, service });
  return updateService(ctx, { ...given, id });
}

/**
 * Gives the service that is called so another price: "195", "from 120", "120-180". A range that is not spoken of moves along.
 * @throws as `updateServiceCalled`
 */
export async function setPrice(ctx: Ctx, { price, ...which }: SetPrice): Promise<Service> {
  const { currency } = await getRates(ctx);
  const said = readRange(price, currency);
  const { id, ...before } = await serviceCalled(ctx, which);
  if (said !== null && said.min !== null && (said.from || said.max !== null))
    return updateService(ctx, { id, basePrice: priceText(said.min, currency), priceRange: price });
  const base = priceOf(price, currency);
  const { priceRange, priceMax, priceFrom } = movedAlong(columnsOf(before), base, currency);
  return updateService(ctx, {
    id,
    basePrice: price,
    priceRange,
    priceMaxMinor: priceMax,
    priceFrom,
  });
}

const columnsOf = ({
  basePriceMinor,
  priceRange,
  priceMaxMinor,
  priceFrom,
}: Omit<Service, "id">) => ({
  basePrice: basePriceMinor ?? 0,
  priceRange,
  priceMax: priceMaxMinor,
  priceFrom,
});

/** Makes the starter menu the own one of the stylist who is called so. @throws as `copyStarterMenu` and `listServicesCalled` */
export async function copyStarterMenuCalled(ctx: Ctx, which: MenuCalled): Promise<Menu> {
  const { id: stylistId } = await stylistCalled(ctx, which.stylist);
  await copyStarterMenu(ctx, { stylistId });
  return listServicesCalled(ctx, which);
}

/** Takes the service that is called so off the menu. @throws as `deleteService`; conflict where several are called so */
export async function deleteServiceCalled(ctx: Ctx, which: ServiceCalled): Promise<Service> {
  const service = await serviceCalled(ctx, which);
  await deleteService(ctx, service);
  return service;
}

/**
 * A service by its name, else by words that one name alone has: "balayage" is "Balayage & gloss" where there is no other.
 * @throws not_found, conflict
 */
export async function serviceCalled(
  ctx: Ctx,
  { stylist, service: words }: ServiceCalled,
): Promise<Service> {
  const { name, id: stylistId } = await stylistCalled(ctx, stylist);
  const menu = await listServices(ctx, { stylistId });
  const whole = menu.filter((service) => isSameName(service.name, words));
  const called = whole.length > 0 ? whole : menu.filter((service) => hasWords(service.name, words));
  const [found, another] = called;
  if (!found) {
    throw new DomainError("not_found", `There is no ${words} on the menu of ${name}.`);
  }
  if (!another) return found;
  const names = called.slice(0, NAMED).map((service) => service.name);
  if (called.length > NAMED) names.push("others");
  throw new DomainError(
    "conflict",
    whole.length > 0
      ? `The menu of ${name} has several called ${words}. Change them on the Service Pricing screen.`
      : `Several services of ${name} are called so: ${names.join(", ")}. Say which one.`,
  );
}
