import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { findBinaries, type Binaries } from "./embedded-binaries.ts";
import {
  createCluster,
  ownerOf,
  readSecrets,
  type Secrets,
  type Settings,
} from "./embedded-cluster.ts";
import { findRunning } from "./embedded-lock.ts";
import { lastWords, logLength } from "./embedded-log.ts";
import { launch, patienceWith, shutDown } from "./embedded-server.ts";
import { sweepStaging } from "./embedded-staging.ts";

/** A running PostgreSQL of our own. */
export type Embedded = {
  /** Connects as `undertone`, owner of the database `undertone`: no superuser, bound by row-level security. */
  url: string;
  port: number;
  /** True when the server was already running, left by an app that died or shared with one that lives. */
  adopted: boolean;
  /** Leaves the server; the last app to leave stops it. */
  stop: () => Promise<void>;
};

type Options = {
  /** Folder of the database; created when missing. */
  dir: string;
  log: (line: string) => void;
  settings?: Settings;
};

type Database = Required<Options> & { cluster: string; binaries: Binaries; secrets: Secrets };
type Held = { port: number; lease: Sql; adopted: boolean };

const leaseName = "undertone lease";

/**
 * Starts the PostgreSQL that npm brought on the folder `dir`, or adopts the one already running
 * there. Loopback only, with passwords, checksums and fsync. Safe to call from several processes at
 * once; survives the death of the app, of the server, or of both at any moment. A server that dies
 * under a living app is started again on the same port. Throws one clear line when it cannot start.
 */
export async function startEmbedded({ dir, log, settings = {} }: Options): Promise<Embedded> {
  const cluster = join(resolve(dir), "cluster");
  const binaries = findBinaries(ownerOf(cluster), log);
  const swept = sweepStaging(dirname(cluster));
  if (!existsSync(cluster)) await createCluster(cluster, binaries, settings);
  const secrets = readSecrets(cluster, binaries.major);
  const database = { dir, log, settings, cluster, binaries, secrets };

  let leaving = false;
  const hold = (preferred: number) => enter(database, { preferred, onLost: () => void regain() });
  let held = hold(secrets.port);
  const { port, adopted } = await held;
  await swept;

  async function regain() {
    if (leaving) return;
    log("PostgreSQL ended; starting it again.");
    held = hold(port);
    try {
      const again = await held;
      log(`PostgreSQL is back${again.port === port ? "." : " on another port: restart the app."}`);
    } catch (error) {
      log(String(error));
      await regain();
    }
  }

  async function stop() {
    leaving = true;
    const last = await held.catch(() => undefined);
    if (last && (await isLast(last.lease))) await shutDown(cluster, binaries);
    await last?.lease.end({ timeout: 0 });
  }

  return { url: urlOf(secrets, port), port, adopted, stop };
}

/** Adopts or starts the server, again and again while it is between two states. */
async function enter(
  { cluster, binaries, secrets, settings }: Database,
  { preferred, onLost }: { preferred: number; onLost: () => void },
): Promise<Held> {
  const before = logLength(cluster);
  const waits = patienceWith(cluster);
  let own: number | undefined;
  for (let found = findRunning(cluster); waits(found !== undefined); found = findRunning(cluster)) {
    const running = found ?? (await launch(cluster, binaries, { preferred, settings }));
    // its lease may be taken at a later look
    if (!found) own = running?.pid;
    const { pid, port } = running ?? {};
    const lease = port && (await takeLease(secrets, { port, onLost }));
    if (lease) return { port, lease, adopted: pid !== own };
    await pause(25);
  }
  throw new Error(`PostgreSQL did not start on ${cluster}: ${lastWords(cluster, before)}`);
}

/** A connection held for the life of the app: it proves that the server is ours, and its end tells others we left. */
async function takeLease(
  secrets: Secrets,
  { port, onLost }: { port: number; onLost: () => void },
): Promise<Sql | undefined> {
  let held = false;
  const lease = postgres(urlOf(secrets, port), {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    onclose: () => held && onLost(),
    connection: { application_name: leaseName },
  });
  try {
    await lease`select 1`;
    held = true;
    return lease;
  } catch (cause) {
    await lease.end({ timeout: 0 });
    if ((cause as { code?: string }).code === "28P01")
      throw new Error("The password in undertone.json is not the database's.", { cause });
    return undefined; // starting or stopping at this moment
  }
}

/** One app at a time asks, so that of two that leave together the second sees itself alone. */
async function isLast(lease: Sql) {
  try {
    await lease`select pg_advisory_lock(hashtext(${leaseName}))`;
    const others = await lease`
      select 1 from pg_stat_activity
      where application_name = ${leaseName} and pid <> pg_backend_pid()`;
    return others.length === 0;
  } catch {
    return false; // the server is already gone
  }
}

function urlOf({ password }: Secrets, port: number) {
  return `postgres://undertone:${password}@127.0.0.1:${port}/undertone`;
}
