import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { actRequests } from "#db/schema/assistant.ts";
import { apiTokens } from "#db/schema/house.ts";
import { storable } from "#tools/chats/messages.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { foresee } from "./foresee.ts";
import { REQUEST_MINUTES, RequestResult, type ActRequest, type AskedOfPerson } from "./schema.ts";
import type { Change } from "#tools/core/act-schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** Requests of one stylist that may wait: more than anybody reads, few enough that a loop gets nowhere. */
const MOST_WAITING = 20;

/**
 * Notes an act that a program asks for, with the question and the changes its person will see. Nothing is done.
 * `input` is what `tool` takes, checked already, and can be stored.
 * @throws forbidden without a token; conflict when too many wait; whatever looking up its question throws, as for an unknown id, and whatever would refuse the act
 */
export async function layRequest(
  ctx: Ctx,
  { name, tool, input }: { name: string; tool: AnyTool; input: unknown },
): Promise<ActRequest> {
  const { salonId, stylistId } = ctx.actor;
  const askedBy = await nameOfToken(ctx);
  const parsed = tool.input.parse(input);
  const question = (await tool.asksWith?.(ctx, parsed)) ?? tool.asks?.(parsed) ?? asked(name);
  const warnings = await warningsOf(ctx, tool, parsed);
  const changes = (await tool.changes?.(ctx, parsed)) ?? [];
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + REQUEST_MINUTES * 60_000);
  const row = await atomically(ctx, async ({ db }) => {
    // counted one after the other, however many ask at once
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`requests ${stylistId}`}, 0))`,
    );
    const [waiting] = await db
      .select({ total: count() })
      .from(actRequests)
      .where(and(eq(actRequests.stylistId, stylistId), stillWaiting(createdAt)));
    if ((waiting?.total ?? 0) >= MOST_WAITING)
      throw new DomainError(
        "conflict",
        `${MOST_WAITING} requests wait for an answer already. Ask again when some of them are decided.`,
      );
    const [kept] = await db
      .insert(actRequests)
      .values({
        id: newId(),
        salonId,
        stylistId,
        tokenId: ctx.tokenId ?? null,
        askedBy,
        tool: name,
        input,
        question: [question, ...warnings].join(" "),
        changes: storable(changes),
        createdAt,
        expiresAt,
      })
      .returning();
    return kept;
  });
  if (!row) throw new DomainError("unavailable", "The request could not be kept.");
  return shown(ctx, row);
}

/** What its person should know of an act. @throws what would refuse it, with what else would do */
async function warningsOf(ctx: Ctx, tool: AnyTool, input: unknown): Promise<string[]> {
  // a person does it
  const { tokenId: _token, ...asPerson } = ctx;
  const { refused, ways = [], warnings = [] } = await foresee(asPerson, tool, input);
  if (refused === undefined) return warnings;
  const others = ways.map(({ label }) => label).join("; ");
  throw new DomainError("conflict", `${refused} What would do: ${others}.`);
}

/** What programs have asked for in one's name, newest first. @throws forbidden for a token */
export async function listRequests(ctx: Ctx): Promise<ActRequest[]> {
  requirePerson(ctx);
  const rows = await ctx.db
    .select()
    .from(actRequests)
    .where(eq(actRequests.stylistId, ctx.actor.stylistId))
    .orderBy(desc(actRequests.createdAt), desc(actRequests.id))
    .limit(500);
  return rows.map((row) => shown(ctx, row));
}

/** One of them. @throws forbidden for a token; not_found, also for what was asked in another's name */
export async function findRequest(ctx: Ctx, { id }: { id: string }): Promise<ActRequest> {
  requirePerson(ctx);
  return shown(ctx, await ownRequest(ctx, id));
}

/** What became of a request, for the program that asked. @throws not_found, also for what another token asked for */
export async function statusOfRequest(ctx: Ctx, { id }: { id: string }): Promise<AskedOfPerson> {
  const row = await ownRequest(ctx, id);
  if (ctx.tokenId === undefined || row.tokenId !== ctx.tokenId) throw unknown();
  const { status, outcome, question, expiresAt } = shown(ctx, row);
  const value = row.result === null ? null : RequestResult.parse(row.result).value;
  return { id, status, outcome, question, expiresAt, value };
}

/** A request of whoever acts. @throws not_found */
export async function ownRequest(ctx: Ctx, id: string): Promise<typeof actRequests.$inferSelect> {
  const [found] = await ctx.db
    .select()
    .from(actRequests)
    .where(and(eq(actRequests.id, id), eq(actRequests.stylistId, ctx.actor.stylistId)));
  if (!found) throw unknown();
  return found;
}

/** Rows that can still be decided at an instant. */
export const stillWaiting = (now: Date) =>
  and(eq(actRequests.status, "waiting"), gt(actRequests.expiresAt, now));

/** A request as its person sees it. */
export function shown({ now }: Ctx, row: typeof actRequests.$inferSelect): ActRequest {
  const { id, tool, question, input, askedBy, createdAt, expiresAt, decidedAt } = row;
  const over = row.status === "waiting" && expiresAt <= now();
  return {
    id,
    tool,
    question,
    changes: row.changes as Change[],
    input,
    askedBy,
    status: over ? "expired" : row.status,
    outcome: row.result === null ? null : RequestResult.parse(row.result).sentence,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

const unknown = () => new DomainError("not_found", "There is no such request.");

/** Where no tool says it better: its name, as a question. */
function asked(name: string): string {
  const words = oneSpelling(name.replaceAll("_", " "));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
}

async function nameOfToken({ db, tokenId }: Ctx): Promise<string> {
  const [found] =
    tokenId === undefined
      ? []
      : await db.select({ name: apiTokens.name }).from(apiTokens).where(eq(apiTokens.id, tokenId));
  if (!found) throw new DomainError("forbidden", "Only a token of the API can ask for this.");
  return found.name;
}
