import { createRoute, z } from "@hono/zod-openapi";
import { Profile, PublicStylist, Stylist, UpdateProfile } from "#tools/stylists/schema.ts";
import {
  getProfile,
  getPublicStylist,
  listStylists,
  updateProfile,
} from "#tools/stylists/stylists.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, json, router } from "./router.ts";

export const stylists = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery },
      responses: json(z.array(Stylist)),
    }),
    async (c) => c.json(paged(c, await listStylists(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(createRoute({ method: "get", path: "/profile", responses: json(Profile) }), async (c) =>
    c.json(await getProfile(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/profile",
      request: body(UpdateProfile),
      responses: json(Profile),
    }),
    async (c) => c.json(await updateProfile(c.var.ctx, c.req.valid("json")), 200),
  );

/** Public: what anyone sees of a stylist whose booking address they have. */
export const publicStylists = router().openapi(
  createRoute({
    method: "get",
    path: "/slug/{slug}",
    request: { params: z.object({ slug: z.string() }) },
    responses: json(PublicStylist),
  }),
  async (c) => {
    const everySalon = c.var.services.tenancy.forPlatform();
    return c.json(await getPublicStylist(everySalon, c.req.valid("param").slug), 200);
  },
);
