import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { CountedItem, StockTake } from "#tools/inventory/items/movement-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { plural } from "#ui/lib/format.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "inventory";
const TAKES = [KEY, "takes"] as const;

/** The salon's counts of the shelf, newest first; the open one is the first that is open. */
export const listTakes = reading(
  [...TAKES, "list"],
  () => api.inventory.takes.$get({ query: {} }),
  { staleTime: 0 },
);

/** One count, with what was counted so far: others may count along. */
export const getTake = (id: string) =>
  reading([...TAKES, "one", id], () => api.inventory.takes[":id"].$get({ param: { id } }), {
    staleTime: 0,
  });

export const startTake = sending(api.inventory.takes, "$post", { act: "start_stock_take" });

/** Keeps what was counted on the server at once. */
export const countItems = mutationOptions({
  mutationFn: ({ id, counts }: { id: string; counts: CountedItem[] }) =>
    answerTo(api.inventory.takes[":id"].counts.$put({ param: { id }, json: { counts } })),
  onSuccess: (take, _counted, _before, { client }) => put(client, take),
});

/** What was counted becomes what there is. */
export const finishTake = mutationOptions({
  mutationFn: ({ id }: Pick<StockTake, "id">) =>
    answerTo(api.inventory.takes[":id"].finish.$post({ param: { id } })),
  meta: {
    act: "finish_stock_take",
    done: ({ counted }: StockTake) => ({
      title: "Count Finished",
      description: `${plural(counted.length, "item")} counted, ${counted.filter(({ difference }) => difference !== 0).length} put right.`,
    }),
  },
});

export const cancelTake = mutationOptions({
  mutationFn: ({ id }: Pick<StockTake, "id">) =>
    answerTo(api.inventory.takes[":id"].cancel.$post({ param: { id } })),
  meta: {
    act: "cancel_stock_take",
    done: { title: "Count Cancelled", description: "Nothing was changed." },
  },
});

function put(client: QueryClient, take: StockTake): void {
  client.setQueryData(getTake(take.id).queryKey, take);
}
