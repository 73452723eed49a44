import { z } from "@hono/zod-openapi";
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
import { router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

const byBrand = z.object({ brandId: z.string() });
const byStylist = z.object({ stylistId: z.string() });

export const colorBrands = router()
  .openapi(...shortListing("get /", { row: ColorBrand }, listColorBrands))
  .openapi(...verb("post /seed", { answer: Seeded }, seedColorBrands))
  .openapi(
    ...shortListing(
      "get /{brandId}/product-lines",
      { params: byBrand, row: ProductLine },
      listProductLines,
    ),
  );

export const productLines = router()
  .openapi(...verb("get /", { answer: z.array(ProductLine) }, (ctx) => listProductLines(ctx, {})))
  .openapi(
    ...verb(
      "get /{brandId}/{lineId}",
      { params: z.object({ brandId: z.string(), lineId: z.string() }), answer: LineLeaflet },
      getLineLeaflet,
    ),
  );

export const brandPreferences = router()
  .openapi(
    ...shortListing(
      "get /{stylistId}",
      { params: byStylist, row: BrandPreference },
      listBrandPreferences,
    ),
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
