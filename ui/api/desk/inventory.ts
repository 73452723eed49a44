import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Item } from "#tools/inventory/schema.ts";
import type { ActivatedInventory } from "#tools/billing/schema.ts";
import { getBilling } from "#ui/api/house/billing.ts";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages, pageOf, type Page } from "#ui/lib/http/paging.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "inventory";
/** As many as one answer holds. */
const MOST = 500;
/** Lines of the log on one page. */
const PAGE = 50;

/** Whether the salon has inventory. */
export const inventorySubscription = reading([KEY, "subscription"], () =>
  api.inventory.subscription.$get(),
);

export const activateInventory = mutationOptions({
  mutationFn: () => answerTo(api.inventory.subscribe.$put()),
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
    whole((cursor) =>
      pageOf(api.inventory.suppliers.$get({ query: { limit: MOST, ...(cursor && { cursor }) } })),
    ),
});

export const createSupplier = sending(api.inventory.suppliers, "$post", {
  act: "add_supplier",
  done: "Supplier Added",
});

export const updateSupplier = sending(api.inventory.suppliers[":id"], "$patch", {
  act: "change_supplier",
  done: "Supplier Saved",
});

/** A refusal is not said; the supplier stays in the list. */
export const deleteSupplier = sending(api.inventory.suppliers[":id"], "$delete", {
  act: "delete_supplier",
  done: "Supplier Deleted",
  failed: false,
});

/** Everything the salon keeps. */
export const listItems = queryOptions({
  queryKey: [KEY, "items"],
  queryFn: () =>
    whole((cursor) =>
      pageOf(api.inventory.items.$get({ query: { limit: MOST, ...(cursor && { cursor }) } })),
    ),
});

/** What is at or below its threshold. Bowls and colleagues change it meanwhile. */
export const listLowStock = reading(
  [KEY, "low-stock"],
  () => api.inventory.items["low-stock"].$get({ query: { limit: MOST } }),
  { staleTime: 30_000 },
);

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

export const createItem = sending(api.inventory.items, "$post", {
  act: "add_item",
  done: "Item Added",
});

export const updateItem = sending(api.inventory.items[":id"], "$patch", {
  act: "change_item",
  done: "Item Saved",
});

/** A refusal is not said; the item stays in the list. */
export const deleteItem = sending(api.inventory.items[":id"], "$delete", {
  act: "delete_item",
  done: "Item Deleted",
  failed: false,
});

/** Takes out or puts in by hand; a refusal is shown in the form. */
export const adjustItem = sending(api.inventory.items[":id"].adjust, "$post", {
  act: "adjust_stock",
  done: "Stock Changed",
  failed: false,
});

/** The log, newest first and page by page: of one item, or of everything. */
export const listMovements = (itemId?: string) =>
  infiniteQueryOptions({
    ...inPages([KEY, "movements", itemId ?? "all"], (page) => {
      const query = { limit: PAGE, ...page };
      return itemId
        ? api.inventory.items[":id"].movements.$get({ param: { id: itemId }, query })
        : api.inventory.movements.$get({ query });
    }),
    staleTime: 0,
  });

/** Every page of a list, one after the other. */
async function whole<Row>(page: (cursor: string) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | undefined = "";
  while (cursor !== undefined) {
    const { items, next }: Page<Row> = await page(cursor);
    all.push(...items);
    cursor = next;
  }
  return all;
}
