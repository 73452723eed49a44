import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";

const MB = 1024 * 1024;
const onError = () => {
  throw new DomainError("too_large", "That is more than can be sent at once.");
};
const words = bodyLimit({ maxSize: MB, onError });
const photos = bodyLimit({ maxSize: 64 * MB, onError });

/** Whatever is no form with files may be 1 MB: more would hold everybody up while it is parsed. */
export const wordsLimit: MiddlewareHandler<AppEnv> = (c, next) =>
  isForm(c.req.header("Content-Type")) ? next() : words(c, next);

/** A form may hold six photos. Nothing of it is read before it is known who sends it. */
export const formLimit: MiddlewareHandler<AppEnv> = (c, next) =>
  isForm(c.req.header("Content-Type")) ? photos(c, next) : next();

const isForm = (type = "") => /^\s*multipart\/form-data/i.test(type);
