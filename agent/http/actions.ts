import { createRoute, z } from "@hono/zod-openapi";
import { listActions } from "#tools/actions/actions.ts";
import { ChatAction, FindActions } from "#tools/actions/schema.ts";
import { undoAction } from "#tools/actions/undo.ts";
import { paged, PageQuery } from "./paging.ts";
import { byId, json, router } from "./router.ts";

/** `/api/actions`: what the assistant did, and taking it back. */
export const actions = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindActions.extend(PageQuery.shape) },
      responses: json(z.array(ChatAction)),
    }),
    async (c) => c.json(paged(c, await listActions(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({ method: "post", path: "/{id}/undo", request: byId, responses: json(ChatAction) }),
    async (c) => c.json(await undoAction(c.var.ctx, c.req.valid("param")), 200),
  );
