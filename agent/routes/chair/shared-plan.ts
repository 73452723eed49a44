import type { Handler, MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { answerTo } from "#agent/errors.ts";
import { limit } from "#tools/core/rate-limit.ts";
import { readShared } from "#tools/roadmaps/shared.ts";
import { ADDRESS_HEADER } from "#agent/http/client-address.ts";
import { noPlanPage, notNowPage, planPage } from "#agent/pages/shared-plan-page.ts";

/** Far more than a family reads in a minute, far too few to guess 256 bits. */
const RATE = { max: 60, windowMs: 60_000 };

/** Public: a plan of visits for whoever holds its link. What opens nothing looks the same, whatever the reason. */
export const sharedPlan: Handler<AppEnv> = async (c) => {
  const { tenancy, now, log } = c.var.services;
  try {
    const address = c.req.raw.headers.get(ADDRESS_HEADER) ?? "unknown";
    await limit({ db: tenancy.forCounters(), now }, `plan ${address}`, RATE);
    const token = c.req.param("token") ?? "";
    const shared = await readShared(tenancy.forPlatform(), { token, now: now() });
    return shared ? c.html(planPage(shared)) : c.html(noPlanPage(), 404);
  } catch (error) {
    // the path holds the secret: the log gets it without
    const { status, retryAfter } = answerTo(error, log, "/plan");
    if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
    return c.html(notNowPage(), status);
  }
};

/** A link is a secret: no cache keeps its page, no search engine lists it, no other site hears of it. */
export const secretly: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  c.res.headers.set("Referrer-Policy", "no-referrer");
};
