import type { Ctx } from "#tools/core/context.ts";
import { csvOf, harmless } from "#tools/sheets/csv-rules.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { reportClients } from "./clients.ts";
import { tableOf, type Cell, type NamedReport } from "./export-rules.ts";
import { reportFormulas } from "./formulas.ts";
import { reportProduct } from "./product.ts";
import { reportRevenue } from "./revenue.ts";
import type { AskReport, ReportName } from "./schema.ts";

/** A report as CSV, with headings; no word of it is a formula. Money in whole units of the currency. @throws as the report */
export async function exportReport(
  ctx: Ctx,
  { name, ...asked }: AskReport & { name: ReportName },
): Promise<string> {
  const given = await READ[name](ctx, asked);
  const currency = "currency" in given.report ? given.report.currency : "USD";
  const digits = fractionDigits(currency);
  const table = tableOf(given, (minor) => minor / 10 ** digits);
  return csvOf(table.map((cells) => cells.map(written)));
}

const READ: Record<ReportName, (ctx: Ctx, asked: AskReport) => Promise<NamedReport>> = {
  revenue: async (ctx, asked) => ({ name: "revenue", report: await reportRevenue(ctx, asked) }),
  clients: async (ctx, asked) => ({ name: "clients", report: await reportClients(ctx, asked) }),
  product: async (ctx, asked) => ({ name: "product", report: await reportProduct(ctx, asked) }),
  formulas: async (ctx, asked) => ({ name: "formulas", report: await reportFormulas(ctx, asked) }),
};

function written(cell: Cell): string {
  return typeof cell === "string" ? harmless(cell) : String(cell ?? "");
}
