import type { Ctx } from "#tools/core/context.ts";
import { reportClients } from "./clients.ts";
import type { AskFigures, Figures } from "./figures-schema.ts";
import { clientsWords, formulaWords, productWords, revenueWords } from "./figures-words.ts";
import { reportFormulas } from "./formulas.ts";
import { reportProduct } from "./product.ts";
import { reportRevenue } from "./revenue.ts";
import type { AskReport } from "./schema.ts";

/** What a report comes to, for a talk. @throws as the report */
export async function figures(
  ctx: Ctx,
  {
    report: name,
    stylist: whose,
    by,
    ...days
  }: Omit<AskFigures, "stylist"> & { stylist?: { id: string; name: string } },
): Promise<Figures> {
  const asked: AskReport = { ...days, ...(whose && { stylistId: whose.id }) };
  const { report, words } = await REPORTS[name](ctx, asked, by);
  return {
    report: name,
    range: report.range,
    before: report.before.range,
    whose: whose?.name ?? null,
    stylistId: whose?.id ?? null,
    ...words,
  };
}

const REPORTS = {
  revenue: async (ctx: Ctx, asked: AskReport, by: AskFigures["by"]) =>
    worded(await reportRevenue(ctx, asked), (report) => revenueWords(report, by)),
  clients: async (ctx: Ctx, asked: AskReport) =>
    worded(await reportClients(ctx, asked), clientsWords),
  product: async (ctx: Ctx, asked: AskReport) =>
    worded(await reportProduct(ctx, asked), productWords),
  formulas: async (ctx: Ctx, asked: AskReport) =>
    worded(await reportFormulas(ctx, asked), formulaWords),
};

const worded = <R, W>(report: R, words: (report: R) => W) => ({ report, words: words(report) });
