import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { bearerOf } from "#agent/bearer.ts";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Called by other servers, which prove themselves by a signature instead. */
const SIGNED = new Set(["/api/sms/twilio", "/api/sms/twilio/status"]);

/**
 * Every unsafe request, whatever its body, must come from our own pages: a browser always says where it comes from. One with a
 * token and no cookie may come from anywhere: no browser adds a token by itself.
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const byToken = bearerOf(c) !== null && c.req.header("Cookie") === undefined;
  if (!SAFE.has(c.req.method) && !SIGNED.has(c.req.path) && !byToken) {
    const origin = c.req.header("Origin");
    const crossSite = c.req.header("Sec-Fetch-Site") === "cross-site";
    const { publicUrl } = c.var.services.env;
    if (crossSite || (origin !== undefined && !isOurs(origin, c.req.header("Host"), publicUrl))) {
      throw fromElsewhere();
    }
  }
  await next();
};

/** Requests of programs: a page of another site has no business there, with a token or without. */
export const noOtherPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header("Origin");
  const { publicUrl } = c.var.services.env;
  if (origin !== undefined && !isOurs(origin, c.req.header("Host"), publicUrl))
    throw fromElsewhere();
  await next();
};

const fromElsewhere = () => new DomainError("forbidden", "This request came from another site.");

function isOurs(origin: string, host: string | undefined, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicUrl && from.origin === new URL(publicUrl).origin) return true;
  // in the salon's own network the app is reached by address; a name could be anybody's that points here
  const named = from.hostname.replace(/^\[|\]$/g, "");
  return from.host === host && (named === "localhost" || isIP(named) !== 0);
}
