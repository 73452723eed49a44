import type { PhotoStore } from "#tools/core/context.ts";
import type { Env } from "#agent/env.ts";
import { join } from "node:path";
import { diskStore } from "./disk-store.ts";
import { s3Store } from "./s3-store.ts";

/** Photos in an S3-compatible bucket when STORAGE_URL says so, else in the data folder. */
export function createPhotoStore(env: Pick<Env, "STORAGE_URL" | "dataDir">): PhotoStore {
  return env.STORAGE_URL ? s3Store(env.STORAGE_URL) : diskStore(filesFolder(env));
}

/** Where photos lie that are in no bucket. */
export const filesFolder = ({ dataDir }: Pick<Env, "dataDir">) => join(dataDir, "files");
