import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ReweighBowl, SetCostSettings, SetProductPrices } from "#tools/pricing/cost-schema.ts";
import { api } from "#ui/lib/api.ts";

/** What packs cost the salon. */
export const listPrices = queryOptions({
  queryKey: ["pricing", "prices"],
  queryFn: async () => (await api.prices.$get()).json(),
});

/** The lines that the salon works with, with their prices. */
export const listPricedLines = queryOptions({
  queryKey: ["pricing", "lines"],
  queryFn: async () => (await api.prices.lines.$get()).json(),
});

/** Currency, hourly rate, overhead and margin. */
export const getCostSettings = queryOptions({
  queryKey: ["pricing", "settings"],
  queryFn: async () => (await api["cost-settings"].$get()).json(),
});

/** What a visit costs, as its formulas are stored; read again with the formulas. */
export const getVisitCost = (consultationId: string) =>
  queryOptions({
    queryKey: ["formulas", "cost", consultationId],
    queryFn: async () =>
      (await api.consultations[":id"].cost.$get({ param: { id: consultationId } })).json(),
  });

/** What was left of the bowls of a consultation, the newest weighing of each formula. */
export const listReweighs = (consultationId: string) =>
  queryOptions({
    queryKey: ["pricing", "reweighs", consultationId],
    queryFn: async () =>
      (await api.consultations[":id"].reweighs.$get({ param: { id: consultationId } })).json(),
  });

export const setPrices = mutationOptions({
  mutationFn: async (json: SetProductPrices) => (await api.prices.$put({ json })).json(),
  meta: { act: "set_product_price", done: "Prices saved.", failed: false },
});

export const removePrice = mutationOptions({
  mutationFn: async (id: string) => (await api.prices[":id"].$delete({ param: { id } })).json(),
  meta: { act: "delete_product_price", failed: false },
});

export const setCostSettings = mutationOptions({
  mutationFn: async (json: SetCostSettings) => (await api["cost-settings"].$put({ json })).json(),
  meta: { act: "set_cost_settings", done: "Overhead and margin saved.", failed: false },
});

export const reweighBowl = mutationOptions({
  mutationFn: async ({ formulaId, ...json }: ReweighBowl) =>
    (await api.formulas[":id"].reweigh.$post({ param: { id: formulaId }, json })).json(),
  meta: { act: "reweigh_bowl", failed: false },
});
