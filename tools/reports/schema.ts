import { z } from "zod";
import { PaymentMethod } from "#tools/payments/bill/bill-schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";

/** Whole days in the salon's time zone, both included. */
export const ReportRange = z.object({ from: z.iso.date(), to: z.iso.date() });
export type ReportRange = z.infer<typeof ReportRange>;

/** Takes a missing range as the last thirty days. */
export const AskReport = z.strictObject({
  from: CalendarDate.optional().describe("First day, YYYY-MM-DD in the salon's time zone."),
  to: CalendarDate.optional().describe("Last day, included. At most two years after the first."),
  stylistId: z.uuid().optional().describe("One stylist's figures; left out, the salon's."),
});
export type AskReport = z.infer<typeof AskReport>;

/** Minor units of the salon's currency. */
const money = z.int();

/** So many of so many. Of too few nothing is said: `percent` is null below five. */
export const Share = z.object({ of: z.int(), count: z.int(), percent: z.number().nullable() });
export type Share = z.infer<typeof Share>;

/** The same where only the share is told, not how many it is. */
const Rate = Share.omit({ count: true });

const byStylist = { stylistId: z.uuid(), name: z.string() };

/** What completed visits were worth, by their bills, else by what was agreed; what was taken stands beside it. */
export const RevenueReport = z.object({
  range: ReportRange,
  currency: z.string(),
  total: money,
  visits: z.int(),
  /** Visits whose price nobody knew: they are counted and worth nothing here. */
  unpriced: z.int(),
  /** What came in, tips in it, went back and is disputed, by the ledger; lines of another currency are counted only. */
  received: money,
  tips: money,
  refunded: money,
  disputed: money,
  otherCurrency: z.int(),
  /** What came in by each way. */
  ways: z.array(z.object({ method: PaymentMethod, amount: money })),
  before: z.object({ range: ReportRange, total: money, visits: z.int(), unpriced: z.int() }),
  over: z.array(ReportRange.extend({ total: money, visits: z.int() })),
  services: z.array(z.object({ name: z.string(), total: money, visits: z.int() })),
  stylists: z.array(z.object({ ...byStylist, total: money, visits: z.int() })),
});
export type RevenueReport = z.infer<typeof RevenueReport>;

/** How visits led to others. */
export const ClientsReport = z.object({
  range: ReportRange,
  visits: z.int(),
  clients: z.int(),
  newClients: z.int(),
  /** Visits of people without a record: nothing can be said of whether they came back. */
  unknown: z.int(),
  rebooked: Share,
  retained: Share,
  secondVisit: Share,
  cancelled: Share,
  missed: Share,
  before: z.object({
    range: ReportRange,
    visits: z.int(),
    clients: z.int(),
    newClients: z.int(),
    rebooked: Share,
  }),
  stylists: z.array(
    z.object({ ...byStylist, visits: z.int(), newClients: z.int(), rebooked: Share }),
  ),
  over: z.array(ReportRange.extend({ newClients: z.int(), returning: z.int() })),
});
export type ClientsReport = z.infer<typeof ClientsReport>;

const Weighed = z.object({
  bowls: z.int(),
  grams: z.number(),
  leftGrams: z.number(),
  /** Of what was mixed in them, what came back. */
  percent: z.number().nullable(),
});

/** What was mixed, and what of it was weighed back. Grams. */
export const ProductReport = z.object({
  range: ReportRange,
  currency: z.string(),
  bowls: z.int(),
  grams: z.number(),
  /** Of bowls whose rest was weighed. */
  weighed: Weighed,
  /** By the prices of the moment when they were mixed, and of what came back of them. */
  cost: money,
  wastedCost: money,
  /** Bowls of which a price was missing: they are in no cost. */
  uncosted: z.int(),
  before: z.object({
    range: ReportRange,
    bowls: z.int(),
    grams: z.number(),
    cost: money,
    weighed: Weighed,
  }),
  products: z.array(
    z.object({
      /** Null for what is not kept on the shelf. */
      itemId: z.uuid().nullable(),
      name: z.string(),
      grams: z.number(),
      /** Null where no bowl with it was weighed back. */
      wastedGrams: z.number().nullable(),
    }),
  ),
  stylists: z.array(
    z.object({ ...byStylist, bowls: z.int(), grams: z.number(), weighed: Weighed }),
  ),
  over: z.array(ReportRange.extend({ grams: z.number(), wastedGrams: z.number() })),
});
export type ProductReport = z.infer<typeof ProductReport>;

/** How formulas came out, by the outcomes that were recorded. */
export const FormulaReport = z.object({
  range: ReportRange,
  consultations: z.int(),
  mixed: z.int(),
  outcomes: z.int(),
  /** The client was happy; and, where they were told, the level within half of one and the tone or the one next to it. */
  hit: Share,
  level: Rate,
  tone: Rate,
  before: z.object({ range: ReportRange, outcomes: z.int(), hit: Share }),
  stylists: z.array(z.object({ ...byStylist, hit: Share })),
  lines: z.array(z.object({ name: z.string(), hit: Share, level: Rate, tone: Rate })),
  over: z.array(ReportRange.extend({ outcomes: z.int(), hits: z.int() })),
});
export type FormulaReport = z.infer<typeof FormulaReport>;

export const ReportName = z.enum(["revenue", "clients", "product", "formulas"]);
export type ReportName = z.infer<typeof ReportName>;
