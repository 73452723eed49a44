import { createRoute, z } from "@hono/zod-openapi";
import { listStarters } from "#tools/reports/starters.ts";
import { Starter } from "#tools/reports/starters-schema.ts";
import { json, router } from "./router.ts";

/** `/api/starters`: what to begin a chat with today. */
export const starters = router().openapi(
  createRoute({ method: "get", path: "/", responses: json(z.array(Starter)) }),
  async (c) => c.json(await listStarters(c.var.ctx), 200),
);
