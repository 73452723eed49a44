import { createRoute, z } from "@hono/zod-openapi";
import { decideRequest } from "#tools/actions/requests-decide.ts";
import { findRequest, listRequests } from "#tools/actions/requests.ts";
import { ActRequest, DecideRequest } from "#tools/actions/schema.ts";
import { pagedWhole, PageQuery } from "#agent/http/paging.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** `/api/act-requests`: what programs asked for over MCP, for the person in whose name they ask. */
export const actRequests = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery },
      responses: json(z.array(ActRequest)),
    }),
    async (c) => c.json(pagedWhole(c, await listRequests(c.var.ctx), c.req.valid("query")), 200),
  )
  .openapi(...verb("get /{id}", { answer: ActRequest }, findRequest))
  .openapi(...verb("post /{id}", { body: DecideRequest, answer: ActRequest }, decideRequest));
