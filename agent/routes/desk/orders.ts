import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { emailOrder, orderFile } from "#tools/inventory/orders/order-mail.ts";
import {
  CreateOrder,
  Order,
  OrderEmailed,
  OrderFilter,
  QuickReorder,
  ReceiveOrder,
  Reordered,
  UpdateOrder,
} from "#tools/inventory/orders/order-schema.ts";
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  submitOrder,
  updateOrder,
} from "#tools/inventory/orders/orders.ts";
import { receiveOrder } from "#tools/inventory/orders/receive.ts";
import { quickReorder } from "#tools/inventory/orders/reorder.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { byId, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

const pdf = {
  200: { description: "The file.", content: { "application/pdf": { schema: z.string() } } },
} as const;
const csv = {
  200: { description: "The file.", content: { "text/csv": { schema: z.string() } } },
} as const;

/** What the salon orders from its suppliers, and what has come of it. */
export const orders = router()
  .openapi(
    ...listing("get /", { query: PageQuery.extend(OrderFilter.shape), row: Order }, listOrders),
  )
  .openapi(...verb("post /", { body: CreateOrder, answer: Order, status: 201 }, createOrder))
  .openapi(...verb("post /quick", { body: QuickReorder, answer: Reordered }, quickReorder))
  .openapi(...verb("get /{id}", { answer: Order }, getOrder))
  .openapi(...verb("patch /{id}", { body: UpdateOrder, answer: Order }, updateOrder))
  .openapi(...verb("post /{id}/email", { answer: OrderEmailed }, emailOrder))
  .openapi(...verb("post /{id}/submit", { answer: Order }, submitOrder))
  .openapi(...verb("post /{id}/receive", { body: ReceiveOrder, answer: Order }, receiveOrder))
  .openapi(...verb("post /{id}/cancel", { answer: Order }, cancelOrder))
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
