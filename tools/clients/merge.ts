import { and, eq, inArray, sql } from "drizzle-orm";
import { clientPhotos } from "#db/schema/client-photos.ts";
import { clients } from "#db/schema/clients.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";
import { EMPTY, joined } from "./columns.ts";
import { wholeClient } from "./rows.ts";
import type { MergeClients, MergedClients } from "./schema.ts";

/** What is told of what moves, by table. */
const TOLD: Record<string, keyof MergedClients["moved"]> = {
  waitlist_entries: "waitlist",
  appointments: "appointments",
  consultations: "consultations",
  library_formulas: "library",
  chats: "chats",
  client_tests: "tests",
  client_photos: "photos",
};

/** Written once: the log of releases is read with the kept record, and consent goes by the number alone. */
const STAYS = new Set(["safety_overrides", "sms_consents"]);

/**
 * Folds a record into another, with everything that hangs on it. What the kept one lacks is taken over, and no text is
 * lost: what cannot stand beside its own is written into the notes. Owner and manager only.
 * @throws not_found, invalid (one record twice), forbidden
 */
export async function mergeClients(
  ctx: Ctx,
  { keepId, otherId }: MergeClients,
): Promise<MergedClients> {
  requireMay(ctx, "merge_clients");
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
  // read from the database, so that a table of tomorrow moves too
  for (const { name, columns } of await tenantTables(ctx.db)) {
    if (STAYS.has(name) || !columns.some((column) => column.name === "client_id")) continue;
    const gone = await ctx.db.execute(sql`update ${sql.identifier(name)}
      set client_id = ${keepId} where client_id = ${otherId} returning 1`);
    const told = TOLD[name];
    if (told) moved[told] = gone.length;
  }
  return moved;
}

function sameTwice(): DomainError {
  return refused("otherId", "Choose two different records.");
}
