import { mutationOptions } from "@tanstack/react-query";
import type { ShareRoadmap } from "#tools/roadmaps/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What the salon charges by the hour and by 100 g of product. */
export const getRates = reading(["rates"], () => api.rates.$get());

export const setRates = sending(api.rates, "$put", {
  act: "set_rates",
  done: "Rates saved.",
  failed: false,
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

export const revokeRoadmap = sending(api.consultations[":id"].roadmap.share, "$delete", {
  act: "stop_sharing_roadmap",
  done: "The link no longer opens.",
  failed: { title: "Error", description: "Failed to end the link. Please try again." },
});
