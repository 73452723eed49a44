import { createRoute } from "@hono/zod-openapi";
import { cancelBatch } from "#tools/messages/outbox.ts";
import { ManyPreview, TakenBack, TextedMany, TextMany } from "#tools/messages/sms-schema.ts";
import { previewMany, textMany as writeToMany } from "#tools/messages/text-many.ts";
import { body, byId, json, router } from "./router.ts";

/** The same words to everybody of a day. */
export const textMany = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/preview",
      request: body(TextMany),
      responses: json(ManyPreview),
    }),
    async (c) => c.json(await previewMany(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(TextMany),
      responses: json(TextedMany, 201),
    }),
    async (c) => c.json(await writeToMany(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/take-back",
      request: byId,
      responses: json(TakenBack),
    }),
    async (c) => {
      const { id: batchId } = c.req.valid("param");
      return c.json(await cancelBatch(c.var.ctx, { batchId }), 200);
    },
  );
