import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AdjustItem } from "#tools/inventory/movement-schema.ts";
import type {
  CreateItem,
  CreateSupplier,
  Item,
  UpdateItem,
  UpdateSupplier,
} from "#tools/inventory/schema.ts";
import type { ActivatedInventory } from "#tools/billing/schema.ts";
import { getBilling } from "./billing.ts";
import { ApiError, sentenceOf } from "#ui/lib/api-error.ts";
import { api } from "#ui/lib/api.ts";
import { nextCursor } from "#ui/lib/paging.ts";

const KEY = "inventory";
/** As many as one answer holds. */
const MOST = 500;
/** Lines of the log on one page. */
const PAGE = 50;

/** Whether the salon has inventory. */
export const inventorySubscription = queryOptions({
  queryKey: [KEY, "subscription"],
  queryFn: async () => (await api.inventory.subscription.$get()).json(),
});

export const activateInventory = mutationOptions({
  mutationFn: async () => (await api.inventory.subscribe.$put()).json(),
  // the link to pay comes with it
  onSuccess: (_activated, _input, _before, { client }) =>
    client.invalidateQueries({ queryKey: getBilling.queryKey }),
  meta: {
    act: "activate_inventory",
    done: ({ isActive, message }: ActivatedInventory) =>
      isActive || !message ? "Subscription Activated" : message,
    failed: (error: Error) => ({ title: "Subscription Failed", description: sentenceOf(error) }),
  },
});

/** Every supplier. */
export const listSuppliers = queryOptions({
  queryKey: [KEY, "suppliers"],
  queryFn: () =>
    whole(async (cursor) => {
      const query = { limit: MOST, ...(cursor && { cursor }) };
      const answer = await api.inventory.suppliers.$get({ query });
      return { rows: await answer.json(), next: nextCursor(answer.headers.get("Link")) };
    }),
});

export const createSupplier = mutationOptions({
  mutationFn: async (json: CreateSupplier) =>
    (await api.inventory.suppliers.$post({ json })).json(),
  meta: { act: "add_supplier", done: "Supplier Added" },
});

export const updateSupplier = mutationOptions({
  mutationFn: async ({ id, ...json }: UpdateSupplier & { id: string }) =>
    (await api.inventory.suppliers[":id"].$patch({ param: { id }, json })).json(),
  meta: { act: "change_supplier", done: "Supplier Saved" },
});

/** A refusal is not said; the supplier stays in the list. */
export const deleteSupplier = mutationOptions({
  mutationFn: async (id: string) => api.inventory.suppliers[":id"].$delete({ param: { id } }),
  meta: { act: "delete_supplier", done: "Supplier Deleted", failed: false },
});

/** Everything the salon keeps. */
export const listItems = queryOptions({
  queryKey: [KEY, "items"],
  queryFn: () =>
    whole(async (cursor) => {
      const query = { limit: MOST, ...(cursor && { cursor }) };
      const answer = await api.inventory.items.$get({ query });
      return { rows: await answer.json(), next: nextCursor(answer.headers.get("Link")) };
    }),
});

/** What is at or below its threshold. Bowls and colleagues change it meanwhile. */
export const listLowStock = queryOptions({
  queryKey: [KEY, "low-stock"],
  queryFn: async () =>
    (await api.inventory.items["low-stock"].$get({ query: { limit: MOST } })).json(),
  staleTime: 30_000,
});

/** The item with this barcode; null where none has it. */
export const findByBarcode = (barcode: string) =>
  queryOptions({
    queryKey: [KEY, "barcode", barcode],
    queryFn: async (): Promise<Item | null> => {
      try {
        return await (
          await api.inventory.items["by-barcode"][":barcode"].$get({ param: { barcode } })
        ).json();
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

export const createItem = mutationOptions({
  mutationFn: async (json: CreateItem) => (await api.inventory.items.$post({ json })).json(),
  meta: { act: "add_item", done: "Item Added" },
});

export const updateItem = mutationOptions({
  mutationFn: async ({ id, ...json }: UpdateItem & { id: string }) =>
    (await api.inventory.items[":id"].$patch({ param: { id }, json })).json(),
  meta: { act: "change_item", done: "Item Saved" },
});

/** A refusal is not said; the item stays in the list. */
export const deleteItem = mutationOptions({
  mutationFn: async (id: string) => api.inventory.items[":id"].$delete({ param: { id } }),
  meta: { act: "delete_item", done: "Item Deleted", failed: false },
});

/** Takes out or puts in by hand; a refusal is shown in the form. */
export const adjustItem = mutationOptions({
  mutationFn: async ({ id, ...json }: AdjustItem & { id: string }) =>
    (await api.inventory.items[":id"].adjust.$post({ param: { id }, json })).json(),
  meta: { act: "adjust_stock", done: "Stock Changed", failed: false },
});

/** The log, newest first and page by page: of one item, or of everything. */
export const listMovements = (itemId?: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, "movements", itemId ?? "all"],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor }) => {
      const query = { limit: PAGE, ...(cursor && { cursor }) };
      const answer = itemId
        ? await api.inventory.items[":id"].movements.$get({ param: { id: itemId }, query })
        : await api.inventory.movements.$get({ query });
      const movements = await answer.json();
      return { movements, next: nextCursor(answer.headers.get("Link")) };
    },
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Every page of a list, one after the other. */
async function whole<Row>(
  page: (cursor: string) => Promise<{ rows: Row[]; next: string | undefined }>,
): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | undefined = "";
  while (cursor !== undefined) {
    const { rows, next }: { rows: Row[]; next: string | undefined } = await page(cursor);
    all.push(...rows);
    cursor = next;
  }
  return all;
}
