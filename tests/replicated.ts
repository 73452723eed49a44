import { execFile } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres, { type Sql } from "postgres";
import { expect } from "vitest";
import { startEmbedded } from "#db/embedded.ts";
import { findBinaries, type Binaries } from "#db/embedded-binaries.ts";
import { ownerOf, readSecrets, type Secrets } from "#db/embedded-cluster.ts";
import { freePort } from "#db/embedded-port.ts";
import { isAlive } from "#db/embedded-process.ts";
import { launch } from "#db/embedded-server.ts";
import { soon } from "./soon.ts";

/** What a replica that was held up for a while still needs. */
const KEPT = { wal_keep_size: "512MB" };

type Place = { cluster: string; port: number };
type Server = Place & { pid: number };

/**
 * A primary and its streaming replica, below `home`, made of the PostgreSQL that npm brought. What is acknowledged stands on both.
 */
export async function startReplicated(home: string) {
  const first = { cluster: join(home, "first/postgres/cluster"), port: await freePort() };
  const second = { cluster: join(home, "second/postgres/cluster"), port: await freePort() };
  const { stop } = await startEmbedded({ dir: dirname(first.cluster), log: () => {} });
  await stop();
  const binaries = findBinaries(ownerOf(first.cluster), () => {});
  const secrets = readSecrets(first.cluster, binaries.major);
  let primary = await start(first, binaries);
  let replica = await startReplica(second, primary, { binaries, secrets });
  return {
    url: `postgres://undertone:${secrets.password}@127.0.0.1:${first.port},127.0.0.1:${second.port}/undertone`,
    killPrimary: () => process.kill(primary.pid, "SIGKILL"),
    /** Makes the replica the primary, as whatever watches over a cluster does. */
    promote: async () => {
      await as(secrets, replica, (sql) => sql`select pg_promote()`);
      [primary, replica] = [replica, primary];
    },
    /** Makes what was the primary before a replica of the one that is now. */
    rejoin: async () => {
      replica = await startReplica(replica, primary, { binaries, secrets });
    },
    /** Where the one that is the primary now keeps its data: below `first` or `second`. */
    primaryAt: () => (primary.cluster === first.cluster ? "first" : "second"),
    /** Starts the primary where it has ended by itself. */
    revive: async () => {
      await soon(async () => {
        if (!isAlive(primary.pid)) primary = await start(primary, binaries);
      });
    },
    /** Lets neither of one server's processes go on, as a disk that does not answer does. What it gives ends that. */
    freeze: (which: "primary" | "replica") => {
      const { pid } = which === "primary" ? primary : replica;
      const pids = [pid, ...childrenOf(pid)];
      for (const each of pids) signal(each, "SIGSTOP");
      return () => {
        for (const each of pids) signal(each, "SIGCONT");
      };
    },
    stop: async () => {
      const pids = [primary.pid, replica.pid];
      // at once, and whoever is connected is not waited for
      for (const pid of pids) signal(pid, "SIGQUIT");
      await soon(() => expect(pids.filter(isAlive)).toEqual([]));
    },
  };
}

async function start({ cluster, port }: Place, binaries: Binaries): Promise<Server> {
  const running = await launch(cluster, binaries, { preferred: port, settings: KEPT });
  if (running?.port === port) return { cluster, port, pid: running.pid };
  throw new Error(
    `No server on ${cluster}:\n${readFileSync(join(cluster, "../postgres.log"), "utf8")}`,
  );
}

/** A replica over a base backup of the primary. From here on nothing is acknowledged that does not stand on both. */
async function startReplica(
  place: Place,
  primary: Server,
  { binaries, secrets }: { binaries: Binaries; secrets: Secrets },
): Promise<Server> {
  await as(secrets, primary, (sql) => backUp(sql, primary.cluster, place.cluster));
  put(place.cluster, "standby.signal", "");
  appendFileSync(
    join(place.cluster, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${secrets.superuser}'\n`,
  );
  const replica = await start(place, binaries);
  await as(secrets, primary, async (sql) => {
    await soon(async () => {
      expect(await sql`select from pg_stat_replication where state = 'streaming'`).toHaveLength(1);
    });
    await sql`alter system set synchronous_standby_names = '*'`;
    await sql`select pg_reload_conf()`;
  });
  return replica;
}

async function backUp(sql: Sql, from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  await sql`select pg_backup_start('replica', true)`;
  await copyLive(from, to);
  const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
  put(to, "backup_label", stopped?.labelfile ?? "");
  for (const name of ["postmaster.pid", "postmaster.opts"]) rmSync(join(to, name), { force: true });
}

/** Puts a file beside the data, which the server must be able to read. */
function put(cluster: string, name: string, text: string): void {
  const file = join(cluster, name);
  writeFileSync(file, text);
  const owner = ownerOf(cluster);
  if (owner) chownSync(file, owner.uid, owner.gid);
}

/** With owners and modes. A file that goes meanwhile is missed by nobody: the log tells of it. */
async function copyLive(from: string, to: string): Promise<void> {
  try {
    await promisify(execFile)("cp", ["-a", from, to]);
  } catch (error) {
    if (!existsSync(join(to, "global/pg_control"))) throw error;
  }
}

async function as<T>(
  { superuser }: Secrets,
  { port }: Server,
  work: (sql: Sql) => PromiseLike<T>,
): Promise<T> {
  const sql = postgres({ host: "127.0.0.1", port, user: "postgres", password: superuser, max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended before
  }
}
