import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { PlanProduct } from "#tools/payments/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";

const KEY = "billing";

/** How the salon pays for the product; the server looks at Stripe while something waits there. */
export const getBilling = queryOptions({
  queryKey: [KEY],
  queryFn: () => answerTo(api.billing.$get()),
  // Stripe, or somebody else of the salon, may have changed it
  staleTime: 0,
});

/** Ends a plan with its paid month. */
export const endPlan = mutationOptions({
  mutationFn: (product: PlanProduct) =>
    answerTo(api.billing[":product"].end.$post({ param: { product } })),
  onSuccess: (billing, _product, _before, { client }) => {
    client.setQueryData(getBilling.queryKey, billing);
  },
  meta: { act: "end_plan" },
});

/** Lets a plan go on that was to end. */
export const resumePlan = mutationOptions({
  mutationFn: (product: PlanProduct) =>
    answerTo(api.billing[":product"].resume.$post({ param: { product } })),
  onSuccess: (billing, _product, _before, { client }) => {
    client.setQueryData(getBilling.queryKey, billing);
  },
  meta: { act: "resume_plan", done: "The plan goes on." },
});
