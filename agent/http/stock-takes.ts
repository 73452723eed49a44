import { createRoute, z } from "@hono/zod-openapi";
import { CountItems, StockTake } from "#tools/inventory/movement-schema.ts";
import {
  cancelTake,
  countItems,
  finishTake,
  getTake,
  listTakes,
  startTake,
} from "#tools/inventory/takes.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

/** Counts of the shelf. */
export const stockTakes = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery },
      responses: json(z.array(StockTake)),
    }),
    async (c) => c.json(paged(c, await listTakes(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(createRoute({ method: "post", path: "/", responses: json(StockTake, 201) }), async (c) =>
    c.json(await startTake(c.var.ctx), 201),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(StockTake) }),
    async (c) => c.json(await getTake(c.var.ctx, { id: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/{id}/counts",
      request: { ...byId, ...body(CountItems) },
      responses: json(StockTake),
    }),
    async (c) => {
      const given = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await countItems(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/finish",
      request: byId,
      responses: json(StockTake),
    }),
    async (c) => c.json(await finishTake(c.var.ctx, { id: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/cancel",
      request: byId,
      responses: json(StockTake),
    }),
    async (c) => c.json(await cancelTake(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );
