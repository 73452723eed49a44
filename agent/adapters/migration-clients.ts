import type { Env } from "#agent/env.ts";
import type { MigrationClients } from "#tools/migration/sources.ts";

/** The booking systems that can be asked by their public API. */
export function createMigrationClients(_env: Env): MigrationClients {
  return {};
}
