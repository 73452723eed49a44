import { changesOf, fieldLines } from "#tools/core/change-rules.ts";
import type { Change, TakeBack } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import { priceWords, rangeNote } from "./service-price-rules.ts";
import type { Whose } from "#tools/pricing/menu.ts";
import type { AddService, ChangeService, Service, UpdateService } from "./service-schema.ts";
import { createService, updateService } from "./services-own.ts";

/** What is said of a service whose menu was found, as the verbs take it. */
export const newService = (ctx: Ctx, { stylist, ...given }: Omit<AddService, "stylist"> & Whose) =>
  createService(ctx, { ...given, stylistId: stylist.id });

/** What is changed of a service that was found, as the verb takes it. */
export const changeService = (ctx: Ctx, { service, ...given }: ChangedService) =>
  updateService(ctx, { ...given, id: service.id });

type ChangedService = Omit<ChangeService, "stylist" | "service"> & Whose & { service: Service };

/** What a new service would be on the menu. @throws as `createService` */
export async function newServiceChanges(
  ctx: Ctx,
  given: Parameters<typeof newService>[1],
): Promise<Change[]> {
  const after = await rehearse(ctx, (ctx) => newService(ctx, given));
  return changesOf(
    fieldLines(SERVICE_FIELDS, null, {
      ...shown(after),
      // what every service starts with says nothing
      online: after.online ? undefined : false,
      onlineInProcessing: after.onlineInProcessing || undefined,
      needsPatchTest: after.needsPatchTest || undefined,
    }),
  );
}

/** What would change of a service, with all that moves along. @throws as `updateService` */
export async function serviceChanges(ctx: Ctx, given: ChangedService): Promise<Change[]> {
  const after = await rehearse(ctx, (ctx) => changeService(ctx, given));
  return changesOf(fieldLines(SERVICE_FIELDS, shown(given.service), shown(after)));
}

/** A service's fields in words; of a deposit it is said how much. */
const shown = (service: Service) => ({
  ...service,
  basePrice: priceWords(service),
  priceRange: rangeNote(service),
  segments: service.segments.map(({ kind, minutes }) => `${kind} ${minutes}`),
  payAtBooking: atBooking(service),
  depositText: undefined,
  depositPercent: undefined,
});

function atBooking({ payAtBooking, depositText, depositPercent }: Service): string | null {
  if (payAtBooking === "none") return null;
  if (payAtBooking === "card") return "a card is kept";
  return `a deposit of ${depositText ?? `${depositPercent}%`}`;
}

/** How a change of a service is taken back, as long as nobody changed it since; an example of the starter menu is not. */
export const undoChange =
  async (_ctx: Ctx, { service }: { service: Service }) =>
  (after: Service): TakeBack | null => {
    const input = formerService(service, after);
    return input && { tool: "put_service_back", input };
  };

/** How a service that was taken off comes back, as the one it was; of the starter menu none does. */
export function undoDelete(service: Service): TakeBack | null {
  const former = formerService(service, service);
  if (!former) return null;
  const { version: _version, ...was } = former;
  return { tool: "restore_service", input: { ...was, stylistId: service.stylistId } };
}

function formerService(
  before: Service,
  { version }: Pick<Service, "version">,
): (UpdateService & { id: string }) | null {
  if (before.starter) return null;
  const {
    stylistId: _whose,
    basePriceMinor: _minor,
    priceMax: _max,
    depositText: _text,
    starter: _starter,
    ...was
  } = before;
  return { ...was, version };
}
