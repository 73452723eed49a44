import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { photoFile, type Manifest } from "#db/backup/manifest.ts";
import { readPart, writePart } from "#db/backup/parts.ts";
import type { Seal } from "#db/backup/seal.ts";
import type { PhotoStore } from "#tools/core/context.ts";

type Place = { dir: string; seal: Seal | undefined };

/** Photos never change once they are kept, so that they can be copied before and after the rows that name them. */
export function copyOut(photos: PhotoStore, { dir, seal }: Place) {
  const copied = new Map<string, Manifest["files"][number]>();
  const missing = new Set<string>();
  return {
    /** Copies those that are not there yet. */
    add: async (keys: readonly string[]) => {
      for (const key of keys) {
        if (copied.has(key)) continue;
        const bytes = await photos.get(key);
        if (!bytes) {
          missing.add(key);
          continue;
        }
        const { rows: _, ...told } = await writePart(
          Readable.from([bytes]),
          join(dir, photoFile(key)),
          seal,
        );
        copied.set(key, { key, ...told });
      }
    },
    /** Of those that the rows name, what was copied, and what was there no more. */
    told: (keys: readonly string[]) => ({
      files: keys.flatMap((key) => copied.get(key) ?? []),
      missing: keys.filter((key) => missing.has(key) && !copied.has(key)),
    }),
  };
}

/** @throws Error in one line when a photo is not as the manifest tells */
export async function copyIn(
  photos: PhotoStore,
  files: Manifest["files"],
  { dir, seal }: Place,
): Promise<void> {
  for (const { key, sha256 } of files) {
    const through = new PassThrough();
    const [bytes, read] = await Promise.all([
      buffer(through),
      readPart(join(dir, photoFile(key)), seal, through),
    ]);
    if (read.sha256 !== sha256)
      throw new Error(`The backup is damaged: ${photoFile(key)} is not as it was written.`);
    await photos.put(key, bytes, "image/jpeg");
  }
}
