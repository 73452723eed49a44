import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { contextIfSignedIn } from "#agent/caller.ts";
import type { AppEnv } from "#agent/context.ts";
import { listMargins } from "#tools/pricing/margins.ts";
import { listPriceChanges } from "#tools/pricing/price-history.ts";
import {
  ApplyReprice,
  PriceChange,
  Reprice,
  RepriceDone,
  RepricePreview,
  ServiceMargin,
} from "#tools/pricing/reprice-schema.ts";
import { undoReprice } from "#tools/pricing/reprice-undo.ts";
import { applyReprice, previewReprice } from "#tools/pricing/reprice.ts";
import { CreateService, Service, UpdateService } from "#tools/pricing/service-schema.ts";
import {
  copyStarterMenu,
  createService,
  deleteService,
  updateService,
} from "#tools/pricing/services-own.ts";
import { listOnlineServices, listServices } from "#tools/pricing/services.ts";
import { guestOf, limitAddress } from "./guests.ts";
import { pagedWhole, PageQuery } from "./paging.ts";
import { body, byId, json, knownId, router } from "./router.ts";

/** Far more menus than somebody looks at in a minute. */
const RATE = { max: 120, windowMs: 60_000 };

const ofStylist = {
  params: z.object({
    stylistId: z.string().openapi({ format: "uuid" }).transform(knownId),
  }),
  query: PageQuery,
};

/** Public: the menu of a stylist. Whoever is signed in sees all of it, of their own salon's stylists alone. */
export const publicServices = router().openapi(
  createRoute({
    method: "get",
    path: "/stylist/{stylistId}",
    request: ofStylist,
    responses: json(z.array(Service)),
  }),
  async (c) => {
    const menu = await menuFor(c, c.req.valid("param").stylistId);
    return c.json(pagedWhole(c, menu, c.req.valid("query")), 200);
  },
);

/** What a stylist offers, changed. */
export const services = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateService),
      responses: json(Service, 201),
    }),
    async (c) => c.json(await createService(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/starter",
      request: body(z.strictObject({ stylistId: z.uuid() })),
      responses: json(z.array(Service), 201),
    }),
    async (c) => c.json(await copyStarterMenu(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/margins",
      request: { query: z.object({ stylistId: z.uuid().optional() }) },
      responses: json(z.array(ServiceMargin)),
    }),
    async (c) => c.json(await listMargins(c.var.ctx, c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/reprice/preview",
      request: body(Reprice),
      responses: json(RepricePreview),
    }),
    async (c) => c.json(await previewReprice(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/reprice",
      request: body(ApplyReprice),
      responses: json(RepriceDone),
    }),
    async (c) => c.json(await applyReprice(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/reprice/{id}/undo",
      request: byId,
      responses: json(RepriceDone),
    }),
    async (c) => c.json(await undoReprice(c.var.ctx, { id: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/prices",
      request: { ...byId, query: PageQuery },
      responses: json(z.array(PriceChange)),
    }),
    async (c) => {
      const prices = await listPriceChanges(c.var.ctx, { id: c.req.valid("param").id });
      return c.json(pagedWhole(c, prices, c.req.valid("query")), 200);
    },
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(UpdateService) },
      responses: json(Service),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await updateService(c.var.ctx, { ...c.req.valid("json"), id }), 200);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(z.object({ id: z.uuid() })),
    }),
    async (c) => c.json(await deleteService(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );

async function menuFor(c: Context<AppEnv>, stylistId: string): Promise<Service[]> {
  const ctx = await contextIfSignedIn(c);
  if (ctx) return listServices(ctx, { stylistId });
  await limitAddress(c, "menu", RATE);
  return listOnlineServices(await guestOf(c, { stylistId }), { stylistId });
}
