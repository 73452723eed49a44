import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MockLanguageModelV4 } from "ai/test";
import { createMailer } from "#agent/adapters/mail.ts";
import { createPlatforms } from "#agent/adapters/graph.ts";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import { createCards } from "#agent/adapters/stripe/stripe.ts";
import { createTexter } from "#agent/adapters/twilio.ts";
import { readEnv } from "#agent/env.ts";
import { wire } from "#agent/wiring.ts";
import type { Services } from "#agent/context.ts";
import { outbox } from "#db/schema/messages.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { startServer } from "#tests/server-process.ts";
import { writableNumber } from "#tests/texts.ts";
import { atomically } from "#tools/core/context.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import type { Measured } from "./measured.ts";
import { p, reading, spread } from "./reading.ts";

const MESSAGES = Number(process.env["BENCH_MESSAGES"] ?? 15_000);
const SALONS = 4;
const BATCH = 125;
const IDLE_MS = 15_000;
/** Every number belongs to another client. */
const MANY = { perHour: 5_000 };

/**
 * 15,000 reminders become due in the same minute, half mails and half texts, while somebody reads their calendar. Measures how
 * long they take to go and what that does to the reads. With BENCH_DATABASE_URL over a PostgreSQL server, else over the embedded one.
 */
export async function benchMessages(): Promise<Measured[]> {
  const dir = await mkdtemp(join(tmpdir(), "undertone-bench-"));
  const [smtp, twilio] = [await fakeSmtp(), await fakeTwilio()];
  const given = process.env["BENCH_DATABASE_URL"];
  const embedded = given
    ? undefined
    : await startEmbedded({ dir: join(dir, "postgres"), log: () => {} });
  const databaseUrl = given ?? embedded?.url ?? "";
  await migrate(databaseUrl);
  const variables = {
    DATA_DIR: dir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "a secret of the bench alone, 32 and more",
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@undertone.example",
    LOG_LEVEL: "warn",
    ...twilio.env,
  };
  const { salons, services, close } = await fill(variables);
  const server = await startServer({ ...variables, LOG_LEVEL: "info" });
  try {
    const [first] = salons;
    const read = reading(`${server.url}/api/appointments`, first?.cookie ?? "");
    await pause(IDLE_MS);
    const idle = await read.stop();
    await makeDue(services, salons);
    const during = reading(`${server.url}/api/appointments`, first?.cookie ?? "");
    let began = 0;
    while (smtp.mails.length + twilio.texts.length < MESSAGES) {
      began ||= smtp.mails.length + twilio.texts.length > 0 ? performance.now() : 0;
      await pause(100);
    }
    const took = performance.now() - began;
    const busy = await during.stop();
    console.log({
      messages: MESSAGES,
      seconds: Math.round(took / 1000),
      idle: spread(idle),
      during: spread(busy),
      errors: server.errors.length,
    });
    return [
      { what: `${MESSAGES} messages due at once`, measured: took, bar: 60_000, unit: "ms" },
      {
        what: "p99 of reads meanwhile",
        measured: p(busy, 0.99),
        bar: 3 * p(idle, 0.99),
        unit: "ms",
      },
    ];
  } finally {
    await server.stop();
    await close();
    await Promise.all([smtp.close(), twilio.close()]);
    await embedded?.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Salons over the database, by the app's own verbs, in this process, which works no jobs off. */
async function fill(variables: Record<string, string>) {
  const env = readEnv(variables);
  const quiet = () => {};
  const wired = await wire({
    env,
    databaseUrl: variables["DATABASE_URL"] ?? "",
    secret: variables["AUTH_SECRET"] ?? "",
    publicUrl: "http://localhost",
    model: { provider: "builtin", chat: new MockLanguageModelV4(), vision: null },
    photos: createPhotoStore(env),
    mail: createMailer(env),
    sms: createTexter(env, "http://localhost"),
    cards: createCards(env),
    platforms: createPlatforms(env),
    migrationClients: {},
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    now: () => new Date(),
  });
  const salons: Salon[] = [];
  for (let at = 0; at < SALONS; at += 1) {
    const salon = await openSalon(wired, { email: `owner-${Date.now()}-${at}@x.example` });
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
    const set = await salon.json("PUT", "/api/messages/settings", MANY);
    if (!set.ok) throw new Error(await set.text());
    salons.push(salon);
  }
  return { salons, services: wired.services, close: wired.close };
}

/** Reminders of all salons, held until the same moment: the one at which all of them are there. */
async function makeDue(services: Services, salons: readonly Salon[]): Promise<void> {
  const later = new Date(Date.now() + 3_600_000);
  const each = MESSAGES / salons.length / 2;
  for (const salon of salons) {
    for (let from = 0; from < each; from += BATCH) {
      const numbers = await Promise.all(Array.from({ length: BATCH }, () => writableNumber(salon)));
      await atomically(salon.ctx(), async (ctx) => {
        for (const to of numbers.slice(0, each - from)) {
          const about = { kind: "reminder" as const, dueAt: later };
          const words = "Tomorrow at three: your balayage with Maren. Reply C to confirm.";
          await queueText(ctx, { ...about, to, body: words });
          const mail = { to: `client${to}@x.example`, subject: "Tomorrow at three", text: words };
          await queueMail(ctx, { ...about, ...mail });
        }
      });
    }
  }
  const due = new Date(Date.now() + 1000);
  await services.tenancy.forPlatform().update(outbox).set({ dueAt: due, attemptedAt: null });
}
