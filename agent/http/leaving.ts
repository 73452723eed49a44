import { createRoute } from "@hono/zod-openapi";
import { requireOwner } from "#tools/exports/export.ts";
import { askDeletion, cancelDeletion, getDeletion } from "#tools/exports/leaving.ts";
import { getRetention, previewRetention, setRetention } from "#tools/exports/retention.ts";
import {
  Deletion,
  PasswordAgain,
  Retention,
  RetentionPreview,
  RetentionQuery,
} from "#tools/exports/schema.ts";
import { askPasswordAgain } from "./password-again.ts";
import { body, json, router } from "./router.ts";

/** How a salon goes, and how long it keeps what. */
export const leaving = router()
  .openapi(
    createRoute({ method: "get", path: "/deletion", responses: json(Deletion.nullable()) }),
    async (c) => c.json(await getDeletion(c.var.ctx), 200),
  )
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
  .openapi(
    createRoute({ method: "get", path: "/retention", responses: json(Retention) }),
    async (c) => c.json(await getRetention(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/retention",
      request: body(Retention),
      responses: json(Retention),
    }),
    async (c) => c.json(await setRetention(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/retention/preview",
      request: { query: RetentionQuery },
      responses: json(RetentionPreview),
    }),
    async (c) => c.json(await previewRetention(c.var.ctx, c.req.valid("query")), 200),
  );
