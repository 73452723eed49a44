import { and, asc, desc, eq } from "drizzle-orm";
import { clientPhotos } from "#db/schema/client-photos.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { getPhoto, keepPhotos } from "#tools/photos/photos.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { findClient, zoneOf, type StoredClient } from "#tools/clients/rows.ts";
import type { AddClientPhoto, ClientPhoto } from "#tools/clients/schema.ts";
import { requireMay } from "#tools/access/permissions.ts";

/** Pictures of a client's hair, the newest day first, before before after. @throws not_found */
export async function listClientPhotos(
  ctx: Ctx,
  { clientId }: { clientId: string },
): Promise<ClientPhoto[]> {
  requireMay(ctx, "see_photos");
  const client = await findClient(ctx, clientId);
  const rows = await ctx.db
    .select()
    .from(clientPhotos)
    .where(eq(clientPhotos.clientId, client.id))
    .orderBy(
      desc(clientPhotos.takenOn),
      desc(clientPhotos.pairId),
      asc(clientPhotos.moment),
      asc(clientPhotos.id),
    );
  return rows.map((row) => asClientPhoto(row, client));
}

/** Puts a stored photo of the salon with the client. @throws not_found (client, photo, pair, consultation); conflict where it is there already */
export async function addClientPhoto(
  ctx: Ctx,
  {
    clientId,
    photoId,
    moment,
    pairId,
    consultationId,
    takenOn,
  }: AddClientPhoto & { clientId: string },
): Promise<ClientPhoto> {
  requireMay(ctx, "see_photos");
  const client = await findClient(ctx, clientId);
  await getPhoto(ctx, { photoId });
  if (consultationId) await findConsultation(ctx, consultationId);
  if (pairId) await findPair(ctx, client.id, pairId);
  const today = wallOf(await zoneOf(ctx), ctx.now().getTime()).date;
  const [row] = await ctx.db
    .insert(clientPhotos)
    .values({
      id: newId(),
      salonId: ctx.actor.salonId,
      clientId: client.id,
      photoId,
      moment,
      pairId: pairId ?? newId(),
      consultationId: consultationId ?? null,
      takenOn: takenOn ?? today,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new DomainError("conflict", "This photo is with the client already.");
  await keepPhotos(ctx, [photoId]);
  return asClientPhoto(row, client);
}

/** Takes a photo from a client; the salon keeps the photo itself. @throws not_found */
export async function removeClientPhoto(
  ctx: Ctx,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ id: string }> {
  requireMay(ctx, "see_photos");
  const client = await findClient(ctx, clientId);
  const [gone] = await ctx.db
    .delete(clientPhotos)
    .where(and(eq(clientPhotos.id, id), eq(clientPhotos.clientId, client.id)))
    .returning({ id: clientPhotos.id });
  if (!gone) throw new DomainError("not_found", "Photo not found.");
  return gone;
}

async function findPair({ db }: Ctx, clientId: string, pairId: string): Promise<void> {
  const [pair] = await db
    .select({ id: clientPhotos.id })
    .from(clientPhotos)
    .where(and(eq(clientPhotos.pairId, pairId), eq(clientPhotos.clientId, clientId)));
  if (!pair) throw new DomainError("not_found", "Photo pair not found.");
}

function asClientPhoto(
  row: typeof clientPhotos.$inferSelect,
  { portfolioConsentAt }: StoredClient,
): ClientPhoto {
  const { id, photoId, moment, pairId, consultationId, takenOn } = row;
  return {
    id,
    photoId,
    moment,
    pairId,
    consultationId,
    takenOn,
    url: `/api/photos/${photoId}`,
    thumbnailUrl: `/api/photos/${photoId}/thumbnail`,
    shareable: portfolioConsentAt !== null,
  };
}
