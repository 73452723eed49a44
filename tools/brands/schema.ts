import { z } from "zod";
import { ProductType } from "#tools/colour/words.ts";
import { MAX_PREFERENCES } from "./rules.ts";

export const DEFAULT_DEVELOPER_VOLUME = 20;

export const ColorBrand = z.object({ id: z.string(), name: z.string() });
export type ColorBrand = z.infer<typeof ColorBrand>;

export const ProductLine = z.object({
  id: z.string(),
  brandId: z.string(),
  name: z.string(),
  type: z.enum([...ProductType.options, "developer"]),
  description: z.string(),
  /** 0 where the catalogue has no shade list; then a formula is written in a line that has one. */
  shadeCount: z.int().min(0),
});
export type ProductLine = z.infer<typeof ProductLine>;

/** What a line prints: shades, strengths, ratio and time, for writing a bowl by hand. */
export const LineLeaflet = ProductLine.extend({
  brandName: z.string(),
  mixingRatio: z.string(),
  /** The ratio to begin with; null for what takes no developer. */
  ratio: z.string().nullable(),
  developers: z.array(z.number()),
  minutes: z.tuple([z.number(), z.number()]),
  discontinued: z.boolean(),
  /** Empty where the catalogue lists none: such a bowl names its product. */
  shades: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      hex: z.string().nullable(),
      /** Null for clear, mix shades and direct dye. */
      level: z.number().nullable(),
    }),
  ),
});
export type LineLeaflet = z.infer<typeof LineLeaflet>;

/** A line a stylist works with; the list is in order of preference. */
export const BrandPreference = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  brandId: z.string(),
  brandName: z.string(),
  productLineId: z.string(),
  productLineName: z.string(),
  productLineType: z.string(),
  productType: z.string(),
});
export type BrandPreference = z.infer<typeof BrandPreference>;

const CatalogueId = z.string().trim().min(1).max(80);

export const AddBrandPreference = z.strictObject({
  brandId: CatalogueId,
  productLineId: CatalogueId,
  /** Left out: the stylist who asks. */
  stylistId: z.string().max(80).optional(),
  productType: z.string().trim().min(1).max(40).default("general"),
});
export type AddBrandPreference = z.infer<typeof AddBrandPreference>;

export const DeveloperVolume = z.union([
  z.literal(10),
  z.literal(20),
  z.literal(30),
  z.literal(40),
]);

/** What Settings saves: the brand to use first, its lines (none: the brand's own main lines) and the developer at hand. */
export const SaveStylistPreferences = z.strictObject({
  brandId: CatalogueId,
  productLineIds: z.array(CatalogueId).max(MAX_PREFERENCES).default([]),
  developerBrand: z.string().trim().max(80).nullish(),
  developerVolume: DeveloperVolume.default(DEFAULT_DEVELOPER_VOLUME),
});
export type SaveStylistPreferences = z.infer<typeof SaveStylistPreferences>;

/** What Settings shows; `id` is the stylist's. */
export const StylistPreferences = z.object({
  id: z.uuid(),
  brandId: z.string().nullable(),
  productLineIds: z.array(z.string()),
  developerBrand: z.string().nullable(),
  developerVolume: DeveloperVolume,
  /** They have no line and no formula yet, and have not answered which lines stand on their shelf: to be asked once. */
  asksLines: z.boolean(),
});
export type StylistPreferences = z.infer<typeof StylistPreferences>;

export const Seeded = z.object({ message: z.string(), count: z.int() });

/** A shade or product that stands on the salon's shelf. */
export const ShelfShade = z.object({
  brandId: z.string(),
  lineId: z.string(),
  code: z.string(),
});
export type ShelfShade = z.infer<typeof ShelfShade>;

/** What the salon has of one line. Saving replaces the line's list; an empty one takes the line off the shelf. */
export const SetShelf = z.strictObject({
  brandId: CatalogueId,
  lineId: CatalogueId,
  codes: z.array(z.string().trim().min(1).max(60)).max(400),
});
export type SetShelf = z.infer<typeof SetShelf>;

export const ShelfLine = z.object({
  brandId: z.string(),
  lineId: z.string(),
  brandName: z.string(),
  lineName: z.string(),
  type: ProductLine.shape.type,
  /** What stands there, of how many the line makes. */
  codes: z.array(z.string()),
  /** What inventory has in stock of it: counted too, put on the shelf or not. */
  stocked: z.array(z.string()),
  made: z.int(),
  /** Codes of the shelf that the catalogue does not hold, with the nearest that it does. */
  unknown: z.array(z.object({ code: z.string(), nearest: z.string().nullable() })),
  discontinued: z.boolean(),
});
export type ShelfLine = z.infer<typeof ShelfLine>;

export const Shelf = z.object({
  /** Formulas are made from what stands on the shelf alone. */
  only: z.boolean(),
  lines: z.array(ShelfLine),
});
export type Shelf = z.infer<typeof Shelf>;

/** Whether a stylist's formulas are made from the shelf alone. */
export const SetShelfOnly = z.strictObject({ only: z.boolean() });
export type SetShelfOnly = z.infer<typeof SetShelfOnly>;

/** A pasted list of codes of one line. */
export const ReadShelfCodes = z.strictObject({
  brandId: CatalogueId,
  lineId: CatalogueId,
  text: z.string().trim().min(1).max(8000),
});
export type ReadShelfCodes = z.infer<typeof ReadShelfCodes>;

/** What a pasted list holds: codes of the line, and what is none of it with the nearest that is. */
export const ShelfReading = ShelfLine.pick({ codes: true, unknown: true });
export type ShelfReading = z.infer<typeof ShelfReading>;

/** The stylist's preferences in their new order, every one of them. */
export const OrderBrandPreferences = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(MAX_PREFERENCES),
});
export type OrderBrandPreferences = z.infer<typeof OrderBrandPreferences>;

/** A line by its brand's and its own name, as people call them, or by their ids. */
export const LineNamed = z.strictObject({
  brand: z.string().trim().min(1).max(80),
  line: z.string().trim().min(1).max(80),
});
export type LineNamed = z.infer<typeof LineNamed>;

/** Shades of a line that came in or ran out; without codes the whole line. */
export const ShelfChange = LineNamed.extend({
  codes: z.array(z.string().trim().min(1).max(60)).max(400).optional(),
});
export type ShelfChange = z.infer<typeof ShelfChange>;

/** A line that was taken off the stylist's own, and the place it had, counted from 0. */
export const RestoreBrandPreference = z.strictObject({
  brandId: CatalogueId,
  productLineId: CatalogueId,
  productType: z.string().trim().min(1).max(40),
  place: z.int().min(0).max(MAX_PREFERENCES),
});
export type RestoreBrandPreference = z.infer<typeof RestoreBrandPreference>;
