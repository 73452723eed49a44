import { changesOf, fieldLines } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { stylistCalled } from "#tools/stylists/find-called.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import { priceWords, rangeNote } from "./service-price-rules.ts";
import type {
  CreateServiceCalled,
  Service,
  ServiceCalled,
  UpdateService,
  UpdateServiceCalled,
} from "./service-schema.ts";
import { createServiceCalled, serviceCalled, updateServiceCalled } from "./services-called.ts";

/** What a new service would be on the menu. @throws as `createServiceCalled` */
export async function newServiceChanges(ctx: Ctx, given: CreateServiceCalled): Promise<Change[]> {
  const after = await rehearse(ctx, (ctx) => createServiceCalled(ctx, given));
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

/** What would change of a service, with all that moves along. @throws as `updateServiceCalled` */
export async function serviceChanges(ctx: Ctx, given: UpdateServiceCalled): Promise<Change[]> {
  const before = await serviceCalled(ctx, given);
  const after = await rehearse(ctx, (ctx) => updateServiceCalled(ctx, given));
  return changesOf(fieldLines(SERVICE_FIELDS, shown(before), shown(after)));
}

/** What would be taken off a menu. @throws as `serviceCalled` */
export async function goneServiceChanges(ctx: Ctx, which: ServiceCalled): Promise<Change[]> {
  const before = await serviceCalled(ctx, which);
  const { name } = await stylistCalled(ctx, which.stylist);
  return [
    { label: `Menu of ${name}`, before: `${before.name}, ${priceWords(before)}`, after: null },
  ];
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

/** The change that makes a service what it was, as long as nobody changed it since; null for an example of the starter menu. */
export function formerService(
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
