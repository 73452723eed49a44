import { useQuery } from "@tanstack/react-query";
import { listColorBrands } from "#ui/api/chair/brands.ts";

/** Says a brand id of the catalogue by its name; the id itself until the names are there. */
export function useBrandName(): (id: string) => string {
  const { data: brands } = useQuery(listColorBrands);
  return (id) => brands?.find((brand) => brand.id === id)?.name ?? id;
}
