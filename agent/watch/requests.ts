import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "#agent/context.ts";
import { newId } from "#tools/core/id.ts";
import { withIds, type Ids } from "./ids.ts";
import { requestSeconds } from "./meters.ts";
import { inSpan } from "./spans.ts";

/** What whoever asks may name a request by, to find it again here; anything else is named anew. */
const NAME = /^[\w-]{8,64}$/;
/** Asked for all day long by what watches, or fetched once with a page. */
const QUIET = /^\/(?:api\/(?:health|ready)$|assets\/|fonts\/)/;

/** One line in the log for each request, a figure for Prometheus, a span, and an id that its errors and its answer carry. */
export const watched: MiddlewareHandler<AppEnv> = (c, next) => {
  const given = c.req.header("x-request-id") ?? "";
  const ids: Ids = { request: NAME.test(given) ? given : newId() };
  const began = performance.now();
  return withIds(ids, () =>
    inSpan("request", { "http.request.method": c.req.method }, async (note) => {
      await next();
      const route = routePath(c);
      const { status } = c.res;
      const ms = performance.now() - began;
      c.header("X-Request-Id", ids.request);
      requestSeconds.observe({ method: c.req.method, route, status }, ms / 1000);
      note({
        "http.route": route,
        "http.response.status_code": status,
        "undertone.request": ids.request ?? "",
        "undertone.salon": ids.salon ?? "",
      });
      const { log } = c.var.services;
      log[QUIET.test(c.req.path) ? "debug" : "info"](
        { method: c.req.method, route, status, ms: Math.round(ms * 10) / 10 },
        "request",
      );
    }),
  );
};
