import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import type { Env } from "#agent/env.ts";

/** A database by its direct address, and an end to what was started for it. */
export type OwnDatabase = { url: string; close(): Promise<void> };

/** The embedded database of the data folder, started or, where a server is at work on it, shared. */
export async function embeddedDatabase({ dataDir }: Pick<Env, "dataDir">): Promise<OwnDatabase> {
  const { url, stop } = await startEmbedded({
    dir: join(dataDir, "postgres"),
    log: () => undefined,
  });
  return { url, close: stop };
}

/** The database that the environment names. */
export async function ownDatabase(env: Env): Promise<OwnDatabase> {
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  return url ? { url, close: async () => {} } : embeddedDatabase(env);
}
