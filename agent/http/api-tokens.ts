import { createRoute, z } from "@hono/zod-openapi";
import { ApiToken, MadeApiToken, MakeApiToken } from "#tools/tokens/schema.ts";
import { listApiTokens, makeApiToken, revokeApiToken } from "#tools/tokens/tokens.ts";
import { pagedWhole, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

/** Tokens of the API: made and revoked by people who are signed in, never by a token. */
export const apiTokens = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery },
      responses: json(z.array(ApiToken)),
    }),
    async (c) => c.json(pagedWhole(c, await listApiTokens(c.var.ctx), c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(MakeApiToken),
      responses: json(MadeApiToken, 201),
    }),
    async (c) => c.json(await makeApiToken(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(ApiToken),
    }),
    async (c) => c.json(await revokeApiToken(c.var.ctx, c.req.valid("param")), 200),
  );
