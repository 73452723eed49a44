import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AccountGroup, SetAccountStatus } from "#tools/verification/schema.ts";
import { api } from "#ui/lib/api.ts";
import { nextCursor } from "#ui/lib/paging.ts";

const KEY = "verification";
const PAGE = "30";

/** How many accounts there are in all salons; for platform admins. */
export const countAccounts = queryOptions({
  queryKey: [KEY, "counts"],
  queryFn: async () => (await api.admin.stylists.counts.$get()).json(),
  staleTime: 0,
});

/** The accounts of a section, newest first and page by page. */
export const listAccounts = (group: AccountGroup, q: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, "list", group, q],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { group, limit: PAGE, ...(q && { q }), ...(cursor && { cursor }) };
      const answer = await api.admin.stylists.$get({ query }, { init: { signal } });
      const items = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? items.length);
      return { items, total, next: nextCursor(answer.headers.get("Link")) };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** What was decided about an account, newest first. */
export const listChecks = (id: string) =>
  queryOptions({
    queryKey: [KEY, "checks", id],
    queryFn: async () => (await api.admin.stylists[":id"].checks.$get({ param: { id } })).json(),
    staleTime: 0,
  });

export const setAccountStatus = mutationOptions({
  mutationFn: async ({ id, ...json }: SetAccountStatus & { id: string }) =>
    (await api.admin.stylists[":id"].status.$patch({ param: { id }, json })).json(),
  meta: {
    refreshes: [KEY, "stylists"],
    done: { title: "Success", description: "Account status updated successfully" },
    failed: { title: "Error", description: "Failed to update account status" },
  },
});
