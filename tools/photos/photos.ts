import { setImmediate as everybodyElse } from "node:timers/promises";
import { and, eq, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { INSTANCE_LOCK } from "#db/instance.ts";
import { consultationPhotos } from "#db/schema/consultations.ts";
import { photos } from "#db/schema/photos.ts";
import { readingSteps } from "#tools/colour/reading/read-hair.ts";
import { seenBy } from "#tools/colour/reading/salon-eye.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { atomically, type Ctx, type Db, type PhotoStore } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { gate } from "#tools/core/gate.ts";
import { newId } from "#tools/core/id.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { findCard } from "./find-card.ts";
import { salonEye } from "./salon-eye.ts";
import { cleanImage, greyOf, pixelsOf } from "./images.ts";
import type { Photo, PhotoReadings, ReadPhoto, ReadPhotos } from "./schema.ts";
import { requireRoom } from "#tools/subscription/photo-room.ts";

/**
 * Stores an upload as a clean JPEG with its thumbnail, not yet kept: link it or call `keepPhotos`, or it is swept once this process has gone.
 * @throws unsupported_type, too_large or invalid for what is no photo, quota_exceeded where the plan has no room for it; then
 * nothing is stored.
 */
export async function addPhoto(ctx: Ctx, upload: Uint8Array): Promise<Photo> {
  requireMay(ctx, "see_photos");
  const { image, thumbnail, width, height } = await cleanImage(upload);
  const id = newId();
  const key = `salon/${ctx.actor.salonId}/${id}`;
  const row = {
    id,
    salonId: ctx.actor.salonId,
    stylistId: ctx.actor.stylistId,
    storageKey: `${key}.jpg`,
    thumbnailKey: `${key}-small.jpg`,
    width,
    height,
    bytes: image.byteLength,
    instance: ctx.instance,
    createdAt: ctx.now(),
  };
  // the row first: it tells where files are, whatever happens between the two writes
  await atomically(ctx, async (ctx) => {
    await requireRoom(ctx, row.bytes);
    await ctx.db.insert(photos).values(row);
  });
  try {
    await ctx.photos.put(row.storageKey, image, "image/jpeg");
    await ctx.photos.put(row.thumbnailKey, thumbnail, "image/jpeg");
  } catch (error) {
    await removePhotos(ctx, [id]);
    throw error;
  }
  return asPhoto(row);
}

/** Keeps photos for good: nothing sweeps them any more. Foreign ids are passed over. */
export async function keepPhotos(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await ctx.db.update(photos).set({ instance: null }).where(inArray(photos.id, ids));
}

/** Stores an upload and keeps it, with the answer to its key or not at all: what the composer and the photo intake do. */
export async function uploadPhoto(ctx: Ctx, upload: Uint8Array): Promise<Photo> {
  const photo = await addPhoto(ctx, upload);
  await atomically(ctx, async (ctx) => {
    await keepPhotos(ctx, [photo.id]);
    await ctx.keep?.(ctx, photo);
  });
  return photo;
}

/** Removes photos and their files; the failure path of whatever added them. */
export async function removePhotos(ctx: Pick<Ctx, "db" | "photos">, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await ctx.db.select().from(photos).where(inArray(photos.id, ids));
  await deleteFiles(ctx.photos, gone);
  await ctx.db.delete(photos).where(inArray(photos.id, ids));
}

/** A photo's JPEG or its 320 px thumbnail. @throws not_found */
export async function getPhotoBytes(
  ctx: Ctx,
  { photoId, size }: { photoId: string; size: "full" | "thumbnail" },
): Promise<Uint8Array> {
  const row = await findPhoto(ctx, photoId);
  const bytes = await ctx.photos.get(size === "full" ? row.storageKey : row.thumbnailKey);
  if (!bytes) throw new DomainError("not_found", "Photo not found.");
  return bytes;
}

/**
 * What a photo says about the hair, as the salon's own eye has it. Without marks what the pixels say is remembered with the
 * photo; with marks it is read by them and replaces what was remembered.
 * @throws not_found
 */
export async function readPhoto(ctx: Ctx, asked: ReadPhoto): Promise<HairReading> {
  const [reading, eye] = [await readPixels(ctx, asked), await salonEye(ctx)];
  return seenBy(reading, eye);
}

async function readPixels(ctx: Ctx, { photoId, ...marks }: ReadPhoto): Promise<HairReading> {
  const row = await findPhoto(ctx, photoId);
  const { points, region, reference } = marks;
  const corrected = (points?.length ?? 0) > 0 || Boolean(region ?? reference);
  if (row.reading && !corrected) return row.reading as HairReading;
  const image = await getPhotoBytes(ctx, { photoId, size: "full" });
  const reading = await readImage(image, marks);
  await ctx.db
    .update(photos)
    .set({ reading, ...(corrected ? { points } : {}) })
    .where(eq(photos.id, photoId));
  return reading;
}

/** Reads several photos at once. @throws not_found when one of them is not this salon's */
export async function readPhotos(ctx: Ctx, { photos: asked }: ReadPhotos): Promise<PhotoReadings> {
  const read = async ({ photoId, role, points }: ReadPhotos["photos"][number]) => {
    const { url, thumbnailUrl } = await getPhoto(ctx, { photoId });
    const {
      region: _region,
      points: _points,
      ...reading
    } = await readPhoto(ctx, { photoId, points });
    return { photoId, role, url, thumbnailUrl, reading };
  };
  return { photos: await Promise.all(asked.map(read)) };
}

/** Reads an upload without storing it, as the salon's own eye has it. */
export async function readUpload(
  ctx: Pick<Ctx, "db">,
  upload: Uint8Array,
  marks: Omit<ReadPhoto, "photoId">,
): Promise<HairReading> {
  const { image } = await cleanImage(upload);
  return seenBy(await readImage(image, marks), await salonEye(ctx));
}

/** Reading holds everybody up for a moment: one at a time, so that others get their turn between. */
const inTurn = gate(1);

async function readImage(
  image: Uint8Array,
  marks: Omit<ReadPhoto, "photoId">,
): Promise<HairReading> {
  const [pixels, grey] = await Promise.all([pixelsOf(image), greyOf(image)]);
  return inTurn.pass(async () => {
    await everybodyElse();
    const card = await findCard(grey);
    const steps = readingSteps(pixels, marks, card);
    for (;;) {
      await everybodyElse();
      const { done, value } = steps.next();
      if (done) return value;
    }
  });
}

/** A photo of this salon. @throws not_found, for foreign ids alike */
export async function getPhoto(ctx: Ctx, { photoId }: { photoId: string }): Promise<Photo> {
  return asPhoto(await findPhoto(ctx, photoId));
}

/** Deletes what processes that have died were still working on. `db` must see all salons. */
export async function sweepPhotos(db: Db, store: PhotoStore): Promise<void> {
  const linked = db
    .select()
    .from(consultationPhotos)
    .where(eq(consultationPhotos.photoId, photos.id));
  const orphaned = and(
    isNotNull(photos.instance),
    notExists(linked),
    sql`pg_try_advisory_xact_lock(${INSTANCE_LOCK}, ${photos.instance}::int)`,
  );
  const gone = await db.select().from(photos).where(orphaned);
  await deleteFiles(store, gone);
  if (gone.length > 0)
    await db.delete(photos).where(
      inArray(
        photos.id,
        gone.map(({ id }) => id),
      ),
    );
}

type Row = typeof photos.$inferSelect;

async function findPhoto(ctx: Ctx, photoId: string): Promise<Row> {
  requireMay(ctx, "see_photos");
  const [row] = await ctx.db.select().from(photos).where(eq(photos.id, photoId));
  if (!row) throw new DomainError("not_found", "Photo not found.");
  return row;
}

async function deleteFiles(
  store: PhotoStore,
  rows: Pick<Row, "storageKey" | "thumbnailKey">[],
): Promise<void> {
  await Promise.all(
    rows.flatMap((row) => [store.delete(row.storageKey), store.delete(row.thumbnailKey)]),
  );
}

function asPhoto(row: Pick<Row, "id" | "width" | "height" | "bytes" | "createdAt">): Photo {
  const { id, width, height, bytes, createdAt } = row;
  return {
    id,
    width,
    height,
    bytes,
    url: `/api/photos/${id}`,
    thumbnailUrl: `/api/photos/${id}/thumbnail`,
    createdAt: createdAt.toISOString(),
  };
}
