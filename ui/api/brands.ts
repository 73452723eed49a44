import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** The brands of the catalogue. */
export const listColorBrands = queryOptions({
  queryKey: ["brands"],
  queryFn: async () => (await api["color-brands"].$get()).json(),
});

/** Every line of the catalogue, in its order. */
export const listProductLines = queryOptions({
  queryKey: ["brands", "lines"],
  queryFn: async () => (await api["product-lines"].$get()).json(),
});

/** What a line prints, by its "brand/line". */
export const getLineLeaflet = (key: string) => {
  const [brandId = "", lineId = ""] = key.split("/");
  return queryOptions({
    queryKey: ["brands", "leaflet", key],
    queryFn: async () =>
      (
        await api["product-lines"][":brandId"][":lineId"].$get({ param: { brandId, lineId } })
      ).json(),
  });
};
