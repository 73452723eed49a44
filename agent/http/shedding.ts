import type { MiddlewareHandler } from "hono";
import { laneOf, type AppEnv } from "#agent/context.ts";
import { requestsShed } from "#agent/watch/meters.ts";
import { DomainError } from "#tools/core/errors.ts";
import { priorityOf, reasonToShed, RETRY_AFTER_SECONDS } from "./shedding-rules.ts";

const REASONS = { eventLoopDelayMs: "event loop delay", poolWaitMs: "pool wait" };

/** Past its capacity the process refuses at once what can wait, so that the rest is answered in time. @throws unavailable */
export const shedding: MiddlewareHandler<AppEnv> = async (c, next) => {
  const priority = priorityOf(c.req.method, c.req.path);
  const reason = reasonToShed(priority, c.var.services.loadOf(laneOf(c)));
  if (reason) {
    requestsShed.inc({ priority, reason: REASONS[reason] });
    throw new DomainError("unavailable", "Too much is going on right now. Please try again soon.", {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
  await next();
};
