import { and, eq, gt, isNull, or } from "drizzle-orm";
import { actRequests } from "#db/schema/assistant.ts";
import { apiTokens } from "#db/schema/house.ts";
import { storable } from "#tools/chats/messages.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { sameBefore } from "#tools/core/change-rules.ts";
import { performAct, toolGiven } from "./perform.ts";
import { ownRequest, shown, stillWaiting } from "./requests.ts";
import type { ActRequest, RequestResult, RequestStatus } from "./schema.ts";
import type { Change } from "#tools/core/act-schema.ts";

type Row = typeof actRequests.$inferSelect;
/** A request that was read as its tool takes it. */
type Ready = { row: Row; tool: AnyTool; input: unknown };

const STALE =
  "This has changed since it was asked for, so nothing was done. Let it be asked for again.";

const NOT_LET_IN =
  "The program that asked for this is not let in any more, so nothing was done. Make it a new token if it should be.";

/**
 * Answers a request of one's own, once. A yes runs the act with the rights of whoever says it and writes it into the ledger,
 * all in one transaction; an act that calls a model or the network is claimed first. An act that is refused leaves the request
 * failed with the sentence of the refusal.
 * @throws forbidden for a token; not_found; conflict when it was decided already, has run out, its token works no more, or its
 * subject has changed
 */
export async function decideRequest(
  ctx: Ctx,
  { id, approved }: { id: string; approved: boolean },
): Promise<ActRequest> {
  requirePerson(ctx);
  const row = await ownRequest(ctx, id);
  if (!approved) return shown(ctx, await claim(ctx, row, "denied"));
  if (!(await isLetIn(ctx, row))) {
    await claim(ctx, row, "failed", { sentence: NOT_LET_IN, value: null });
    throw new DomainError("conflict", NOT_LET_IN);
  }
  const given = toolGiven(ctx, row.tool, row.input);
  if (!given) {
    await claim(ctx, row, "failed", { sentence: STALE, value: null });
    throw new DomainError("conflict", STALE);
  }
  const ready = { row, ...given };
  const done = ready.tool.spansCalls
    ? await approveApart(ctx, ready)
    : await approveWithin(ctx, ready);
  if (done.stale) throw new DomainError("conflict", STALE);
  return shown(ctx, done.row);
}

type Done = { row: Row; stale: boolean };

/** The act, its line in the ledger and the answer of the request stand or fall together. */
function approveWithin(ctx: Ctx, ready: Ready): Promise<Done> {
  return atomically(ctx, async (ctx) => {
    const row = await claim(ctx, ready.row, "approved");
    if (await isStale(ctx, ready)) return stale(ctx, row);
    try {
      // what the act did up to a refusal is undone, and the request remembers the refusal
      const result = await atomically(ctx, (ctx) => run(ctx, ready));
      return { row: await note(ctx, row, "approved", result), stale: false };
    } catch (error) {
      return { row: await refused(ctx, row, error), stale: false };
    }
  });
}

/** No transaction may span a call of a model or the network: whoever claims the request runs it, and nobody else ever does. */
async function approveApart(ctx: Ctx, ready: Ready): Promise<Done> {
  const row = await claim(ctx, ready.row, "approved");
  if (await isStale(ctx, ready)) return stale(ctx, row);
  try {
    const result = await run(ctx, ready);
    return { row: await note(ctx, row, "approved", result), stale: false };
  } catch (error) {
    return { row: await refused(ctx, row, error), stale: false };
  }
}

/** Changes a request from waiting, once and for all. @throws conflict for whoever comes second or too late */
async function claim(
  ctx: Ctx,
  { id }: Row,
  status: RequestStatus,
  result: RequestResult | null = null,
): Promise<Row> {
  const now = ctx.now();
  const [claimed] = await ctx.db
    .update(actRequests)
    .set({ status, decidedAt: now, result })
    .where(and(eq(actRequests.id, id), stillWaiting(now)))
    .returning();
  if (claimed) return claimed;
  const { status: stands } = shown(ctx, await ownRequest(ctx, id));
  throw new DomainError(
    "conflict",
    stands === "expired" || stands === "waiting"
      ? "This was asked for more than half an hour ago, so nothing was done. Let it be asked for again."
      : "This was decided already.",
  );
}

async function run(ctx: Ctx, { row, tool, input }: Ready): Promise<RequestResult> {
  const place = { chatId: null, messageId: null, toolCallId: null };
  const { value, words } = await performAct(ctx, { name: row.tool, tool, input, place });
  return {
    sentence: words ? `Done: ${words}.` : "Done.",
    value: storable(value ?? null),
  };
}

async function refused(ctx: Ctx, row: Row, error: unknown): Promise<Row> {
  if (!(error instanceof DomainError)) {
    ctx.log.error({ err: error }, "a request could not be done");
    return note(ctx, row, "failed", {
      sentence: "Something went wrong on our side.",
      value: null,
    });
  }
  return note(ctx, row, "failed", { sentence: error.message, value: null });
}

const stale = async (ctx: Ctx, row: Row): Promise<Done> => ({
  row: await note(ctx, row, "failed", { sentence: STALE, value: null }),
  stale: true,
});

async function note(
  ctx: Ctx,
  row: Row,
  status: RequestStatus,
  result: RequestResult,
): Promise<Row> {
  const [noted] = await ctx.db
    .update(actRequests)
    .set({ status, result })
    .where(eq(actRequests.id, row.id))
    .returning();
  return noted ?? row;
}

/** Whether the token still works by which it was asked for. */
async function isLetIn({ db, now }: Ctx, { tokenId }: Row): Promise<boolean> {
  if (tokenId === null) return false;
  const [token] = await db
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.id, tokenId),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now())),
      ),
    );
  return token !== undefined;
}

/** Whether what it would change is no longer as its person was shown it. */
async function isStale(ctx: Ctx, { row, tool, input }: Ready): Promise<boolean> {
  if (!tool.changes) return false;
  const now = await tool.changes(ctx, input).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  return !now || !sameBefore(row.changes as Change[], now);
}
