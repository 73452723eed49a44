import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { runProgram, type Binaries } from "./embedded-binaries.ts";
import { freePort } from "./embedded-port.ts";
import { inStaging } from "./embedded-staging.ts";

/** What is kept beside the data: the port it prefers and the passwords of both its roles. */
export type Secrets = { port: number; password: string; superuser: string };

/** Settings over PostgreSQL's own, such as `{ fsync: "off" }` for throwaway databases. */
export type Settings = Record<string, string>;

/** Whom the database belongs to, so that root serves it under the same account again. */
export function ownerOf(cluster: string): { uid: number; gid: number } | undefined {
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
export async function createCluster(
  cluster: string,
  binaries: Binaries,
  settings: Settings,
): Promise<void> {
  const home = dirname(cluster);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  try {
    await inStaging(home, (staging) => makeCluster(cluster, { staging, binaries, settings }));
  } catch (cause) {
    if (existsSync(cluster)) return; // another start was quicker
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`A database could not be made in ${home} (DATA_DIR): ${reason}`, { cause });
  }
}

/** Reads the passwords; refuses a database of another major version, which this server cannot open. */
export function readSecrets(cluster: string, major: string): Secrets {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (made !== major)
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, but this release brings PostgreSQL ${major}. Start the release that made it, move the data to a server and set DATABASE_URL.`,
    );
  return JSON.parse(readFileSync(join(cluster, "undertone.json"), "utf8")) as Secrets;
}

/**
 * A program's working folder as its own account sees it. As root the programs run under another
 * account that may not enter the folders above; its own working folder it can always reach.
 */
export function reach(folder: string): string {
  return process.getuid?.() === 0 && process.platform === "linux" ? "/proc/self/cwd" : folder;
}

/** Settings as command line arguments of PostgreSQL. */
export function flags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function makeCluster(
  cluster: string,
  { staging, binaries, settings }: { staging: string; binaries: Binaries; settings: Settings },
) {
  const data = join(staging, "data");
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = binaries.options;
  if (uid !== undefined && gid !== undefined)
    for (const folder of [staging, data]) chownSync(folder, uid, gid);
  const secrets: Secrets = { port: await freePort(), password: secret(), superuser: secret() };
  writeFileSync(join(staging, "password"), secrets.superuser);
  await fill(data, binaries, { settings, password: secrets.password });
  writeDurably(join(data, "undertone.json"), JSON.stringify(secrets));
  renameSync(data, cluster);
  syncFolder(dirname(cluster));
}

/** initdb, then the app's role and database through the single-user server, before anyone can connect. */
async function fill(
  data: string,
  binaries: Binaries,
  { settings, password }: { settings: Settings; password: string },
) {
  const at = { ...binaries.options, cwd: data };
  const folder = ["-D", reach(data)];
  await runProgram(
    binaries.program("initdb"),
    [
      ...folder,
      "--username=postgres",
      `--pwfile=${reach(data)}/../password`,
      "--auth=scram-sha-256",
      "--data-checksums",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(settings["fsync"] === "off" ? ["--no-sync"] : []),
    ],
    at,
  );
  const statements = [
    `create role undertone login createrole createdb nosuperuser nobypassrls password '${password}';`,
    "create database undertone owner undertone;",
  ];
  await runProgram(
    binaries.program("postgres"),
    ["--single", ...folder, ...flags(settings), "postgres"],
    { ...at, input: statements.map((statement) => `${statement}\n`).join("") },
  );
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
  if (process.platform === "win32") return; // Windows cannot open a folder to sync it
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
