import { createRoute, z } from "@hono/zod-openapi";
import { auditCsv, listAudit } from "#tools/audit/log.ts";
import { AuditEntry, FindAudit } from "#tools/audit/schema.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { router } from "#agent/http/router.ts";
import { listing } from "#agent/http/verb.ts";

/** Who did what in the salon. Read only: nobody writes into it but the acts themselves. */
export const audit = router().openapi(
  ...listing("get /", { query: FindAudit.extend(PageQuery.shape), row: AuditEntry }, listAudit),
);

/** The same as a file. */
export const auditFile = router().openapi(
  createRoute({
    method: "get",
    path: "/audit.csv",
    request: { query: FindAudit },
    responses: {
      200: {
        description: "The log as a sheet, newest first.",
        content: { "text/csv": { schema: z.string() } },
      },
    },
  }),
  async (c) =>
    c.body(await auditCsv(c.var.ctx, c.req.valid("query")), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit-log.csv"',
    }),
);
