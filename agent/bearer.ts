import type { Context, MiddlewareHandler } from "hono";
import { DomainError } from "#tools/core/errors.ts";
import type { TokenScope } from "#tools/tokens/schema.ts";
import type { AppEnv } from "./context.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** What gives or takes rights, touches the account, the plan or the salon as a whole: for people who are signed in. */
const FOR_PEOPLE =
  /^\/api\/(auth|invitations|api-tokens|ai-key|exports|salon|billing|admin|act-requests)(\/|$)/;
const PLAN = /^\/api\/subscription(\/|$)/;

/** What a request brings as `Authorization: Bearer`; null without one. */
export function bearerOf(c: Pick<Context<AppEnv>, "req">): string | null {
  return /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? null;
}

/** Requests with a token get no further on what only people who are signed in may ask for. @throws forbidden */
export const peopleOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path, method } = c.req;
  const closed = FOR_PEOPLE.test(path) || (PLAN.test(path) && !SAFE.has(method));
  if (closed && bearerOf(c) !== null)
    throw new DomainError(
      "forbidden",
      "A token of the API cannot be used for this. Please sign in with a browser.",
    );
  await next();
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
