import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { getRates, setRates } from "#tools/salons/rates.ts";
import { getRoadmap, getRoadmapShare, revokeRoadmap } from "./roadmaps.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { PlannedRoadmap, RoadmapShare } from "./schema.ts";
import { Rates, SetRates } from "#tools/salons/rates-schema.ts";

export const roadmapTools = {
  share_roadmap: defineTool({
    description:
      "Offer the plan of several visits for sharing with the client. The card lets the stylist make the link with one tap, copy it or end it; you never see the link, so do not write one.",
    input: z.strictObject({
      consultationId: z
        .uuid()
        .describe("The id of a consultation whose goal takes several visits."),
    }),
    output: PlannedRoadmap,
    // the tap is on the card itself: a link in an answer would be kept with the chat and read by the model
    effect: "read",
    route: "POST /api/consultations/{id}/roadmap/share",
    run: getRoadmap,
  }),
  stop_sharing_roadmap: defineTool({
    description: "End the link by which a client reads their plan of visits.",
    input: z.strictObject({ consultationId: z.uuid() }),
    output: RoadmapShare,
    effect: "ask",
    refreshes: ["roadmaps"],
    route: "DELETE /api/consultations/{id}/roadmap/share",
    asks: () => "End the client's link to this plan? It opens nothing any more.",
    changes: async (ctx, asked) => {
      const { expiresAt } = await getRoadmapShare(ctx, asked);
      return expiresAt
        ? [{ label: "Link", before: `opens until ${expiresAt.slice(0, 10)}`, after: null }]
        : [];
    },
    records: ({ consultationId }) => [{ kind: "consultation", id: consultationId }],
    did: () => "ended the link to a plan of visits",
    run: revokeRoadmap,
  }),
  get_rates: defineTool({
    description:
      "What the salon charges by the hour and for products, for the rough cost of a plan.",
    input: z.strictObject({}),
    output: Rates,
    effect: "read",
    run: getRates,
  }),
  set_rates: defineTool({
    description:
      "Set what the salon charges by the hour and for products, in minor units, and its currency. Owner and manager only.",
    input: SetRates,
    output: Rates,
    effect: "ask",
    refreshes: ["rates", "pricing"],
    route: "PUT /api/rates",
    asks: () => "Change what the salon charges for a plan?",
    changes: async (ctx, input) => {
      const before = await getRates(ctx);
      return changesOf([
        ["Currency", before.currency, input.currency],
        ["An hour in the chair", rate(before, "hourlyRate"), rate(input, "hourlyRate")],
        ["100 g of product", rate(before, "productRate"), rate(input, "productRate")],
      ]);
    },
    records: () => [],
    did: () => "changed what the salon charges for a plan",
    undo: async (ctx) => {
      const before = await getRates(ctx);
      return () => ({ tool: "set_rates", input: before });
    },
    run: setRates,
  }),
};

function rate(rates: Rates, of: "hourlyRate" | "productRate"): string | null {
  const minor = rates[of];
  if (minor === null) return null;
  const digits = fractionDigits(rates.currency);
  return `${(minor / 10 ** digits).toFixed(digits)} ${rates.currency}`;
}
