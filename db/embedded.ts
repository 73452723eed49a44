import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, mkdtempSync } from "node:fs";
import { openSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from "node:fs";
import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { findBinaries, runProgram, type Binaries } from "./postgres-binaries.ts";

/** A running PostgreSQL of our own. */
export type Embedded = {
  /** Connects as `undertone`, owner of the database `undertone`: no superuser, bound by row-level security. */
  url: string;
  port: number;
  /** True when the server was already running, left by an app that died or shared with one that lives. */
  adopted: boolean;
  /** Leaves the server; the last app to leave stops it. */
  stop(): Promise<void>;
};

type Options = {
  /** Folder of the database; created when missing. */
  dir: string;
  log: (line: string) => void;
  /** Settings over PostgreSQL's own, such as `{ fsync: "off" }` for throwaway databases. */
  settings?: Record<string, string>;
};

type Server = { cluster: string; binaries: Binaries; secrets: Secrets };
type Secrets = { port: number; password: string; superuser: string };

const patience = 20_000;
const leaseName = "undertone lease";

/**
 * Starts the PostgreSQL that npm brought on the folder `dir`, or adopts the one already running
 * there. Loopback only, with passwords, checksums and fsync. Safe to call from several processes at
 * once; survives the death of the app, of the server, or of both at any moment.
 */
export async function startEmbedded({ dir, log, settings = {} }: Options): Promise<Embedded> {
  const cluster = join(resolve(dir), "cluster");
  const binaries = findBinaries(ownerOf(cluster), log);
  if (!existsSync(cluster)) await createCluster(cluster, binaries, settings);
  const server = { cluster, binaries, secrets: readSecrets(cluster, binaries.major) };
  for (const until = Date.now() + patience; Date.now() < until; await pause(25)) {
    const running = findRunning(cluster);
    const port = running ? running.port : await launch(server, settings);
    const lease = port && (await takeLease(server, port));
    if (lease) return embedded(server, { port, lease, adopted: Boolean(running) });
  }
  throw new Error(`PostgreSQL did not start on ${cluster}: ${lastWords(cluster)}`);
}

/** Who the database belongs to, so that root serves it under the same account again. */
function ownerOf(cluster: string) {
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  const self = process.getuid?.();
  if (self && uid !== self)
    throw new Error(
      `The database in ${cluster} belongs to another account (uid ${uid}). Start as that account or as root, or set DATA_DIR to another folder.`,
    );
  return uid === 0 ? undefined : { uid, gid };
}

/**
 * Makes the database beside its place and moves it there whole, so that a start that dies half-way
 * or races another leaves either nothing or a complete database with its passwords.
 */
async function createCluster(
  cluster: string,
  binaries: Binaries,
  settings: Record<string, string>,
) {
  const home = resolve(cluster, "..");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const staging = mkdtempSync(join(home, "new-"));
  const data = join(staging, "data");
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = binaries.options;
  if (uid !== undefined && gid !== undefined)
    for (const folder of [staging, data]) chownSync(folder, uid, gid);
  const secrets: Secrets = { port: await freePort(), password: secret(), superuser: secret() };
  try {
    writeFileSync(join(staging, "password"), secrets.superuser);
    const at = { ...binaries.options, cwd: data };
    await runProgram(
      binaries.program("initdb"),
      [
        ...["-D", reach(data), "-U", "postgres", `--pwfile=${reach(data)}/../password`],
        ...["--auth=scram-sha-256", "--data-checksums", "--encoding=UTF8"],
        ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
        ...(settings["fsync"] === "off" ? ["--no-sync"] : []),
      ],
      at,
    );
    const statements = [
      `create role undertone login createrole createdb nosuperuser nobypassrls password '${secrets.password}'`,
      "create database undertone owner undertone",
    ];
    await runProgram(
      binaries.program("postgres"),
      ["--single", "-D", reach(data), ...flags(settings), "postgres"],
      { ...at, input: statements.map((statement) => `${statement};\n`).join("") },
    );
    writeDurably(join(data, "undertone.json"), JSON.stringify(secrets));
    renameSync(data, cluster);
    syncFolder(home);
  } catch (cause) {
    if (!existsSync(cluster)) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`A database could not be made in ${home} (DATA_DIR): ${reason}`, { cause });
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function readSecrets(cluster: string, major: string): Secrets {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (made !== major)
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, but this release brings PostgreSQL ${major}. Start the release that made it, move the data to a server and set DATABASE_URL.`,
    );
  return JSON.parse(readFileSync(join(cluster, "undertone.json"), "utf8")) as Secrets;
}

/** The server that runs on this folder, if any; `port` is absent while it is still starting. */
function findRunning(cluster: string): { port?: number } | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid = "", folder = "", , port, , , , status] = readFileSync(file, "utf8").split("\n");
  if (!isAlive(Number(pid))) return undefined;
  if (serves(Number(pid), folder, cluster))
    return status?.trim() === "ready" ? { port: Number(port) } : {};
  // The number now belongs to some other process, and PostgreSQL would refuse to start for ever.
  if (readFileSync(file, "utf8").startsWith(`${pid}\n`)) rmSync(file);
  return undefined;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A PostgreSQL server's working folder is the one it serves; elsewhere than on Linux its own note must do. */
function serves(pid: number, folder: string, cluster: string) {
  if (process.platform !== "linux") return resolve(folder) === cluster;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Starts a server that outlives this process; gives its port once it is ready, nothing if it ended instead. */
async function launch({ cluster, binaries, secrets }: Server, settings: Record<string, string>) {
  const port = (await isFree(secrets.port)) ? secrets.port : await freePort();
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const log = openSync(logFile(cluster), "w", 0o600);
  const child = spawn(
    binaries.program("postgres"),
    ["-D", reach(cluster), "-p", String(port), ...flags(all)],
    { ...binaries.options, cwd: cluster, detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  let ended = false;
  child.once("error", () => (ended = true)).once("exit", () => (ended = true));
  child.unref();
  for (const until = Date.now() + patience; !ended && Date.now() < until; await pause(10))
    if (findRunning(cluster)?.port === port) return port;
  return undefined;
}

/** A connection held for the life of the app: it proves that the server is ours, and its end tells others we left. */
async function takeLease({ secrets, cluster }: Server, port: number): Promise<Sql | undefined> {
  const lease = postgres(urlOf(secrets, port), {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: leaseName },
  });
  try {
    await lease`select 1`;
    return lease;
  } catch (cause) {
    await lease.end({ timeout: 0 });
    if ((cause as { code?: string }).code === "28P01")
      throw new Error(`The password in ${cluster}/undertone.json is not the database's.`, {
        cause,
      });
    return undefined; // starting or stopping at this moment
  }
}

function embedded(
  { cluster, binaries, secrets }: Server,
  { port, lease, adopted }: { port: number; lease: Sql; adopted: boolean },
): Embedded {
  const stop = async () => {
    if (await isLast(lease)) {
      const args = ["stop", "-D", reach(cluster), "-m", "fast", "-w", "-s"];
      await runProgram(binaries.program("pg_ctl"), args, { ...binaries.options, cwd: cluster });
    }
    await lease.end({ timeout: 0 });
  };
  return { url: urlOf(secrets, port), port, adopted, stop };
}

/** One app at a time asks, so that of two that leave together the second sees itself alone. */
async function isLast(lease: Sql) {
  try {
    await lease`select pg_advisory_lock(hashtext(${leaseName}))`;
    const others = await lease`
      select 1 from pg_stat_activity where application_name = ${leaseName} and pid <> pg_backend_pid()`;
    return others.length === 0;
  } catch {
    return false; // the server is already gone
  }
}

function urlOf({ password }: Secrets, port: number) {
  return `postgres://undertone:${password}@127.0.0.1:${port}/undertone`;
}

/**
 * The folder as the server's account sees it. As root the server runs under another account, which
 * may not enter the folders above; its own working folder it can always reach.
 */
function reach(folder: string) {
  return process.getuid?.() === 0 && process.platform === "linux" ? "/proc/self/cwd" : folder;
}

function logFile(cluster: string) {
  return join(resolve(cluster, ".."), "postgres.log");
}

function lastWords(cluster: string) {
  const file = logFile(cluster);
  return existsSync(file) ? readFileSync(file, "utf8").trim().slice(-600) : "it said nothing.";
}

function flags(settings: Record<string, string>) {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function secret() {
  return randomBytes(24).toString("base64url");
}

function writeDurably(file: string, text: string) {
  const handle = openSync(file, "wx", 0o600);
  writeFileSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
}

function syncFolder(folder: string) {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((done) => {
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done, failed) => {
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
