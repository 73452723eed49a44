import { useQuery } from "@tanstack/react-query";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { listBrandPreferences } from "#ui/api/chair/brands.ts";
import { formulateExample } from "#ui/api/chair/colour.ts";

/** What the engine mixes for a head, with the lines that the stylist chose; the last answer stays while the next comes. */
export function useExample(head: FormulateRequest) {
  const preferences = useQuery(listBrandPreferences);
  const lines = preferences.data?.map(
    ({ brandId, productLineId }) => `${brandId}/${productLineId}`,
  );
  const own = lines && lines.length > 0 ? { lines } : {};
  return {
    ...useQuery({
      ...formulateExample({ ...head, ...own }),
      enabled: !preferences.isPending,
      placeholderData: (before) => before,
    }),
    /** Whether the lines are the stylist's own. */
    ownLines: lines !== undefined && lines.length > 0,
    /** Whether it is known which lines are theirs. */
    linesKnown: !preferences.isError,
  };
}
