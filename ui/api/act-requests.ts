import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ActRequest, DecideRequest } from "#tools/actions/schema.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo, reading } from "#ui/lib/reading.ts";

/** What programs have asked for in one's name, newest first. */
export const listActRequests = queryOptions({
  queryKey: ["act-requests", "list"],
  queryFn: () => answerTo(api["act-requests"].$get({ query: {} })),
  // they come from outside
  staleTime: 0,
});

/** One of them. */
export const getActRequest = (id: string) =>
  reading(["act-requests", id], () => api["act-requests"][":id"].$get({ param: { id } }), {
    staleTime: 0,
  });

/** Says yes or no to a request, once. */
export const decideActRequest = mutationOptions({
  mutationFn: ({ id, approved }: Pick<ActRequest, "id"> & DecideRequest) =>
    answerTo(api["act-requests"][":id"].$post({ param: { id }, json: { approved } })),
  meta: { failed: false },
});
