import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** The brands of the catalogue. */
export const listColorBrands = queryOptions({
  queryKey: ["brands"],
  queryFn: async () => (await api["color-brands"].$get()).json(),
});
