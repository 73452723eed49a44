import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** The dashboard's figures. */
export const getStats = queryOptions({
  queryKey: ["stats"],
  queryFn: async () => (await api.stats.$get()).json(),
});
