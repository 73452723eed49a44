import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import { outbox, smsConsents, smsConversations, smsMessages } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { numberFor } from "#tools/messages/numbers.ts";
import { isThere, type StoredClient } from "#tools/clients/rows.ts";

/** What stays of a no, so that nobody texts that number again: neither whose it is nor what they wrote. */
const NO_TEXTS = "Asked for no texts.";

/** Deletes the mails and texts with a client, both ways, and what they said about texts. @returns how many messages went out to them or came in */
export async function eraseMessages(ctx: Pick<Ctx, "db">, row: StoredClient): Promise<number> {
  const ids = await recordsOf(ctx, row);
  const own = await numbersOf(ctx, row, ids);
  const alone = await notShared(ctx, row, own);
  const talks = await ctx.db
    .select({ id: smsConversations.id })
    .from(smsConversations)
    .where(or(inArray(smsConversations.clientId, ids), inArray(smsConversations.phone, alone)));
  const talkIds = talks.map(({ id }) => id);
  const theirs = or(
    inArray(outbox.clientId, ids),
    inArray(outbox.conversationId, talkIds),
    inArray(outbox.recipient, [...alone, ...[row.phone, row.phoneKey].flatMap((is) => is ?? [])]),
    row.emailKey ? sql`lower(${outbox.recipient}) = ${row.emailKey}` : undefined,
  );
  const sent = await ctx.db.select({ id: outbox.id }).from(outbox).where(theirs);
  const sentIds = sent.map(({ id }) => id);
  // what was said hangs on what went out, and both on the conversation
  const said = await ctx.db
    .delete(smsMessages)
    .where(or(inArray(smsMessages.conversationId, talkIds), inArray(smsMessages.outboxId, sentIds)))
    .returning({ outboxId: smsMessages.outboxId });
  await ctx.db.delete(outbox).where(inArray(outbox.id, sentIds));
  await ctx.db.delete(smsConversations).where(inArray(smsConversations.id, talkIds));
  await eraseConsents(ctx, { ids, alone });
  return sentIds.length + said.filter(({ outboxId }) => outboxId === null).length;
}

/** The record and those that were folded into it. */
async function recordsOf({ db }: Pick<Ctx, "db">, { id }: StoredClient): Promise<string[]> {
  const folded = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.mergedIntoId, id));
  return [id, ...folded.map((each) => each.id)];
}

/** Numbers that were theirs, E.164: of the record, and those that they texted from. */
async function numbersOf(
  ctx: Pick<Ctx, "db">,
  { phone }: StoredClient,
  ids: string[],
): Promise<string[]> {
  const recorded = await numberFor(ctx, phone);
  const used = await ctx.db
    .select({ phone: smsConversations.phone })
    .from(smsConversations)
    .where(inArray(smsConversations.clientId, ids));
  const agreed = await ctx.db
    .select({ phone: smsConsents.phone })
    .from(smsConsents)
    .where(inArray(smsConsents.clientId, ids));
  return [
    ...new Set([...(recorded ? [recorded] : []), ...[...used, ...agreed].map((is) => is.phone)]),
  ];
}

/** Without numbers that another record has too: those are a family's. */
async function notShared(
  { db }: Pick<Ctx, "db">,
  { id }: StoredClient,
  numbers: string[],
): Promise<string[]> {
  const others = await db
    .select({ key: clients.phoneKey })
    .from(clients)
    .where(
      and(
        inArray(
          clients.phoneKey,
          numbers.flatMap((number) => [number, number.slice(1)]),
        ),
        ne(clients.id, id),
        isThere,
      ),
    );
  const shared = new Set(others.map(({ key }) => key));
  return numbers.filter((number) => !shared.has(number) && !shared.has(number.slice(1)));
}

/** Their lines of the ledger go. Of a number that has said no, the no stays, without whose it was. */
async function eraseConsents(
  ctx: Pick<Ctx, "db">,
  { ids, alone }: { ids: string[]; alone: string[] },
): Promise<void> {
  const gone = await ctx.db
    .select()
    .from(smsConsents)
    .where(or(inArray(smsConsents.clientId, ids), inArray(smsConsents.phone, alone)))
    .orderBy(desc(smsConsents.line));
  if (gone.length === 0) return;
  await ctx.db.delete(smsConsents).where(
    inArray(
      smsConsents.id,
      gone.map(({ id }) => id),
    ),
  );
  for (const [phone, [newest]] of Map.groupBy(gone, (line) => line.phone)) {
    if (!newest) continue;
    // a shared number keeps how it stands; one that was theirs alone keeps only a no
    if (newest.granted && alone.includes(phone)) continue;
    const { salonId, granted, method, createdAt, line } = newest;
    const wording = granted ? "Agreed to texts." : NO_TEXTS;
    await ctx.db
      .insert(smsConsents)
      .values({ id: newId(), salonId, phone, granted, method, wording, createdAt, line });
  }
}
