import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { json, router } from "./router.ts";

const Ok = z.object({ status: z.literal("ok") });
const Demo = z.object({
  /** How the demo's owner signs in; null wherever this is no demo. */
  signIn: z.object({ email: z.string(), password: z.string() }).nullable(),
});

/** Public: is the process up, does the database answer, and is it a demo that anybody may open. */
export const health = router()
  .openapi(createRoute({ method: "get", path: "/health", responses: json(Ok) }), (c) =>
    c.json({ status: "ok" as const }, 200),
  )
  .openapi(createRoute({ method: "get", path: "/ready", responses: json(Ok) }), async (c) => {
    await c.var.services.tenancy.ping().catch(() => {
      throw new DomainError("unavailable", "The database is not answering.", { retryAfter: 2 });
    });
    return c.json({ status: "ok" as const }, 200);
  })
  .openapi(createRoute({ method: "get", path: "/demo", responses: json(Demo) }), (c) =>
    c.json({ signIn: c.var.services.demo ?? null }, 200),
  );
