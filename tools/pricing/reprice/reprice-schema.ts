import { z } from "zod";
import { ref } from "#tools/core/fields.ts";
import { ServiceCategory } from "#tools/pricing/services/service-schema.ts";

/** What a service cost from a moment on. Written once. */
export const PriceChange = z.object({
  id: z.uuid(),
  serviceId: z.uuid(),
  basePrice: z.string(),
  /** Minor units. */
  basePriceMinor: z.int(),
  priceMax: z.string().nullable(),
  priceMaxMinor: z.int().nullable(),
  /** Null for the first price. */
  beforeMinor: z.int().nullable(),
  batchId: z.uuid().nullable(),
  stylistName: z.string(),
  createdAt: z.iso.datetime(),
});
export type PriceChange = z.infer<typeof PriceChange>;

const isByOne = ({ percent, amount }: { percent?: number; amount?: number }) =>
  (percent === undefined) !== (amount === undefined);
const BY_ONE = { message: "Say either a percent or an amount.", path: ["percent"] };

/** Which services, and by how much: a percent, or an amount of the currency as it is said; rounded to so many of it. */
export const Reprice = z
  .strictObject({
    /** Left out: everybody's menu whom the person may change. */
    stylistId: z.uuid().optional(),
    category: ServiceCategory.optional(),
    serviceIds: z.array(z.uuid()).max(500).optional(),
    percent: z.number().min(-90).max(500).optional(),
    amount: z.number().min(-10_000).max(10_000).optional(),
    /** 5: to the nearest 5 of the currency; 0.5 to halves. */
    roundTo: z.number().min(0.01).max(1000).optional(),
  })
  .refine(isByOne, BY_ONE);
export type Reprice = z.infer<typeof Reprice>;

export const RepricedService = z.object({
  serviceId: z.uuid(),
  name: z.string(),
  stylistName: z.string(),
  category: ServiceCategory,
  beforeMinor: z.int(),
  afterMinor: z.int(),
  /** The most of a range, which moves along; null where there is none. */
  beforeMaxMinor: z.int().nullable(),
  afterMaxMinor: z.int().nullable(),
  /** As clients read it: "$150", "from $120", "$120–$180". */
  before: z.string(),
  after: z.string(),
  /** A change names the one it was made from. */
  version: z.int(),
});
export type RepricedService = z.infer<typeof RepricedService>;

export const RepricePreview = z.object({ services: z.array(RepricedService), unchanged: z.int() });
export type RepricePreview = z.infer<typeof RepricePreview>;

/** Does what was previewed: each service from the price that was looked at to the one that was shown. */
export const ApplyReprice = z.strictObject({
  services: z
    .array(
      z.strictObject({
        serviceId: z.uuid(),
        afterMinor: z.int().min(0).max(100_000_000),
        /** Left out, a range moves by as much as the price. */
        afterMaxMinor: z.int().min(0).max(100_000_000).nullish(),
        version: z.int(),
      }),
    )
    .min(1)
    .max(500),
});
export type ApplyReprice = z.infer<typeof ApplyReprice>;

export const RepriceDone = z.object({ batchId: z.uuid(), services: z.array(RepricedService) });
export type RepriceDone = z.infer<typeof RepriceDone>;

export const UndoReprice = z.strictObject({
  batchId: z.uuid().describe("Of the answer of apply_reprice."),
});
export type UndoReprice = z.infer<typeof UndoReprice>;

/** What a service leaves, by the bowls that were really mixed for it. Minor units; null while a figure is missing. */
export const ServiceMargin = z.object({
  serviceId: z.uuid(),
  name: z.string(),
  price: z.int(),
  /** Visits whose bowls were mixed and priced; the figures below are their mean. */
  visits: z.int(),
  product: z.int().nullable(),
  labour: z.int().nullable(),
  overhead: z.int().nullable(),
  /** Price less all of these, and in percent of the price. */
  margin: z.int().nullable(),
  marginPercent: z.number().nullable(),
  /** What it would have to cost for the margin that the salon wants. */
  advised: z.int().nullable(),
  missing: z.array(z.string()),
});
export type ServiceMargin = z.infer<typeof ServiceMargin>;

const { category, percent, amount, roundTo } = Reprice.shape;

/** Many prices, as people say it. */
export const RepriceOf = z
  .strictObject({
    stylist: ref(
      "Whose menu, by name. Left out: every menu that the person may change.",
    ).optional(),
    category,
    percent,
    amount: amount.describe("In the salon's currency."),
    roundTo: roundTo.describe("5: to the nearest 5."),
  })
  .refine(isByOne, BY_ONE);

export const MarginsAsked = z.strictObject({
  service: z.string().trim().min(1).max(120).optional().describe("A service by its name."),
});
export type MarginsAsked = z.infer<typeof MarginsAsked>;

export const MarginsFound = z.object({ margins: z.array(ServiceMargin), currency: z.string() });
export type MarginsFound = z.infer<typeof MarginsFound>;
