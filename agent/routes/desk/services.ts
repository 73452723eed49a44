import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { contextIfSignedIn } from "#agent/caller.ts";
import type { AppEnv } from "#agent/context.ts";
import { listMargins } from "#tools/pricing/cost/margins.ts";
import { listPriceChanges } from "#tools/pricing/price-history.ts";
import {
  ApplyReprice,
  PriceChange,
  Reprice,
  RepriceDone,
  RepricePreview,
  ServiceMargin,
} from "#tools/pricing/reprice/reprice-schema.ts";
import { undoReprice } from "#tools/pricing/reprice/reprice-undo.ts";
import { applyReprice, previewReprice } from "#tools/pricing/reprice/reprice.ts";
import { CreateService, Service, UpdateService } from "#tools/pricing/services/service-schema.ts";
import {
  copyStarterMenu,
  createService,
  deleteService,
  updateService,
} from "#tools/pricing/services/services-own.ts";
import { listOnlineServices, listServices } from "#tools/pricing/services/services.ts";
import { guestOf, limitAddress } from "./guests.ts";
import { pagedWhole, PageQuery } from "#agent/http/paging.ts";
import { json, knownId, router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

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
  .openapi(...verb("post /", { body: CreateService, answer: Service, status: 201 }, createService))
  .openapi(
    ...verb(
      "post /starter",
      { body: z.strictObject({ stylistId: z.uuid() }), answer: z.array(Service), status: 201 },
      copyStarterMenu,
    ),
  )
  .openapi(
    ...verb(
      "get /margins",
      { query: z.object({ stylistId: z.uuid().optional() }), answer: z.array(ServiceMargin) },
      listMargins,
    ),
  )
  .openapi(
    ...verb("post /reprice/preview", { body: Reprice, answer: RepricePreview }, previewReprice),
  )
  .openapi(...verb("post /reprice", { body: ApplyReprice, answer: RepriceDone }, applyReprice))
  .openapi(...verb("post /reprice/{id}/undo", { answer: RepriceDone }, undoReprice))
  .openapi(...shortListing("get /{id}/prices", { row: PriceChange }, listPriceChanges))
  .openapi(...verb("patch /{id}", { body: UpdateService, answer: Service }, updateService))
  .openapi(...verb("delete /{id}", { answer: z.object({ id: z.uuid() }) }, deleteService));

async function menuFor(c: Context<AppEnv>, stylistId: string): Promise<Service[]> {
  const ctx = await contextIfSignedIn(c);
  if (ctx) return listServices(ctx, { stylistId });
  await limitAddress(c, "menu", RATE);
  return listOnlineServices(await guestOf(c, { stylistId }), { stylistId });
}
