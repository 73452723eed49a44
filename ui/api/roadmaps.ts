import { mutationOptions } from "@tanstack/react-query";
import type { ShareRoadmap } from "#tools/roadmaps/schema.ts";
import type { SetRates } from "#tools/salons/rates-schema.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo, reading } from "#ui/lib/reading.ts";

/** What the salon charges by the hour and by 100 g of product. */
export const getRates = reading(["rates"], () => api.rates.$get());

export const setRates = mutationOptions({
  mutationFn: (rates: SetRates) => answerTo(api.rates.$put({ json: rates })),
  meta: { act: "set_rates", done: "Rates saved.", failed: false },
});

/** Until when the link to a consultation's plan opens. */
export const getRoadmapShare = (consultationId: string) =>
  reading(["roadmaps", "share", consultationId], () =>
    api.consultations[":id"].roadmap.share.$get({ param: { id: consultationId } }),
  );

/** Makes a new link; the one before it ends. */
export const shareRoadmap = mutationOptions({
  mutationFn: ({ consultationId, cost }: ShareRoadmap) =>
    answerTo(
      api.consultations[":id"].roadmap.share.$post({
        param: { id: consultationId },
        json: { cost },
      }),
    ),
  meta: {
    refreshes: "roadmaps",
    failed: { title: "Error", description: "Failed to make the link. Please try again." },
  },
});

export const revokeRoadmap = mutationOptions({
  mutationFn: (consultationId: string) =>
    answerTo(api.consultations[":id"].roadmap.share.$delete({ param: { id: consultationId } })),
  meta: {
    act: "stop_sharing_roadmap",
    done: "The link no longer opens.",
    failed: { title: "Error", description: "Failed to end the link. Please try again." },
  },
});
