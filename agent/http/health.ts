import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { json, router } from "./router.ts";

const Ok = z.object({ status: z.literal("ok") });

/** Public: is the process up, and does the database answer. */
export const health = router()
  .openapi(createRoute({ method: "get", path: "/health", responses: json(Ok) }), (c) =>
    c.json({ status: "ok" as const }, 200),
  )
  .openapi(createRoute({ method: "get", path: "/ready", responses: json(Ok) }), async (c) => {
    await c.var.services.tenancy.ping().catch(() => {
      throw new DomainError("unavailable", "The database is not answering.", { retryAfter: 2 });
    });
    return c.json({ status: "ok" as const }, 200);
  });
