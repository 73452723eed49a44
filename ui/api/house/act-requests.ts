import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

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
export const decideActRequest = sending(api["act-requests"][":id"], "$post", { failed: false });
