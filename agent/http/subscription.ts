import { createRoute } from "@hono/zod-openapi";
import { SubscriptionStatus, Upgrade, Upgraded } from "#tools/subscription/schema.ts";
import { getSubscription, upgradeSubscription } from "#tools/subscription/subscription.ts";
import { body, json, router } from "./router.ts";

export const subscription = router()
  .openapi(
    createRoute({ method: "get", path: "/status", responses: json(SubscriptionStatus) }),
    async (c) => c.json(await getSubscription(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/upgrade",
      request: body(Upgrade),
      responses: json(Upgraded),
    }),
    async (c) => c.json(await upgradeSubscription(c.var.ctx, c.req.valid("json")), 200),
  );
