import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";

/** Clients that are asked for at once. */
export const AT_ONCE = 50;

/** What stands of these clients in a list, `AT_ONCE` at most. Refreshed with the client records. */
export const listComing = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["clients", "coming", ...ids],
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(","), limit: AT_ONCE };
      return (await api.clients.$get({ query }, { init: { signal } })).json();
    },
  });
