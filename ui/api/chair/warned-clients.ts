import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";

/** Clients that are asked for at once. */
export const AT_ONCE = 50;

/** What must be known of those of these clients, `AT_ONCE` at most, who have allergies, a line of their own or a reaction: in few words by their ids. Refreshed with the client records. */
export const listWarned = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["clients", "warned", ...ids],
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(","), limit: AT_ONCE };
      const found = await (await api.clients.$get({ query }, { init: { signal } })).json();
      return found.flatMap(({ id, mustKnow, hasAllergies, patchTest }): [string, string][] => {
        const words = [
          patchTest.state === "failed" && "Patch test failed",
          hasAllergies && "Allergies",
          mustKnow,
        ].filter(Boolean);
        return words.length > 0 ? [[id, words.join(" · ")]] : [];
      });
    },
  });
