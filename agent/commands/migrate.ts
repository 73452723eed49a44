import { migrate } from "#db/migrate.ts";
import type { Env } from "#agent/env.ts";
import { ownDatabase } from "./own-database.ts";

/** `npm run migrate`: the schema apart from the start, so that it is there before the processes of a new version are. */
export async function migrateOwn(env: Env): Promise<string> {
  const database = await ownDatabase(env);
  await migrate(database.url).finally(() => database.close());
  return "The database is as this version has it.";
}
