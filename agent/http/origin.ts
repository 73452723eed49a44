import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Called by other servers, which prove themselves by a signature instead. */
const SIGNED = new Set(["/api/sms/twilio"]);

/** Every unsafe request that carries a session must come from our own pages: a browser always says where it comes from. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method) && !SIGNED.has(c.req.path)) {
    const origin = c.req.header("Origin");
    const crossSite = c.req.header("Sec-Fetch-Site") === "cross-site";
    if (
      crossSite ||
      (origin !== undefined && !isOurs(origin, c.req.header("Host"), c.var.services.env.publicUrl))
    ) {
      throw new DomainError("forbidden", "This request came from another site.");
    }
  }
  await next();
};

function isOurs(origin: string, host: string | undefined, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  if (publicUrl) return origin === new URL(publicUrl).origin || isLoopback(origin, host);
  return isLoopback(origin, host);
}

/** Without a public URL the app is on loopback, under whatever name and port the browser used. */
function isLoopback(origin: string, host: string | undefined): boolean {
  const { hostname, host: originHost } = new URL(origin);
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && originHost === host;
}
