import { createRoute, z } from "@hono/zod-openapi";
import { ApiToken, MadeApiToken, MakeApiToken } from "#tools/tokens/schema.ts";
import { listApiTokens, makeApiToken, revokeApiToken } from "#tools/tokens/tokens.ts";
import { pagedWhole, PageQuery } from "#agent/http/paging.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

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
    ...verb("post /", { body: MakeApiToken, answer: MadeApiToken, status: 201 }, makeApiToken),
  )
  .openapi(...verb("delete /{id}", { answer: ApiToken }, revokeApiToken));
