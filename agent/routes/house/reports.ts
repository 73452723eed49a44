import { createRoute, z } from "@hono/zod-openapi";
import { attentionList } from "#tools/reports/attention.ts";
import { Attention } from "#tools/reports/attention-schema.ts";
import { reportClients } from "#tools/reports/clients.ts";
import { exportReport } from "#tools/reports/export.ts";
import { reportFormulas } from "#tools/reports/formulas.ts";
import { reportProduct } from "#tools/reports/product.ts";
import { reportRevenue } from "#tools/reports/revenue.ts";
import {
  AskReport,
  ClientsReport,
  FormulaReport,
  ProductReport,
  ReportName,
  RevenueReport,
} from "#tools/reports/schema.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const request = { query: AskReport };

/** Figures of the salon. */
export const reports = router()
  .openapi(...verb("get /revenue", { query: AskReport, answer: RevenueReport }, reportRevenue))
  .openapi(...verb("get /clients", { query: AskReport, answer: ClientsReport }, reportClients))
  .openapi(...verb("get /product", { query: AskReport, answer: ProductReport }, reportProduct))
  .openapi(...verb("get /formulas", { query: AskReport, answer: FormulaReport }, reportFormulas));

for (const name of ReportName.options)
  reports.openapi(
    createRoute({
      method: "get",
      path: `/${name}.csv`,
      request,
      responses: {
        200: { description: "The figures.", content: { "text/csv": { schema: z.string() } } },
      },
    }),
    async (c) =>
      c.body(await exportReport(c.var.ctx, { name, ...c.req.valid("query") }), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
      }),
  );

/** What waits for somebody of the salon. */
export const attention = router().openapi(
  ...verb("get /", { answer: z.array(Attention) }, attentionList),
);
