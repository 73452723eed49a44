import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";
import { nextCursor } from "#ui/lib/paging.ts";

/** Ids of all clients with allergies or a line of their own that everybody must see. Refreshed with the client records. */
export const listWarnedClients = queryOptions({
  queryKey: ["clients", "warned"],
  queryFn: async ({ signal }) => {
    const warned = new Set<string>();
    let cursor: string | undefined;
    do {
      const answer = await api.clients.$get(
        { query: { limit: 500, ...(cursor && { cursor }) } },
        { init: { signal } },
      );
      for (const { id, mustKnow, hasAllergies, patchTest } of await answer.json())
        if (mustKnow !== null || hasAllergies || patchTest.state === "failed") warned.add(id);
      cursor = nextCursor(answer.headers.get("Link"));
    } while (cursor);
    return warned;
  },
});
