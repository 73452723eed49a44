import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** What to begin a chat with, as the day stands now. */
export const listStarters = queryOptions({
  queryKey: ["starters"],
  queryFn: async () => (await api.starters.$get()).json(),
  staleTime: 60_000,
});
