import { createRoute, z } from "@hono/zod-openapi";
import { adjustItem } from "#tools/inventory/items/adjust.ts";
import { listBowls } from "#tools/inventory/bowls/bowl-rows.ts";
import { finaliseBowl, undoBowl } from "#tools/inventory/bowls/bowls.ts";
import {
  createItem,
  deleteItem,
  findByBarcode,
  getItem,
  listItems,
  listLowStock,
  updateItem,
} from "#tools/inventory/items/items.ts";
import { listMovements } from "#tools/inventory/items/movement-log.ts";
import {
  AdjustItem,
  FinaliseBowl,
  FindBowls,
  FindMovements,
  MixedBowl,
  Movement,
} from "#tools/inventory/items/movement-schema.ts";
import {
  CreateItem,
  CreateSupplier,
  FindItems,
  InventorySubscription,
  Item,
  LowItem,
  Supplier,
  UpdateItem,
  UpdateSupplier,
} from "#tools/inventory/schema.ts";
import { ActivatedInventory } from "#tools/billing/schema.ts";
import { getInventorySubscription } from "#tools/inventory/subscription.ts";
import { activateInventory } from "#tools/billing/subscribe.ts";
import {
  createSupplier,
  deleteSupplier,
  listSuppliers,
  updateSupplier,
} from "#tools/inventory/suppliers/suppliers.ts";
import { paged, PageQuery } from "#agent/http/paging.ts";
import { byId, json, router } from "#agent/http/router.ts";
import { shortListing, listing, verb } from "#agent/http/verb.ts";

const limit = PageQuery.shape.limit;
const Gone = z.object({ id: z.uuid() });

/** Whether the salon has inventory, and its suppliers. */
export const inventory = router()
  .openapi(
    ...verb("get /subscription", { answer: InventorySubscription }, getInventorySubscription),
  )
  .openapi(...verb("put /subscribe", { answer: ActivatedInventory }, activateInventory))
  .openapi(...shortListing("get /suppliers", { row: Supplier }, listSuppliers))
  .openapi(
    ...verb(
      "post /suppliers",
      { body: CreateSupplier, answer: Supplier, status: 201 },
      createSupplier,
    ),
  )
  .openapi(
    ...verb("patch /suppliers/{id}", { body: UpdateSupplier, answer: Supplier }, updateSupplier),
  )
  .openapi(...verb("delete /suppliers/{id}", { answer: Gone }, deleteSupplier));

/** What the salon keeps. */
export const inventoryItems = router()
  .openapi(...listing("get /", { query: FindItems.extend({ limit }), row: Item }, listItems))
  .openapi(...verb("post /", { body: CreateItem, answer: Item, status: 201 }, createItem))
  .openapi(...shortListing("get /low-stock", { row: LowItem }, listLowStock))
  .openapi(
    ...verb(
      "get /by-barcode/{barcode}",
      { params: z.object({ barcode: z.string() }), answer: Item },
      findByBarcode,
    ),
  )
  .openapi(...verb("get /{id}", { answer: Item }, getItem))
  .openapi(...verb("patch /{id}", { body: UpdateItem, answer: Item }, updateItem))
  .openapi(...verb("delete /{id}", { answer: Gone }, deleteItem))
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/movements",
      request: { ...byId, query: FindMovements.omit({ itemId: true }).extend({ limit }) },
      responses: json(z.array(Movement)),
    }),
    async (c) => {
      const wanted = { ...c.req.valid("query"), itemId: c.req.valid("param").id };
      return c.json(paged(c, await listMovements(c.var.ctx, wanted)), 200);
    },
  )
  .openapi(...verb("post /{id}/adjust", { body: AdjustItem, answer: Item }, adjustItem));

/** What came and went, and the bowls that took it. */
export const inventoryLog = router()
  .openapi(
    ...listing(
      "get /movements",
      { query: FindMovements.extend({ limit }), row: Movement },
      listMovements,
    ),
  )
  .openapi(
    ...listing("get /bowls", { query: FindBowls.extend({ limit }), row: MixedBowl }, listBowls),
  )
  .openapi(...verb("post /bowls/{id}/undo", { answer: MixedBowl }, undoBowl));

/** Under formulas: a bowl was mixed. */
export const formulaMixes = router().openapi(
  ...verb("post /{id}/mix", { body: FinaliseBowl, answer: MixedBowl, status: 201 }, finaliseBowl),
);
