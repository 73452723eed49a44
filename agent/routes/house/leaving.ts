import { createRoute } from "@hono/zod-openapi";
import { requireOwner } from "#tools/exports/export.ts";
import { askDeletion, cancelDeletion, getDeletion } from "#tools/exports/leaving.ts";
import { getRetention, previewRetention, setRetention } from "#tools/privacy/retention.ts";
import {
  Deletion,
  PasswordAgain,
  Retention,
  RetentionPreview,
  RetentionQuery,
} from "#tools/exports/schema.ts";
import { askPasswordAgain } from "#agent/http/password-again.ts";
import { body, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** How a salon goes, and how long it keeps what. */
export const leaving = router()
  .openapi(...verb("get /deletion", { answer: Deletion.nullable() }, getDeletion))
  .openapi(
    createRoute({
      method: "post",
      path: "/deletion",
      request: body(PasswordAgain),
      responses: json(Deletion, 201),
    }),
    async (c) => {
      requireOwner(c.var.ctx);
      await askPasswordAgain(c, c.req.valid("json").password);
      return c.json(await askDeletion(c.var.ctx), 201);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/deletion",
      responses: { 204: { description: "Done." } },
    }),
    async (c) => {
      await cancelDeletion(c.var.ctx);
      return c.body(null, 204);
    },
  )
  .openapi(...verb("get /retention", { answer: Retention }, getRetention))
  .openapi(...verb("put /retention", { body: Retention, answer: Retention }, setRetention))
  .openapi(
    ...verb(
      "get /retention/preview",
      { query: RetentionQuery, answer: RetentionPreview },
      previewRetention,
    ),
  );
