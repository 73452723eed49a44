import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";

/** Header in which the sign-in layer finds the address; set here for every request, so nobody else can set it. */
export const ADDRESS_HEADER = "x-undertone-client";

/** Works out who is calling: the socket's address, or what a trusted proxy says of it. */
export const clientAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.req.raw.headers.set(ADDRESS_HEADER, addressOf(c));
  await next();
};

function addressOf(c: Context<AppEnv>): string {
  const trusted = new Set(c.var.services.env.TRUSTED_PROXIES.map(normal));
  const socket = normal(socketAddress(c));
  if (!trusted.has(socket)) return socket;
  const hops = (c.req.header("X-Forwarded-For") ?? "").split(",").map(normal).filter(Boolean);
  // the nearest hop that is not one of our proxies
  return hops.findLast((hop) => !trusted.has(hop)) ?? socket;
}

function socketAddress(c: Context<AppEnv>): string {
  // app.request() in tests has no socket
  return c.env ? (getConnInfo(c).remote.address ?? "unknown") : "127.0.0.1";
}

const normal = (address: string) => address.trim().replace(/^::ffff:/, "");
