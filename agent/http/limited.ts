import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { limit, type Rate } from "#tools/core/rate-limit.ts";

const MINUTE = 60_000;

/** What one salon may ask for in a minute: far above what hands can do, low enough that a loop gets nowhere. */
const RATES: Record<string, Rate> = {
  "/api/colour": { max: 600, windowMs: MINUTE },
  "/api/photos": { max: 240, windowMs: MINUTE },
  "/api/consultations": { max: 120, windowMs: MINUTE },
  "/api/chat": { max: 120, windowMs: MINUTE },
};

/** Counts costly requests by salon and kind. @throws rate_limited with Retry-After */
export const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [, api, noun] = c.req.path.split("/");
  const kind = `/${api}/${noun}`;
  const rate = RATES[kind];
  if (rate && c.req.method === "POST") {
    await limit(c.var.ctx, `${kind} ${c.var.ctx.actor.salonId}`, rate);
  }
  await next();
};
