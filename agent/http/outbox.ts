import { createRoute, z } from "@hono/zod-openapi";
import { PasswordAgain } from "#tools/exports/schema.ts";
import {
  cancelMessage,
  listOutbox,
  readWholeMessage,
  retryMessage,
} from "#tools/messages/outbox.ts";
import { Message, OutboxFilter, WholeMessage } from "#tools/messages/schema.ts";
import { paged, PageQuery } from "./paging.ts";
import { askPasswordAgain } from "./password-again.ts";
import { body, byId, json, router } from "./router.ts";

/** What the salon sent, will send or, without a way out, would have sent. */
export const outbox = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery.extend(OutboxFilter.shape) },
      responses: json(z.array(Message)),
    }),
    async (c) => c.json(paged(c, await listOutbox(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/whole",
      request: { ...byId, ...body(PasswordAgain) },
      responses: json(WholeMessage),
    }),
    async (c) => {
      await askPasswordAgain(c, c.req.valid("json").password);
      const { ADMIN_EMAILS: adminEmails } = c.var.services.env;
      return c.json(
        await readWholeMessage(c.var.ctx, { ...c.req.valid("param"), adminEmails }),
        200,
      );
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/retry",
      request: byId,
      responses: json(Message),
    }),
    async (c) => c.json(await retryMessage(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/cancel",
      request: byId,
      responses: json(Message),
    }),
    async (c) => c.json(await cancelMessage(c.var.ctx, c.req.valid("param")), 200),
  );
