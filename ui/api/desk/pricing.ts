import { mutationOptions } from "@tanstack/react-query";
import type { ReweighBowl } from "#tools/pricing/cost/cost-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What packs cost the salon. */
export const listPrices = reading(["pricing", "prices"], () => api.prices.$get());

/** The lines that the salon works with, with their prices. */
export const listPricedLines = reading(["pricing", "lines"], () => api.prices.lines.$get());

/** Currency, hourly rate, overhead and margin. */
export const getCostSettings = reading(["pricing", "settings"], () => api["cost-settings"].$get());

/** What a visit costs, as its formulas are stored; read again with the formulas. */
export const getVisitCost = (consultationId: string) =>
  reading(["formulas", "cost", consultationId], () =>
    api.consultations[":id"].cost.$get({ param: { id: consultationId } }),
  );

/** What was left of the bowls of a consultation, the newest weighing of each formula. */
export const listReweighs = (consultationId: string) =>
  reading(["pricing", "reweighs", consultationId], () =>
    api.consultations[":id"].reweighs.$get({ param: { id: consultationId } }),
  );

export const setPrices = sending(api.prices, "$put", {
  act: "set_product_price",
  done: "Prices saved.",
  failed: false,
});

export const removePrice = sending(api.prices[":id"], "$delete", {
  act: "delete_product_price",
  failed: false,
});

export const setCostSettings = sending(api["cost-settings"], "$put", {
  act: "set_cost_settings",
  done: "Overhead and margin saved.",
  failed: false,
});

export const reweighBowl = mutationOptions({
  mutationFn: ({ formulaId, ...json }: ReweighBowl) =>
    answerTo(api.formulas[":id"].reweigh.$post({ param: { id: formulaId }, json })),
  meta: { act: "reweigh_bowl", failed: false },
});
