import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** When the request came, where `noteArrival` stands before it. */
    askedAt: Date;
  }
}

/** Notes when a request came, before anything is looked up for it. */
export const noteArrival: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("askedAt", c.var.services.now());
  await next();
};
