import { createRoute, z } from "@hono/zod-openapi";
import { listOutbox } from "#tools/messages/messages.ts";
import { Message } from "#tools/messages/schema.ts";
import { paged, PageQuery } from "./paging.ts";
import { json, router } from "./router.ts";

/** What the salon sent or, without a mail server, would have sent. */
export const outbox = router().openapi(
  createRoute({
    method: "get",
    path: "/",
    request: { query: PageQuery },
    responses: json(z.array(Message)),
  }),
  async (c) => c.json(paged(c, await listOutbox(c.var.ctx, c.req.valid("query"))), 200),
);
