import type { Env } from "#agent/env.ts";
import type { MigrationClients } from "#tools/migration/sources.ts";
import { createAcuity } from "./acuity.ts";
import { createMindbody } from "./mindbody.ts";
import { createSquare } from "./square.ts";

/** The booking systems that can be asked by their public API. */
export function createMigrationClients(env: Env): MigrationClients {
  return {
    square: createSquare(env),
    acuity: createAcuity(env),
    mindbody: createMindbody(env),
  };
}
