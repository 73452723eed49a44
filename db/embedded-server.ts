import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram, type Binaries } from "./embedded-binaries.ts";
import { flags, reach, type Settings } from "./embedded-cluster.ts";
import { freePort, isFree } from "./embedded-port.ts";

/** How long a start may take, in milliseconds; recovery after a crash is part of it. */
export const patience = 20_000;

/** The server that runs on this folder, if any; `port` is absent while it is still starting. */
export function findRunning(cluster: string): { port?: number } | undefined {
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

/**
 * Starts a server that outlives this process, on `preferred` if that port is free. Gives its port
 * once it is ready, or nothing when it ended instead (another one was quicker, or it cannot start).
 */
export async function launch(
  cluster: string,
  binaries: Binaries,
  { preferred, settings }: { preferred: number; settings: Settings },
): Promise<number | undefined> {
  const port = (await isFree(preferred)) ? preferred : await freePort();
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const log = openSync(logFile(cluster), "w", 0o600);
  const child = spawn(
    binaries.program("postgres"),
    ["-D", reach(cluster), "-p", String(port), ...flags(all)],
    { ...binaries.options, cwd: cluster, detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  child.on("error", () => {}).unref(); // it has no pid then
  for (const until = Date.now() + patience; runs(child) && Date.now() < until; await pause(10))
    if (findRunning(cluster)?.port === port) return port;
  return undefined;
}

/** Ends the server in order, closing whatever is still connected. */
export async function shutDown(cluster: string, binaries: Binaries): Promise<void> {
  const args = ["stop", "-D", reach(cluster), "-m", "fast", "-w", "-s"];
  await runProgram(binaries.program("pg_ctl"), args, { ...binaries.options, cwd: cluster });
}

/** The end of the server's own log. */
export function lastWords(cluster: string): string {
  const file = logFile(cluster);
  return existsSync(file) ? readFileSync(file, "utf8").trim().slice(-600) : "it said nothing.";
}

function runs({ pid, exitCode, signalCode }: ChildProcess) {
  return pid !== undefined && exitCode === null && signalCode === null;
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

function logFile(cluster: string) {
  return join(dirname(cluster), "postgres.log");
}
