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
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const byBrand = { params: z.object({ brandId: z.string() }) };
const byStylist = { params: z.object({ stylistId: z.string() }) };

export const colorBrands = router()
  .openapi(...verb("get /", { answer: z.array(ColorBrand) }, listColorBrands))
  .openapi(...verb("post /seed", { answer: Seeded }, seedColorBrands))
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
    ...verb(
      "post /",
      { body: AddBrandPreference, answer: BrandPreference, status: 201 },
      addBrandPreference,
    ),
  )
  .openapi(
    ...verb(
      "put /order",
      { body: OrderBrandPreferences, answer: z.array(BrandPreference) },
      orderBrandPreferences,
    ),
  )
  .openapi(...verb("delete /{id}", { answer: z.object({ id: z.uuid() }) }, removeBrandPreference));

export const stylistPreferences = router()
  .openapi(...verb("get /", { answer: StylistPreferences }, getStylistPreferences))
  .openapi(...verb("put /lines-open", { answer: StylistPreferences }, leaveLinesOpen));

/** Mounted at the path that Settings saves to. */
export const settingsPreferences = router().openapi(
  ...verb(
    "put /",
    { body: SaveStylistPreferences, answer: StylistPreferences },
    saveStylistPreferences,
  ),
);
