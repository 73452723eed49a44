import { and, desc, eq } from "drizzle-orm";
import { chats } from "#db/schema/chats.ts";
import { consultations } from "#db/schema/consultations.ts";
import { knownClient } from "#tools/clients/client-for.ts";
import { recordFacts } from "#tools/clients/patch-gate.ts";
import { findClient, type StoredClient } from "#tools/clients/rows.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { includes } from "#tools/subscription/rules.ts";
import { getSubscription } from "#tools/subscription/subscription.ts";
import { judgeAgain } from "./analysis/judge-again.ts";
import type { NotedSafety, NoteSafety } from "./safety-schema.ts";

/**
 * Hears what was said about a client's safety and judges their standing formulas again by it, at once. About whom: the client
 * that is named, else whose head this chat made a formula for last. Keeps nothing on the client's record: that is the salon's to say.
 */
export async function noteSafety(
  ctx: Ctx,
  { words, clientName }: NoteSafety,
): Promise<NotedSafety> {
  const facts = hearSafety(words, "said");
  if (facts.length === 0) return { facts, client: null, judged: [], onRecord: true };
  const about = await meant(ctx, clientName);
  const judged = about.client
    ? await judgeAgain(ctx, { clientId: about.client.id }, facts)
    : about.consultationId
      ? await judgeAgain(ctx, { consultationId: about.consultationId }, facts)
      : [];
  // without a client database there is no record to save it to
  const { tier } = await getSubscription(ctx);
  const client = includes(tier, "pro") ? about.client : null;
  return {
    facts,
    client: client && { id: client.id, name: client.name },
    judged,
    onRecord: client !== null && (await isOnRecord(ctx, client, facts)),
  };
}

type Meant = { client: StoredClient | null; consultationId?: string };

async function meant(ctx: Ctx, name: string | undefined): Promise<Meant> {
  if (name !== undefined)
    return { client: await knownClient({ ...ctx, salonId: ctx.actor.salonId }, { name }) };
  if (!ctx.chatId) return { client: null };
  const [made] = await ctx.db
    .select({ id: consultations.id, clientId: consultations.clientId })
    .from(consultations)
    .where(and(eq(consultations.chatId, ctx.chatId)))
    .orderBy(desc(consultations.createdAt), desc(consultations.id))
    .limit(1);
  if (made && !made.clientId) return { client: null, consultationId: made.id };
  const [chat] = await ctx.db
    .select({ clientId: chats.clientId })
    .from(chats)
    .where(eq(chats.id, ctx.chatId));
  const id = made?.clientId ?? chat?.clientId;
  return { client: id ? await findClient(ctx, id).catch(() => null) : null };
}

async function isOnRecord(
  ctx: Ctx,
  client: StoredClient,
  facts: readonly SafetyFact[],
): Promise<boolean> {
  const { safety = [] } = await recordFacts(ctx, client);
  return facts.every(({ concern, substance }) =>
    safety.some((known) => known.concern === concern && known.substance === substance),
  );
}
