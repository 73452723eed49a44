import { z } from "zod";

/**
 * Why a quantity changed. `opening` when the item was made, `use` by a bowl, `return` by a bowl taken back, `receive` by a
 * delivery, `count` by a stock take, `adjust` by hand (sold, broken, expired), `correction` when more was used than was on
 * record, `repack` when what one unit holds was put right.
 */
export const MovementKind = z.enum([
  "opening",
  "use",
  "return",
  "receive",
  "count",
  "adjust",
  "correction",
  "repack",
]);
export type MovementKind = z.infer<typeof MovementKind>;

/** Why somebody takes out or puts in by hand. */
export const AdjustReason = z.enum([
  "sold",
  "used",
  "broken",
  "expired",
  "found",
  "returned",
  "other",
]);
export type AdjustReason = z.infer<typeof AdjustReason>;

/** A line of the log. It is written once; what is in stock is its sum. */
export const Movement = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  itemName: z.string(),
  kind: MovementKind,
  /** Signed: grams of a weighed item, else units. */
  amount: z.number(),
  /** What was in stock after it, in the same. */
  after: z.number(),
  weighed: z.boolean(),
  /** More was used than was on record. */
  flagged: z.boolean(),
  reason: AdjustReason.nullable(),
  note: z.string(),
  bowlId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  takeId: z.uuid().nullable(),
  stylistName: z.string(),
  createdAt: z.iso.datetime(),
});
export type Movement = z.infer<typeof Movement>;

/** Takes out or puts in by hand. Units where whole containers come or go, grams where something was weighed out. */
export const AdjustItem = z
  .strictObject({
    units: z.int().min(-100_000).max(100_000).optional(),
    grams: z.number().min(-1_000_000).max(1_000_000).optional(),
    reason: AdjustReason,
    note: z.string().trim().max(300).optional(),
  })
  .refine(({ units, grams }) => (units === undefined) !== (grams === undefined), {
    message: "Say either units or grams.",
    path: ["units"],
  });
export type AdjustItem = z.infer<typeof AdjustItem>;

/** One thing as it was counted: closed containers, and what is left in the open one. */
export const CountedItem = z.strictObject({
  itemId: z.uuid(),
  units: z.int().min(0).max(1_000_000),
  openGrams: z.number().min(0).max(20_000).optional(),
});
export type CountedItem = z.infer<typeof CountedItem>;

/** What was counted so far; a thing that is counted again is counted anew. */
export const CountItems = z.strictObject({ counts: z.array(CountedItem).min(1).max(500) });
export type CountItems = z.infer<typeof CountItems>;

export const StockTakeStatus = z.enum(["open", "finished", "cancelled"]);
export type StockTakeStatus = z.infer<typeof StockTakeStatus>;

/** A count of the shelf. What was counted becomes the quantity when it is finished, with the differences in the log. */
export const StockTake = z.object({
  id: z.uuid(),
  status: StockTakeStatus,
  stylistName: z.string(),
  counted: z.array(
    CountedItem.extend({
      itemName: z.string(),
      /** What was on record when it was counted, and how far the count is from it: grams or units. */
      expected: z.number(),
      difference: z.number(),
      weighed: z.boolean(),
    }),
  ),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type StockTake = z.infer<typeof StockTake>;

/** What one bowl took of one thing. `itemId` is null where nothing of it is in stock; `why` says so. */
export const Drawn = z.object({
  name: z.string(),
  code: z.string().nullable(),
  grams: z.number(),
  itemId: z.uuid().nullable(),
  why: z.enum(["drawn", "not_stocked", "not_weighed"]),
});
export type Drawn = z.infer<typeof Drawn>;

/** A bowl that was mixed. */
export const MixedBowl = z.object({
  id: z.uuid(),
  formulaId: z.uuid().nullable(),
  name: z.string(),
  /** Of the bowl as mixed. */
  grams: z.number(),
  /** What came back from the head, weighed; null while it was not. */
  leftGrams: z.number().nullable(),
  drawn: z.array(Drawn),
  /** Minor units by the prices of that moment; null where one was missing or not for this role's eyes. */
  cost: z.int().nullable(),
  clientId: z.uuid().nullable(),
  appointmentId: z.uuid().nullable(),
  stylistName: z.string(),
  /** Taken back: it was not mixed after all. */
  undoneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type MixedBowl = z.infer<typeof MixedBowl>;

/** A bowl is mixed: by its formula, as it is or scaled to what the scale showed. */
export const FinaliseBowl = z.strictObject({
  totalGrams: z.number().min(1).max(2000).optional(),
});
export type FinaliseBowl = z.infer<typeof FinaliseBowl>;

/** Which movements: of one item, of one kind. */
export const FindMovements = z.strictObject({
  itemId: z.uuid().optional(),
  kind: MovementKind.optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindMovements = z.infer<typeof FindMovements>;

/** Which bowls: of one formula, or of a consultation. */
export const FindBowls = z.strictObject({
  formulaId: z.uuid().optional(),
  consultationId: z.uuid().optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindBowls = z.infer<typeof FindBowls>;
