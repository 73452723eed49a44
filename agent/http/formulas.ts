import { createRoute, z } from "@hono/zod-openapi";
import { listFormulas } from "#tools/formulas/formulas.ts";
import { FindFormulas, StoredFormula } from "#tools/formulas/schema.ts";
import { paged } from "./paging.ts";
import { json, router } from "./router.ts";

const query = FindFormulas.extend({ limit: z.coerce.number().int().min(1).max(500).optional() });

export const formulas = router().openapi(
  createRoute({
    method: "get",
    path: "/",
    request: { query },
    responses: json(z.array(StoredFormula)),
  }),
  async (c) => c.json(paged(c, await listFormulas(c.var.ctx, c.req.valid("query"))), 200),
);
