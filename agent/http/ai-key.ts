import { createRoute } from "@hono/zod-openapi";
import { getAiConfiguration, recheckAiKey, removeAiKey, saveAiKey } from "#tools/keys/keys.ts";
import { AiConfiguration, SaveAiKey } from "#tools/keys/schema.ts";
import { body, json, router } from "./router.ts";

/** Who answers for the salon, and its own key. The key itself comes in and never goes out. */
export const aiKey = router()
  .openapi(createRoute({ method: "get", path: "/", responses: json(AiConfiguration) }), async (c) =>
    c.json(await getAiConfiguration(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/",
      request: body(SaveAiKey),
      responses: json(AiConfiguration),
    }),
    async (c) => c.json(await saveAiKey(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({ method: "post", path: "/check", responses: json(AiConfiguration) }),
    async (c) => c.json(await recheckAiKey(c.var.ctx), 200),
  )
  .openapi(
    createRoute({ method: "delete", path: "/", responses: json(AiConfiguration) }),
    async (c) => c.json(await removeAiKey(c.var.ctx), 200),
  );
