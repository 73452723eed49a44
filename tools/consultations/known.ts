import { and, desc, eq, gt } from "drizzle-orm";
import { chatMessages } from "#db/schema/chats.ts";
import { consultations } from "#db/schema/consultations.ts";
import { productsToUse } from "#tools/brands/brands.ts";
import { recordFacts } from "#tools/clients/patch-gate.ts";
import type { StoredClient } from "#tools/clients/rows.ts";
import type { Known, RecordFacts } from "#tools/colour/case.ts";
import { lastingOf, safetyOf } from "#tools/colour/safety/facts.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { readTogether, type Ctx } from "#tools/core/context.ts";
import { salonLearning } from "#tools/outcomes/offsets.ts";
import type { Calibration } from "#tools/outcomes/schema.ts";

/** All that is known beside what is told now: the client's record and earlier visits, what was said in this chat, and what the salon works with and has learnt; read at one moment, in one transaction. */
export async function knownOf(
  ctx: Ctx,
  client: StoredClient | null,
): Promise<{ known: Known; calibration: readonly Calibration[] }> {
  return readTogether(ctx, async (ctx) => {
    const [record, { lines, ...products }, { offsets, calibration }] = await Promise.all([
      knownOfClient(ctx, client),
      productsToUse(ctx),
      salonLearning(ctx),
    ]);
    const salon = {
      ...products,
      ...(lines.length > 0 && { lines }),
      ...(Object.keys(offsets).length > 0 && { offsets }),
    };
    return { known: { record, salon }, calibration };
  });
}

/** What is known of the client alone; of nobody's head, what was said in this chat. */
export async function knownOfClient(ctx: Ctx, client: StoredClient | null): Promise<RecordFacts> {
  const { safety = [], ...record } = client ? await recordFacts(ctx, client) : {};
  const earlier = client ? await earlierFacts(ctx, client.id) : [];
  const said = await saidInChat(ctx, client?.id ?? null);
  return { ...record, safety: [...safety, ...earlier, ...said] };
}

/** Of how many visits what lasts is remembered. */
const VISITS = 12;

async function earlierFacts({ db }: Pick<Ctx, "db">, clientId: string): Promise<SafetyFact[]> {
  const rows = await db
    .select({ request: consultations.request })
    .from(consultations)
    .where(eq(consultations.clientId, clientId))
    .orderBy(desc(consultations.createdAt))
    .limit(VISITS);
  return rows.flatMap(({ request }) => lastingOf(request as FormulateRequest));
}

/**
 * What people said about safety in this chat since its last formula; of the same head, also what that formula knew. What was
 * said of the head before is not carried over to another.
 */
async function saidInChat(ctx: Ctx, clientId: string | null): Promise<SafetyFact[]> {
  const { chatId, db } = ctx;
  if (!chatId) return [];
  const [before] = await db
    .select({
      request: consultations.request,
      clientId: consultations.clientId,
      at: consultations.createdAt,
    })
    .from(consultations)
    .where(eq(consultations.chatId, chatId))
    .orderBy(desc(consultations.createdAt))
    .limit(1);
  const known = before ? safetyOf(before.request as FormulateRequest).facts : [];
  const said = await db
    .select({ parts: chatMessages.parts })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        eq(chatMessages.role, "user"),
        before ? gt(chatMessages.createdAt, before.at) : undefined,
      ),
    );
  const heard = said.flatMap(({ parts }) => hearSafety(textOf(parts), "said"));
  const same =
    before && (before.clientId === null || clientId === null || before.clientId === clientId);
  return same
    ? [...known, ...heard]
    : heard.filter((fact) => !known.some(({ words }) => words === fact.words));
}

function textOf(parts: unknown): string {
  return (parts as { type: string; text?: string }[])
    .flatMap(({ type, text }) => (type === "text" && text ? text : []))
    .join("\n");
}
