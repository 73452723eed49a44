import type { Context, MiddlewareHandler } from "hono";
import { DomainError } from "#tools/core/errors.ts";
import { withoutLinks } from "#tools/values/link-rules.ts";
import type { TokenScope } from "#tools/tokens/schema.ts";
import type { AppEnv } from "./context.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The parts of the API that a token reaches. Whatever is not here is for people who are signed in. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  "actions",
  "appointments",
  "attention",
  "availability",
  "booking-rules",
  "brand-preferences",
  "calendar-view",
  "chairs",
  "chat",
  "chats",
  "clients",
  "color-brands",
  "colour",
  "consultations",
  "cost-settings",
  "docs",
  "formulas",
  "health",
  "holds",
  "hours-exceptions",
  "inventory",
  "messages",
  "openapi.json",
  "outbox",
  "outcomes",
  "payments",
  "photos",
  "prices",
  "product-lines",
  "rates",
  "ready",
  "reports",
  "services",
  "shelf",
  "sms",
  "social-media",
  "starters",
  "stats",
  "stylist-preferences",
  "stylists",
  "subscription",
  "time-blocks",
  "timers",
  "training",
  "training-examples",
  "waitlist",
]);
/** A plan is read by programs and changed by people. */
const PLAN = "subscription";

/** What a request brings as `Authorization: Bearer`; null without one. */
export function bearerOf(c: Pick<Context<AppEnv>, "req">): string | null {
  return /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? null;
}

/**
 * Requests with a token get no further than what is for programs, and are told no link that opens something by itself.
 * @throws forbidden
 */
export const forPrograms: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (bearerOf(c) === null) return next();
  const part = c.req.path.split("/")[2] ?? "";
  if (!FOR_PROGRAMS.has(part) || (part === PLAN && !SAFE.has(c.req.method)))
    throw new DomainError(
      "forbidden",
      "A token of the API cannot be used for this. Please sign in with a browser.",
    );
  await next();
  if (c.res.headers.get("content-type")?.startsWith("application/json"))
    c.res = new Response(withoutLinks(await c.res.text()), c.res);
};

/** @throws forbidden when the scopes of a token do not reach as far as the request. */
export function refuseBeyond(scopes: readonly TokenScope[], method: string): void {
  const needed: TokenScope = SAFE.has(method) ? "read" : "write";
  if (scopes.includes(needed)) return;
  throw new DomainError(
    "forbidden",
    needed === "write"
      ? "This token may only read. What changes something needs a token that may write."
      : "This token may only write. What is read needs a token that may read.",
  );
}
