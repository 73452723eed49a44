import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { json, router } from "./router.ts";

const Ok = z.object({ status: z.literal("ok") });
const Up = Ok.extend({
  /** Of a demo alone: how its owner signs in. */
  demo: z.object({ email: z.string(), password: z.string() }).optional(),
});

/** Public: is the process up, can it be written to, and is it a demo that anybody may open. */
export const health = router()
  .openapi(createRoute({ method: "get", path: "/health", responses: json(Up) }), (c) => {
    const { demo } = c.var.services;
    return c.json({ status: "ok" as const, ...(demo && { demo }) }, 200);
  })
  .openapi(createRoute({ method: "get", path: "/ready", responses: json(Ok) }), async (c) => {
    await c.var.services.tenancy.ready().catch(() => {
      throw new DomainError("unavailable", "Nothing can be saved at the moment.", {
        retryAfter: 2,
      });
    });
    return c.json({ status: "ok" as const }, 200);
  });
