import type { Context } from "hono";
import { INVITATION_HEADER } from "#agent/auth.ts";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { tooMany } from "#tools/core/rate-limit.ts";
import { ADDRESS_HEADER } from "#agent/http/client-address.ts";

/** What better-auth answered. `setCookies` hands its cookies on; it was called already unless `keepCookies` was false. */
export type AuthAnswer = {
  ok: boolean;
  status: number;
  retryAfter: number;
  content: unknown;
  setCookies: () => void;
};

/** What better-auth gets to see of a request's headers. The origin was checked before; every other header stays outside. */
const PASSED = ["cookie", "user-agent", "x-time-zone", ADDRESS_HEADER];

/**
 * Asks better-auth as if the request had come to it, with a body that has been validated. Who signs up by the link of an
 * `invitation` joins that salon.
 */
export async function askAuth(
  c: Context<AppEnv>,
  method: "GET" | "POST",
  path: string,
  input?: object,
  { keepCookies = true, invitation }: { keepCookies?: boolean; invitation?: string } = {},
): Promise<AuthAnswer> {
  const { auth } = c.var.services;
  const base = new URL(`${auth.options.baseURL}${auth.options.basePath}`);
  const headers = new Headers({ origin: base.origin });
  for (const name of PASSED) {
    const value = c.req.raw.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (invitation) headers.set(INVITATION_HEADER, invitation);
  if (input) headers.set("content-type", "application/json");
  const response = await auth.handler(
    new Request(`${base.href}${path}`, {
      method,
      headers,
      ...(input && { body: JSON.stringify(input) }),
    }),
  );
  const setCookies = () => {
    for (const line of response.headers.getSetCookie())
      c.header("Set-Cookie", line, { append: true });
  };
  if (keepCookies && response.ok) setCookies();
  return {
    ok: response.ok,
    status: response.status,
    retryAfter: Number(response.headers.get("X-Retry-After") ?? 1),
    content: await response.json().catch(() => null),
    setCookies,
  };
}

/** better-auth's own word for what it refused. */
export function codeOf({ ok, content }: AuthAnswer): string | undefined {
  if (ok || typeof content !== "object" || content === null || !("code" in content))
    return undefined;
  return String(content.code);
}

/** A refusal of better-auth in the words of the contract. */
export function refusal(answer: AuthAnswer): DomainError {
  if (answer.status === 429) return tooMany(answer.retryAfter);
  switch (codeOf(answer)) {
    case "INVALID_EMAIL_OR_PASSWORD":
      return new DomainError("unauthenticated", "Email or password is wrong.");
    case "EMAIL_NOT_VERIFIED":
      return new DomainError("forbidden", "Please confirm your email address first.");
    case "INVALID_TOKEN":
    case "TOKEN_EXPIRED":
    case "USER_NOT_FOUND":
      return refused("token", "This link has expired or was used already. Ask for a new one.");
    case "INVALID_PASSWORD":
      return refused("currentPassword", "That is not your current password.");
    default:
  }
  if (answer.status === 401) return new DomainError("unauthenticated", "Please sign in.");
  if (answer.status === 403) return new DomainError("forbidden", "That is not allowed.");
  if (answer.status < 500) return new DomainError("invalid", "That was refused.", { issues: [] });
  return new DomainError(
    "unavailable",
    "Signing in does not work at the moment. Please try again.",
    {
      retryAfter: 2,
    },
  );
}
