import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MockLanguageModelV4 } from "ai/test";
import { createPlatforms } from "#agent/adapters/graph.ts";
import { createMigrationClients } from "#agent/adapters/sources/migration-clients.ts";
import { createMailer } from "#agent/adapters/mail.ts";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import { createCards } from "#agent/adapters/stripe/stripe.ts";
import { createTexter } from "#agent/adapters/twilio.ts";
import { readEnv } from "#agent/env.ts";
import { wire, type Wires } from "#agent/wiring.ts";
import { testDatabase } from "./database.ts";
import { running } from "./running.ts";

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** Environment variables of the app under test, and stand-ins for the outside. */
export type Overrides = Partial<Omit<Wires, "env">> & { env?: Record<string, string> };

/**
 * The real app over a database and a photo folder of its own. It is closed when the file has ended, or before by `close`.
 * Nothing listens on a port: tests call `app.request()`, as `openSalon` (tests/fixtures.ts) does.
 * The default model answers nothing; pass `model` where a test needs one.
 */
export async function startApp({ env: variables = {}, ...overrides }: Overrides = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "undertone-app-"));
  const database = overrides.databaseUrl ? undefined : await testDatabase();
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...variables });
  const wired = await wire({
    env,
    databaseUrl: database?.url ?? "",
    secret: "a secret that only the tests know, 32+",
    publicUrl: env.publicUrl ?? "http://localhost",
    model: { provider: "builtin", chat: new MockLanguageModelV4(), vision: null },
    photos: createPhotoStore(env),
    mail: createMailer(env),
    sms: createTexter(env, env.publicUrl ?? "http://localhost"),
    cards: createCards(env),
    platforms: createPlatforms(env),
    migrationClients: createMigrationClients(env),
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    now: () => new Date(),
    // nobody here measures how long an answer takes, where they do not say so
    beatMs: 1,
    ...overrides,
  });
  const started = {
    app: wired.app,
    services: wired.services,
    boss: wired.boss,
    dataDir,
    databaseUrl: overrides.databaseUrl ?? database?.url ?? "",
    close: async () => {
      running.delete(started);
      await wired.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  running.add(started);
  return started;
}
