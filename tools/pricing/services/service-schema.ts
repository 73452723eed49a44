import { z } from "zod";
import { neededOf, numberOf, textOf, wholeOf, ref } from "#tools/core/fields.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";

/** What a service asks for at booking: nothing, a part of its price, or a card that is kept for a no-show. */
export const PayAtBooking = z.enum(["none", "deposit", "card"]);
export type PayAtBooking = z.infer<typeof PayAtBooking>;

/** Spec's categories of services. */
export const ServiceCategory = z.enum([
  "Color Services",
  "Cutting & Styling",
  "Chemical Services",
  "Special Occasion",
  "Treatments",
  "Extensions",
  "Other",
]);
export type ServiceCategory = z.infer<typeof ServiceCategory>;

/** apply, finish and transition (cleaning up, changing over) hold the stylist; process frees them, not the chair. */
export const SegmentKind = z.enum(["apply", "process", "finish", "transition"]);
export type SegmentKind = z.infer<typeof SegmentKind>;

export const Segment = z.object({ kind: SegmentKind, minutes: z.int().min(1).max(720) });
export type Segment = z.infer<typeof Segment>;

/** In their order; at least one holds the stylist. */
export const Segments = z
  .array(Segment)
  .min(1)
  .max(12)
  .refine((all) => all.some(({ kind }) => kind !== "process"), "must hold the stylist at some time")
  .refine(
    (all) => all.reduce((sum, { minutes }) => sum + minutes, 0) <= 720,
    "must not take more than 12 hours",
  );

const { name, description, basePrice, priceRange, duration } = SERVICE_FIELDS;
const { depositPercent, noShowPercent } = SERVICE_FIELDS;

/** A price as people write it: "$150", "1,200", "149.50 €". What it is in the salon's currency is for `parsePrice` to say. */
const PriceText = z
  .string()
  .trim()
  .max(basePrice.longest)
  .regex(/^[^\d-]{0,6}\d[^-]*(-|–)?$/, "must be a price such as $150");

const Minor = z.int().min(0).max(100_000_000);

/**
 * A service of one stylist. `basePrice` is text with the salon's currency; minor units inside. Of the starter menu, whose
 * prices are examples, the public is told none: "" and null.
 */
export const Service = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  name: z.string(),
  category: ServiceCategory,
  description: z.string(),
  basePrice: z.string(),
  /** Minor units of the salon's currency. */
  basePriceMinor: z.int().nullable(),
  /** As it was written. Where it can be read, the two below follow from it. */
  priceRange: z.string().nullable(),
  /** The most that it costs; null where there is no range. */
  priceMax: z.string().nullable(),
  priceMaxMinor: z.int().nullable(),
  /** The base price is the least that it costs. */
  priceFrom: z.boolean(),
  /** What a booking by the client asks for. */
  payAtBooking: PayAtBooking,
  /** Of a deposit either an amount or a percent of the price. */
  depositText: z.string().nullable(),
  depositMinor: z.int().nullable(),
  depositPercent: z.number().nullable(),
  /** What a missed visit costs, in percent of the price; null where nothing was said. */
  noShowPercent: z.number().nullable(),
  /** Minutes, all segments together. */
  duration: z.int(),
  segments: z.array(Segment),
  /** Clients may book it themselves. */
  online: z.boolean(),
  /** Clients may book the stylist while this service processes. */
  onlineInProcessing: z.boolean(),
  /** Oxidative colour or lightener: asks for a patch test. */
  needsPatchTest: z.boolean(),
  /** Part of the starter menu, which stands until the stylist has services of their own. */
  starter: z.boolean(),
  /** Goes up with every change. */
  version: z.int(),
});
export type Service = z.infer<typeof Service>;

/** Spec: name, category, duration and base price are required. Without segments the whole time is one. */
export const CreateService = z.strictObject({
  stylistId: z.uuid(),
  name: neededOf(name),
  category: ServiceCategory,
  description: textOf(description).nullish(),
  basePrice: PriceText,
  priceRange: textOf(priceRange).nullish(),
  /** Left out, these two follow from the range. */
  priceMaxMinor: Minor.nullish(),
  priceFrom: z.boolean().optional(),
  payAtBooking: PayAtBooking.optional(),
  /** Text in the salon's currency, or minor units; where both are there, the text counts. */
  depositText: PriceText.nullish(),
  depositMinor: Minor.min(1).nullish(),
  depositPercent: numberOf(depositPercent).nullish(),
  noShowPercent: numberOf(noShowPercent).nullish(),
  duration: wholeOf(duration),
  segments: Segments.nullish(),
  online: z.boolean().optional(),
  onlineInProcessing: z.boolean().optional(),
  needsPatchTest: z.boolean().optional(),
} satisfies Record<keyof typeof SERVICE_FIELDS, z.ZodType> & z.ZodRawShape);
export type CreateService = z.infer<typeof CreateService>;

/** The spec sends the same body again; what is left out stays as it is. With a version, only that one is changed. */
export const UpdateService = z.strictObject({
  ...CreateService.partial().shape,
  version: z.int().min(1).optional(),
});
export type UpdateService = z.infer<typeof UpdateService>;

const called = {
  stylist: ref("Whose menu, by name. Left out, it is the person's own.").optional(),
};
const { stylistId: _, priceMaxMinor: _max, depositMinor: _deposit, ...said } = CreateService.shape;

/** Whose menu. */
export const WhoseMenu = z.strictObject(called);

/** Whose menu, and the service that is wanted of everybody. */
export const OfMenu = WhoseMenu.extend({
  everywhere: z
    .string()
    .max(120)
    .optional()
    .describe("A service by its name, to have what it costs with each colleague as well."),
});

/** A stylist's menu, for whoever asked for it by name. */
export const Menu = z.object({
  stylistId: z.uuid(),
  stylistName: z.string(),
  services: z.array(Service),
  /** The service that was named for everybody, with each colleague who has it. */
  others: z.array(z.object({ stylistName: z.string(), service: Service })).optional(),
});
export type Menu = z.infer<typeof Menu>;

/** A new service of a menu, as people say it. */
export const AddService = z.strictObject({ ...called, ...said });
export type AddService = z.infer<typeof AddService>;

/** A service of a menu. */
export const ServiceOf = z.strictObject({
  ...called,
  service: ref("The service by its name on the menu, or enough words of it."),
});

export const ChangeService = ServiceOf.extend(z.object(said).partial().shape);
export type ChangeService = z.infer<typeof ChangeService>;

/** A price of a service, as it is said: "195", "120-180", "from 120". */
export const SetPrice = ServiceOf.extend({
  price: z
    .string()
    .trim()
    .min(1)
    .max(priceRange.longest)
    .describe('As it was said: "195", "from 120" or "120-180".'),
});
export type SetPrice = z.infer<typeof SetPrice>;
