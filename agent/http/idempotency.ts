import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { claimKey, freeKey, keepAnswer, type Keyholder } from "#tools/core/idempotency.ts";

/** Answered as a stream, never twice the same, with a secret that must not be kept, or too large to be read for it: the header has no meaning there. */
const SKIPPED =
  /^\/api\/(chat(\/|$)|invitations$|api-tokens$|calendar-feed$|exports(\/restore)?$|consultations\/[^/]+\/roadmap\/share$)/;

/** With an `Idempotency-Key`, a POST is done once: the same key and content get the first answer again. Failures are not kept. */
export const idempotent: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== "POST" || SKIPPED.test(c.req.path)) return next();
  const { ctx } = c.var;
  const answer = await once(c, { ...ctx, salonId: ctx.actor.salonId }, async () => {
    await next();
    return c.res;
  });
  // what ran is the answer already; only one that was kept takes its place
  return answer === c.res ? undefined : answer;
};

/** Answers a POST once for each `Idempotency-Key` of a salon, whoever sends it; without one, as it comes. */
export async function once(
  c: Context<AppEnv>,
  ctx: Keyholder,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new DomainError("invalid", "Idempotency-Key must be 1 to 200 visible characters.", {
      issues: [{ path: "Idempotency-Key", message: "must be 1 to 200 visible characters" }],
    });
  }
  const first = await claimKey(ctx, { key, request: await fingerprint(c) });
  if (first) {
    c.header("Idempotency-Replayed", "true");
    return c.body(first.body, first.status as 200, { "Content-Type": "application/json" });
  }
  let kept = false;
  try {
    const answer = await work();
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("application/json")) {
      await keepAnswer(ctx, key, { status: answer.status, body: await answer.clone().text() });
      kept = true;
    }
    return answer;
  } finally {
    if (!kept) await freeKey(ctx, key);
  }
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
