import { createRoute } from "@hono/zod-openapi";
import { endPlan, getBilling, resumePlan } from "#tools/billing/plans.ts";
import { Billing, OfProduct } from "#tools/billing/schema.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** What the salon pays for the product itself. */
export const billing = router()
  .openapi(...verb("get /", { answer: Billing }, getBilling))
  .openapi(
    createRoute({
      method: "post",
      path: "/{product}/end",
      request: { params: OfProduct },
      responses: json(Billing),
    }),
    async (c) => c.json(await endPlan(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{product}/resume",
      request: { params: OfProduct },
      responses: json(Billing),
    }),
    async (c) => c.json(await resumePlan(c.var.ctx, c.req.valid("param")), 200),
  );
