import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { emailOrder, orderFile } from "#tools/inventory/order-mail.ts";
import {
  CreateOrder,
  Order,
  OrderEmailed,
  OrderFilter,
  QuickReorder,
  ReceiveOrder,
  Reordered,
  UpdateOrder,
} from "#tools/inventory/order-schema.ts";
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  submitOrder,
  updateOrder,
} from "#tools/inventory/orders.ts";
import { receiveOrder } from "#tools/inventory/receive.ts";
import { quickReorder } from "#tools/inventory/reorder.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const pdf = {
  200: { description: "The file.", content: { "application/pdf": { schema: z.string() } } },
} as const;
const csv = {
  200: { description: "The file.", content: { "text/csv": { schema: z.string() } } },
} as const;

/** What the salon orders from its suppliers, and what has come of it. */
export const orders = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery.extend(OrderFilter.shape) },
      responses: json(z.array(Order)),
    }),
    async (c) => c.json(paged(c, await listOrders(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateOrder),
      responses: json(Order, 201),
    }),
    async (c) => c.json(await createOrder(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/quick",
      request: body(QuickReorder),
      responses: json(Reordered),
    }),
    async (c) => c.json(await quickReorder(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(Order) }),
    async (c) => c.json(await getOrder(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(UpdateOrder) },
      responses: json(Order),
    }),
    async (c) => {
      const given = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await updateOrder(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/email",
      request: byId,
      responses: json(OrderEmailed),
    }),
    async (c) => c.json(await emailOrder(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({ method: "post", path: "/{id}/submit", request: byId, responses: json(Order) }),
    async (c) => c.json(await submitOrder(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/receive",
      request: { ...byId, ...body(ReceiveOrder) },
      responses: json(Order),
    }),
    async (c) => {
      const given = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await receiveOrder(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({ method: "post", path: "/{id}/cancel", request: byId, responses: json(Order) }),
    async (c) => c.json(await cancelOrder(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/order.pdf",
      request: byId,
      responses: pdf,
    }),
    (c) => download(c, { ...c.req.valid("param"), kind: "pdf" }),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/order.csv",
      request: byId,
      responses: csv,
    }),
    (c) => download(c, { ...c.req.valid("param"), kind: "csv" }),
  );

const TYPES = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

async function download(
  c: Context<AppEnv>,
  { id, kind }: { id: string; kind: keyof typeof TYPES },
): Promise<Response> {
  const { fileName, bytes } = await orderFile(c.var.ctx, { id, kind });
  return c.body(new Uint8Array(bytes), 200, {
    "Content-Type": TYPES[kind],
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  });
}
