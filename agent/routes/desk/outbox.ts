import { createRoute } from "@hono/zod-openapi";
import { PasswordAgain } from "#tools/exports/schema.ts";
import {
  cancelMessage,
  listOutbox,
  readWholeMessage,
  retryMessage,
} from "#tools/messages/outbox/outbox.ts";
import { ListedMessage, Message, OutboxFilter, WholeMessage } from "#tools/messages/schema.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { askPasswordAgain } from "#agent/http/password-again.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

/** What the salon sent, will send or, without a way out, would have sent. */
export const outbox = router()
  .openapi(
    ...listing(
      "get /",
      { query: PageQuery.extend(OutboxFilter.shape), row: ListedMessage },
      listOutbox,
    ),
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
  .openapi(...verb("post /{id}/retry", { answer: Message }, retryMessage))
  .openapi(...verb("post /{id}/cancel", { answer: Message }, cancelMessage));
