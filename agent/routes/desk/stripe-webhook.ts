import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { tell } from "#agent/follow-ups.ts";
import { findTool } from "#tools/registry.ts";
import { takeCardEvent } from "#tools/billing/events.ts";
import { json, router } from "#agent/http/router.ts";

const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;

/**
 * Public: Stripe tells what became of payments and plans. Signed by it, over the very bytes that it sends; there is no session. What
 * could not be taken in is answered by 503, and comes again.
 */
export const stripeWebhook = router().openapi(
  createRoute({
    method: "post",
    path: "/stripe",
    responses: json(z.object({ received: z.literal(true) })),
  }),
  async (c) => {
    const { services } = c.var;
    const { env: _env, tenancy, auth: _auth, replies: _replies, ...reach } = services;
    // whatever else it is called, a body is read without a limit before anybody knows who sends it
    if (!JSON_TYPE.test(c.req.header("Content-Type") ?? ""))
      throw new DomainError("unsupported_type", "This takes JSON only.");
    const signature = c.req.header("Stripe-Signature") ?? "";
    const event = await services.cards.readEvent(await c.req.text(), signature, services.now());
    if (!event) throw new DomainError("forbidden", "This request is not signed by Stripe.");
    const outcome = await takeCardEvent(
      { ...reach, findTool, tell, db: tenancy.forPlatform() },
      event,
    );
    services.log.debug({ event: event.id, type: event.type, outcome }, "an event of Stripe's");
    return c.json({ received: true as const }, 200);
  },
);
