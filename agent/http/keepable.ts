import type { MiddlewareHandler } from "hono";
import { fieldError } from "#tools/core/field-error.ts";

/** Refuses an address with a character that PostgreSQL can hold nowhere, so that nothing is asked for by it. */
export const keepable: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of new URL(c.req.url).searchParams)
    if (value.includes("\0")) throw fieldError(name, "has a character that cannot be kept");
  await next();
};
