import { createRoute, z } from "@hono/zod-openapi";
import {
  addBrandPreference,
  getStylistPreferences,
  leaveLinesOpen,
  listBrandPreferences,
  orderBrandPreferences,
  removeBrandPreference,
  saveStylistPreferences,
} from "#tools/brands/brands.ts";
import { listColorBrands, listProductLines, seedColorBrands } from "#tools/brands/color-brands.ts";
import { getLineLeaflet } from "#tools/brands/leaflet.ts";
import {
  AddBrandPreference,
  BrandPreference,
  ColorBrand,
  LineLeaflet,
  OrderBrandPreferences,
  ProductLine,
  SaveStylistPreferences,
  Seeded,
  StylistPreferences,
} from "#tools/brands/schema.ts";
import { body, byId, json, router } from "./router.ts";

const byBrand = { params: z.object({ brandId: z.string() }) };
const byStylist = { params: z.object({ stylistId: z.string() }) };

export const colorBrands = router()
  .openapi(
    createRoute({ method: "get", path: "/", responses: json(z.array(ColorBrand)) }),
    async (c) => c.json(await listColorBrands(c.var.ctx), 200),
  )
  .openapi(createRoute({ method: "post", path: "/seed", responses: json(Seeded) }), async (c) =>
    c.json(await seedColorBrands(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{brandId}/product-lines",
      request: byBrand,
      responses: json(z.array(ProductLine)),
    }),
    async (c) => c.json(await listProductLines(c.var.ctx, c.req.valid("param")), 200),
  );

export const productLines = router()
  .openapi(
    createRoute({ method: "get", path: "/", responses: json(z.array(ProductLine)) }),
    async (c) => c.json(await listProductLines(c.var.ctx, {}), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{brandId}/{lineId}",
      request: { params: z.object({ brandId: z.string(), lineId: z.string() }) },
      responses: json(LineLeaflet),
    }),
    async (c) => c.json(await getLineLeaflet(c.var.ctx, c.req.valid("param")), 200),
  );

export const brandPreferences = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/{stylistId}",
      request: byStylist,
      responses: json(z.array(BrandPreference)),
    }),
    async (c) => c.json(await listBrandPreferences(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(AddBrandPreference),
      responses: json(BrandPreference, 201),
    }),
    async (c) => c.json(await addBrandPreference(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/order",
      request: body(OrderBrandPreferences),
      responses: json(z.array(BrandPreference)),
    }),
    async (c) => c.json(await orderBrandPreferences(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(z.object({ id: z.uuid() })),
    }),
    async (c) =>
      c.json(await removeBrandPreference(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );

export const stylistPreferences = router()
  .openapi(
    createRoute({ method: "get", path: "/", responses: json(StylistPreferences) }),
    async (c) => c.json(await getStylistPreferences(c.var.ctx), 200),
  )
  .openapi(
    createRoute({ method: "put", path: "/lines-open", responses: json(StylistPreferences) }),
    async (c) => c.json(await leaveLinesOpen(c.var.ctx), 200),
  );

/** Mounted at the path that Settings saves to. */
export const settingsPreferences = router().openapi(
  createRoute({
    method: "put",
    path: "/",
    request: body(SaveStylistPreferences),
    responses: json(StylistPreferences),
  }),
  async (c) => c.json(await saveStylistPreferences(c.var.ctx, c.req.valid("json")), 200),
);
