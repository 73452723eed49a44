import { setTimeout } from "node:timers/promises";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Sql } from "postgres";
import * as authTables from "#db/schema/auth.ts";
import { openPool, overPool } from "#db/client.ts";
import { registerInstance } from "#db/instance.ts";
import { openLanes, type Turn } from "#db/lanes.ts";
import { sessionsOf } from "#db/session.ts";
import { openSignals } from "#db/signals.ts";
import { withAllSalons, withNoSalon, withSalon } from "#db/tenant.ts";
import { createSigner } from "#tools/core/signer.ts";
import { keptPushKeys } from "#tools/push/keys.ts";
import { AI_KEYS_CHANNEL } from "#tools/keys/kept.ts";
import { consume } from "#tools/core/rate-limit.ts";
import { openDesk } from "#tools/messages/outbox/desk.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";
import { forgetDevicesOf } from "#tools/push/devices.ts";
import { findMembership, foundSalon } from "#tools/salons/salons.ts";
import { beginJoining, joinSalon } from "#tools/team/joining.ts";
import { openJobs } from "#db/job-queue.ts";
import { createPusher, makePushKeys } from "./adapters/push.ts";
import { createApp, createProbes } from "./app.ts";
import { createAuth, provePassword } from "./auth.ts";
import { BEAT_MS } from "./http/on-the-beat.ts";
import { CHANNELS, openReplies } from "./chat/streams.ts";
import { contextFor, type Services } from "./context.ts";
import { startWorkers } from "./jobs/worker.ts";
import { openOwnKeys } from "./models/own-keys.ts";
import { aiAccess, ownKeyModels } from "./models/choose.ts";
import { watchEventLoop } from "./watch/event-loop.ts";
import { poolWaitSeconds } from "./watch/meters.ts";
import { watchedModel } from "./watch/models.ts";
import { inSpan } from "./watch/spans.ts";

/**
 * How long the database may take to say that it is there: a second of short turns. While this process is busy itself no
 * turn passes, and what has come in meanwhile is read before the next, so that its own work never looks like a silent database.
 */
const PATIENCE = { turns: 10, turnMs: 100 };

/** Connections for the work of salons, and how many of them one kind of it may hold at once. */
const CONNECTIONS = 10;
const OF_ONE_KIND = 6;
/** The same for people and their sessions. */
const SIGN_IN = { all: 4, each: 3 };
/** How long whoever wants a connection waits for one, in milliseconds. */
const WAIT_MS = 8_000;

/** What differs between the server and a test: where things are and what stands in for the outside. */
export type Wires = Pick<
  Services,
  | "env"
  | "model"
  | "photos"
  | "mail"
  | "sms"
  | "cards"
  | "platforms"
  | "migrationClients"
  | "log"
  | "now"
  | "demo"
> & {
  databaseUrl: string;
  directUrl?: string;
  secret: string;
  publicUrl: string;
  /** Whether this process works jobs off; without it, it only makes them. */
  works?: boolean;
  /** Number of the folder in which its photos lie, where no other process may have them elsewhere. */
  place?: number | undefined;
  /** Origins of push services that are asked though they are none on the internet. */
  pushServices?: readonly string[];
  beatMs?: number;
};

/** Wires the app over a migrated database. `leave` tells that the end is near, `close` ends every connection. */
export async function wire({
  databaseUrl,
  directUrl,
  secret,
  publicUrl,
  works = false,
  pushServices = [],
  place,
  beatMs = BEAT_MS,
  ...rest
}: Wires) {
  let leaving = false;
  const pooled = directUrl !== undefined && directUrl !== databaseUrl;
  const pool = openPool(databaseUrl, { max: CONNECTIONS, pooled });
  const signIn = openPool(databaseUrl, { max: SIGN_IN.all, pooled });
  const probe = openPool(databaseUrl, { max: 1, pooled }); // its own, so that a busy pool does not look like a silent database
  const instance = await registerInstance(directUrl ?? databaseUrl, place);
  const jobs = await openJobs(databaseUrl, {
    works,
    pooled,
    failed: (err) => rest.log.warn({ err }, "the jobs have met an error"),
  });
  const signals = await openSignals(directUrl ?? databaseUrl, [...CHANNELS, AI_KEYS_CHANNEL]);
  const waited = (seconds: number) => poolWaitSeconds.observe(seconds);
  const lanes = openLanes({ all: CONNECTIONS, each: OF_ONE_KIND, patienceMs: WAIT_MS, waited });
  const turnOf = traced(lanes.turnOf);
  const everySalon = withAllSalons(pool, turnOf("platform"));
  const replies = openReplies(everySalon, signals, rest.log);
  // behind a pooler a connection brings no limits of its own
  const counters = pooled
    ? withNoSalon(pool, turnOf("counters"))
    : overPool(pool, () => turnOf("counters"));
  const signer = createSigner(secret);
  const signInLanes = openLanes({ ...SIGN_IN, patienceMs: WAIT_MS, waited });
  const signInTurn = signInLanes.turnOf;
  const eventLoop = watchEventLoop();
  const { log, now } = rest;
  const openOwn = ownKeyModels(rest.env);
  const open = openOwn && ((apiKey: string) => watchedModel(openOwn(apiKey)));
  const ownKeys = await openOwnKeys({ everySalon, signals, signer, log, now, open });
  const pushKeys = await keptPushKeys({ db: everySalon, now, signer }, makePushKeys);
  const auth = createAuth({
    secret,
    publicUrl,
    database: drizzleAdapter(overPool(signIn, signInTurn), {
      provider: "pg",
      schema: authTables,
      transaction: true,
    }),
    founded: (person) => foundSalon(everySalon, person, rest.now()),
    joining: (token) => beginJoining(everySalon, { token, now: rest.now() }),
    joined: (person) => joinSalon(everySalon, person, rest.now()),
    replaced: async (userId) => {
      await provePassword(auth, userId);
      await forgetDevicesOf(everySalon, userId);
    },
    delivers: rest.mail.delivers,
    mail: async (userId, mail) => {
      const membership = await findMembership(everySalon, userId);
      if (!membership) throw new Error("This person has no salon yet.");
      const { accountStatus: _, ...actor } = membership;
      await queueMail(contextFor(services, { ...actor, isAdmin: false }), mail);
      if (!rest.mail.delivers)
        rest.log.warn(
          { userId },
          "there is no mail server: npm run mail -- ADDRESS shows here what was not sent",
        );
    },
    consume: (key, rate) => consume({ db: withNoSalon(pool), now: rest.now }, key, rate),
    log: rest.log,
  });
  const services: Services = {
    ...rest,
    beatMs,
    model: watchedModel(rest.model),
    publicUrl: publicUrl.replace(/\/+$/, ""),
    signer,
    push: createPusher(pushKeys, { subject: contactOf(publicUrl), trusted: pushServices }),
    ownKeys,
    ai: aiAccess(rest.env, rest.model, ownKeys),
    jobs,
    auth,
    sessions: sessionsOf(signIn, signInTurn("reading")),
    instance: instance.id,
    loadOf: (lane) => ({
      eventLoopDelayMs: eventLoop.delayMs(),
      poolWaitMs: Math.max(lanes.poolWaitMs(lane), signInLanes.poolWaitMs("reading")),
    }),
    replies,
    desk: openDesk({ db: everySalon, now, instance: instance.id }),
    tenancy: {
      forSalon: (salonId, lane = "jobs") => withSalon(pool, salonId, turnOf(lane)),
      forCounters: () => counters,
      forPlatform: () => everySalon,
      ping: () => inTime(probe`select 1`),
      ready: async () => {
        if (leaving) throw new Error("The process is about to end.");
        await inTime(writes(probe));
      },
    },
  };
  if (works) await startWorkers(services, jobs.boss);
  return {
    services,
    boss: jobs.boss,
    app: rest.env.ROLE === "worker" ? createProbes(services) : createApp(services),
    /** From here on it is not ready: whoever asks is sent elsewhere. */
    leave: () => {
      leaving = true;
    },
    close: async () => {
      eventLoop.close();
      // what is being handed over is finished first
      await jobs.stop();
      await replies.close();
      await ownKeys.close();
      await signals.close();
      await Promise.all([
        pool.end({ timeout: 2 }),
        signIn.end({ timeout: 2 }),
        probe.end({ timeout: 2 }),
        instance.close(),
      ]);
    },
  };
}

/**
 * Tries whether what is written is taken. A standby refuses to log; the log's files are there before they are needed, so that a
 * full disk is met by what sorts and sums too much for its memory instead, in a file that goes with the transaction.
 */
const writes = (sql: Sql) =>
  sql.begin((tx) => [
    tx`set local work_mem = '64kB'`,
    tx`select count(*) from generate_series(1, 20000)`,
    tx`select pg_logical_emit_message(true, 'undertone', 'ready')`,
  ]);

/** Turns at the connections whose work is a span each. */
const traced =
  (turnOf: (lane: string) => Turn) =>
  (lane: string): Turn => {
    const turn = turnOf(lane);
    return (work) => turn(() => inSpan("transaction", { "undertone.lane": lane }, work));
  };

/** Whom a push service turns to: the installation's own address, which must be one of TLS to be taken. */
const contactOf = (publicUrl: string) =>
  publicUrl.startsWith("https://") ? publicUrl : "mailto:undertone@localhost";

/** @throws Error where the database has not answered in time */
async function inTime(asked: PromiseLike<unknown>): Promise<void> {
  const answered = new AbortController();
  try {
    await Promise.race([asked, patience(answered.signal)]);
  } finally {
    answered.abort();
  }
}

async function patience(signal: AbortSignal): Promise<never> {
  for (let turn = 0; turn < PATIENCE.turns; turn += 1)
    await setTimeout(PATIENCE.turnMs, undefined, { ref: false, signal });
  throw new Error("The database did not answer in time.");
}
