import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { stylistCalled } from "#tools/stylists/find-called.ts";
import { isSameName } from "./service-rules.ts";
import type {
  CreateServiceCalled,
  Menu,
  MenuCalled,
  Service,
  ServiceCalled,
  UpdateServiceCalled,
} from "./service-schema.ts";
import { createService, deleteService, updateService } from "./services-own.ts";
import { listServices } from "./services.ts";

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

/** Takes the service that is called so off the menu. @throws as `deleteService`; conflict where several are called so */
export async function deleteServiceCalled(ctx: Ctx, which: ServiceCalled): Promise<Service> {
  const service = await serviceCalled(ctx, which);
  await deleteService(ctx, service);
  return service;
}

async function serviceCalled(
  ctx: Ctx,
  { stylist, service: words }: { stylist?: string | undefined; service: string },
): Promise<Service> {
  const { name, id: stylistId } = await stylistCalled(ctx, stylist);
  const menu = await listServices(ctx, { stylistId });
  const [found, another] = menu.filter((service) => isSameName(service.name, words));
  if (!found) {
    throw new DomainError("not_found", `There is no ${words} on the menu of ${name}.`);
  }
  if (another) {
    throw new DomainError(
      "conflict",
      `The menu of ${name} has several called ${words}. Change them on the Service Pricing screen.`,
    );
  }
  return found;
}
