import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ActRequest, DecideRequest } from "#tools/actions/schema.ts";
import { api } from "#ui/lib/api.ts";

/** What programs have asked for in one's name, newest first. */
export const listActRequests = queryOptions({
  queryKey: ["act-requests", "list"],
  queryFn: async () => (await api["act-requests"].$get({ query: {} })).json(),
  // they come from outside
  staleTime: 0,
});

/** One of them. */
export const getActRequest = (id: string) =>
  queryOptions({
    queryKey: ["act-requests", id],
    queryFn: async () => (await api["act-requests"][":id"].$get({ param: { id } })).json(),
    staleTime: 0,
  });

/** Says yes or no to a request, once. */
export const decideActRequest = mutationOptions({
  mutationFn: async ({ id, approved }: Pick<ActRequest, "id"> & DecideRequest) =>
    (await api["act-requests"][":id"].$post({ param: { id }, json: { approved } })).json(),
  meta: { failed: false },
});
