import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import type { PhotoStore } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/**
 * Files below one folder. A file is either whole or absent: it is written beside its place, synced and moved there.
 * What a killed process was writing beside it goes when the key is deleted.
 */
export function diskStore(root: string): PhotoStore {
  const place = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(resolve(root) + sep))
      throw new Error(`A file key leaves its folder: ${key}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = place(key);
      const draft = draftOf(path);
      await mkdir(dirname(path), { recursive: true });
      try {
        await using file = await open(draft, "w", 0o600);
        await file.writeFile(bytes);
        await file.sync();
      } catch (error) {
        await rm(draft, { force: true });
        throw full(error);
      }
      await rename(draft, path);
    },
    async get(key) {
      return readFile(place(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    async delete(key) {
      const path = place(key);
      await Promise.all([rm(path, { force: true }), rm(draftOf(path), { force: true })]);
    },
    async deleteAll(salonId) {
      await rm(place(`salon/${salonId}`), { recursive: true, force: true });
    },
  };
}

/** Named after its file, so that whatever deletes the file also deletes what a killed process left of it. */
const draftOf = (path: string) => `${path}.part`;

function full(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOSPC" || code === "EDQUOT"
    ? new DomainError("unavailable", "The photo could not be stored: the disk is full.", {
        retryAfter: 60,
      })
    : error;
}
