import type { Context, Handler, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "#agent/context.ts";
import { answerTo, asDomainError } from "#agent/errors.ts";
import { drawPage } from "#agent/public-pages.ts";
import type { Clock, PublicPage } from "#tools/booking/own/page-schema.ts";
import { DomainError } from "#tools/core/errors.ts";
import { countryOf } from "#tools/values/phone.ts";
import { weekStart } from "#tools/values/week-rules.ts";
import { sameOrigin } from "#agent/http/origin.ts";

/** Answers with a page, drawn on the server. Pages about nothing, or about one client, are for no search engine. */
export async function sendPage(
  c: Context<AppEnv>,
  page: PublicPage,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const listed = page.kind === "book" && page.problem === null;
  const address = page.kind === "book" ? `${c.var.services.publicUrl}/book/${page.slug}` : null;
  const document = await drawPage(page, { address, listed });
  c.header("Cache-Control", "no-cache");
  if (!listed) c.header("X-Robots-Tag", "noindex, nofollow");
  return document === null
    ? c.text("The interface has not been built yet.", 503)
    : c.html(document, status);
}

/** Any other path beside the public pages. */
export const noSuchPage: Handler<AppEnv> = (c) => sendPage(c, { kind: "no_page" }, 404);

/** What failed as a page of its own; `path` is what the log may know of where. */
export async function sendFailure(
  c: Context<AppEnv>,
  error: unknown,
  path: string,
): Promise<Response> {
  const { status, body, retryAfter } = answerTo(error, c.var.services.log, path);
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  return sendPage(c, { kind: "not_now", sentence: body.message }, status);
}

/** The refusal behind an error, when it is one that a person can do something about; a failure of ours is thrown on. */
export function refusalOf(error: unknown): DomainError {
  const known = asDomainError(error);
  if (!known || known.code === "unavailable") throw error;
  return known;
}

const tooLong = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new DomainError("too_large", "That is more than can be sent at once.");
  },
});

/** A form of the public pages: words only, and from our own pages. */
export const ownForm: MiddlewareHandler<AppEnv> = (c, next) =>
  tooLong(c, async () => {
    await sameOrigin(c, next);
  });

/**
 * The same where the address is the secret: its pages send no referrer, and then browsers call their own origin "null". They
 * still say whether the form was one of ours.
 */
export const ownSecretForm: MiddlewareHandler<AppEnv> = (c, next) => {
  const nameless = c.req.header("Origin") === "null";
  const site = c.req.header("Sec-Fetch-Site") ?? "same-origin";
  return nameless && site === "same-origin" ? tooLong(c, next) : ownForm(c, next);
};

/** Whether the visitor's clock has 12 hours or 24, by the language their browser asks for. */
export function clockOf(c: Context<AppEnv>): Clock {
  const [first = ""] = (c.req.header("Accept-Language") ?? "").split(/[,;]/);
  try {
    const { hour12 } = new Intl.DateTimeFormat(first.trim() || "en-US", {
      hour: "numeric",
    }).resolvedOptions();
    return hour12 ? 12 : 24;
  } catch {
    return 12; // no language: the spec's
  }
}

/** The day that weeks begin with where the salon is. */
export const weekStartIn = (timeZone: string): number =>
  weekStart(`und-${countryOf(timeZone) ?? "US"}`);

/** The words of a form that was sent; a file in their place is no word. */
export async function wordsOf(c: Context<AppEnv>): Promise<(name: string) => string> {
  const sent = await c.req.parseBody().catch(() => {
    throw new DomainError("invalid", "The form could not be read.", { issues: [] });
  });
  return (name) => {
    const value = Object.hasOwn(sent, name) ? sent[name] : "";
    return typeof value === "string" ? value : "";
  };
}
