import { z } from "zod";

/** Whole days in the salon's time zone, both included. */
export const ReportRange = z.object({ from: z.iso.date(), to: z.iso.date() });
export type ReportRange = z.infer<typeof ReportRange>;

const days = z.string().describe("YYYY-MM-DD in the salon's time zone");

/** Takes a missing range as the last thirty days. */
export const AskReport = z.strictObject({
  from: days.optional(),
  to: days.optional(),
  stylistId: z.uuid().optional(),
});
export type AskReport = z.infer<typeof AskReport>;

const money = z.int();

/** What completed visits were worth, in minor units, by what was agreed; what was really paid stands beside it. */
export const RevenueReport = z.object({
  range: ReportRange,
  currency: z.string(),
  total: money,
  visits: z.int(),
  /** Visits whose price nobody knew: they are counted and worth nothing here. */
  unpriced: z.int(),
  /** What came in by card and went back, by the ledger. */
  received: money,
  refunded: money,
  before: z.object({ range: ReportRange, total: money, visits: z.int() }),
  over: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), total: money, visits: z.int() })),
  services: z.array(z.object({ name: z.string(), total: money, visits: z.int() })),
  stylists: z.array(
    z.object({ stylistId: z.uuid(), name: z.string(), total: money, visits: z.int() }),
  ),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

const share = z.object({ of: z.int(), count: z.int(), percent: z.number().nullable() });

/** How visits led to others. Of too few nothing is said: `percent` is null below five. */
export const ClientsReport = z.object({
  range: ReportRange,
  visits: z.int(),
  clients: z.int(),
  newClients: z.int(),
  /** Completed visits whose client had the next one booked within a day of it. */
  rebooked: share,
  /** Clients seen in the time as long before, who came again in this one. */
  retained: share,
  /** First-time clients, older than 90 days, who came a second time within 90. */
  secondVisit: share,
  cancelled: z.int(),
  missed: z.int(),
  stylists: z.array(
    z.object({ stylistId: z.uuid(), name: z.string(), visits: z.int(), rebooked: share }),
  ),
  over: z.array(
    z.object({ from: z.iso.date(), to: z.iso.date(), newClients: z.int(), returning: z.int() }),
  ),
});
export type ClientsReport = z.infer<typeof ClientsReport>;

/** What was mixed, and what of it was weighed back. Grams; cost in minor units where prices were known. */
export const ProductReport = z.object({
  range: ReportRange,
  currency: z.string(),
  bowls: z.int(),
  grams: z.number(),
  /** Of bowls whose rest was weighed. */
  weighed: z.object({ bowls: z.int(), grams: z.number(), leftGrams: z.number() }),
  cost: money,
  uncosted: z.int(),
  products: z.array(
    z.object({
      itemId: z.uuid().nullable(),
      name: z.string(),
      grams: z.number(),
      wastedGrams: z.number().nullable(),
      cost: money.nullable(),
    }),
  ),
  over: z.array(
    z.object({ from: z.iso.date(), to: z.iso.date(), grams: z.number(), wastedGrams: z.number() }),
  ),
});
export type ProductReport = z.infer<typeof ProductReport>;

/** How formulas came out, by the outcomes that were recorded. */
export const FormulaReport = z.object({
  range: ReportRange,
  consultations: z.int(),
  mixed: z.int(),
  outcomes: z.int(),
  /** Outcomes that met the aim. */
  hit: share,
  stylists: z.array(z.object({ stylistId: z.uuid(), name: z.string(), hit: share })),
  lines: z.array(z.object({ name: z.string(), hit: share })),
  over: z.array(
    z.object({ from: z.iso.date(), to: z.iso.date(), outcomes: z.int(), hits: z.int() }),
  ),
});
export type FormulaReport = z.infer<typeof FormulaReport>;

export const ReportName = z.enum(["revenue", "clients", "product", "formulas"]);
export type ReportName = z.infer<typeof ReportName>;
