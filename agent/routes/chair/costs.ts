import { z } from "@hono/zod-openapi";
import { getCostSettings, setCostSettings } from "#tools/pricing/cost/cost-settings.ts";
import {
  CostSettings,
  PricedLine,
  ProductPrice,
  Reweigh,
  ReweighBowl,
  SetCostSettings,
  SetProductPrices,
  VisitCost,
} from "#tools/pricing/cost/cost-schema.ts";
import { listPricedLines, listPrices, removePrice, setPrices } from "#tools/pricing/prices.ts";
import { listReweighs, reweighBowl } from "#tools/inventory/bowls/reweighs.ts";
import { getVisitCost } from "#tools/pricing/cost/visit-cost.ts";
import { router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** What packs cost the salon. */
export const prices = router()
  .openapi(...verb("get /", { answer: z.array(ProductPrice) }, listPrices))
  .openapi(...verb("get /lines", { answer: z.array(PricedLine) }, listPricedLines))
  .openapi(...verb("put /", { body: SetProductPrices, answer: z.array(ProductPrice) }, setPrices))
  .openapi(...verb("delete /{id}", { answer: z.object({ id: z.uuid() }) }, removePrice));

/** Overhead and margin, beside currency and hourly rate, which are set with the salon's rates. */
export const costSettings = router()
  .openapi(...verb("get /", { answer: CostSettings }, getCostSettings))
  .openapi(...verb("put /", { body: SetCostSettings, answer: CostSettings }, setCostSettings));

/** Under consultations: what a visit costs, and what was left of its bowls. */
export const visitCosts = router()
  .openapi(...verb("get /{id}/cost", { id: "consultationId", answer: VisitCost }, getVisitCost))
  .openapi(
    ...verb("get /{id}/reweighs", { id: "consultationId", answer: z.array(Reweigh) }, listReweighs),
  );

/** Under formulas: what was mixed and what was left. */
export const formulaReweighs = router().openapi(
  ...verb(
    "post /{id}/reweigh",
    { id: "formulaId", body: ReweighBowl.omit({ formulaId: true }), answer: Reweigh, status: 201 },
    reweighBowl,
  ),
);
