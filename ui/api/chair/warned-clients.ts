import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";
import { nextCursor } from "#ui/lib/http/paging.ts";

/** What must be known of clients with allergies, a line of their own or a reaction, in few words by their ids. Refreshed with the client records. */
export const listWarnedClients = queryOptions({
  queryKey: ["clients", "warned"],
  queryFn: async ({ signal }) => {
    const warned = new Map<string, string>();
    let cursor: string | undefined;
    do {
      const answer = await api.clients.$get(
        { query: { limit: 500, ...(cursor && { cursor }) } },
        { init: { signal } },
      );
      for (const { id, mustKnow, hasAllergies, patchTest } of await answer.json()) {
        const words = [
          patchTest.state === "failed" && "Patch test failed",
          hasAllergies && "Allergies",
          mustKnow,
        ].filter(Boolean);
        if (words.length > 0) warned.set(id, words.join(" · "));
      }
      cursor = nextCursor(answer.headers.get("Link"));
    } while (cursor);
    return warned;
  },
});
