import { and, eq, inArray, sql } from "drizzle-orm";
import { appointments, waitlistEntries } from "#db/schema/appointments.ts";
import { chats } from "#db/schema/chats.ts";
import { clientPhotos } from "#db/schema/client-photos.ts";
import { clients, clientTests } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { outbox, smsConversations } from "#db/schema/messages.ts";
import { payments } from "#db/schema/payments.ts";
import { socialPosts } from "#db/schema/social.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireRole } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { EMPTY, joined } from "./columns.ts";
import { wholeClient } from "./rows.ts";
import type { MergeClients, MergedClients } from "./schema.ts";

/** What hangs on a client and moves; the log of releases stays where it was written and is read with the kept record. */
const MOVED = {
  waitlist: waitlistEntries,
  appointments,
  consultations,
  library: libraryFormulas,
  chats,
  tests: clientTests,
  photos: clientPhotos,
} as const;

/**
 * Folds a record into another, with everything that hangs on it. What the kept one lacks is taken over, and no text is
 * lost: what cannot stand beside its own is written into the notes. Owner and manager only.
 * @throws not_found, invalid (one record twice), forbidden
 */
export async function mergeClients(
  ctx: Ctx,
  { keepId, otherId }: MergeClients,
): Promise<MergedClients> {
  requireRole(ctx, ["owner", "manager"], "Only the owner or a manager can merge clients.");
  if (keepId === otherId) throw sameTwice();
  return atomically(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(clients)
      .where(inArray(clients.id, [keepId, otherId]))
      .orderBy(clients.id)
      .for("no key update");
    const [keep, other] = [keepId, otherId].map((id) => rows.find((row) => row.id === id));
    if (!keep?.nameKey || !other?.nameKey) throw new DomainError("not_found", "Client not found.");
    // consent is not taken over, so pictures that were shown by the other's are not shown by this one's
    if (!keep.portfolioConsentAt) await ctx.tell(ctx, "picturesWithdrawn", { clientId: otherId });
    const moved = await moveAll(ctx, keepId, otherId);
    const updatedAt = ctx.now();
    await ctx.db
      .update(clients)
      .set({ ...EMPTY, mergedIntoId: keepId, version: sql`${clients.version} + 1`, updatedAt })
      .where(eq(clients.id, otherId));
    await ctx.db
      .update(clients)
      .set({ mergedIntoId: keepId })
      .where(eq(clients.mergedIntoId, otherId));
    const [kept] = await ctx.db
      .update(clients)
      .set({ ...joined(keep, other), version: sql`${clients.version} + 1`, updatedAt })
      .where(eq(clients.id, keepId))
      .returning();
    await ctx.tell(ctx, "safetyTold", { clientId: keepId });
    await writeAudit(ctx, {
      action: "client.merged",
      words: "folded one client's record into another's",
      subjectId: keepId,
    });
    return { client: await wholeClient(ctx, kept ?? keep), moved };
  });
}

async function moveAll(ctx: Ctx, keepId: string, otherId: string): Promise<MergedClients["moved"]> {
  // a photo that both have stays once
  const own = ctx.db
    .select({ photoId: clientPhotos.photoId })
    .from(clientPhotos)
    .where(eq(clientPhotos.clientId, keepId));
  await ctx.db
    .delete(clientPhotos)
    .where(and(eq(clientPhotos.clientId, otherId), inArray(clientPhotos.photoId, own)));
  const moved: MergedClients["moved"] = {
    appointments: 0,
    waitlist: 0,
    consultations: 0,
    library: 0,
    chats: 0,
    tests: 0,
    photos: 0,
  };
  for (const [name, table] of Object.entries(MOVED)) {
    const gone = await ctx.db
      .update(table)
      .set({ clientId: keepId })
      .where(eq(table.clientId, otherId))
      .returning({ id: table.id });
    moved[name as keyof typeof moved] = gone.length;
  }
  // the ledger of consent goes by the number alone and is never changed
  for (const table of [outbox, smsConversations, payments, mixedBowls, socialPosts])
    await ctx.db.update(table).set({ clientId: keepId }).where(eq(table.clientId, otherId));
  return moved;
}

function sameTwice(): DomainError {
  const message = "Choose two different records.";
  return new DomainError("invalid", message, { issues: [{ path: "otherId", message }] });
}
