import { changesOf, yesOrNo, type Line } from "#tools/actions/change-rules.ts";
import type { Change } from "#tools/actions/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { stylistCalled } from "#tools/stylists/find-called.ts";
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
  // what every service starts with says nothing
  const plain = { ...after, online: false, onlineInProcessing: false, needsPatchTest: false };
  return changesOf([
    ...linesOf(null, plain),
    ["Patch test", null, after.needsPatchTest ? "needed" : null],
    ["Booked online", null, after.online ? null : "no"],
  ]);
}

/** What would change of a service, with all that moves along. @throws as `updateServiceCalled` */
export async function serviceChanges(ctx: Ctx, given: UpdateServiceCalled): Promise<Change[]> {
  const before = await serviceCalled(ctx, given);
  const after = await rehearse(ctx, (ctx) => updateServiceCalled(ctx, given));
  return changesOf(linesOf(before, after));
}

/** What would be taken off a menu. @throws as `serviceCalled` */
export async function goneServiceChanges(ctx: Ctx, which: ServiceCalled): Promise<Change[]> {
  const before = await serviceCalled(ctx, which);
  const { name } = await stylistCalled(ctx, which.stylist);
  return [
    { label: `Menu of ${name}`, before: `${before.name}, ${priceWords(before)}`, after: null },
  ];
}

/** The words of a service, beside those that it had. */
function linesOf(before: Service | null, after: Service): Line[] {
  const line = (label: string, words: (of: Service) => string | null): Line => [
    label,
    before && words(before),
    words(after),
  ];
  return [
    line("Name", ({ name }) => name),
    line("Price", priceWords),
    line("Written beside it", rangeNote),
    line("Takes", ({ duration }) => `${duration} min`),
    line("Parts", ({ segments }) =>
      segments.map(({ kind, minutes }) => `${kind} ${minutes}`).join(", "),
    ),
    line("Category", ({ category }) => category),
    line("Description", ({ description }) => description),
    line("At booking", atBooking),
    line("Missed visit", ({ noShowPercent }) =>
      noShowPercent === null ? null : `${noShowPercent}% of the price`,
    ),
    line("Booked online", ({ online }) => (before ? (yesOrNo(online) ?? null) : null)),
    line("Others while it processes", ({ onlineInProcessing }) =>
      before ? (yesOrNo(onlineInProcessing) ?? null) : null,
    ),
    line("Patch test", ({ needsPatchTest }) =>
      before ? (needsPatchTest ? "needed" : "not needed") : null,
    ),
  ];
}

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
