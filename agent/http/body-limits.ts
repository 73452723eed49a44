import { setImmediate as everybodyElse } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { gate, gates } from "#tools/core/gate.ts";
import { tooMany } from "#tools/core/rate-limit.ts";
import { addressOf } from "#agent/routes/desk/guests.ts";
import { isTooHeavy } from "./json-weight.ts";

const MB = 1024 * 1024;
const refuse = () => {
  throw new DomainError("too_large", "That is more than can be sent at once.");
};
const words = bodyLimit({ maxSize: MB, onError: refuse });
const photos = bodyLimit({ maxSize: 64 * MB, onError: refuse });

/** What one network may have one process read in a minute: hundreds of times what a salon's people write. */
const WORDS_OF_NETWORK = 32 * MB;
const MINUTE = 60_000;
let read = { minute: 0, of: new Map<string, number>() };

/** Forms of one salon that may be in memory at once; the next ones wait unread. */
const formsOfSalon = gates(8);
/** Taking a large form apart holds everybody up for a moment: one at a time, so that others get their turn between. */
const takeApart = gate(1);

/** A file that is read piece by piece and never whole, and counts its own size. */
const READ_IN_PIECES = "/api/exports/restore";

/**
 * Whatever is no form with files may be 1 MB, of few pieces: more would hold everybody up while it is parsed.
 * @throws too_large, rate_limited where a network sends very much of it
 */
export const wordsLimit: MiddlewareHandler<AppEnv> = (c, next) =>
  isForm(c.req.header("Content-Type")) || c.req.path === READ_IN_PIECES
    ? next()
    : words(c, async () => {
        await weigh(c);
        await next();
      });

async function weigh(c: Context<AppEnv>): Promise<void> {
  // fields of a signed form are read by whoever checks the signature
  if (!c.req.raw.body || isFields(c.req.header("Content-Type"))) return;
  const text = await c.req.text();
  const minute = Math.floor(c.var.services.now().getTime() / MINUTE);
  if (read.minute !== minute) read = { minute, of: new Map() };
  const from = addressOf(c);
  const sum = (read.of.get(from) ?? 0) + text.length;
  read.of.set(from, sum);
  if (sum > WORDS_OF_NETWORK) throw tooMany(60);
  if (isTooHeavy(text)) refuse();
}

/** Parts that a form may have: its photos and some dozens of fields, each with a few lines at its head. */
const MOST_PARTS = 120;
const LONGEST_HEAD = 4096;

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
  const bytes = Buffer.from(await c.req.raw.arrayBuffer());
  if (isManyParts(bytes, headers["Content-Type"])) refuse();
  const form = await takeApart.pass(async () => {
    await everybodyElse();
    return new Response(bytes, { headers }).formData().catch(() => {
      throw new DomainError("invalid", "The form could not be read.", { issues: [] });
    });
  });
  c.req.bodyCache.formData = form;
}

/** Whether taking a form apart would cost more than its length says: too many parts, or too much at the head of one. */
function isManyParts(bytes: Buffer, type: string): boolean {
  const boundary = /boundary="?([^";,\s]+)/i.exec(type)?.[1];
  if (!boundary) return false;
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    const head = bytes.subarray(at, at + LONGEST_HEAD);
    const ends = head.length < LONGEST_HEAD || head.includes("\r\n\r\n");
    if (parts > MOST_PARTS || !ends) return true;
  }
  return false;
}

const isFields = (type = "") => /^\s*application\/x-www-form-urlencoded/i.test(type);
const isForm = (type = "") => /^\s*multipart\/form-data/i.test(type);
