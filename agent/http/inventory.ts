import { createRoute, z } from "@hono/zod-openapi";
import { adjustItem } from "#tools/inventory/adjust.ts";
import { listBowls } from "#tools/inventory/bowl-rows.ts";
import { finaliseBowl, undoBowl } from "#tools/inventory/bowls.ts";
import {
  createItem,
  deleteItem,
  findByBarcode,
  getItem,
  listItems,
  listLowStock,
  updateItem,
} from "#tools/inventory/items.ts";
import { listMovements } from "#tools/inventory/movement-log.ts";
import {
  AdjustItem,
  FinaliseBowl,
  FindBowls,
  FindMovements,
  MixedBowl,
  Movement,
} from "#tools/inventory/movement-schema.ts";
import {
  ActivatedInventory,
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
import { activateInventory, getInventorySubscription } from "#tools/inventory/subscription.ts";
import {
  createSupplier,
  deleteSupplier,
  listSuppliers,
  updateSupplier,
} from "#tools/inventory/suppliers.ts";
import { paged, pagedWhole, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const limit = PageQuery.shape.limit;
const Gone = z.object({ id: z.uuid() });

/** Whether the salon has inventory, and its suppliers. */
export const inventory = router()
  .openapi(
    createRoute({ method: "get", path: "/subscription", responses: json(InventorySubscription) }),
    async (c) => c.json(await getInventorySubscription(c.var.ctx), 200),
  )
  .openapi(
    createRoute({ method: "put", path: "/subscribe", responses: json(ActivatedInventory) }),
    async (c) => c.json(await activateInventory(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/suppliers",
      request: { query: PageQuery },
      responses: json(z.array(Supplier)),
    }),
    async (c) => c.json(pagedWhole(c, await listSuppliers(c.var.ctx), c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/suppliers",
      request: body(CreateSupplier),
      responses: json(Supplier, 201),
    }),
    async (c) => c.json(await createSupplier(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/suppliers/{id}",
      request: { ...byId, ...body(UpdateSupplier) },
      responses: json(Supplier),
    }),
    async (c) => {
      const given = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await updateSupplier(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/suppliers/{id}",
      request: byId,
      responses: json(Gone),
    }),
    async (c) => c.json(await deleteSupplier(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );

/** What the salon keeps. */
export const inventoryItems = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindItems.extend({ limit }) },
      responses: json(z.array(Item)),
    }),
    async (c) => c.json(paged(c, await listItems(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateItem),
      responses: json(Item, 201),
    }),
    async (c) => c.json(await createItem(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/low-stock",
      request: { query: PageQuery },
      responses: json(z.array(LowItem)),
    }),
    async (c) => c.json(pagedWhole(c, await listLowStock(c.var.ctx), c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/by-barcode/{barcode}",
      request: { params: z.object({ barcode: z.string() }) },
      responses: json(Item),
    }),
    async (c) => c.json(await findByBarcode(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(Item) }),
    async (c) => c.json(await getItem(c.var.ctx, { id: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(UpdateItem) },
      responses: json(Item),
    }),
    async (c) => {
      const given = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await updateItem(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({ method: "delete", path: "/{id}", request: byId, responses: json(Gone) }),
    async (c) => c.json(await deleteItem(c.var.ctx, { id: c.req.valid("param").id }), 200),
  )
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
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/adjust",
      request: { ...byId, ...body(AdjustItem) },
      responses: json(Item),
    }),
    async (c) => {
      const given = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await adjustItem(c.var.ctx, given), 200);
    },
  );

/** What came and went, and the bowls that took it. */
export const inventoryLog = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/movements",
      request: { query: FindMovements.extend({ limit }) },
      responses: json(z.array(Movement)),
    }),
    async (c) => c.json(paged(c, await listMovements(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/bowls",
      request: { query: FindBowls.extend({ limit }) },
      responses: json(z.array(MixedBowl)),
    }),
    async (c) => c.json(paged(c, await listBowls(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/bowls/{id}/undo",
      request: byId,
      responses: json(MixedBowl),
    }),
    async (c) => c.json(await undoBowl(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );

/** Under formulas: a bowl was mixed. */
export const formulaMixes = router().openapi(
  createRoute({
    method: "post",
    path: "/{id}/mix",
    request: { ...byId, ...body(FinaliseBowl) },
    responses: json(MixedBowl, 201),
  }),
  async (c) => {
    const given = { ...c.req.valid("json"), id: c.req.valid("param").id };
    return c.json(await finaliseBowl(c.var.ctx, given), 201);
  },
);
