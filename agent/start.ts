import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { sweepPhotos } from "#tools/photos/photos.ts";
import { createPlatforms } from "./adapters/graph.ts";
import { createMailer } from "./adapters/mail.ts";
import { createMigrationClients } from "./adapters/sources/migration-clients.ts";
import { createPhotoStore } from "./adapters/photo-store.ts";
import { createCards } from "./adapters/stripe/stripe.ts";
import { createTexter } from "./adapters/twilio.ts";
import type { Env } from "./env.ts";
import { createLog } from "./log.ts";
import { chooseModel } from "./models/choose.ts";
import { placeOf } from "./place.ts";
import { authSecret } from "./secret.ts";
import { serveMetrics } from "./watch/serve.ts";
import { startTracing } from "./watch/tracing.ts";
import { wire, type Wires } from "./wiring.ts";

/** How often photos are swept that a process was storing when it died; the server notices a death within moments. */
const SWEEP_MS = 5 * 60_000;

/** How another start than the plain one differs: settings of the embedded database, wires of its own, and what is done before anybody is let in. */
export type Otherwise = {
  settings?: Record<string, string>;
  wires?: Partial<Wires>;
  prepare?: (wires: Wires) => Promise<void>;
};

/** Everything between the environment and a listening app: database, migrations, secrets, adapters. */
export async function start(env: Env, { settings, wires: own, prepare }: Otherwise = {}) {
  if (env.NODE_ENV === "production" && env.DATABASE_URL && !env.AUTH_SECRET)
    throw new Error(
      "AUTH_SECRET is missing: with NODE_ENV=production and a server's database every process must have the same one",
    );
  const log = createLog(env.LOG_LEVEL);
  const endTraces = await startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, log);
  const model = await chooseModel(env, log);
  await mkdir(env.dataDir, { recursive: true });
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded({
        dir: join(env.dataDir, "postgres"),
        log: (line) => log.info({}, line),
        ...(settings && { settings }),
      });
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? "";
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl;
  await migrate(directUrl);
  const now = clock(env.CLOCK);
  const photos = createPhotoStore(env);
  const publicUrl = env.publicUrl ?? `http://localhost:${env.PORT}`;
  const wires: Wires = {
    env,
    log,
    now,
    databaseUrl,
    directUrl,
    publicUrl,
    secret: await authSecret(env.AUTH_SECRET, env.dataDir),
    model,
    photos,
    mail: createMailer(env),
    sms: createTexter(env, publicUrl),
    cards: createCards(env),
    platforms: createPlatforms(env),
    migrationClients: createMigrationClients(env),
    ...own,
  };
  try {
    await prepare?.(wires);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const works = env.ROLE !== "web";
  const mustShare = env.NODE_ENV === "production" && env.DATABASE_URL && !env.STORAGE_URL;
  const place = mustShare ? await placeOf(env.dataDir) : undefined;
  const { app, services, leave, close } = await wire({ ...wires, works, place });
  const sweep = () => sweepPhotos(services.tenancy.forPlatform(), photos);
  if (works) await sweep();
  const sweeping = setInterval(() => {
    if (works)
      sweep().catch((err: unknown) => log.warn({ err }, "the sweep of lost photos failed"));
  }, SWEEP_MS);
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : await serveMetrics(services, { port: env.METRICS_PORT, host: env.HOST });
  return {
    app,
    log,
    port: env.PORT,
    host: env.HOST,
    leave,
    stop: async () => {
      clearInterval(sweeping);
      await metrics?.close();
      await close();
      await endTraces();
      await embedded?.stop();
    },
  };
}

/** The process's clock: the real one, or one that started at CLOCK. */
function clock(startsAt: string | undefined): () => Date {
  if (!startsAt) return () => new Date();
  const shift = new Date(startsAt).getTime() - Date.now();
  return () => new Date(Date.now() + shift);
}
