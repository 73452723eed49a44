import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { clientPhotos } from "#db/schema/client-photos.ts";
import { consultationPhotos, consultations } from "#db/schema/consultations.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { photos } from "#db/schema/photos.ts";
import type { Ctx } from "#tools/core/context.ts";

/**
 * Takes a client's pictures from everything they hang on, and marks them as nobody's. Whoever calls removes them
 * afterwards. A photo that another client's record or consultation shows too stays there.
 */
export async function releasePhotosOf(
  ctx: Pick<Ctx, "db" | "instance">,
  clientId: string,
): Promise<string[]> {
  const { db } = ctx;
  const own = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.clientId, clientId));
  const ids = own.map(({ id }) => id);
  const taken = await db
    .delete(clientPhotos)
    .where(eq(clientPhotos.clientId, clientId))
    .returning({ photoId: clientPhotos.photoId });
  const consulted =
    ids.length > 0
      ? await db
          .delete(consultationPhotos)
          .where(inArray(consultationPhotos.consultationId, ids))
          .returning({ photoId: consultationPhotos.photoId })
      : [];
  const results =
    ids.length > 0
      ? await db
          .select({ photoId: outcomes.photoId })
          .from(outcomes)
          .where(inArray(outcomes.consultationId, ids))
      : [];
  if (ids.length > 0)
    await db.update(outcomes).set({ photoId: null }).where(inArray(outcomes.consultationId, ids));
  const all = new Set([...taken, ...consulted, ...results].flatMap(({ photoId }) => photoId ?? []));
  const elsewhere = await shownElsewhere(ctx, [...all], clientId);
  const free = [...all].filter((id) => !elsewhere.has(id));
  if (free.length > 0)
    await db.update(photos).set({ instance: ctx.instance }).where(inArray(photos.id, free));
  return free;
}

async function shownElsewhere(
  { db }: Pick<Ctx, "db">,
  photoIds: string[],
  clientId: string,
): Promise<Set<string>> {
  if (photoIds.length === 0) return new Set();
  const recorded = await db
    .select({ id: clientPhotos.photoId })
    .from(clientPhotos)
    .where(and(inArray(clientPhotos.photoId, photoIds), ne(clientPhotos.clientId, clientId)));
  const consulted = await db
    .select({ id: consultationPhotos.photoId })
    .from(consultationPhotos)
    .innerJoin(consultations, eq(consultations.id, consultationPhotos.consultationId))
    .where(
      and(
        inArray(consultationPhotos.photoId, photoIds),
        or(isNull(consultations.clientId), ne(consultations.clientId, clientId)),
      ),
    );
  const told = await db
    .select({ id: outcomes.photoId })
    .from(outcomes)
    .where(inArray(outcomes.photoId, photoIds));
  return new Set([...recorded, ...consulted, ...told].flatMap(({ id }) => id ?? []));
}
