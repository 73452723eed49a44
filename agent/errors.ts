import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { sqlState, type Log } from "#tools/core/context.ts";
import { DomainError, type ErrorCode } from "#tools/core/errors.ts";
import { fieldSentence } from "#tools/core/field-rules.ts";
import type { AppEnv } from "./context.ts";

/** What the framework refuses by itself, in words for people. */
const UNREADABLE: Partial<Record<number, string>> = {
  400: "What was sent could not be read: it has to be JSON.",
  415: "What was sent has to be JSON, and to say so in its Content-Type.",
};

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  tier_required: 402,
  quota_exceeded: 402,
  post_limit_reached: 402,
  subscription_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  ai_unavailable: 503,
  mail_failed: 502,
  unavailable: 503,
};

const BY_STATUS = new Map<number, ErrorCode>([
  [400, "invalid"],
  [404, "not_found"],
  [413, "too_large"],
  [415, "unsupported_type"],
  [503, "unavailable"],
]);

/**
 * The error body of the contract: one sentence in both fields that the screens read, a code, and details. What is wrong with
 * a field is a sentence too, whoever found it.
 */
export function errorBody({ message, code, details }: DomainError) {
  const issues = (details["issues"] ?? []) as { path: string; message: string }[];
  const told = issues.map(({ path, message: found }) => ({
    path,
    message: fieldSentence({ path: path.split("."), message: found }),
  }));
  return { error: message, message, code, ...details, ...(code === "invalid" && { issues: told }) };
}

/** The token of a link, which its path holds: the log gets it without. */
const SECRET = /(?<=\/)[\w-]{43}(?![\w-])/;

/** The only mapper from errors to HTTP answers. */
export function onError(error: unknown, c: Context<AppEnv>): Response {
  const { status, body, retryAfter } = answerTo(
    error,
    c.var.services?.log,
    c.req.path.replace(SECRET, "…"),
  );
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  // what is left of the body is not read: the next request must not come over this connection
  if (status === 413) c.header("Connection", "close");
  return c.json(body, status);
}

/** What an error comes to: also for an answer that has begun, whose headers are gone. Real bugs are logged. */
export function answerTo(error: unknown, log: Log | undefined, path: string) {
  const known = asDomainError(error);
  if (known) {
    const { retryAfter } = known.details;
    return {
      status: STATUS[known.code],
      body: errorBody(known),
      retryAfter: typeof retryAfter === "number" ? retryAfter : undefined,
    };
  }
  log?.error({ err: error, path }, "unexpected error");
  const sentence = "Something went wrong on our side. Nothing was changed.";
  return {
    status: 500 as const,
    body: { error: sentence, message: sentence, code: "internal" },
    retryAfter: undefined,
  };
}

/** Translates what PostgreSQL and Hono refuse into the contract's words; undefined for a real bug. */
export function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) {
    return new DomainError(
      BY_STATUS.get(error.status) ?? "invalid",
      UNREADABLE[error.status] ?? (error.message || "The request could not be read."),
    );
  }
  const state = sqlState(error) ?? "";
  if (BUSY.has(state)) return unavailable("Too many are at this at the moment. Please try again.");
  if (CLOSED.has(state))
    return unavailable("Nothing can be saved at the moment. Please try again soon.");
  switch (state) {
    case "23505":
    case "23P01":
      return new DomainError("conflict", "That already exists.");
    case "22021":
      return new DomainError("invalid", "There is a character in this that cannot be kept.");
    case "22P02":
    case "22003":
    case "22001":
      return new DomainError("invalid", "A value is out of range.");
    case "23503":
      return new DomainError("not_found", "Not found.");
    default:
      return isConnectionError(error) ? unavailable(NO_DATABASE) : undefined;
  }
}

/** What people are told while the database does not answer. */
export const NO_DATABASE = "Nothing can be read or saved right now. Please try again in a moment.";

const unavailable = (sentence: string) =>
  new DomainError("unavailable", sentence, { retryAfter: 2 });

/** Nobody there, or about to go. */
const CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|CONNECTION_CLOSED|CONNECTION_ENDED|CONNECT_TIMEOUT|CONNECTION_DESTROYED|57P0[1-5]|53300|08\w{3})$/;
/** There, and too busy: a deadlock or conflict that was tried again in vain, a lock or a statement that took too long. */
const BUSY = new Set(["40001", "40P01", "55P03", "57014"]);
/** There, and takes nothing in: a standby, a full disk, no memory. */
const CLOSED = new Set(["25006", "53100", "53200"]);

function isConnectionError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && CONNECTION.test(at.code)) return true;
  }
  return false;
}
