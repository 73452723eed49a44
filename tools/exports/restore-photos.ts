import type { SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { cleanImage } from "#tools/photos/images.ts";
import { bytesOf, notOurs, type Archive } from "./archive.ts";
import { rowsOf } from "./restore-read.ts";
import type { Rename } from "./rename-rules.ts";
import type { Row } from "./restored-as.ts";

/** What a photo's row says of its file. */
export type Placed = { storage_key: string; thumbnail_key: string };

/** Where a photo lies here. */
export function placeOf(salonId: string, photoId: string): Placed {
  const key = `salon/${salonId}/${photoId}`;
  return { storage_key: `${key}.jpg`, thumbnail_key: `${key}-small.jpg` };
}

/**
 * Stores the pictures of an export, each decoded and written anew as an upload is. One that the export does not have, its
 * salon did not have either. @returns what the rows must say of them now. @throws invalid for what is no picture
 */
export async function restorePhotos(
  ctx: SalonCtx,
  { archive, rename }: { archive: Archive; rename: Rename },
  wrote: (files: number) => Promise<void>,
): Promise<Map<string, Row>> {
  const stored = new Map<string, Row>();
  for await (const { id } of rowsOf(archive, "photos")) {
    if (typeof id !== "string") throw notOurs("a photo has no id.");
    const pieces = archive.read(`files/${id}.jpg`);
    await wrote(1);
    if (!pieces) continue;
    const { image, thumbnail, width, height } = await cleaned(await bytesOf(pieces), id);
    const photoId = rename(id);
    const place = placeOf(ctx.salonId, photoId);
    await ctx.photos.put(place.storage_key, image, "image/jpeg");
    await ctx.photos.put(place.thumbnail_key, thumbnail, "image/jpeg");
    stored.set(photoId, { width, height, bytes: image.byteLength });
  }
  return stored;
}

async function cleaned(bytes: Uint8Array, id: string) {
  try {
    return await cleanImage(bytes);
  } catch (error) {
    if (error instanceof DomainError) throw notOurs(`files/${id}.jpg is no picture.`);
    throw error;
  }
}

/** Removes whatever of an export's pictures has been stored. */
export async function removeRestoredPhotos(
  ctx: SalonCtx,
  { archive, rename }: { archive: Archive; rename: Rename },
): Promise<void> {
  for await (const { id } of rowsOf(archive, "photos")) {
    if (typeof id !== "string") continue;
    const place = placeOf(ctx.salonId, rename(id));
    await ctx.photos.delete(place.storage_key);
    await ctx.photos.delete(place.thumbnail_key);
  }
}
