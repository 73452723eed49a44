import { createRoute, z } from "@hono/zod-openapi";
import { getCostSettings, setCostSettings } from "#tools/pricing/cost-settings.ts";
import {
  CostSettings,
  PricedLine,
  ProductPrice,
  Reweigh,
  ReweighBowl,
  SetCostSettings,
  SetProductPrices,
  VisitCost,
} from "#tools/pricing/cost-schema.ts";
import { listPricedLines, listPrices, removePrice, setPrices } from "#tools/pricing/prices.ts";
import { listReweighs, reweighBowl } from "#tools/pricing/reweighs.ts";
import { getVisitCost } from "#tools/pricing/visit-cost.ts";
import { body, byId, json, router } from "./router.ts";

/** What packs cost the salon. */
export const prices = router()
  .openapi(
    createRoute({ method: "get", path: "/", responses: json(z.array(ProductPrice)) }),
    async (c) => c.json(await listPrices(c.var.ctx), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/lines", responses: json(z.array(PricedLine)) }),
    async (c) => c.json(await listPricedLines(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/",
      request: body(SetProductPrices),
      responses: json(z.array(ProductPrice)),
    }),
    async (c) => c.json(await setPrices(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(z.object({ id: z.uuid() })),
    }),
    async (c) => c.json(await removePrice(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );

/** Overhead and margin, beside currency and hourly rate, which are set with the salon's rates. */
export const costSettings = router()
  .openapi(createRoute({ method: "get", path: "/", responses: json(CostSettings) }), async (c) =>
    c.json(await getCostSettings(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/",
      request: body(SetCostSettings),
      responses: json(CostSettings),
    }),
    async (c) => c.json(await setCostSettings(c.var.ctx, c.req.valid("json")), 200),
  );

/** Under consultations: what a visit costs, and what was left of its bowls. */
export const visitCosts = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/cost",
      request: byId,
      responses: json(VisitCost),
    }),
    async (c) =>
      c.json(await getVisitCost(c.var.ctx, { consultationId: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/reweighs",
      request: byId,
      responses: json(z.array(Reweigh)),
    }),
    async (c) =>
      c.json(await listReweighs(c.var.ctx, { consultationId: c.req.valid("param").id }), 200),
  );

/** Under formulas: what was mixed and what was left. */
export const formulaReweighs = router().openapi(
  createRoute({
    method: "post",
    path: "/{id}/reweigh",
    request: { ...byId, ...body(ReweighBowl.omit({ formulaId: true })) },
    responses: json(Reweigh, 201),
  }),
  async (c) => {
    const given = { formulaId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(await reweighBowl(c.var.ctx, given), 201);
  },
);
