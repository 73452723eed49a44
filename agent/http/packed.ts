import type { MiddlewareHandler } from "hono";
import { compress } from "hono/compress";

/**
 * What comes in tens of kB and holds no secret is packed on the way out: pages that anybody may read, and long lists. A client's
 * own page and an answer with a token in it are not: what is secret stays unmixed with what somebody else may have sent.
 */
export const packed = compress();

/** The same of what is read, not of what an act answers. */
export const packedWhenRead: MiddlewareHandler = (c, next) =>
  c.req.method === "GET" ? packed(c, next) : next();

/** Lists of a salon that grow with it, by their paths below /api. */
export const LONG_LISTS = [
  "appointments",
  "clients",
  "consultations",
  "formulas/*",
  "inventory/*",
  "outbox",
  "outcomes",
  "payments/ledger",
  "product-lines",
  "reports/*",
  "services/*",
  "social-media/posts",
  "stylists",
  "training/*",
];
