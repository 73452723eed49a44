import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** The salon's formulas, newest first. */
export const listFormulas = queryOptions({
  queryKey: ["formulas", "list"],
  queryFn: async () => (await api.formulas.$get({ query: {} })).json(),
});
