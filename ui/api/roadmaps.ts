import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ShareRoadmap } from "#tools/roadmaps/schema.ts";
import type { SetRates } from "#tools/salons/rates-schema.ts";
import { api } from "#ui/lib/api.ts";

/** What the salon charges by the hour and by 100 g of product. */
export const getRates = queryOptions({
  queryKey: ["rates"],
  queryFn: async () => (await api.rates.$get()).json(),
});

export const setRates = mutationOptions({
  mutationFn: async (rates: SetRates) => (await api.rates.$put({ json: rates })).json(),
  meta: { act: "set_rates", done: "Rates saved.", failed: false },
});

/** Until when the link to a consultation's plan opens. */
export const getRoadmapShare = (consultationId: string) =>
  queryOptions({
    queryKey: ["roadmaps", "share", consultationId],
    queryFn: async () =>
      (await api.consultations[":id"].roadmap.share.$get({ param: { id: consultationId } })).json(),
  });

/** Makes a new link; the one before it ends. */
export const shareRoadmap = mutationOptions({
  mutationFn: async ({ consultationId, cost }: ShareRoadmap) =>
    (
      await api.consultations[":id"].roadmap.share.$post({
        param: { id: consultationId },
        json: { cost },
      })
    ).json(),
  meta: {
    refreshes: "roadmaps",
    failed: { title: "Error", description: "Failed to make the link. Please try again." },
  },
});

export const revokeRoadmap = mutationOptions({
  mutationFn: async (consultationId: string) =>
    (
      await api.consultations[":id"].roadmap.share.$delete({ param: { id: consultationId } })
    ).json(),
  meta: {
    act: "stop_sharing_roadmap",
    done: "The link no longer opens.",
    failed: { title: "Error", description: "Failed to end the link. Please try again." },
  },
});
