import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

const PAGE = "50";

/** What the salon sent or would have sent, newest first, page by page. */
export const listOutbox = infiniteQueryOptions({
  queryKey: ["messages", "outbox"],
  queryFn: async ({ pageParam: cursor }) => {
    const query = { limit: PAGE, ...(cursor && { cursor }) };
    const response = await api.outbox.$get({ query });
    return { messages: await response.json(), next: nextCursor(response.headers.get("Link")) };
  },
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
  // A mail may have been sent meanwhile, from any device.
  staleTime: 0,
});

function nextCursor(link: string | null): string | undefined {
  const path = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  return path ? (new URL(path, "http://own").searchParams.get("cursor") ?? undefined) : undefined;
}
