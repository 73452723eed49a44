import { createRoute } from "@hono/zod-openapi";
import {
  ReadShelfCodes,
  SetShelf,
  SetShelfOnly,
  Shelf,
  ShelfLine,
  ShelfReading,
} from "#tools/brands/schema.ts";
import { getShelf, readShelfCodes, setShelf, setShelfOnly } from "#tools/brands/shelf.ts";
import { body, json, router } from "./router.ts";

/** What stands on the salon's shelf. */
export const shelf = router()
  .openapi(createRoute({ method: "get", path: "/", responses: json(Shelf) }), async (c) =>
    c.json(await getShelf(c.var.ctx), 200),
  )
  .openapi(
    createRoute({ method: "put", path: "/", request: body(SetShelf), responses: json(ShelfLine) }),
    async (c) => c.json(await setShelf(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/only",
      request: body(SetShelfOnly),
      responses: json(SetShelfOnly),
    }),
    async (c) => c.json(await setShelfOnly(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/read",
      request: body(ReadShelfCodes),
      responses: json(ShelfReading),
    }),
    async (c) => c.json(await readShelfCodes(c.var.ctx, c.req.valid("json")), 200),
  );
