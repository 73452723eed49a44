import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import type { Ctx, Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import {
  answerOnce,
  claimKey,
  freeKey,
  keepAnswer,
  type Answer,
  type Keyholder,
} from "#tools/core/idempotency.ts";

/** Answered as a stream, never twice the same, or too large to be read for it: the header has no meaning there. */
const SKIPPED = /^\/api\/(chat$|invitations$|api-tokens$|calendar-feed$|exports(\/restore)?$)/;

/**
 * What calls a model or the network, keeps a file, or waits for another process: no transaction may span it. Its answer is kept
 * within the verb's own transaction where the verb does so (`ctx.keep`), and else after it: then a process that dies between the
 * two leaves work whose repetition is prevented by nothing but the verb itself.
 */
const SPANS_CALLS =
  /^\/api\/(photos|consultations|act-requests\/[^/]+|actions\/[^/]+\/undo|ai-key\/check|billing\/.*|chats\/.*|formulas\/(upload|imports.*|notation\/card)|migration\/.*|payments|payments\/[^/]+\/(cancel|charge)|push\/.*|social-media\/.*)$/;

/** With an `Idempotency-Key`, a POST is done once: the same key and content get the first answer again. Failures are not kept. */
export const idempotent: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== "POST" || SKIPPED.test(c.req.path)) return next();
  const { ctx } = c.var;
  const { salonId, userId } = ctx.actor;
  const holder = { ...ctx, salonId, by: ctx.tokenId ?? userId };
  const run = async (within: Partial<Ctx>) => {
    c.set("ctx", { ...ctx, ...within });
    await next();
    return c.res;
  };
  const answer = SPANS_CALLS.test(c.req.path)
    ? await once(c, holder, (keep) => run({ keep }))
    : await onceInTransaction(c, holder, (db) => run({ db }));
  // what ran is the answer already; only one that was kept takes its place
  return answer === c.res ? undefined : answer;
};

/** Whose key it is: of two people in a salon each has their own. */
type By = Keyholder & { by: string };
type Keep = (ctx: { db: Db }, value: unknown) => Promise<void>;

/** Answers a POST once for each `Idempotency-Key` of somebody; the work is one transaction, and its answer a part of that. */
async function onceInTransaction(
  c: Context<AppEnv>,
  ctx: By,
  work: (db: Db) => Promise<Response>,
): Promise<Response> {
  const key = keyOf(c.req.header("Idempotency-Key"), ctx);
  if (key === undefined) return work(ctx.db);
  return claimed(c, ctx, key, () => answerOnce(ctx, { key, keeps: answerOf }, work));
}

/**
 * The same for work that spans calls: it is given a way to keep its answer within its own transaction, as `status`. A form,
 * which sends no header, has its key `given`.
 */
export async function once(
  c: Context<AppEnv>,
  ctx: By,
  work: (keep?: Keep) => Promise<Response>,
  {
    status = 201,
    given = c.req.header("Idempotency-Key"),
  }: { status?: number; given?: string } = {},
): Promise<Response> {
  const key = keyOf(given, ctx);
  if (key === undefined) return work();
  return claimed(c, ctx, key, async () => {
    let kept = false;
    const answer = await work(async ({ db }, value) => {
      await keepAnswer({ ...ctx, db }, key, { status, body: JSON.stringify(value) });
      kept = true;
    });
    if (kept) return { answer, kept };
    const keeps = await answerOf(answer);
    if (keeps) await keepAnswer(ctx, key, keeps);
    return { answer, kept: keeps !== undefined };
  });
}

async function claimed(
  c: Context<AppEnv>,
  ctx: By,
  key: string,
  work: () => Promise<{ answer: Response; kept: boolean }>,
): Promise<Response> {
  const claimedAt = ctx.now();
  const first = await claimKey(ctx, { key, claimedAt, request: await fingerprint(c) });
  if (first) {
    c.header("Idempotency-Replayed", "true");
    return c.body(first.body, first.status as 200, { "Content-Type": "application/json" });
  }
  let stands = false;
  try {
    const { answer, kept } = await work();
    stands = kept;
    return answer;
  } finally {
    if (!stands) await freeKey(ctx, { key, claimedAt });
  }
}

/** @throws invalid for a key that is none */
function keyOf(key: string | undefined, { by }: By): string | undefined {
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new DomainError("invalid", "Idempotency-Key must be 1 to 200 visible characters.", {
      issues: [{ path: "Idempotency-Key", message: "must be 1 to 200 visible characters" }],
    });
  }
  return `${by} ${key}`;
}

async function answerOf(answer: Response): Promise<Answer | undefined> {
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("application/json"))
    return undefined;
  return { status: answer.status, body: await answer.clone().text() };
}

/** What makes two requests the same: method, address and content. Of a form: its fields and its files' bytes, not the boundary. */
async function fingerprint(c: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  const hash = createHash("sha256").update(`${c.req.method} ${pathname}${search}\n`);
  if (!c.req.header("Content-Type")?.startsWith("multipart/form-data")) {
    return hash.update(Buffer.from(await c.req.arrayBuffer())).digest("hex");
  }
  for (const [name, value] of await formOf(c)) {
    const content =
      typeof value === "string" ? Buffer.from(value) : Buffer.from(await value.arrayBuffer());
    hash.update(
      JSON.stringify([name, typeof value === "string" ? "text" : value.type, content.length]),
    );
    hash.update(content);
  }
  return hash.digest("hex");
}

async function formOf(c: Context<AppEnv>): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw new DomainError("invalid", "The form could not be read.", { issues: [] });
  }
}
