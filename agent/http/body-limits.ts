import { setImmediate as everybodyElse } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { gate, gates } from "#tools/core/gate.ts";

const MB = 1024 * 1024;
const onError = () => {
  throw new DomainError("too_large", "That is more than can be sent at once.");
};
const words = bodyLimit({ maxSize: MB, onError });
const photos = bodyLimit({ maxSize: 64 * MB, onError });

/** Forms of one salon that may be in memory at once; the next ones wait unread. */
const formsOfSalon = gates(8);
/** Taking a large form apart holds everybody up for a moment: one at a time, so that others get their turn between. */
const takeApart = gate(1);

/** A file that is read piece by piece and never whole, and counts its own size. */
const READ_IN_PIECES = "/api/exports/restore";

/** Whatever is no form with files may be 1 MB: more would hold everybody up while it is parsed. */
export const wordsLimit: MiddlewareHandler<AppEnv> = (c, next) =>
  isForm(c.req.header("Content-Type")) || c.req.path === READ_IN_PIECES ? next() : words(c, next);

/** A form may hold six photos. Nothing of it is read before it is known who sends it. @throws too_large, invalid for a broken form */
export const formLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isForm(c.req.header("Content-Type"))) return next();
  return formsOfSalon.pass(c.var.ctx.actor.salonId, () =>
    photos(c, async () => {
      await readForm(c);
      await next();
    }),
  );
};

/** Reads the form once, for whoever asks the request for it. */
async function readForm(c: Context<AppEnv>): Promise<void> {
  const headers = { "Content-Type": c.req.header("Content-Type") ?? "" };
  const bytes = await c.req.raw.arrayBuffer();
  const form = await takeApart.pass(async () => {
    await everybodyElse();
    return new Response(bytes, { headers }).formData().catch(() => {
      throw new DomainError("invalid", "The form could not be read.", { issues: [] });
    });
  });
  c.req.bodyCache.formData = form;
}

const isForm = (type = "") => /^\s*multipart\/form-data/i.test(type);
