import { defineTool } from "#tools/core/tool.ts";
import { getFormula } from "#tools/formulas/formulas.ts";
import { Reweigh, ReweighBowl } from "#tools/pricing/cost/cost-schema.ts";
import { reweighBowl } from "./reweighs.ts";

/** What is kept of a bowl that was weighed after the service. */
export const reweighTools = {
  reweigh_bowl: defineTool({
    description:
      "Keep what was mixed of a formula and what was left over after the service, in grams as they were weighed.",
    input: ReweighBowl,
    output: Reweigh,
    effect: "write",
    refreshes: ["pricing"],
    route: "POST /api/formulas/{id}/reweigh",
    changes: async (ctx, { formulaId, mixedGrams, leftGrams }) => {
      const { name } = await getFormula(ctx, { id: formulaId });
      return [{ label: name, before: null, after: `${leftGrams} g of ${mixedGrams} g left` }];
    },
    records: ({ formulaId }) => [{ kind: "formula", id: formulaId }],
    did: (_input, { mixedGrams, leftGrams }) =>
      `kept that ${leftGrams} g of ${mixedGrams} g were left`,
    run: reweighBowl,
  }),
};
