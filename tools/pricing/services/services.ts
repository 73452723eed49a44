import { desc, eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { maxAbove, readRange, type Prices } from "#tools/pricing/price-range-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { patchVisitOf } from "#tools/pricing/patch-visit.ts";
import { durationOf, isSameName } from "./service-rules.ts";
import type { Service } from "./service-schema.ts";
import { starterMenuOf } from "./services-starter.ts";
import { toldToClients } from "./starter-rules.ts";

type Reach = { db: Db };
type Whose = { stylistId: string };

/**
 * What a stylist offers: their own services, newest first, or the starter menu while they have none.
 * @throws not_found for a stylist who is not of the salon
 */
export async function listServices(ctx: Reach, { stylistId }: Whose): Promise<Service[]> {
  const rows = await ownMenu(ctx.db, { stylistId });
  const [first] = rows;
  if (!first) throw new DomainError("not_found", "Stylist not found.");
  const own = rows.flatMap(({ service }) => (service ? [asService(service, first.currency)] : []));
  if (own.length > 0) return own;
  return starterMenuOf(stylistId).map((line) => ({
    ...priced(line, first.currency),
    ...NOTHING_SAID,
    stylistId,
  }));
}

const ownMenu = builtOnce((db) =>
  db
    .select({ currency: salons.currency, service: services })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .leftJoin(services, eq(services.stylistId, stylists.id))
    .where(eq(stylists.id, sql.placeholder("stylistId")))
    .orderBy(desc(services.createdAt), desc(services.id)),
);

/** What clients may book of it themselves, without prices that nobody has set yet. @throws not_found */
export async function listOnlineServices(ctx: Reach, whose: Whose): Promise<Service[]> {
  const menu = await listServices(ctx, whose);
  return menu.filter(({ online }) => online).map(toldToClients);
}

/** The same, with the short visit for a patch test where some of it asks for one. @throws not_found */
export async function listBookableOnline(
  ctx: Reach,
  { stylistId, patchTests }: Whose & { patchTests: boolean },
): Promise<Service[]> {
  const menu = await listOnlineServices(ctx, { stylistId });
  const visit = patchTests ? patchVisitOf(menu, stylistId) : null;
  return visit ? [...menu, visit] : menu;
}

/**
 * A service of a stylist's menu, or the visit for a patch test, by its id, or without one by its name, however that is spelt; null where the menu has none.
 * @throws not_found for a stylist who is not of the salon
 */
export async function findService(
  ctx: Reach,
  {
    stylistId,
    serviceId,
    serviceType,
  }: Whose & { serviceId?: string | null; serviceType?: string | null },
): Promise<Service | null> {
  const own = await listServices(ctx, { stylistId });
  const visit = patchVisitOf(own, stylistId);
  const menu = visit ? [...own, visit] : own;
  const found = serviceId
    ? menu.find(({ id }) => id === serviceId)
    : menu.find(({ name }) => isSameName(name, serviceType ?? ""));
  return found ?? null;
}

/** A starter menu says no more than names, prices and times. */
const NOTHING_SAID = {
  priceRange: null,
  priceMax: null,
  priceMaxMinor: null,
  priceFrom: false,
  payAtBooking: "none",
  depositText: null,
  depositMinor: null,
  depositPercent: null,
  noShowPercent: null,
  online: true,
  onlineInProcessing: false,
  starter: true,
  version: 1,
} as const;

/** A row as the API gives it. */
export function asService(row: typeof services.$inferSelect, currency: string): Service {
  const { stylistId, priceRange, online, onlineInProcessing } = row;
  const { payAtBooking, depositAmount, depositPercent, noShowPercent, version } = row;
  const { max, from } = pricesOf(row, currency);
  return {
    ...priced(row, currency),
    stylistId,
    priceRange,
    priceMax: textOf(max, currency),
    priceMaxMinor: max,
    priceFrom: from,
    payAtBooking,
    depositText: textOf(depositAmount, currency),
    depositMinor: depositAmount,
    depositPercent,
    noShowPercent,
    version,
    online,
    onlineInProcessing,
    starter: false,
  };
}

/**
 * What a service costs, least and most in minor units, and whether the least is a "from". A range that was written before
 * ranges were read is read here.
 */
export function pricesOf(
  row: Pick<typeof services.$inferSelect, "basePrice" | "priceRange" | "priceMax" | "priceFrom">,
  currency: string,
): Prices {
  const written = row.priceRange === null ? null : readRange(row.priceRange, currency);
  return {
    base: row.basePrice,
    max: maxAbove(row.basePrice, row.priceMax ?? written?.max ?? null),
    from: row.priceFrom || (written?.from ?? false),
  };
}

const textOf = (minor: number | null, currency: string) =>
  minor === null ? null : priceText(minor, currency);

type Priced = Pick<
  typeof services.$inferSelect,
  "id" | "name" | "category" | "description" | "basePrice" | "segments" | "needsPatchTest"
>;

function priced(of: Priced, currency: string) {
  const { id, name, category, description, basePrice, segments, needsPatchTest } = of;
  return {
    id,
    name,
    category,
    description,
    basePrice: priceText(basePrice, currency),
    basePriceMinor: basePrice,
    duration: durationOf(segments),
    segments,
    needsPatchTest,
  };
}
