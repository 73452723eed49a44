import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";

/** What the API answers is somebody's own: no cache, shared or not, may keep it, unless the route says otherwise. */
export const privately: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
};
